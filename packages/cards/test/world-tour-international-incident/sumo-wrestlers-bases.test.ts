import { scene } from '../kit/scene.ts';

scene(
  'Heya Training Stable: each player may discard a card for a counter here as their turn starts',
  (table) => {
    const t = table(`shows: Heya Training Stable | from: start of turn | decks: 6 Ghost
    A: Neophyte, First Mate | B: 2 Neophyte
    Heya Training Stable: A Ghost, B King Rex, A Walker | Tortuga: A King Rex`);
    t.offers('Neophyte, First Mate');
    t.expect('picks: 0-1');
    t.pick('Neophyte');
    t.offers('Ghost, Walker').pick('Walker');
    t.expect('counters: Walker 1 | A: First Mate');
    t.endTurn();
    t.expect('asked: B | picks: 0-1');
    t.pick();
    t.expect('counters: B King Rex 0 | B: 2 Neophyte');
  },
);

scene('Heya Training Stable: without a minion here nobody discards', (table) => {
  const t = table(`shows: Heya Training Stable 1 | from: start of turn | A: Ghost
    Heya Training Stable: B King Rex | Tortuga: A King Rex`);
  t.expect('asked: A | question: play');
});

scene('The Dohyo: the first minion in your turn may push another player’s minion out', (table) => {
  const t = table(`shows: The Dohyo 1 | A: 2 Zapbot, Rookie Sumo | decks: 6 Ghost | B: Zapbot
    The Dohyo: A Neophyte, B Ghost, B First Mate | Tortuga`);
  t.play('Zapbot', 'The Dohyo').keepExtra();
  t.offers('Ghost, First Mate');
  t.expect('picks: 0-1');
  t.pick();
  // A second minion is no second chance.
  t.play('Zapbot', 'The Dohyo');
  t.expect('question: play');
  t.endTurn();
  t.play('Zapbot', 'The Dohyo').pick('Neophyte');
  t.expect('Tortuga: A Neophyte');
});

scene(
  'The Dohyo: a minion played elsewhere before does not count, one played in another turn does nothing',
  (table) => {
    const t =
      table(`shows: The Dohyo 1 | A: Zapbot, Neophyte | B: Shinobi | decks: 6 Ghost | base deck: Jungle Oasis
    The Dohyo: A 2 King Rex, A Ghost, B Ghost | Tortuga`);
    t.play('Zapbot', 'Tortuga');
    t.play('Neophyte', 'The Dohyo').pick('Ghost');
    t.expect('Tortuga: A Zapbot, B Ghost');
    // B's Shinobi comes before the base scores, in A's turn.
    t.endTurn().pick('use Shinobi');
    t.expect('A discard: Ghost, 2 King Rex, Neophyte | B discard: Shinobi');
  },
);
