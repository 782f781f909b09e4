import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Shogun

scene(
  'Shogun grows with each of your minions that is destroyed, or discarded after scoring, at any base and whoever owns it',
  (table) => {
    const t = table(`shows: Shogun 1 3, R5.7
      A: Yokai Attack! | A deck: 6 Tribute | base deck: Secret Grove
      Jungle Oasis: A Ronin +5, A(B) Huscarl +2, B Ghost | Workshop: A Shogun, A Bushi`);
    t.play('Yokai Attack!');
    t.offers('Bushi, Huscarl, Ronin, Shogun').pick('Bushi');
    t.expect('counters: Shogun 1');
    t.endTurn();
    t.expect('bases: Secret Grove, Workshop | A discard: Bushi, Ronin, Yokai Attack!');
    t.expect('B discard: Ghost, Huscarl | counters: Shogun 3');
  },
);

scene(
  'Shogun gets nothing for a minion placed in a deck or a hand, nor for a buried card that is discarded',
  (table) => {
    const t = table(`shows: Shogun 2 | A: 2 Yokai Attack! | A deck: 6 Tribute | base deck: The Dread Gazebo
      Tar Pits: A Ronin | Secret Grove: A Bushi, A Escape Hatch
      Jungle Oasis: B Ghost +10, A buried Ronin | Workshop: A Shogun`);
    t.play('Yokai Attack!').pick('Ronin');
    t.expect('A deck: ..., Ronin');
    t.play('Yokai Attack!').pick('Bushi');
    t.expect('A: Bushi');
    t.endTurn();
    t.expect('A discard: Ronin, 2 Yokai Attack! | counters: Shogun 0');
  },
);

scene('Shogun gets nothing for a minion shuffled into a deck', (table) => {
  const t = table(`shows: Shogun 2 | turn: B | A deck: 6 Tribute | B: Dr Livingstone, I Presume?
    Secret Grove: A Ronin | Workshop: A Shogun, B Ghost`);
  t.play('Dr Livingstone, I Presume?').pick('Ronin');
  t.expect('A deck in any order: Ronin, 6 Tribute | counters: Shogun 0');
});

scene('Shogun that leaves play at the same time gets nothing; another one elsewhere does', (table) => {
  const t = table(`shows: Shogun 4, R5.2 | A deck: 6 Tribute | base deck: Secret Grove
    Jungle Oasis: A Shogun +3, A 2 Samurai-Chan | Workshop: A(B) Shogun`);
  t.endTurn();
  // The Shogun at Workshop reacts to another Shogun and to two Samurai-Chan, who react themselves.
  // A counter, a card: in which order makes no difference.
  t.expect('A discard: 2 Samurai-Chan, Shogun | counters: Shogun 3 | A: 4 cards');
});

scene('Shogun that is discarded along with a Samurai-Chan: nobody is asked to order anything', (table) => {
  const t = table(`shows: Shogun 4 | A deck: 6 Tribute | base deck: Secret Grove
    Jungle Oasis: A Shogun +5, A Samurai-Chan | Workshop`);
  t.endTurn();
  t.expect('turn: B | A: 3 cards');
});

// Bushi

scene(
  'Bushi brings 1 VP if its power was 5 or more, with counters and modifiers, to whoever controlled it last',
  (table) => {
    const t = table(`shows: Bushi 1 3, R9.4
      A: 2 Yokai Attack! | A deck: 6 Tribute | base deck: The Dread Gazebo
      Workshop: A(B) Bushi, A Rotary Slug Thrower | Secret Grove: A Bushi | Jungle Oasis: A Bushi +8`);
    t.play('Yokai Attack!').pick('Bushi @ Workshop').keepExtra();
    t.expect('vp: A 1, B 0 | B discard: Bushi');
    t.play('Yokai Attack!').pick('Bushi @ Secret Grove');
    t.expect('vp: A 1');
    t.endTurn();
    // 2 VP for Jungle Oasis, 1 for the Bushi there.
    t.expect('vp: A 4');
  },
);

