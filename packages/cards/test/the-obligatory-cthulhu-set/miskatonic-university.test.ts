import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Professor

scene(
  'Professor: a Madness card from hand goes to the discard pile for an extra action and an extra minion',
  (table) => {
    const t = table(`shows: Professor 1
      A: 2 Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
      Tortuga: A Professor`);
    t.use('Professor');
    t.expect('A: Madness | A discard: Madness | Madness deck: 10');
    t.expect('plays left: minion, action, minion using Professor, action using Professor');
    t.expect('cannot use: Professor');
  },
);

scene(
  'Professor cannot be used without a Madness card in hand: one in the discard pile pays for nothing',
  (table) => {
    const t = table(`shows: Professor
      A: Sprout | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | A discard: Madness
      Madness deck: 10 | Tortuga: A Professor`);
    t.expect('cannot use: Professor');
  },
);

// Librarian

scene('Librarian: a Madness card is discarded, to your own pile, for a card', (table) => {
  const t = table(`shows: Librarian 1
    A: Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
    Tortuga: A Librarian`);
  t.use('Librarian');
  t.expect('A: Tribute | A discard: Madness | Madness deck: 10');
});

scene(
  'Librarian: of two Madness cards goes the one that all have seen, so that nobody learns of the other',
  (table) => {
    const t = table(`shows: Librarian
      A: Madness, Researcher | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
      Madness deck: 10 | Tortuga: A Librarian`);
    t.play('Researcher', 'Tortuga').pick('yes');
    t.expect('B sees A: ?, Madness');
    t.use('Librarian');
    t.expect('A: Madness, Tribute');
    // Which of the two it was could not be told at a real table.
    t.expect('B sees A: 2 ?');
  },
);

scene('Librarian, current: a Madness card is drawn, or one is played as an extra action', (table) => {
  const t = table(`shows: Librarian | printing: current
    A: Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
    Tortuga: A 2 Librarian`);
  t.use('Librarian');
  t.offers('draw Madness, play Madness').pick('play Madness');
  t.offers('draw two, return it').pick('draw two');
  t.expect('A: Sprout, Tribute | A discard: Madness | plays left: minion, action');
  // With no Madness card in hand there is nothing to choose.
  t.use('Librarian');
  t.expect('A: Madness, Sprout, Tribute | Madness deck: 9');
});

// Psychologist

scene('Psychologist: one Madness card of hand or discard pile may go back to the Madness deck', (table) => {
  const t = table(`shows: Psychologist
    A: Psychologist, 2 Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    A discard: Madness, Sprout | Madness deck: 10 | Tortuga`);
  t.play('Psychologist');
  t.expect('purpose: give back');
  t.offers('2 Madness');
  t.expect('picks: 0-1');
  t.pick('Madness');
  t.expect('A: Madness | A discard: Madness, Sprout | Madness deck: 11');
});

scene('Psychologist asks nobody who has no Madness card', (table) => {
  const t = table(`shows: Psychologist
    A: Psychologist, Sprout | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    Madness deck: 10 | Tortuga`);
  t.play('Psychologist');
  t.expect('question: play');
});

scene('Psychologist, current, must return one, or take one back into hand', (table) => {
  const t = table(`shows: Psychologist | printing: current
    A: Psychologist | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | A discard: Madness
    Madness deck: 10 | Tortuga`);
  t.play('Psychologist');
  t.offers('return Madness, take Madness').pick('take Madness');
  t.expect('A: Madness | A discard: nothing | Madness deck: 10');
});

scene('Psychologist, current, returns the only one there is in hand without a question', (table) => {
  const t = table(`shows: Psychologist | printing: current
    A: Psychologist, Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    Madness deck: 10 | Tortuga`);
  t.play('Psychologist');
  t.expect('question: play | A: nothing | Madness deck: 11');
});

// Researcher

scene(
  'Researcher may draw a Madness card, which everybody sees and which belongs to who drew it',
  (table) => {
    const t = table(`shows: Researcher, R12.1, R12.2
      A: Researcher, Sprout | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 1
      Tortuga`);
    t.play('Researcher');
    t.offers('yes, no').pick('yes');
    t.expect('A: Madness, Sprout | Madness deck: 0');
    expect([t.owner('Madness', 'A'), t.seenBy('B', 'A').toSorted()]).toEqual(['A', ['?', 'Madness']]);
  },
);

scene('Researcher: from an empty Madness deck nothing is drawn, and nobody is asked', (table) => {
  const t = table(`shows: Researcher, R12.1
    A: Researcher | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 0
    Tortuga`);
  t.play('Researcher');
  t.expect('question: play | A: nothing');
});

