import { scene } from '../kit/scene.ts';

/** R7.1, R9.4 and R9.12 in combinations: what the newest cards let each player know. */

scene('Wood for Sheep: the gift is known to the two of them, the card that was shown to all', (table) => {
  const t = table(
    `shows: R9.4 | players: 3 | A: Wood for Sheep, Spirit, Zapbot | B: Summon | Tortuga | Jungle Oasis`,
  );
  t.play('Wood for Sheep').pick('B');
  t.expect('C sees B: Summon');
  t.pick('Spirit');
  t.expect(
    'A sees B: Spirit | C sees B: ? | a spectator sees B: ? | A discard: Wood for Sheep | B discard: Summon',
  );
});

scene('Kickboxbro: a stored card is only counted by others', (table) => {
  const t = table(
    `shows: R16.1 | A: Summon, Ghost | decks: 6 Spirit | players: 3 | Tortuga: A Kickboxbro | Jungle Oasis`,
  );
  t.endTurn();
  t.pick('Summon');
  t.expect('B sees A: ?, ?, ? | a spectator sees A: ?, ?, ?');
  t.leave();
});

scene('Pupoks: three cards that all have seen go to the hand', (table) => {
  const t = table(
    `shows: R9.12 | vp: A 1 | A: King Rex | A deck: Ghost, Zapbot, Summon, Spirit | Tortuga: A Pupoks | Jungle Oasis`,
  );
  t.use('Pupoks').pick();
  t.expect('B sees A in any order: ?, Ghost, Zapbot, Summon | B sees A deck: ?');
});

scene('Close Encounters: the card goes back unseen', (table) => {
  const t = table(
    `shows: R9.4 | A: Close Encounters, King Rex | A deck: Ghost, Zapbot | Tortuga | Jungle Oasis`,
  );
  t.play('Close Encounters').pick('King Rex');
  t.expect('A deck: King Rex, Zapbot | B sees A deck: ?, ? | B sees A: ? | A sees A deck: King Rex, ?');
});

scene('Space Knight: what goes back on top stays known, in whatever order', (table) => {
  const t = table(
    `shows: R9.12 | A deck: Ghost, Summon, Zapbot, Spirit | Tortuga: A Space Knight | Jungle Oasis`,
  );
  t.use('Space Knight').pick('Summon').pick('Zapbot', 'Ghost');
  t.expect('A: Summon | B sees A: Summon');
  t.leave();
});

scene('Jam All Night Long: a hand without a small minion is shown to all', (table) => {
  const t = table(
    `shows: R9.12 | players: 3 | B: King Rex, Summon | Tortuga: A Jam All Night Long | Jungle Oasis`,
  );
  t.use('Jam All Night Long').pick('B');
  t.expect('C sees B: King Rex, Summon | a spectator sees B: King Rex, Summon');
});

scene('Hearse Fleet: two hidden cards move, one that all know stays known', (table) => {
  const t = table(
    `shows: R7.1 | A: Hearse Fleet, Tomb Trap, Archmage | Tortuga: A Archmage, A buried King Rex | Jungle Oasis`,
  );
  t.play('Tomb Trap').pick('Tortuga');
  t.play('Hearse Fleet').pick('King Rex', 'Tomb Trap');
  t.expect('B sees Jungle Oasis: A buried ?, A buried Tomb Trap | Tortuga: A Archmage');
});

scene('Grave Goods: what is buried out of the hand is hidden, what paid for it is not', (table) => {
  const t = table(`shows: R7.1 | A: Grave Goods, King Rex, Ghost, Spirit | Tortuga | Jungle Oasis`);
  t.play('Grave Goods').pick('King Rex').pick('Tortuga').pick('Ghost').pick('Jungle Oasis');
  t.expect('B sees Tortuga: A buried ? | B sees Jungle Oasis: A buried ? | A discard: Ghost, Grave Goods');
});

scene('Critter Cube: nobody knows where in the deck it is', (table) => {
  const t = table(`shows: R9.12 | A: Critter Cube | A deck: 3 Spirit | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Critter Cube');
  t.expect('A sees A deck: 4 ? | B sees A deck: 4 ?');
});

scene('G.I. Gerald’s Base: the card put away is not shown', (table) => {
  const t = table(
    `shows: R9.4 | A: Ghost, Summon | A deck: Zapbot, Spirit | G.I. Gerald's Base | Jungle Oasis`,
  );
  t.play('Ghost', "G.I. Gerald's Base").pick();
  t.pick('yes').pick('Summon');
  t.expect('A: Zapbot | A deck: Spirit, Summon | B sees A deck: 2 ? | B sees A: ?');
});