scene(
  'Bushi brings nothing when it goes to a deck or a hand, or is discarded from under the ground',
  (table) => {
    const t = table(`shows: Bushi 2 | A: 2 Yokai Attack! | A deck: 6 Tribute | base deck: The Dread Gazebo
      Tar Pits: A Bushi +3 | Secret Grove: A Bushi +3, A Escape Hatch
      Jungle Oasis: B Ghost +10, A buried Bushi +3 | Workshop`);
    t.play('Yokai Attack!').pick('Bushi @ Tar Pits');
    t.play('Yokai Attack!');
    t.expect('A: Bushi');
    t.endTurn();
    t.expect('A discard: Bushi, ... | vp: A 0, B 2');
  },
);

scene('Bushi whose abilities are cancelled brings nothing', (table) => {
  const t = table(`shows: Bushi 4, R9.10 | A deck: 6 Tribute | base deck: Secret Grove
    Jungle Oasis: A Bushi +8 [B Cuddle] | Workshop`);
  t.endTurn();
  t.expect('A discard: Bushi | vp: A 2');
});

// Ronin

scene(
  'Ronin takes a counter where you have no other minion; others and buried cards do not matter',
  (table) => {
    const t = table(`shows: Ronin 1 | A: 2 Ronin, Insta-Grow
      Workshop: B Ghost, A buried Ghost | Secret Grove`);
    t.play('Ronin', 'Workshop');
    t.expect('Workshop: B Ghost, A buried Ghost, A Ronin +1');
    t.play('Insta-Grow');
    t.play('Ronin', 'Workshop');
    // The check was made once: the first keeps its counter.
    t.expect('Workshop: B Ghost, A buried Ghost, A Ronin +1, A Ronin');
  },
);

scene('Ronin in the current printing may take two counters', (table) => {
  const t = table(`shows: Ronin | printing: current | A: 2 Ronin, Insta-Grow
    Workshop: B Ghost | Secret Grove: A Ghost`);
  t.play('Ronin', 'Workshop');
  t.offers('yes, no').pick('yes');
  t.expect('power: Ronin 5');
  t.play('Insta-Grow');
  t.play('Ronin', 'Secret Grove');
  t.expect('question: play | Secret Grove: A Ghost, A Ronin');
});

scene('Ronin in the current printing: the counters can be declined', (table) => {
  const t = table('shows: Ronin | printing: current | A: Ronin | Workshop | Secret Grove');
  t.play('Ronin', 'Workshop').pick('no');
  t.expect('Workshop: A Ronin');
});

// Samurai-Chan

scene(
  'Samurai-Chan draws a card for whoever controlled it last, destroyed or discarded after scoring',
  (table) => {
    const t = table(`shows: Samurai-Chan 1 3, R9.4, R5.7
      decks: 6 Tribute | A: Yokai Attack! | base deck: Secret Grove
      Workshop: A(B) Samurai-Chan | Jungle Oasis: A Samurai-Chan +10`);
    t.play('Yokai Attack!').pick('Samurai-Chan @ Workshop');
    t.expect('B discard: Samurai-Chan | A: Tribute | B: nothing');
    t.endTurn();
    // One for the Samurai-Chan at Jungle Oasis, two at the end of the turn.
    t.expect('A: 4 cards');
  },
);

scene(
  'Samurai-Chan draws nothing when it goes to a deck or a hand, or is discarded from under the ground',
  (table) => {
    const t = table(`shows: Samurai-Chan 2
      A: 2 Yokai Attack! | A deck: 6 Tribute | base deck: The Dread Gazebo
      Tar Pits: A Samurai-Chan | Secret Grove: A Samurai-Chan, A Escape Hatch
      Jungle Oasis: B Ghost +10, A buried Samurai-Chan | Workshop`);
    t.play('Yokai Attack!').pick('Samurai-Chan @ Tar Pits');
    t.expect('A: Yokai Attack! | A deck: 6 Tribute, Samurai-Chan');
    t.play('Yokai Attack!');
    t.expect('A: Samurai-Chan');
    t.endTurn();
    t.expect('A discard: Samurai-Chan, 2 Yokai Attack! | A: Samurai-Chan, 2 Tribute');
  },
);