scene('Researcher, current: the Madness card pays for a +1 power counter on any minion', (table) => {
  const t = table(`shows: Researcher | printing: current
    A: Researcher | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
    Tortuga: B Sprout`);
  t.play('Researcher').pick('yes');
  t.offers('Researcher, Sprout').pick('Researcher');
  t.expect('counters: Researcher 1 | A: Madness');
});

// "Old Man Jenkins!?"

scene(
  '"Old Man Jenkins!?" destroys the strongest minion where a base is about to score, also your own',
  (table) => {
    const t = table(`shows: "Old Man Jenkins!?" 1
      A: "Old Man Jenkins!?" | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
      base deck: Tortuga | Jungle Oasis: A King Rex, B Professor, B Sprout +5`);
    t.expect('cannot play: "Old Man Jenkins!?"');
    t.endTurn();
    // King Rex with 7 and Sprout with 7 are tied: whoever plays it chooses.
    t.pick('use "Old Man Jenkins!?"');
    t.offers('King Rex, Sprout').pick('King Rex');
    t.expect('A discard: King Rex, ... | vp: A 0, B 2');
  },
);

// ... It Just Might Work

scene(
  '... It Just Might Work: for a Madness card, to your discard pile, your minions of that moment get +1 power',
  (table) => {
    const t = table(`shows: ... It Just Might Work 1 | A: ... It Just Might Work, Madness, War Raptor
      A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
      Tortuga: A Librarian, B Sprout | Workshop: A Researcher`);
    t.play('... It Just Might Work');
    t.expect('A discard: ... It Just Might Work, Madness | power: Librarian 5, Researcher 3, Sprout 2');
    t.play('War Raptor', 'Workshop');
    t.expect('power: War Raptor 3');
  },
);

scene('... It Just Might Work does nothing without a Madness card', (table) => {
  const t = table(`shows: ... It Just Might Work
    A: ... It Just Might Work | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    Madness deck: 10 | Tortuga: A Librarian`);
  t.play('... It Just Might Work');
  t.expect('power: Librarian 4 | A discard: ... It Just Might Work');
});

scene('... It Just Might Work, current: up to two Madness cards, +1 power for each', (table) => {
  const t = table(`shows: ... It Just Might Work | printing: current
    A: ... It Just Might Work, 3 Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    Madness deck: 10 | Tortuga: A Librarian`);
  t.play('... It Just Might Work');
  t.expect('picks: 0-2');
  t.pick('Madness', 'Madness');
  t.expect('power: Librarian 6 | A: Madness');
});

// Field Trip

scene('Field Trip: cards go unseen under the deck, in the order you like, and as many are drawn', (table) => {
  const t = table(`shows: Field Trip 1
    A: Field Trip, Madness, Librarian, Jinkies! | A deck: Sprout, Tribute, Ghost | Madness deck: 10
    Tortuga`);
  t.play('Field Trip');
  t.expect('picks: 0-3');
  t.pick('Madness', 'Librarian');
  t.expect('question: order');
  t.pick('Librarian', 'Madness');
  t.expect('A: Jinkies!, Sprout, Tribute | A deck: Ghost, Librarian, Madness | B sees A deck: 3 ?');
  // A Madness card in a deck still belongs to whoever's deck it is.
  expect(t.owner('Madness', 'A')).toBe('A');
});

scene('Field Trip, current, draws one more, also for none', (table) => {
  const t = table(`shows: Field Trip | printing: current
    A: Field Trip, Librarian | A deck: Sprout, Tribute | Tortuga`);
  t.play('Field Trip').pick();
  t.expect('A: Librarian, Sprout');
});

// Gate to Beyond

scene(
  'Gate to Beyond: its talent draws a Madness card, whether the extra minion there is played or not',
  (table) => {
    const t = table(`shows: Gate to Beyond 1
      A: Gate to Beyond, Librarian, Professor | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
      Madness deck: 10 | Tortuga | Jungle Oasis`);
    t.play('Gate to Beyond', 'Jungle Oasis');
    t.use('Gate to Beyond');
    t.expect('A: Librarian, Madness, Professor | plays left: minion, minion using Gate to Beyond');
    t.play('Librarian', undefined, 'Gate to Beyond');
    t.expect('Jungle Oasis: A Librarian, ...');
  },
);

scene('Gate to Beyond is Eldritch Gate in the current printing', (table) => {
  const t = table(`shows: Gate to Beyond | printing: current
    A: Eldritch Gate | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
    Jungle Oasis`);
  t.play('Eldritch Gate', 'Jungle Oasis');
  t.use('Eldritch Gate');
  t.expect('A: Madness');
});

