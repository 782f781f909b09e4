import { scene } from '../kit/scene.ts';

// Hive of Scum and Villainy

scene(
  'Hive of Scum and Villainy: a card for the first action that makes a minion of yours here stronger',
  (table) => {
    const t =
      table(`shows: Hive of Scum and Villainy 1, R10.74 | A: Yield to Rage, Use the Fours | A deck: 3 Zapbot
    Hive of Scum and Villainy: A Ghost, A Invader, B Ghost | Tortuga`);
    t.play('Yield to Rage').pick('A Ghost').keepExtra();
    t.expect('A: Use the Fours, Zapbot');
    t.play('Use the Fours').pick('Invader');
    t.expect('A: Zapbot | A deck: 2 Zapbot');
  },
);

scene('Hive of Scum and Villainy: several minions at once are one action', (table) => {
  const t = table(`shows: Hive of Scum and Villainy 1 | A: Howl | A deck: 3 Zapbot
    Hive of Scum and Villainy: A Ghost, A Invader, B Ghost | Tortuga`);
  t.play('Howl');
  t.expect('A: Zapbot');
});

scene('Hive of Scum and Villainy: not for another player’s minion, nor for one elsewhere', (table) => {
  const t =
    table(`shows: Hive of Scum and Villainy 1, R10.19 | A: Upgrade, Time Loop, Block the Probe | A deck: 3 Zapbot
    Hive of Scum and Villainy: A Ghost, B Ghost | Tortuga: A Invader`);
  t.play('Time Loop').play('Block the Probe').pick('B Ghost');
  t.expect('A: Upgrade').play('Upgrade', 'Ghost');
  t.expect('A: Zapbot');
});

scene('Hive of Scum and Villainy: each player, whosever turn it is', (table) => {
  const t = table(`shows: Hive of Scum and Villainy 1 | A: Use the Fours, Block the Probe | B: Block the Probe
    A deck: 6 Zapbot | B deck: 6 Zapbot
    Hive of Scum and Villainy: A Ghost, B Invader | Jungle Oasis: A 2 King Rex | Tortuga`);
  t.play('Use the Fours').pick('Ghost');
  t.expect('A: Block the Probe, Zapbot').endTurn();
  t.pick('use Block the Probe').pick('Ghost');
  t.expect('asked: B | A: Zapbot').pick('use Block the Probe').pick('Invader');
  t.expect('A: 3 Zapbot | B: Zapbot');
});

// No-Moon

scene('No-Moon: another base is destroyed, with all that is there, and replaced at once', (table) => {
  const t = table(`shows: No-Moon 1 2 | decks: 6 Howl | base deck: The Homeworld, Antarctic Base
    No-Moon: A 3 King Rex, A Grave Digger | Jungle Oasis: A Ghost [A Upgrade], B Warbot, B 2 Supreme Overlord`);
  t.endTurn();
  t.pick('No-Moon');
  t.expect('vp: A 5, B 0 | bases in any order: The Homeworld, Antarctic Base');
  t.expect('base discard: Jungle Oasis, No-Moon | B discard: Warbot, 2 Supreme Overlord');
});

scene('No-Moon: a titan on the other base is set aside', (table) => {
  const t = table(`shows: No-Moon 1 | decks: 6 Howl | base deck: The Homeworld, Antarctic Base
    No-Moon: A 3 King Rex, A Grave Digger | Tortuga: B Creampuff Man`);
  t.endTurn();
  t.expect('B titans: Creampuff Man | bases in any order: The Homeworld, Antarctic Base');
});

scene('No-Moon: chance picks one of the others', (table) => {
  const t = table(`shows: No-Moon | decks: 6 Howl | seed: 3 | base deck: The Homeworld, Antarctic Base
    No-Moon: A 3 King Rex, A Grave Digger | Tortuga: B Ghost | Workshop: B Ghost`);
  t.endTurn();
  t.expect('base discard: 2 cards | B discard: Ghost');
});

scene('No-Moon: without another base, the base deck is left alone', (table) => {
  const t = table(`shows: No-Moon, R14.6 | variant: big base | decks: 4 Ghost | round: 3 | turn: B
    base deck: Jungle Oasis, Tar Pits | No-Moon: A King Rex, B Ghost`);
  t.endTurn().expect('vp: A 6, B 4 | bases: Jungle Oasis | base discard: No-Moon | base deck: Tar Pits');
});