scene(
  'Samurai-Chan saved by Escape Hatch at Field of Honor: not destroyed, so no card and no VP',
  (table) => {
    const t = table(`shows: Samurai-Chan 2, R10.2 | A: Yokai Attack! | A deck: 6 Tribute
      Field of Honor: A(B) Samurai-Chan, A Escape Hatch | Workshop`);
    t.play('Yokai Attack!');
    // Its owner's hand, though Escape Hatch says "your hand".
    t.expect('B: Samurai-Chan | A: nothing | vp: A 0, B 0');
    t.offers('pass');
  },
);

// Code of Bushido

scene('Code of Bushido: one counter each on up to three minions, at different bases', (table) => {
  const t = table(`shows: Code of Bushido 1 | A: Code of Bushido
    Workshop: A Ronin, B Ghost | Secret Grove: A Bushi, A Shogun, A Ghost`);
  t.play('Code of Bushido');
  t.offers('Bushi, Ghost, Ronin, Shogun');
  t.expect('picks: 0-3');
  t.pick('Ronin', 'Bushi', 'Shogun');
  t.expect('Workshop: A Ronin +1, B Ghost | Secret Grove: A Bushi +1, A Shogun +1, A Ghost');
});

scene('Code of Bushido in the current printing: three counters, divided in any way', (table) => {
  const t = table(`shows: Code of Bushido | printing: current | A: Code of Bushido
    Workshop: A Ronin, B Ghost | Secret Grove: A Bushi`);
  t.play('Code of Bushido');
  t.offers('Bushi, Ronin').pick('Ronin').pick('Ronin').pick('Bushi');
  t.expect('Workshop: A Ronin +2, B Ghost | Secret Grove: A Bushi +1');
});

scene('Code of Bushido in the current printing: all three on a minion that is alone', (table) => {
  const t = table(`shows: Code of Bushido | printing: current | A: Code of Bushido
    Workshop: A Ronin, B Ghost | Secret Grove`);
  t.play('Code of Bushido');
  t.expect('Workshop: A Ronin +3, B Ghost');
});

// Final Haiku

scene(
  'Final Haiku goes on a minion of yours only; when that is destroyed, your minions get +2 until the end of the turn',
  (table) => {
    const t = table(`shows: Final Haiku 1, R9.6 | A: Final Haiku, Yokai Attack! | A deck: 6 Tribute
      Workshop: A Bushi, B Ghost | Secret Grove: A Ronin`);
    expect(t.whyNot('A', 'Final Haiku', 'B Ghost')).not.toBeNull();
    t.play('Final Haiku', 'Bushi');
    t.expect('Workshop: A Bushi [A Final Haiku], B Ghost');
    t.endTurn();
    t.endTurn();
    t.play('Yokai Attack!').pick('Bushi').keepExtra();
    t.expect('power: Ronin 5, Ghost 2 | A discard: Final Haiku, ...');
    t.endTurn();
    t.expect('power: Ronin 3');
  },
);

scene('Final Haiku serves its own controller, whoever controls the minion by then', (table) => {
  const t = table(`shows: Final Haiku 3, R9.3 | turn: B | B: Yokai Attack!
    Workshop: B(A) Bushi [A Final Haiku], B Ghost | Secret Grove: A Ronin`);
  t.play('Yokai Attack!').pick('Bushi');
  t.expect('power: Ronin 5, Ghost 2');
});

scene(
  'Final Haiku set off by a scored base: the bonus makes another base ready; minions that leave together get nothing',
  (table) => {
    const t = table(`shows: Final Haiku 1 3 4, R5.1, R5.2
      A deck: 6 Tribute | base deck: Secret Grove, Workshop
      Jungle Oasis: A Ronin +7 [A Final Haiku], A Samurai-Chan | The Dread Gazebo: A Bushi +15`);
    // 19 of 20 at The Dread Gazebo, before the +2.
    t.expect('total at The Dread Gazebo: A 19');
    t.endTurn();
    // What the Samurai-Chan and the Final Haiku do, in whichever order.
    t.expect('base discard: Jungle Oasis, The Dread Gazebo');
    // 2 and 4 for the bases, 1 for the Bushi.
    t.expect('vp: A 7');
  },
);

