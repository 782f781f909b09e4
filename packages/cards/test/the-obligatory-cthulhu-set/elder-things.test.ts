import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Elder Thing

scene('Elder Thing: two of your other minions for it, or it goes under the deck; you choose', (table) => {
  const t = table(`shows: Elder Thing 1 | A: Elder Thing | A deck: 4 Tribute
    Tortuga: A Zapbot, B Ghost | Jungle Oasis: A Sprout, A War Raptor`);
  t.play('Elder Thing', 'Tortuga');
  t.offers('destroy two, under the deck').pick('destroy two');
  t.offers('Sprout, War Raptor, Zapbot').pick('Sprout', 'Zapbot');
  t.expect('A discard: Sprout, Zapbot | Tortuga: B Ghost, A Elder Thing');
});

scene('Elder Thing goes under the deck where two cannot both be destroyed', (table) => {
  const t = table(`shows: Elder Thing 1 | A: Elder Thing | A deck: 4 Tribute
    Tortuga: A Zapbot, A Warbot`);
  t.play('Elder Thing', 'Tortuga').pick('destroy two');
  // Warbot cannot be destroyed.
  t.expect('A discard: Zapbot | Tortuga: A Warbot | A deck: ..., Elder Thing');
});

scene('Elder Thing with fewer than two others goes under the deck without a question', (table) => {
  const t = table('shows: Elder Thing | A: Elder Thing | A deck: 4 Tribute | Tortuga: A Zapbot');
  t.play('Elder Thing', 'Tortuga');
  t.expect('question: play | Tortuga: A Zapbot | A deck: ..., Elder Thing');
});

scene('Elder Thing is out of reach of other players’ cards, and not of bases', (table) => {
  const t = table(`shows: Elder Thing 2 | turn: B
    B: Sleep Spores | B deck: 4 Tribute | base deck: Tortuga
    Temple of Goju: A Elder Thing +7, B Ghost, A Sprout`);
  t.play('Sleep Spores', 'Temple of Goju');
  t.expect('power: Elder Thing 17, Sprout 1');
  t.endTurn();
  // The base places the strongest minion of each player under the deck.
  t.expect('A deck: Elder Thing | A discard: Sprout');
});

scene('Elder Thing is Eldest Thing in the current printing', (table) => {
  const t = table(`shows: Elder Thing | printing: current | A: Eldest Thing | A deck: 4 Tribute
    Tortuga: A Zapbot, A Sprout`);
  t.play('Eldest Thing', 'Tortuga').pick('destroy two');
  t.expect('Tortuga: A Eldest Thing');
});

// Shoggoth

scene(
  'Shoggoth: only where you have 6 power; who refuses a Madness card, clockwise, loses a minion there of your choice',
  (table) => {
    const t = table(`shows: Shoggoth 1, R12.5 | players: 3
      A: Shoggoth | A deck: 4 Tribute | Madness deck: 1
      Tortuga: A King Rex, B Ghost, B Sprout, C Zapbot | Jungle Oasis: A Librarian, B Ghost`);
    expect(t.whyNot('A', 'Shoggoth', 'Jungle Oasis')).not.toBeNull();
    t.play('Shoggoth');
    t.expect('Tortuga: A Shoggoth, ... | asked: B');
    t.offers('draw Madness, refuse').pick('draw Madness');
    // None is left for C: that counts as refused.
    t.expect('B: Madness | C discard: Zapbot | Tortuga: A King Rex, B Ghost, B Sprout, A Shoggoth');
  },
);

scene('Shoggoth: you choose which minion of those who refuse', (table) => {
  const t = table(`shows: Shoggoth 1 | A: Shoggoth | A deck: 4 Tribute | Madness deck: 10
    Tortuga: A King Rex, B Ghost, B Sprout | Jungle Oasis: B Zapbot`);
  t.play('Shoggoth').pick('refuse');
  t.expect('asked: A');
  t.offers('Ghost, Sprout').pick('Ghost');
  t.expect('B discard: Ghost | B: nothing');
});

