import { scene } from '../kit/scene.ts';

scene('Slime Pool: an action off the top of the deck, on a minion here, for the regular play', (table) => {
  const t = table(`shows: Slime Pool 1, R10.81, R9.14 | A: Howl, Full Moon
    A deck: Ghost, Full Moon, Upgrade, Poison | Slime Pool: A Invader, B Walker | Tortuga: A Warbot`);
  t.use('Slime Pool').offers('Invader, Walker').pick('Invader');
  t.expect('Slime Pool: A Invader [A Upgrade], B Walker | A deck: 3 cards');
  t.expect('cannot use: Slime Pool | plays left: minion');
});

scene('Slime Pool: not with an extra action, and it counts as an action played', (table) => {
  const t = table(`shows: Slime Pool 1 | A: K.C. Smith, Flip Kick, Howl | A deck: 3 Howl, Upgrade, 3 Howl
    Slime Pool: A Invader | Tortuga`);
  t.play('K.C. Smith as minion', 'Tortuga').use('Slime Pool');
  t.expect('cannot use: Slime Pool | plays left: action using K.C. Smith');
  t.play('Flip Kick').expect('A: Howl, 3 Howl');
});

scene('Slime Pool: what can go on no minion here is discarded, and the play is gone', (table) => {
  const t = table(`shows: Slime Pool 2, R9.14 | A deck: Howl, Fearless Friend, Howl
    Slime Pool: B Walker | Tortuga: A Ghost`);
  t.use('Slime Pool');
  t.expect('A discard: Fearless Friend | A deck: 2 cards | cannot use: Slime Pool | plays left: minion');
});

scene('Power Castle: whoever plays an action on a minion here, once in a turn', (table) => {
  const t = table(`shows: Power Castle 1 | A: 3 Upgrade, Time Loop, Full Moon | decks: 9 Howl | B: Upgrade
    Power Castle: B Ghost, A Invader | Tortuga: A Warbot`);
  t.play('Time Loop').play('Upgrade').pick('Ghost').pick('yes');
  t.play('Upgrade').pick('Invader');
  t.expect('question: play | Power Castle: B Ghost +1 [A Upgrade], A Invader [A Upgrade]');
  t.endTurn();
  t.play('Upgrade').pick('Ghost').expect('asked: B').pick('yes');
  t.expect('counters: Ghost 2');
});

scene('Power Castle: not for other actions, nor for another base', (table) => {
  const t = table(`shows: Power Castle 1 | A: Upgrade, Time Loop, Full Moon
    Power Castle: B Ghost | Tortuga: A Warbot`);
  t.play('Time Loop').play('Full Moon', 'Power Castle').play('Upgrade').pick('Warbot');
  t.expect('question: play');
});

scene(
  'Power Castle: one that is transferred to a minion here counts, one that comes along does not',
  (table) => {
    const t = table(`shows: Power Castle 1 2 | A: Invasion | Power Castle: B Ghost | Jungle Oasis
    Tortuga: A Warbot [A Powerful Sword, A Upgrade], A Invader [A Magic Weapon]`);
    t.play('Invasion').pick('Invader').pick('Power Castle').expect('question: play');
    t.use('Powerful Sword').pick('yes');
    t.expect('Power Castle: B Ghost, A Invader +1 [A Magic Weapon, A Upgrade]');
  },
);

scene('Power Castle: a minion that is swapped in here gets the actions transferred', (table) => {
  const t = table(`shows: Power Castle 1, R10.80 | A: Gecko Rap, Captain Ahab | Tortuga
    Power Castle: A Invader [A Upgrade]`);
  t.play('Gecko Rap').pick('yes');
  t.expect('Power Castle: A Captain Ahab +1 [A Upgrade]');
});
