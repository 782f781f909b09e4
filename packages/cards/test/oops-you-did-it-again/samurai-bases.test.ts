import { scene } from '../kit/scene.ts';

// Sakura Garden

scene(
  'Sakura Garden: after it has scored, each player whose minions are discarded draws one card, however many they are',
  (table) => {
    const t = table(`shows: Sakura Garden 1 2 4, R5.7 | players: 3
      decks: 6 Tribute | base deck: The Dread Gazebo
      Sakura Garden: A Ronin +7, A Ghost, B(A) Ghost +3, B Ghost | Workshop`);
    t.endTurn();
    t.expect('bases: The Dread Gazebo, Workshop | A: 3 cards | B: 1 card | C: nothing | vp: A 3, B 2');
  },
);

scene(
  'Sakura Garden: once per player and turn, for a minion destroyed here; again on the next turn',
  (table) => {
    const t = table(`shows: Sakura Garden 2 4 | decks: 6 Tribute | A: 2 Yokai Attack! | B: Yokai Attack!
      Sakura Garden: A 2 Ronin, B(A) Ronin | Workshop`);
    t.play('Yokai Attack!').pick('Ronin').keepExtra();
    t.expect('A: Tribute, Yokai Attack!');
    t.play('Yokai Attack!');
    t.expect('A: Tribute');
    t.endTurn();
    t.play('Yokai Attack!');
    // B controlled it, though it went to A's discard pile.
    t.expect('B: Tribute | A: 3 cards');
  },
);

scene('Sakura Garden: not for a minion that goes to a hand or a deck, nor for a buried card', (table) => {
  const t = table(`shows: Sakura Garden 3
    decks: 6 Tribute | A: Yokai Attack! | base deck: The Dread Gazebo
    Sakura Garden: A Ronin, A Escape Hatch, A buried Ghost, B Shogun +13 | Workshop`);
  t.play('Yokai Attack!');
  t.expect('A: Ronin');
  t.endTurn();
  t.expect('A discard: Escape Hatch, Ghost, Yokai Attack! | A: Ronin, 2 Tribute | B: 1 card');
});