scene('Shoggoth played off the top of a deck without the 6 power is discarded', (table) => {
  const t = table(`shows: Shoggoth 2 | A: Transformation | A deck: Shoggoth, Tribute | Madness deck: 10
    Tortuga: A Zapbot`);
  t.play('Transformation');
  t.expect('A discard: Shoggoth, ... | Tortuga: nothing');
});

scene(
  'Shoggoth, current: played anywhere; the destruction may be left; below 12 power there it brings two Madness cards',
  (table) => {
    const t = table(`shows: Shoggoth | printing: current
      A: Shoggoth | A deck: 4 Tribute | Madness deck: 10 | Tortuga: B Ghost`);
    t.play('Shoggoth').pick('refuse');
    t.offers('Ghost');
    t.expect('picks: 0-1');
    t.pick();
    t.expect('Tortuga: B Ghost, A Shoggoth | A: 2 Madness');
  },
);

scene('Shoggoth, current: with 12 power there it brings none', (table) => {
  const t = table(`shows: Shoggoth | printing: current
    A: Shoggoth | A deck: 4 Tribute | Madness deck: 0 | Tortuga: A King Rex`);
  t.play('Shoggoth');
  t.expect('question: play | A: nothing');
});

// Mi-go

scene(
  'Mi-go: everybody else is offered a Madness card, clockwise; for each who refuses you draw',
  (table) => {
    const t = table(`shows: Mi-go 1 | players: 3 | turn: B
      B: Mi-go | B deck: 4 Tribute | Madness deck: 10 | Tortuga`);
    t.play('Mi-go');
    t.expect('asked: C');
    t.pick('refuse');
    t.expect('asked: A');
    t.pick('draw Madness');
    t.expect('A: Madness | B: Tribute | C: nothing');
  },
);

scene('Mi-go, current: if nobody accepts, a minion may get a +1 power counter, too', (table) => {
  const t = table(`shows: Mi-go | printing: current | A: Mi-go | A deck: 4 Tribute | Madness deck: 10
    Tortuga: B Ghost`);
  t.play('Mi-go').pick('refuse');
  t.expect('asked: A');
  t.offers('Ghost, Mi-go');
  t.expect('picks: 0-1');
  t.pick('Mi-go');
  t.expect('A: Tribute | counters: Mi-go 1');
});

// Byakhee

scene('Byakhee: every other player with a minion there has to draw a Madness card', (table) => {
  const t = table(`shows: Byakhee 1 | players: 3 | A: Byakhee | A deck: 4 Tribute | Madness deck: 10
    Tortuga: B Ghost, A Sprout | Jungle Oasis: C Ghost`);
  t.play('Byakhee', 'Tortuga');
  t.expect('A: nothing | B: Madness | C: nothing | question: play');
});

// Begin the Summoning

scene(
  'Begin the Summoning: a minion of the discard pile on top of the deck, and an extra action',
  (table) => {
    const t = table(`shows: Begin the Summoning
      A: Begin the Summoning | A deck: 4 Tribute | A discard: Shoggoth, Mi-go, Insanity | Tortuga`);
    t.play('Begin the Summoning');
    t.offers('Mi-go, Shoggoth').pick('Shoggoth');
    t.expect('A deck: Shoggoth, ... | plays left: minion, action using Begin the Summoning');
  },
);

scene('Begin the Summoning: the extra action is there even with no minion to place', (table) => {
  const t = table('shows: Begin the Summoning 1 | A: Begin the Summoning | A deck: 4 Tribute | Tortuga');
  t.play('Begin the Summoning');
  t.expect('plays left: minion, action using Begin the Summoning');
});

// Dunwich Horror

scene(
  'Dunwich Horror: +5 power, and the minion is destroyed at the end of the turn, after scoring',
  (table) => {
    const t = table(`shows: Dunwich Horror 1
      A: Dunwich Horror | A deck: 4 Tribute | base deck: The Grey Opal
      Jungle Oasis: A King Rex | Tortuga: A Sprout`);
    t.play('Dunwich Horror', 'King Rex');
    t.expect('power: King Rex 12');
    t.endTurn();
    // The base has scored with it, so it went there.
    t.expect('vp: A 2 | A discard: Dunwich Horror, King Rex');
  },
);