scene('Final Haiku does nothing when its minion goes to a deck or a hand', (table) => {
  const t = table(`shows: Final Haiku 2 | A: 2 Yokai Attack! | A deck: 6 Tribute
    Tar Pits: A Bushi [A Final Haiku] | Secret Grove: A Bushi [A Final Haiku], A Escape Hatch
    Workshop: A Ronin`);
  t.play('Yokai Attack!').pick('Bushi @ Tar Pits');
  t.expect('power: Ronin 3');
  t.play('Yokai Attack!').pick('Bushi');
  t.expect('power: Ronin 3 | A discard: 2 Final Haiku, 2 Yokai Attack!');
});

// Heart of the Battle

scene(
  'Heart of the Battle: before a base scores, also on another turn; the base scores though it falls below its breakpoint',
  (table) => {
    const t = table(`shows: Heart of the Battle 1 2, R3.9, R5.3, R8.1 | turn: B
      A: Heart of the Battle | B deck: 6 Tribute | base deck: Secret Grove
      Jungle Oasis: A Bushi, A Ronin, B Ronin, B Ghost | Workshop: B Shogun`);
    t.endTurn();
    t.expect('asked: A');
    t.offers('use Heart of the Battle, pass').pick('use Heart of the Battle');
    t.offers('Bushi, Ronin').pick('Bushi');
    t.offers('Ghost, Ronin').pick('B Ronin');
    t.expect('B discard: Ronin, ...');
    // 7 against 2; the action was discarded before the Ghost and A's minions.
    t.expect('vp: A 2, B 0 | A discard: Bushi, Heart of the Battle, Ronin');
  },
);

scene('Heart of the Battle cannot be played in Play Cards, and uses up no action', (table) => {
  const t = table(`shows: Heart of the Battle 1
    A: Heart of the Battle, Tribute | A deck: 6 Tribute | base deck: Secret Grove
    Jungle Oasis: A Bushi +5, B Ronin | Workshop`);
  t.expect('cannot play: Heart of the Battle | why not A Heart of the Battle: only as a special');
  t.play('Tribute');
  t.endTurn().pick('use Heart of the Battle');
  // One pair only: nobody is asked who duels, but A holds cards to lay down.
  t.expect('question: respond');
  t.pass();
  t.expect('B discard: Ronin');
});

scene('Heart of the Battle without a pair does nothing', (table) => {
  const t = table(`shows: Heart of the Battle 1, R3.3
    A: Heart of the Battle | A deck: 6 Tribute | base deck: Secret Grove
    Jungle Oasis: A Bushi +8 | Workshop: B Ronin`);
  t.endTurn().pick('use Heart of the Battle');
  t.expect('turn: B | Workshop: B Ronin');
});

scene('Heart of the Battle: a tie destroys both, the one who destroys is the challenger', (table) => {
  const t = table(`shows: Heart of the Battle 3, R8.1, R8.5
    A: Heart of the Battle | A deck: 6 Tribute | base deck: Secret Grove
    Field of Honor: A Ronin, B Ronin, B Shogun +7 | Workshop`);
  t.endTurn().pick('use Heart of the Battle').pick('B Ronin');
  // One destruction of two minions at Field of Honor: 1 VP for A, who then has nobody left there.
  t.expect('vp: A 1, B 3 | A discard: Heart of the Battle, Ronin');
});

scene(
  'Heart of the Battle: being protected from others saves the challenged minion in a tie, but not the challenger',
  (table) => {
    const t = table(`shows: Heart of the Battle 3, R8.5, R9.2
      A: Heart of the Battle | A deck: 6 Tribute | base deck: Secret Grove
      Field of Honor: A Ronin [A Incorporeal], B Ronin [B Incorporeal], B Shogun +7 | Workshop`);
    t.endTurn().pick('use Heart of the Battle');
    t.offers('Ronin, Shogun').pick('B Ronin');
    t.expect('vp: A 1 | A discard: Heart of the Battle, Incorporeal, Ronin');
    // It stayed until the base was cleared: B's total was 15, and the Shogun, who left with it, got nothing.
    t.expect('vp: B 3');
  },
);

scene('Heart of the Battle: no result when the minions are parted after the dueling cards', (table) => {
  const t = table(`shows: Heart of the Battle 4, R8.3
    A: Heart of the Battle | A deck: 6 Tribute | B: Bear Rides You | base deck: Secret Grove
    Jungle Oasis: A Bushi +6, B Ronin | Workshop`);
  t.endTurn().pick('use Heart of the Battle');
  t.expect('asked: B');
  t.offers('Bear Rides You, pass').pick('Bear Rides You');
  t.expect('Workshop: B Ronin | B discard: Bear Rides You');
});