scene('Sakura Garden: not for a minion shuffled into its deck', (table) => {
  const t = table(`shows: Sakura Garden 3 | A: Dr Livingstone, I Presume? | A deck: 6 Tribute
    Sakura Garden: A Ronin | Workshop`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('A deck: 7 cards | A: nothing');
});

// Shogun's Palace

scene(
  'Shogun’s Palace: the minion played may duel; the winner’s controller draws two cards, and nobody is destroyed',
  (table) => {
    const t = table(`shows: Shogun's Palace 2, R8.1 | players: 3 | decks: 6 Tribute | A: Bushi
      Shogun's Palace: A Ghost, B Ronin, C Shogun | Workshop: B Ronin`);
    t.play('Bushi', "Shogun's Palace");
    t.offers('Ronin, Shogun');
    t.expect('picks: 0-1');
    t.pick('Shogun');
    t.expect("C: 2 Tribute | A: nothing | Shogun's Palace: A Ghost, B Ronin, C Shogun, A Bushi");
  },
);

scene('Shogun’s Palace: one duel per player and turn; declining does not use it up', (table) => {
  const t = table(`shows: Shogun's Palace 2
    decks: 6 Tribute | A: 3 Ronin, Ghostly Arrival, Insta-Grow | B: Ghost
    Shogun's Palace: B Ghost | Workshop`);
  t.play('Ronin', "Shogun's Palace").pick();
  t.play('Ghostly Arrival');
  t.play('Ronin', "Shogun's Palace");
  t.offers('Ghost').pick('Ghost').pass().pass();
  t.expect('A: Insta-Grow, Ronin, 2 Tribute');
  t.play('Insta-Grow');
  t.play('Ronin', "Shogun's Palace");
  // No second duel in this turn.
  t.expect('question: play');
  t.endTurn();
  t.play('Ghost', "Shogun's Palace");
  t.offers('3 Ronin').pick();
});

scene('Shogun’s Palace: a tie gives both two cards', (table) => {
  const t = table(`shows: Shogun's Palace 3, R8.1 | decks: 6 Tribute | A: Ghost
    Shogun's Palace: B Ghost | Workshop`);
  t.play('Ghost', "Shogun's Palace").pick('Ghost');
  t.expect("A: 2 Tribute | B: 2 Tribute | Shogun's Palace: B Ghost, A Ghost");
});

scene('Shogun’s Palace: minions parted, no result, and the duel of this turn is used up', (table) => {
  const t = table(`shows: Shogun's Palace 2 4, R8.3
    decks: 6 Tribute | A: 2 Ronin, Insta-Grow | B: Bear Rides You
    Shogun's Palace: B Ghost, B Bushi | Workshop`);
  t.play('Ronin', "Shogun's Palace").pick('Ghost').pass().pick('Bear Rides You').pick('Ghost');
  t.expect('Workshop: B Ghost | A: Insta-Grow, Ronin | B: nothing');
  t.play('Insta-Grow');
  t.play('Ronin', "Shogun's Palace");
  t.expect('question: play');
});

scene(
  'Shogun’s Palace: two minions that both moved to one other base still have a result, and who controls the winner draws',
  (table) => {
    const t = table(`shows: Shogun's Palace 4, R8.3
      decks: 6 Tribute | A: Ronin, Bear Rides You | B: Bear Rides You
      Shogun's Palace: B Bushi | Workshop`);
    t.play('Ronin', "Shogun's Palace").pick('Bushi').pick('Bear Rides You').pick('Bear Rides You');
    t.expect('Workshop: A Ronin +1, B Bushi');
    // Ronin came alone and has 4 as well: a tie.
    t.expect('A: 2 Tribute | B: 2 Tribute');
  },
);

scene('Shogun’s Palace: control of the winner counts when the duel ends', (table) => {
  const t = table(`shows: Shogun's Palace 4, R8.3 | decks: 6 Tribute | A: Ronin, Make Contact
    Shogun's Palace: B Shogun | Workshop`);
  t.play('Ronin', "Shogun's Palace").pick('Shogun').pick('Make Contact').pick('Shogun');
  t.expect('A: 2 Tribute | B: nothing');
});

scene('Shogun’s Palace: a minion played during another duel has none, also not afterwards', (table) => {
  const t = table(`shows: Shogun's Palace 5, R8.2, R10.5
    decks: 6 Tribute | A: Honorable Combat, Yokai Attack!, 2 Ronin
    Shogun's Palace: A Ghost, A Bushi, B Shogun +5 | Workshop`);
  t.play('Honorable Combat').pick('Ghost').pick('Yokai Attack!').pick('Bushi');
  t.offers('2 Ronin').pick('Ronin').pick("Shogun's Palace");
  // Nothing about a duel; the first one goes on, and B wins it.
  t.expect('vp: B 1 | question: play');
  // The chance of this turn is not used up by that.
  t.play('Ronin', "Shogun's Palace");
  t.offers('Shogun').pick();
});

scene(
  'Shogun’s Palace: minions played one inside the other duel in reverse order, after their own abilities',
  (table) => {
    const t = table(`shows: Shogun's Palace 1, R3.4 | decks: 6 Tribute | A: 2 Groupie
      Shogun's Palace: B Ghost, B Ronin | Workshop`);
    t.play('Groupie', "Shogun's Palace").pick('Groupie');
    // Both are there before anybody duels; the first question is about the second.
    t.expect("Shogun's Palace: B Ghost, B Ronin, A 2 Groupie");
    t.offers('Ghost, Ronin').pick();
    t.offers('Ghost, Ronin').pick('Ronin');
    t.expect('B: 2 Tribute');
  },
);

scene('Shogun’s Palace works the same in the current printing', (table) => {
  const t = table(`shows: Shogun's Palace 6 | printing: current
    decks: 6 Tribute | A: 2 Ghost, Insta-Grow | Shogun's Palace: B Bushi | Workshop`);
  t.play('Ghost', "Shogun's Palace").pick().pick('Bushi').pass();
  t.expect('B: 2 Tribute');
  t.play('Insta-Grow');
  t.play('Ghost', "Shogun's Palace");
  t.expect('question: play');
});

/** A plays Toad and gives it to B: by the time that the base's ability resolves, it is B's to decide (R10.6). */

scene('Shogun’s Palace: whoever controls the minion when the ability resolves may let it duel', (table) => {
  const t = table(`shows: Shogun's Palace 1, R10.6 | decks: 6 Tribute | A: Toad
    Shogun's Palace: A Ronin, A Ghost | Workshop`);
  t.play('Toad', "Shogun's Palace").pick('B');
  t.expect('asked: B');
  t.offers('Ghost, Ronin').pick('Ghost');
  t.expect('A: 2 cards');
});

scene('So-So Corral: whoever controls the minion when the ability resolves may let it duel', (table) => {
  const t = table(`shows: So-So Corral 1, R10.6 | decks: 6 Tribute | A: Toad
    So-So Corral: A Ronin, A Ghost | Workshop`);
  t.play('Toad', 'So-So Corral').pick('B');
  t.expect('asked: B');
  t.pick('Ghost');
  t.expect('So-So Corral: A Ronin, A Ghost | A discard: Toad');
});
