import { scene } from '../kit/scene.ts';

scene(
  'Critter Combat Club: once per turn a small minion out of the hand, which goes under the deck',
  (table) => {
    const t = table(`shows: Critter Combat Club 1 | A: Captain Ahab, Saucy Wench, Invader | A deck: 6 Howl
    Critter Combat Club | Tortuga`);
    t.expect('breakpoint: Critter Combat Club 23');
    t.play('Captain Ahab', 'Critter Combat Club', 'Critter Combat Club');
    t.expect('plays left: minion, action');
    t.play('Invader', 'Critter Combat Club');
    t.expect('can play: nothing');
    t.endTurn();
    t.expect('Critter Combat Club: A Invader | A deck: ..., Captain Ahab');
  },
);

scene('Critter Combat Club: each player in their own turn, printed power', (table) => {
  const t = table(`shows: Critter Combat Club 1 | A: Mimic | B: Captain Ahab, Invader, Warbot | decks: 6 Howl
    Critter Combat Club: A King Rex | Tortuga`);
  t.play('Mimic', 'Critter Combat Club', 'Critter Combat Club');
  t.endTurn();
  t.expect('Critter Combat Club: A King Rex | turn: B');
  t.play('Invader', 'Tortuga');
  t.expect('can play: Captain Ahab');
  t.play('Captain Ahab', 'Critter Combat Club');
  t.endTurn();
  t.expect('Critter Combat Club: A King Rex | B deck: ..., Captain Ahab');
});

scene('Critter Combat Club: a minion that has left meanwhile, and come back, stays', (table) => {
  const t = table(
    `shows: Critter Combat Club 1 | A: Captain Ahab, Beam Up | A deck: 6 Howl | Critter Combat Club | Tortuga`,
  );
  t.play('Captain Ahab', 'Critter Combat Club', 'Critter Combat Club');
  t.play('Beam Up');
  t.play('Captain Ahab', 'Tortuga');
  t.endTurn();
  t.expect('Tortuga: A Captain Ahab');
});

scene('Itty City: you decide first, then chance picks; once for each player in a turn', (table) => {
  const t =
    table(`shows: Itty City 1 | A: Warbot, Invader, Summon | A discard: 2 Captain Ahab, Howl | B discard: Mimic
    decks: 6 Zeppelin | Itty City | Tortuga`);
  t.expect('breakpoint: Itty City 20');
  t.play('Summon');
  t.play('Warbot', 'Itty City').pick('yes');
  t.expect('A discard: Captain Ahab, Howl, Summon | B discard: Mimic');
  t.play('Invader', 'Itty City');
  t.expect('question: play | A discard: Captain Ahab, Howl, Summon');
});

scene('Itty City: not asked without a minion to shuffle in, and you may decline', (table) => {
  const t = table(`shows: Itty City 1 | A: Warbot | B: Invader | A discard: Howl | B discard: Mimic
    decks: 6 Zeppelin | Itty City | Tortuga`);
  t.play('Warbot', 'Itty City');
  t.expect('question: play');
  t.endTurn();
  t.play('Invader', 'Itty City').pick('no');
  t.expect('B discard: Mimic');
});