scene('Heart of the Battle: two minions that both moved to one other base still duel', (table) => {
  const t = table(`shows: Heart of the Battle 4, R8.1, R8.3
    A: Heart of the Battle, Bear Rides You | A deck: 6 Tribute | B: Bear Rides You
    base deck: Secret Grove | Jungle Oasis: A Bushi, A Shogun, B Ronin | Workshop`);
  t.endTurn().pick('use Heart of the Battle').pick('Bushi');
  t.expect('asked: A');
  t.pick('Bear Rides You');
  t.expect('asked: B');
  t.pick('Bear Rides You');
  // Revealed, challenger first.
  t.expect('asked: A');
  t.offers('Bushi, Shogun').pick('Bushi');
  t.expect('Workshop: A Bushi | B discard: Bear Rides You, Ronin');
});

scene('Heart of the Battle: a change of control during the duel does not end it', (table) => {
  const t = table(`shows: Heart of the Battle 4, R8.3
    A: Heart of the Battle | A deck: 6 Tribute | B: Make Contact | base deck: Secret Grove
    Jungle Oasis: A Bushi, A Bushi +2, B Ronin | Workshop`);
  t.endTurn().pick('use Heart of the Battle').pick('Bushi').pick('Make Contact').pick('Bushi');
  // The Bushi is B's now, and still beats B's Ronin: only the loser is destroyed.
  t.expect('B discard: Make Contact, Ronin | vp: A 3, B 0');
});

scene(
  'Heart of the Battle laid down in a duel before the same scoring is played, starts no second duel and is discarded',
  (table) => {
    const t = table(`shows: Heart of the Battle 5, R8.2, R10.5
      A: Heart of the Battle | A deck: 6 Tribute | B: Heart of the Battle, Ghost | base deck: Secret Grove
      Jungle Oasis: A Bushi, A Ronin, B Ronin, B Ghost | Workshop`);
    t.endTurn().pick('use Heart of the Battle').pick('Bushi').pick('B Ronin');
    t.expect('asked: B');
    t.offers('Ghost, Heart of the Battle, pass').pick('Heart of the Battle');
    t.expect('B: Ghost | B discard: Ghost, Heart of the Battle, Ronin');
    t.expect('A discard: Bushi, Heart of the Battle, Ronin');
  },
);

scene(
  'Heart of the Battle laid down in a duel outside its window returns to hand, as a minion does',
  (table) => {
    const t = table(`shows: Heart of the Battle 5, R8.1
      A: Honorable Combat, Heart of the Battle | B: Ghost | Workshop: A Ronin, B Bushi | Secret Grove`);
    t.play('Honorable Combat').pick('Heart of the Battle');
    t.expect('A: nothing | asked: B');
    t.pick('Ghost');
    t.expect('A: Heart of the Battle | B: Ghost | vp: B 1');
  },
);

// Honor the Ancestors

scene('Honor the Ancestors: a counter, and one minion card into the deck with two players', (table) => {
  const t = table(`shows: Honor the Ancestors 1 2
    A: Honor the Ancestors | A deck: 6 Tribute | A discard: Ronin, Ghost, Tribute
    Workshop: A Ronin, B Ghost | Secret Grove`);
  t.play('Honor the Ancestors');
  t.expect('Workshop: A Ronin +1, B Ghost');
  t.offers('Ghost, Ronin');
  t.expect('picks: 0-1');
  t.pick('Ghost');
  t.expect('A discard: Honor the Ancestors, Ronin, Tribute | A deck in any order: Ghost, 6 Tribute');
});

scene('Honor the Ancestors: two minion cards with three players, also without a minion in play', (table) => {
  const t = table(`shows: Honor the Ancestors 1 2 | players: 3
    A: Honor the Ancestors | A discard: Ronin, Ghost, Bushi | Workshop: B Ghost | Secret Grove`);
  t.play('Honor the Ancestors');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'Bushi');
  t.expect('A discard: Honor the Ancestors, Ronin | A deck in any order: Bushi, Ghost');
});