scene('Dunwich Horror: at the end of every later turn, too, whoever’s turn it is', (table) => {
  const t = table(`shows: Dunwich Horror 1 | decks: 4 Tribute
    Tortuga: A Sprout [B Dunwich Horror], A Ghost`);
  t.endTurn();
  t.expect('turn: B | Tortuga: A Ghost');
});

scene(
  'Dunwich Horror, current: before the base scores the minion’s controller takes two Madness cards or loses it',
  (table) => {
    const t = table(`shows: Dunwich Horror | printing: current
      decks: 4 Tribute | Madness deck: 10 | base deck: Tortuga
      Jungle Oasis: B King Rex [A Dunwich Horror]`);
    t.endTurn();
    t.expect('asked: B');
    t.offers('destroy it, draw two Madness').pick('draw two Madness');
    expect([t.hand('B').slice(0, 2), t.vp('B')]).toEqual([['Madness', 'Madness'], 2]);
  },
);

scene('Dunwich Horror, current: with one Madness card left two cannot be taken', (table) => {
  const t = table(`shows: Dunwich Horror, R12.5 | printing: current
    decks: 4 Tribute | Madness deck: 1 | base deck: Tortuga
    Jungle Oasis: B King Rex [A Dunwich Horror]`);
  t.endTurn();
  t.expect('B discard: King Rex | vp: B 0 | Madness deck: 1');
});

// Insanity

scene('Insanity: every other player draws two Madness cards, clockwise, as far as they last', (table) => {
  const t = table(`shows: Insanity 1 | players: 3 | A: Insanity | A deck: 4 Tribute | Madness deck: 3
    Tortuga`);
  t.play('Insanity');
  t.expect('B: 2 Madness | C: Madness | Madness deck: 0 | A discard: Insanity');
});

scene('Insanity, current, goes into the box', (table) => {
  const t = table(`shows: Insanity, R12.4 | printing: current
    A: Insanity | A deck: 4 Tribute | Madness deck: 10 | Tortuga`);
  t.play('Insanity');
  t.expect('box: Insanity | A discard: nothing | B: 2 Madness');
});

// Power of Madness

scene(
  'Power of Madness: hands are shown, Madness in them is discarded, and the discard pile is shuffled in all the same',
  (table) => {
    const t = table(`shows: Power of Madness 1 | players: 3
      A: Power of Madness | A deck: 4 Tribute | B: Madness, Sprout, Madness | B deck: Tribute
      B discard: Ghost | C: Zapbot | C deck: Tribute | C discard: Ghost | Madness deck: 10 | Tortuga`);
    t.play('Power of Madness');
    t.expect('B: Sprout | B discard: nothing | B deck in any order: Ghost, 2 Madness, Tribute');
    t.expect('C: Zapbot | C discard: nothing | C deck in any order: Ghost, Tribute | C sees B: Sprout');
  },
);

scene(
  'Power of Madness, current: for each other player an action is named, and all copies of it go',
  (table) => {
    const t = table(`shows: Power of Madness | printing: current
      A: Power of Madness | A deck: 4 Tribute | B: 2 Insanity, Sprout, Madness | B deck: Tribute
      B discard: Ghost | Madness deck: 10 | Tortuga`);
    t.play('Power of Madness');
    t.offers('Insanity, Madness, Power of Madness, Tribute').pick('Insanity');
    t.expect('B: Madness, Sprout | B discard: nothing | B deck in any order: Ghost, 2 Insanity, Tribute');
  },
);

// Spreading Horror

