import { scene } from '../kit/scene.ts';

// Drakkar

scene(
  'Drakkar: the first minion a player plays here in a turn may reveal the top of another deck and take an action',
  (table) => {
    const t = table(`shows: Drakkar 1 2, R9.4 | players: 3
      A: Ronin, Ghost, Ghostly Arrival | A deck: 6 Tribute | B deck: Tribute, Ghost | C deck: Ghost
      Drakkar | Workshop`);
    t.play('Ronin', 'Drakkar');
    t.offers('B, C');
    t.expect('picks: 0-1');
    t.pick('B');
    t.offers('Tribute');
    t.expect('picks: 0-1');
    t.pick('Tribute');
    t.expect('A: Ghost, Ghostly Arrival, Tribute');
    t.play('Ghostly Arrival');
    t.play('Ghost', 'Drakkar').pick();
    // The second minion here gives no chance.
    t.expect('question: play');
    t.play('Tribute');
    t.expect('B discard: Tribute | A: 3 Tribute');
  },
);

scene('Drakkar: a card one does not want, or a minion of power above 3, goes back on top', (table) => {
  const t = table(`shows: Drakkar 2
    A: Ronin | A deck: 6 Tribute | B: Ronin | B deck: Ghost, Bushi, 6 Tribute | Drakkar | Workshop`);
  t.play('Ronin', 'Drakkar').pick('B').pick();
  t.expect('B deck: Ghost, ... | A: nothing');
  t.endTurn();
  // B's own chance; A's deck is all actions.
  t.play('Ronin', 'Drakkar').pick('A').pick('Tribute');
  t.expect('B: Tribute');
});

scene('Drakkar: a Bushi is too strong', (table) => {
  const t = table(`shows: Drakkar 2 | A: Ronin | A deck: 6 Tribute | B deck: Bushi, Ghost
    Drakkar | Workshop`);
  t.play('Ronin', 'Drakkar').pick('B');
  t.expect('question: play | B deck: Bushi, Ghost');
});

scene(
  'Drakkar: minions played elsewhere before do not matter, but declining does not pass the chance on',
  (table) => {
    const t = table(`shows: Drakkar 2 | decks: 6 Tribute | A: 3 Ronin, Ghostly Arrival, Insta-Grow
      Drakkar | Workshop`);
    t.play('Ronin', 'Workshop');
    t.expect('question: play');
    t.play('Ghostly Arrival');
    t.play('Ronin', 'Drakkar');
    t.offers('B').pick();
    t.play('Insta-Grow');
    t.play('Ronin', 'Drakkar');
    t.expect('question: play | A: nothing');
  },
);

scene('Drakkar takes a minion, which is then played as one’s own and goes home after scoring', (table) => {
  const t = table(`shows: Drakkar 1, R9.3, R9.4
    A: Ronin, Insta-Grow | A deck: 6 Tribute | B deck: 2 Ghost | base deck: The Dread Gazebo
    Drakkar: A Shogun +11 | Workshop`);
  t.play('Ronin', 'Drakkar').pick('B').pick('Ghost');
  t.play('Insta-Grow');
  t.play('Ghost', 'Drakkar');
  t.expect('Drakkar: A Shogun +11, A Ronin, A(B) Ghost');
  t.endTurn();
  t.expect('B discard: Ghost | A discard: Insta-Grow, Ronin, Shogun');
});

scene('Drakkar works the same in the current printing', (table) => {
  const t = table(`shows: Drakkar 3 | printing: current
    A: Ghost | A deck: 6 Tribute | B deck: Tribute, Ghost | Drakkar | Workshop`);
  t.play('Ghost', 'Drakkar').pick('B').pick('Tribute');
  t.expect('A: Tribute | B deck: Ghost');
});

// Longhouse

scene(
  'Longhouse: once on their turn a player may put a card on their deck for +2 power of a minion here',
  (table) => {
    const t = table(`shows: Longhouse 1 2, R9.4
      A: Shield Maiden, Bushi | A deck: 6 Tribute | B: Ronin | B deck: Ghost, 6 Tribute
      Longhouse: A Ronin, B Bushi | Workshop: A Shogun`);
    t.play('Shield Maiden', 'Longhouse');
    t.use('Longhouse');
    t.offers('Bushi, Ghost').pick('Ghost');
    t.offers('Ronin, Shield Maiden').pick('Ronin');
    t.expect('power: Ronin 5 | A deck: Ghost, 6 Tribute | B sees A: ? | cannot use: Longhouse');
    t.endTurn();
    t.expect('power: Ronin 3 | A: Bushi, Ghost, Tribute');
    // Now it is B's turn, and B's chance.
    t.use('Longhouse');
    t.expect('power: Bushi 6 | B deck: Ronin, ...');
  },
);

scene('Longhouse needs a minion here and a card in hand', (table) => {
  const t = table(`shows: Longhouse 2 | A: 2 Ghost, Insta-Grow | A deck: 6 Tribute
    Longhouse: B Bushi | Workshop: A Shogun`);
  t.expect('cannot use: Longhouse');
  t.play('Ghost', 'Longhouse').pick();
  t.expect('can use: Longhouse');
  t.play('Insta-Grow');
  t.play('Ghost', 'Longhouse');
  t.expect('cannot use: Longhouse');
});