scene('Honor the Ancestors: up to three with four players, or none at all', (table) => {
  const t = table(`shows: Honor the Ancestors 1 2 | players: 4
    A: Honor the Ancestors | A deck: 6 Tribute | A discard: Ronin, Ghost, Bushi, Shogun
    Workshop: A Ronin, A Ghost | Secret Grove`);
  t.play('Honor the Ancestors');
  t.offers('Ghost, Ronin').pick('Ghost');
  t.expect('picks: 0-3');
  t.pick();
  t.expect('A deck: 6 Tribute | power: A Ghost 3');
});

// Honor the Fallen

scene(
  'Honor the Fallen draws for each of your minions here, whoever owns them, destroyed or discarded',
  (table) => {
    const t = table(`shows: Honor the Fallen 1 3 4, R5.7
      decks: 6 Tribute | A: Honor the Fallen | base deck: Secret Grove
      Jungle Oasis: A Huscarl +1, A Ronin +5, A(B) Ronin +3, B Ghost | Workshop: A Bushi`);
    t.play('Honor the Fallen', 'Jungle Oasis');
    t.endTurn();
    // Four minions and the action go together; B's Ghost draws nothing. Three cards for A, and two for the turn.
    t.expect('A: 5 cards | B: nothing | A discard: Honor the Fallen, Huscarl, Ronin');
    t.expect('B discard: Ghost, Ronin');
  },
);

scene('Honor the Fallen draws for a minion destroyed here, not for one elsewhere', (table) => {
  const t = table(`shows: Honor the Fallen 1 | A: 2 Yokai Attack! | A deck: 6 Tribute
    Workshop: A Ronin, A Honor the Fallen | Secret Grove: A Bushi`);
  t.play('Yokai Attack!').pick('Bushi');
  t.expect('A: Yokai Attack!');
  t.play('Yokai Attack!');
  t.expect('A: Tribute');
});

scene(
  'Honor the Fallen draws nothing for a minion that goes to a deck or a hand, nor for a buried one',
  (table) => {
    const t = table(`shows: Honor the Fallen 2
      A: 2 Yokai Attack! | A deck: 6 Tribute | base deck: Workshop
      Tar Pits: A Ronin, A Honor the Fallen | Secret Grove: A Bushi, A Escape Hatch, A Honor the Fallen
      Jungle Oasis: B Ghost +10, A buried Ronin, A Honor the Fallen`);
    t.play('Yokai Attack!').pick('Ronin');
    t.play('Yokai Attack!');
    t.expect('A: Bushi');
    t.endTurn();
    t.expect('A discard: Honor the Fallen, Ronin, 2 Yokai Attack! | A: Bushi, 2 Tribute');
  },
);

// Honorable Combat

scene('Honorable Combat: at a base where another player is ahead of you and both have a minion', (table) => {
  const t = table(`shows: Honorable Combat 1 | players: 3 | A: Honorable Combat
    Workshop: A Ronin, A Ghost, B Shogun +1, C Bushi +3, C Ghost | Secret Grove: A Shogun, B Bushi
    The Dread Gazebo: B Shogun | Tar Pits: A Ronin, C Bushi`);
  t.play('Honorable Combat');
  t.offers('Tar Pits, Workshop').pick('Workshop');
  t.offers('B, C').pick('C');
  t.offers('Ghost, Ronin').pick('Ronin @ Workshop');
  t.offers('Bushi, Ghost').pick('C Ghost');
  t.expect('vp: A 1, B 0, C 0 | Workshop: A Ronin, A Ghost, B Shogun +1, C Bushi +3, C Ghost');
});

scene(
  'Honorable Combat: where you are ahead, or have no minion, there is no combat; then nothing happens',
  (table) => {
    const t = table(`shows: Honorable Combat 1 3 | A: Honorable Combat
      Workshop: A Ronin, B Ghost | Secret Grove: B Shogun`);
    t.play('Honorable Combat');
    t.expect('question: play | A discard: Honorable Combat | vp: A 0, B 0');
  },
);