scene(
  'Spreading Horror: cards are discarded at random until one that is not Madness is among them; an empty hand ends it',
  (table) => {
    const t = table(`shows: Spreading Horror 1 | players: 3
      decks: 4 Tribute | A: Spreading Horror | B: 2 Madness | C: Sprout, Ghost | Madness deck: 10
      Tortuga`);
    t.play('Spreading Horror');
    t.expect('B: nothing | B discard: 2 Madness | C: 1 card | C discard: 1 card');
  },
);

scene(
  'Spreading Horror, current: who does not discard two other cards lets you play a small minion, each at another base',
  (table) => {
    const t = table(`shows: Spreading Horror | printing: current | players: 4
      decks: 4 Tribute | A: Spreading Horror | A discard: Mi-go, 2 Byakhee, Shoggoth
      B: Sprout, Ghost, Madness | C: Sprout, Madness | D: Sprout, Ghost | Madness deck: 10
      Tortuga | Jungle Oasis | The Grey Opal`);
    t.play('Spreading Horror');
    t.expect('asked: B');
    t.pick('refuse');
    // C has not two such cards and is not asked.
    t.expect('asked: D');
    t.pick('discard two');
    t.expect('D: nothing | D discard: Ghost, Sprout');
    t.offers('2 Byakhee, Mi-go').pick('Byakhee').pick('Tortuga').pick('Byakhee');
    t.offers('Jungle Oasis, The Grey Opal').pick('Jungle Oasis');
    t.expect('question: play | A discard: Mi-go, Shoggoth, Spreading Horror');
  },
);

// The Price of Power

scene(
  'The Price of Power: each Madness card in a hand of those with a minion there is +2 power for a minion of yours there',
  (table) => {
    const t = table(`shows: The Price of Power 1 | players: 3
      decks: 4 Tribute | A: The Price of Power | B: 2 Madness, Sprout | C: Madness | Madness deck: 10
      base deck: The Grey Opal | Jungle Oasis: A Byakhee, A Mi-go, B King Rex | Tortuga: C Ghost`);
    t.endTurn().pick('use The Price of Power');
    t.offers('Byakhee, Mi-go').pick('Byakhee');
    t.expect('power: Byakhee 4');
    t.pick('Mi-go');
    // 9 against 7.
    t.expect('vp: A 2');
  },
);

scene(
  'The Price of Power, current: in your turn everybody shows, and each Madness card is a counter for a minion of yours',
  (table) => {
    const t = table(`shows: The Price of Power | printing: current | players: 3
      decks: 4 Tribute | A: The Price of Power | B: Madness, Sprout | C: Madness | Madness deck: 10
      Tortuga: A Byakhee, A Mi-go, B Ghost`);
    t.play('The Price of Power').pick('Byakhee').pick('Byakhee');
    t.expect('counters: Byakhee 2 | C sees B: Madness, Sprout');
  },
);

scene('The Price of Power, current: before a base scores only those with a minion there show', (table) => {
  const t = table(`shows: The Price of Power | printing: current | players: 3
    decks: 4 Tribute | A: The Price of Power | B: Madness, Sprout | C: Madness | Madness deck: 10
    base deck: The Grey Opal
    Jungle Oasis: A Byakhee, B King Rex, B Ghost +1 | Tortuga: A Mi-go, C Ghost`);
  t.endTurn().pick('use The Price of Power');
  t.offers('Byakhee, Mi-go').pick('Mi-go');
  expect([t.counters('Mi-go'), t.seenBy('A', 'C').includes('Madness')]).toEqual([1, false]);
});

// Touch of Madness

scene(
  'Touch of Madness: the others draw a Madness card, you draw a card and play an extra action',
  (table) => {
    const t = table(`shows: Touch of Madness | players: 3
      A: Touch of Madness | A deck: 4 Tribute | Madness deck: 10 | Tortuga`);
    t.play('Touch of Madness');
    t.expect('A: Tribute | B: Madness | C: Madness | plays left: minion, action using Touch of Madness');
  },
);

// Unfathomable Goals

