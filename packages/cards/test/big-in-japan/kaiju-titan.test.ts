import { scene } from '../kit/scene.ts';

scene('Gorgodzolla: instead of the minion play, where you have two actions, on minions too', (table) => {
  const t = table(`shows: Gorgodzolla 1 2 | A titans: Gorgodzolla
    Jungle Oasis: A Stomp, B Ghost [A Upgrade] | Tortuga: A Stomp, B Stomp`);
  t.use('Gorgodzolla');
  t.expect('Jungle Oasis: A Stomp, B Ghost [A Upgrade], A Gorgodzolla | plays left: action');
});

scene('Gorgodzolla: an extra minion play does not serve', (table) => {
  const t = table(`shows: Gorgodzolla 1 | A: Warbot, Summon | A titans: Gorgodzolla
    Jungle Oasis: A Stomp, A Full Moon | Tortuga`);
  t.play('Warbot', 'Tortuga').play('Summon');
  t.expect('cannot use: Gorgodzolla');
  t.leave();
});

scene('Gorgodzolla: what forbids playing minions does not concern it', (table) => {
  const t = table(`shows: Gorgodzolla 1 | A titans: Gorgodzolla
    Tsar's Palace: A Stomp, A Full Moon | Tortuga`);
  t.use('Gorgodzolla');
  t.expect("Tsar's Palace: A Stomp, A Full Moon, A Gorgodzolla");
});

scene(
  'Gorgodzolla: a counter for each action on its base and each minion; a card for the action',
  (table) => {
    const t =
      table(`shows: Gorgodzolla 3 | A: 2 Stomp, Upgrade, Warbot, Time Loop, Kaiju Conflict | A deck: 3 Howl
    Antarctic Base: A Gorgodzolla, A Invader | Tortuga`);
    t.play('Kaiju Conflict').play('Time Loop');
    t.play('Stomp', 'Antarctic Base').pick('yes');
    t.expect('Antarctic Base: A Gorgodzolla +1, A Invader, A Stomp | A: Stomp, Upgrade, Warbot, Howl');
    t.play('Upgrade', 'Invader');
    t.play('Stomp', 'Tortuga');
    t.expect('counters: Gorgodzolla 1 | A: Warbot, Howl');
    t.play('Warbot', 'Antarctic Base');
    t.expect('counters: Gorgodzolla 2 | A: Howl | total at Antarctic Base: A 13, B 0');
  },
);

scene('Gorgodzolla: the counter has to be placed, the card need not be drawn', (table) => {
  const t = table(
    `shows: Gorgodzolla 3 | A: Stomp | A deck: 3 Howl | Antarctic Base: A Gorgodzolla | Tortuga`,
  );
  t.play('Stomp', 'Antarctic Base').pick('no');
  t.expect('counters: Gorgodzolla 1 | A deck: 3 Howl');
});

scene('Gorgodzolla: not for what others play', (table) => {
  const t = table(`shows: Gorgodzolla 3 | turn: B | B: Stomp, Warbot | decks: 3 Howl
    Antarctic Base: A Gorgodzolla | Tortuga`);
  t.play('Stomp', 'Antarctic Base').play('Warbot', 'Antarctic Base');
  t.expect('counters: Gorgodzolla 0');
});

scene('Gorgodzolla: an action that has left again meanwhile was played here all the same', (table) => {
  const t = table(`shows: Gorgodzolla 3 | A: Johnny | A deck: 3 Howl
    Antarctic Base: A Gorgodzolla | Tortuga: A Stomp`);
  t.play('Johnny', 'Antarctic Base').pick('Stomp').pick('Stomp').pick('yes');
  t.expect('counters: Gorgodzolla 2 | A: Howl');
});