scene(
  'Honorable Combat: a tie brings both 1 VP and destroys nobody; totals are compared only at the start',
  (table) => {
    const t = table(`shows: Honorable Combat 1 2, R8.1 | A: Honorable Combat, Way of the Warrior
      Workshop: A Ghost, B Shogun | Secret Grove`);
    t.play('Honorable Combat').pick('Way of the Warrior');
    t.expect('vp: A 1, B 1 | Workshop: A Ghost, B Shogun');
    t.expect('A discard: Honorable Combat, Way of the Warrior');
  },
);

scene('Honorable Combat: who controls the winner when the duel ends gains the VP', (table) => {
  const t = table(`shows: Honorable Combat 3 4, R8.3 | A: Honorable Combat, Make Contact
    Workshop: A Ghost, B Shogun | Secret Grove`);
  t.play('Honorable Combat').pick('Make Contact').pick('Shogun');
  t.expect('controller: Shogun A | vp: A 1, B 0');
});

scene('Honorable Combat: no VP when the minions are parted', (table) => {
  const t = table(`shows: Honorable Combat 4, R8.3 | A: Honorable Combat, Bear Rides You
    Workshop: A Ghost, B Shogun | Secret Grove`);
  t.play('Honorable Combat').pick('Bear Rides You');
  t.expect('Secret Grove: A Ghost | vp: A 0, B 0');
});

scene('Honorable Combat laid down in a duel is played, starts none and is discarded', (table) => {
  const t = table(`shows: Honorable Combat 5, R8.2, R10.5 | A: 2 Honorable Combat
    Workshop: A Ghost, B Shogun | Secret Grove: A Ronin, B Bushi`);
  t.play('Honorable Combat').pick('Workshop').pick('Honorable Combat');
  t.expect('question: play | A discard: 2 Honorable Combat | vp: A 0, B 1');
});

// Way of the Warrior

scene(
  'Way of the Warrior: +3 until the end of the turn, and no card for a minion destroyed later',
  (table) => {
    const t = table(`shows: Way of the Warrior | A: Way of the Warrior, Yokai Attack! | A deck: 6 Tribute
      Workshop: A Bushi, A Ronin | Secret Grove`);
    t.play('Way of the Warrior').pick('Ronin');
    t.expect('power: Ronin 6');
    t.endTurn();
    t.expect('power: Ronin 3');
    t.endTurn();
    t.play('Yokai Attack!').pick('Ronin');
    // The turn is over: no card for it.
    t.expect('A: 2 Tribute');
  },
);

scene('Way of the Warrior: a card for the minion discarded after scoring', (table) => {
  const t = table(`shows: Way of the Warrior 1, R5.7
    A: Way of the Warrior | A deck: 6 Tribute | base deck: Secret Grove
    Jungle Oasis: A Ronin +6 | Workshop`);
  t.play('Way of the Warrior');
  t.endTurn();
  t.expect('A discard: Ronin, Way of the Warrior | A: 3 Tribute');
});

scene('Way of the Warrior: no card for a minion that goes to a deck', (table) => {
  const t = table(`shows: Way of the Warrior 2
    A: Way of the Warrior, Spirit, 6 Ghost | A deck: 6 Tribute | Tar Pits: A Ronin | Workshop`);
  t.play('Way of the Warrior');
  t.play('Spirit', 'Workshop').pick('Ronin').pick('yes');
  t.expect('A deck: 6 Tribute, Ronin | A: nothing');
});

scene(
  'Way of the Warrior: no card for a minion that went to a hand, even if it comes back and is then discarded',
  (table) => {
    const t = table(`shows: Way of the Warrior 2, R10.11
      A: Way of the Warrior, Spirit, 5 Bushi | A deck: 6 Tribute | base deck: Jungle Oasis
      Secret Grove: A Ghost, A Escape Hatch, B Shogun +16 | Workshop`);
    t.play('Way of the Warrior');
    t.play('Spirit', 'Workshop').pick('Ghost').pick('yes');
    t.expect('A: Ghost');
    t.play('Ghost', undefined, 'Secret Grove');
    t.expect('power: Ghost 2');
    t.endTurn();
    t.expect('A discard: Ghost, ... | A: 2 Tribute');
  },
);