// Jinkies!

scene('Jinkies!: up to two Madness cards go back, out of hand and discard pile', (table) => {
  const t = table(`shows: Jinkies! 1
    A: Jinkies!, Madness | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    A discard: 2 Madness, Sprout | B: Madness | Madness deck: 10 | Tortuga`);
  t.play('Jinkies!');
  t.offers('3 Madness');
  t.expect('picks: 0-2');
  t.pick('Madness', 'Madness');
  t.expect('A: nothing | A discard: Jinkies!, Madness, Sprout | Madness deck: 12 | B: Madness');
});

// That's So Crazy...

scene(
  "That's So Crazy...: a Madness card, +1 power for the minions of that moment, an extra action; each by itself",
  (table) => {
    const t = table(`shows: That's So Crazy... 1
      A: That's So Crazy..., War Raptor | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
      Madness deck: 0 | Tortuga: A Librarian`);
    t.play("That's So Crazy...");
    t.expect("A: War Raptor | power: Librarian 5 | plays left: minion, action using That's So Crazy...");
    t.play('War Raptor');
    t.expect('power: War Raptor 3');
  },
);

scene("That's So Crazy...: the Madness card drawn is an action like any other", (table) => {
  const t = table(`shows: That's So Crazy...
    A: That's So Crazy... | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout | Madness deck: 10
    Tortuga: A Librarian`);
  t.play("That's So Crazy...");
  t.play('Madness').pick('return it');
  t.expect("A: nothing | A discard: That's So Crazy... | Madness deck: 10");
});

// Things Best Not Known

scene(
  'Things Best Not Known: a minion where a base scores, anyone’s, gets +2 power for each of up to three Madness cards',
  (table) => {
    const t = table(`shows: Things Best Not Known 1
      A: Things Best Not Known | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
      Madness deck: 2 | base deck: Tortuga
      Jungle Oasis: A Librarian, B King Rex, B Sprout | Workshop: A Professor`);
    t.endTurn().pick('use Things Best Not Known');
    t.offers('King Rex, Librarian, Sprout').pick('Librarian');
    // There are two left.
    t.offers('draw Madness, draw none, draw two Madness').pick('draw two Madness');
    t.expect('vp: A 0, B 2');
    expect(t.hand('A').filter((name) => name === 'Madness')).toHaveLength(2);
  },
);

scene('Things Best Not Known: none may be drawn, for nothing', (table) => {
  const t = table(`shows: Things Best Not Known 1
    A: Things Best Not Known | Madness deck: 10 | base deck: Tortuga
    Jungle Oasis: A Librarian +3, B Professor`);
  t.endTurn().pick('use Things Best Not Known').pick('Professor');
  t.offers('draw Madness, draw none, draw three Madness, draw two Madness').pick('draw none');
  t.expect('vp: A 2, B 0 | Madness deck: 10');
});

scene('Things Best Not Known, current: the cards are drawn before the minion is chosen', (table) => {
  const t = table(`shows: Things Best Not Known | printing: current
    A: Things Best Not Known | Madness deck: 10 | base deck: Tortuga
    Jungle Oasis: A Librarian, B Professor, B Librarian`);
  t.endTurn().pick('use Things Best Not Known').pick('draw three Madness').pick('A Librarian');
  t.expect('vp: A 2');
});

// Those Meddling Kids

scene('Those Meddling Kids: any number of actions on one base itself, and none on minions there', (table) => {
  const t = table(`shows: Those Meddling Kids 1
    A: Those Meddling Kids | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    Tortuga: B Gate to Beyond, A Overgrowth, B Sprout [A Poison] | Workshop: B Gate to Beyond
    Secret Grove`);
  t.play('Those Meddling Kids');
  t.offers('Tortuga, Workshop').pick('Tortuga');
  t.offers('Gate to Beyond, Overgrowth');
  t.expect('picks: 0-2');
  t.pick('Gate to Beyond');
  t.expect('Tortuga: A Overgrowth, B Sprout [A Poison]');
});

scene('Those Meddling Kids, current: that, or a Madness card and an extra action', (table) => {
  const t = table(`shows: Those Meddling Kids | printing: current
    A: Those Meddling Kids | A deck: Tribute, Sprout, Tribute, Sprout, Tribute, Sprout
    Madness deck: 10 | Tortuga: B Eldritch Gate`);
  t.play('Those Meddling Kids');
  t.offers('destroy actions, draw Madness').pick('draw Madness');
  t.expect('A: Madness | plays left: minion, action using Those Meddling Kids');
});