scene(
  'Unfathomable Goals: whoever shows Madness destroys a minion of their own choice; without minions nothing happens',
  (table) => {
    const t = table(`shows: Unfathomable Goals 1 | players: 4
      decks: 4 Tribute | A: Unfathomable Goals | B: Madness, Sprout | C: Sprout | D: Madness
      Madness deck: 10 | Tortuga: B Ghost, B Zapbot, C Ghost, A Mi-go`);
    t.play('Unfathomable Goals');
    t.expect('asked: B');
    t.offers('Ghost, Zapbot').pick('Zapbot');
    t.expect('Tortuga: B Ghost, C Ghost, A Mi-go');
  },
);

scene(
  'Unfathomable Goals, current: two Madness cards in one hand are an extra minion, four in all an extra action as well',
  (table) => {
    const t = table(`shows: Unfathomable Goals | printing: current | players: 3
      decks: 4 Tribute | A: 2 Unfathomable Goals | B: 3 Madness | C: Madness | Madness deck: 10 | Tortuga`);
    t.play('Unfathomable Goals');
    t.expect('plays left: minion, minion using Unfathomable Goals, action using Unfathomable Goals');
  },
);

scene('Unfathomable Goals, current: one Madness card in each hand is nothing', (table) => {
  const t = table(`shows: Unfathomable Goals | printing: current | players: 3
    decks: 4 Tribute | A: Unfathomable Goals | B: Madness | C: Madness | Madness deck: 10 | Tortuga`);
  t.play('Unfathomable Goals');
  t.expect('plays left: minion');
});

// Bases

scene(
  'Antarctic Base: each player plays one minion there a turn, in whichever way; moving there is free',
  (table) => {
    const t = table(`shows: Antarctic Base 1 | decks: 4 Tribute | A: Zapbot, Sprout, Dinghy | B: Zapbot
      Antarctic Base: B Ghost | Tortuga`);
    t.play('Zapbot', 'Antarctic Base');
    t.expect('why not A Sprout -> Antarctic Base: forbidden: Antarctic Base');
    t.play('Sprout');
    t.expect('Tortuga: A Sprout');
    t.play('Dinghy').pick('Sprout');
    t.expect('Antarctic Base: B Ghost, A Zapbot, A Sprout');
    t.endTurn();
    // A new turn, and another player.
    t.play('Zapbot', 'Antarctic Base');
    t.expect('Antarctic Base: B Ghost, A Zapbot, A Sprout, B Zapbot');
  },
);

scene(
  'Plateau of Leng: a player’s first minion there in a turn, out of the hand, brings another of its name, now or never',
  (table) => {
    const t = table(`shows: Plateau of Leng 1, R12.5
      A: 3 Byakhee, Zapbot | A deck: 4 Tribute | Madness deck: 10 | Plateau of Leng | Tortuga`);
    // The first at another base does not count.
    t.play('Zapbot', 'Tortuga');
    t.expect('question: play');
    t.play('Byakhee', 'Plateau of Leng');
    t.offers('2 Byakhee');
    t.expect('picks: 0-1');
    t.pick('Byakhee');
    // The second is not the first.
    t.expect('question: play | Plateau of Leng: A 2 Byakhee');
  },
);

scene('Plateau of Leng: a first minion out of the discard pile brings nothing', (table) => {
  const t = table(`shows: Plateau of Leng | A: 2 Tenacious Z | A deck: 4 Tribute | A discard: Tenacious Z
    Plateau of Leng`);
  t.use('Tenacious Z');
  t.expect('question: play');
  // Nor does the next one, which is not the first.
  t.play('Tenacious Z');
  t.expect('question: play | A: Tenacious Z');
});

scene('Plateau of Leng, current: wherever the first minion comes from', (table) => {
  const t = table(`shows: Plateau of Leng | printing: current
    A: 2 Tenacious Z | A deck: 4 Tribute | A discard: Tenacious Z | Plateau of Leng`);
  t.use('Tenacious Z');
  t.offers('2 Tenacious Z');
  t.expect('picks: 0-1');
  t.pick('Tenacious Z');
  t.expect('A: Tenacious Z | plays left: minion, action');
});