scene('Way of the Warrior: its player draws, whoever controls the minion by then', (table) => {
  const t = table(`shows: Way of the Warrior 1 3, R9.11
    decks: 6 Tribute | A: Way of the Warrior, Heart of the Battle | B: Make Contact
    base deck: The Dread Gazebo | Jungle Oasis: A Ghost, B Ronin +7 | Workshop`);
  t.play('Way of the Warrior');
  t.endTurn().pick('use Heart of the Battle').pick('Make Contact').pick('Ghost');
  t.expect('A discard: Ghost, Heart of the Battle, Way of the Warrior | A: 3 Tribute | B: nothing');
});

// Yokai Attack!

scene(
  'Yokai Attack! destroys a minion of yours for an extra minion and an extra action, at any later point, in any order',
  (table) => {
    const t = table(`shows: Yokai Attack! 1 2, R3.5, R3.6
      A: Yokai Attack!, 2 Ghost, Ghostly Arrival | A deck: 6 Tribute
      Workshop: A Ronin, B Ghost | Secret Grove`);
    t.play('Yokai Attack!');
    t.expect('A discard: Ronin, Yokai Attack!');
    t.play('Ghost', 'Workshop').pick();
    t.play('Ghostly Arrival');
    t.play('Ghost', 'Workshop');
    t.expect('Workshop: B Ghost, A 2 Ghost');
  },
);

scene('Yokai Attack! without a minion gives nothing', (table) => {
  const t = table(`shows: Yokai Attack! 1, R3.6 | A: Yokai Attack!, Tribute | A deck: 6 Tribute
    Workshop: B Ghost | Secret Grove`);
  t.play('Yokai Attack!');
  t.offers('pass');
});

scene('Yokai Attack! on a minion that cannot be destroyed, or that is saved, gives nothing', (table) => {
  const t = table(`shows: Yokai Attack! 1, R3.6 | A: Yokai Attack!, Tribute | A deck: 6 Tribute
    Workshop: A Ronin, A General Ivan | Secret Grove`);
  t.play('Yokai Attack!');
  t.offers('General Ivan, Ronin').pick('Ronin');
  t.offers('pass');
  t.expect('Workshop: A Ronin, A General Ivan');
});

scene(
  'Yokai Attack! with Escape Hatch: the minion is in hand, and may be the free minion, but there is no extra action',
  (table) => {
    const t = table(`shows: Yokai Attack! 1, R3.6 | A: Yokai Attack!, Tribute | A deck: 6 Tribute
      Workshop: A Ronin, A Escape Hatch | Secret Grove`);
    t.play('Yokai Attack!');
    t.offers('play Ronin, pass');
  },
);

scene(
  'Yokai Attack! as a dueling card on your own turn: the duel ends without a result, the extra plays can be kept',
  (table) => {
    const t = table(`shows: Yokai Attack! 2 3, R8.3, R8.4, R3.5
      A: Honorable Combat, Yokai Attack!, Ghost, Ronin, Tribute | A deck: 6 Tribute
      Workshop: A Bushi, B Shogun | The Dread Gazebo`);
    t.play('Honorable Combat').pick('Yokai Attack!');
    t.expect('A discard: Bushi');
    // At once, or later in the phase.
    t.offers('Ghost, Ronin, Tribute').pick();
    t.expect('vp: A 0, B 0');
    t.offers('play Ghost, play Ronin, play Tribute, pass');
    t.play('Ghost', 'Workshop').pick();
    t.offers('play Ronin, play Tribute, pass');
    t.play('Tribute');
    t.play('Ronin', 'Workshop');
    t.offers('pass');
  },
);

scene('Yokai Attack! as a dueling card on another turn: the extra plays are now or never', (table) => {
  const t = table(`shows: Yokai Attack! 2 3, R8.3, R3.5
    decks: 6 Tribute | A: Honorable Combat | B: Yokai Attack!, Ghost, Tribute
    Workshop: A Bushi, B Shogun | Secret Grove`);
  t.play('Honorable Combat').pick('Yokai Attack!');
  t.expect('asked: B');
  t.offers('Ghost, Tribute').pick('Ghost').pick('Secret Grove').pick();
  t.offers('Tribute').pick('Tribute');
  t.expect('B: 3 Tribute | vp: A 0, B 0 | asked: A');
});
