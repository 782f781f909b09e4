import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Anansi the Spider

scene(
  'Anansi the Spider finds a standard action, plays it and hands it over: once, whatever it says itself',
  (table) => {
    const t = table(`shows: Anansi the Spider 1 | players: 3
      A: Shady Deal | A deck: Spectre, Ear of Corn, Armory, Incorporeal, Pot of Wisdom, Ear of Corn
      A discard: Tribute, Spirit | Tortuga: A Anansi the Spider, A Osebo the Leopard | Jungle Oasis`);
    t.use('Anansi the Spider');
    t.offers('Ear of Corn, Pot of Wisdom').pick('Ear of Corn');
    // The choices of the action are yours.
    t.expect('asked: A');
    t.offers('Tribute').pick('Tribute');
    t.offers('B, C').pick('C');
    t.expect('C: Ear of Corn | B: nothing | A discard: Spirit | counters: Osebo the Leopard 1');
    // Its extra action is there besides the free one.
    t.play('Shady Deal');
    t.expect('vp: A 1 | cannot use: Anansi the Spider');
  },
);

scene('Anansi the Spider, before 2019: an action that would bury itself is handed over as well', (table) => {
  const t = table(`shows: Anansi the Spider 1 | edition: oops | A deck: Spectre, Tomb Trap, Spectre
    Tortuga: A Anansi the Spider, A Osebo the Leopard | Jungle Oasis`);
  t.use('Anansi the Spider').pick('Tomb Trap');
  // No base is asked for, since it will not be buried.
  t.expect('question: play | B: Tomb Trap | Jungle Oasis: nothing | counters: Osebo the Leopard 1');
});

scene('Anansi the Spider: the play may be declined, and the deck is shuffled all the same', (table) => {
  const t = table(`shows: Anansi the Spider 2
    A: Pot of Beans | A deck: Pot of Beans, Spectre, Ghost, Spirit, Armory, Llama, Sprout, Zeppelin
    Tortuga: A Anansi the Spider, A Osebo the Leopard | Jungle Oasis`);
  t.use('Anansi the Spider');
  t.offers('Pot of Beans');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('question: play | B: nothing | counters: Osebo the Leopard 0');
  t.expect('A deck in any order: Armory, Ghost, Llama, Pot of Beans, Spectre, Spirit, Sprout, Zeppelin');
  expect(t.deck('A')).not.toEqual([
    'Pot of Beans',
    'Spectre',
    'Ghost',
    'Spirit',
    'Armory',
    'Llama',
    'Sprout',
    'Zeppelin',
  ]);
  // No name was banned, and no extra action can be saved for later: only the free one is left.
  t.play('Pot of Beans').pick('Anansi the Spider').pick('Anansi the Spider');
  t.offers('pass');
});

scene(
  'Anansi the Spider: all see what was found; the deck is shuffled before the action is played',
  (table) => {
    const t = table(`shows: Anansi the Spider 3 | players: 3
      A deck: Let it be Full and Eat, Spectre, Ghost, Spirit, Armory, Llama, Sprout, Zeppelin
      Tortuga: A Anansi the Spider | Jungle Oasis`);
    t.use('Anansi the Spider').pick('Let it be Full and Eat');
    // Both cards are drawn, and they are not those that lay on top before.
    t.expect('A: 2 cards');
    expect(t.hand('A')).not.toEqual(['Ghost', 'Spectre']);
    t.pick('B');
    t.expect('C sees B: Let it be Full and Eat | A deck: 5 cards');
  },
);

scene('Anansi the Spider: an empty deck is made anew from the discard pile first', (table) => {
  const t = table(`shows: Anansi the Spider 3 | A discard: Pot of Beans, Armory, Spectre
    Tortuga: A Anansi the Spider | Jungle Oasis`);
  t.use('Anansi the Spider');
  t.offers('Pot of Beans').pick('Pot of Beans');
  t.expect('B: Pot of Beans | counters: Anansi the Spider 2 | A discard: nothing');
  t.expect('A deck in any order: Armory, Spectre');
});

scene('Anansi the Spider: with nothing to be found nothing happens', (table) => {
  const t = table(`shows: Anansi the Spider 3 | A: Pot of Beans | A deck: Spectre, Armory, Incorporeal
    Tortuga: A Anansi the Spider | Jungle Oasis`);
  t.use('Anansi the Spider');
  t.expect('B: nothing');
  t.offers('play Pot of Beans, pass');
});

scene(
  'Anansi the Spider: an action whose time it is not does nothing, is handed over, and its name is banned for you',
  (table) => {
    const t = table(`shows: Anansi the Spider 4 5
      A: Ashlar Masonry | A deck: Spectre, Ashlar Masonry, Spectre | B deck: 2 Spectre
      base deck: The Central Brain
      Tortuga: A Anansi the Spider | Jungle Oasis: A Spectre, A Venus Man Trap, A 2 Armory`);
    t.use('Anansi the Spider').pick('Ashlar Masonry');
    t.expect('B: Ashlar Masonry');
    t.endTurn();
    // Jungle Oasis scores. A may not play Ashlar Masonry this turn; B may.
    t.expect('asked: B');
    t.offers('use Ashlar Masonry, pass').pass();
    t.expect('A discard: 2 Armory, Spectre, Venus Man Trap | turn: B');
  },
);

scene(
  'Anansi the Spider: the ban is about every copy, however it would be played, and ends with the turn',
  (table) => {
    const t = table(`shows: Anansi the Spider 5
      A: Pot of Beans, The Perfect Gift | A deck: Pot of Beans, Tribute, Pot of Beans, 4 Spectre
      B deck: 3 Spectre | Tortuga: A Anansi the Spider | Jungle Oasis`);
    t.use('Anansi the Spider').pick('Pot of Beans');
    // The found copy itself had its effect.
    t.expect('counters: Anansi the Spider 2 | cannot play: Pot of Beans');
    t.expect('why not A Pot of Beans: forbidden: Anansi the Spider');
    t.play('The Perfect Gift');
    t.offers('Tribute').pick();
    t.endTurn();
    t.expect('turn: B');
    // It binds nobody else, not even for the very card.
    t.play('Pot of Beans');
    t.endTurn();
    t.expect('can play: Pot of Beans');
  },
);

scene('Anansi the Spider: what follows the search happens also if Anansi is gone by then', (table) => {
  const t = table(`shows: Anansi the Spider 6
    A: Dr Livingstone, I Presume? | A deck: Spectre, Dr Livingstone, I Presume?
    Tortuga: A Anansi the Spider | Jungle Oasis: B Spectre, B Ghost`);
  t.use('Anansi the Spider').pick('Dr Livingstone, I Presume?');
  t.offers('Anansi the Spider, Spectre, Ghost').pick('Anansi the Spider');
  t.expect('Tortuga: nothing | A deck in any order: Anansi the Spider, Spectre');
  t.expect('B: Dr Livingstone, I Presume? | cannot play: Dr Livingstone, I Presume?');
});

scene('Anansi’s Web has no say about what Anansi plays, nor about a later action of the turn', (table) => {
  const t = table(`shows: Anansi the Spider 7 | A: Shady Deal | A deck: Tribute, 4 Spectre
    Anansi's Web: A Anansi the Spider | Jungle Oasis`);
  t.use('Anansi the Spider').pick('Tribute');
  t.expect('A: Shady Deal, 3 Spectre | B: Tribute');
  t.play('Shady Deal');
  t.offers('pass, 3 play Spectre');
  t.expect('A discard: Shady Deal');
});

// Onini the Python

scene(
  'Onini the Python grows when another player plays a card that is not that player’s, whosever it is',
  (table) => {
    const t = table(`shows: Onini the Python 1 | players: 3 | turn: C
      A: Tribute | A deck: 5 Spectre | B deck: 4 Spectre | C: Let it be Full and Eat | C deck: 4 Spectre
      Tortuga: A Onini the Python | Jungle Oasis`);
    t.play('Let it be Full and Eat').pick('B');
    // C has played a card of C's own.
    t.expect('counters: Onini the Python 0');
    t.endTurn();
    t.endTurn();
    t.expect('turn: B');
    t.play('Let it be Full and Eat').pick('A');
    // It is C's card that B has played.
    t.expect('counters: Onini the Python 1 | power: Onini the Python 5');
    t.endTurn();
    t.endTurn();
    t.expect('turn: A');
    t.play('Let it be Full and Eat').pick('B');
    // A is no other player.
    t.expect('counters: Onini the Python 1');
  },
);

scene('Onini the Python: discarding down to ten, being made to discard', (table) => {
  const t = table(`shows: Onini the Python 1 3
    A: Trading Stories, Llama, Sprout, Zeppelin | A deck: 5 Spectre
    B: Ghostly Arrival, Tribute, Spectre, 6 Tribute | B deck: 3 Spirit
    Tortuga: A Onini the Python | Haunted House`);
  t.play('Trading Stories').pick('Llama', 'Sprout', 'Zeppelin');
  t.endTurn();
  t.play('Spectre', 'Haunted House').pick('Sprout');
  t.expect('counters: Onini the Python 1 | A discard: Sprout, ...');
  // Own cards do not count.
  t.play('Ghostly Arrival');
  t.play('Llama', 'Haunted House');
  t.expect('counters: Onini the Python 1');
  t.pick('use Haunted House').pick('Tribute');
  // The Llama was A's, the discarded card was not.
  t.expect('counters: Onini the Python 2');
  t.play('Tribute');
  t.endTurn();
  t.expect('question: discard | picks: 1');
  t.pick('Zeppelin');
  t.expect('counters: Onini the Python 3 | turn: A');
});

scene('Onini the Python: out of a deck, discarded or played', (table) => {
  const t = table(`shows: Onini the Python 3
    A: Trading Stories, Scrap Diving, Llama | A deck: 4 Spectre, 2 Mechanic, Spectre
    B: Attic Treasures, Ghostly Arrival, Raiding Party, Ghost | B deck: 6 Spirit
    Tortuga: A Onini the Python, B Matriarch | Jungle Oasis`);
  t.play('Trading Stories').pick('Scrap Diving');
  t.endTurn();
  t.play('Ghostly Arrival');
  t.play('Attic Treasures').pick('Raiding Party', 'Ghost', 'Scrap Diving');
  // Put under the deck it was not discarded.
  t.expect('counters: Onini the Python 0');
  t.use('Matriarch');
  t.expect('A discard: Scrap Diving, Trading Stories | B: Ghost, ... | counters: Onini the Python 1');
});

scene('Onini the Python: a card that another player plays out of your deck', (table) => {
  const t = table(`shows: Onini the Python 3 | turn: B
    A deck: Weed Eater, Steam Man, Spirit, Spectre | B: Raiding Party
    Tortuga: A Onini the Python | Jungle Oasis`);
  t.play('Raiding Party');
  t.offers('Steam Man, Spirit').pick('Steam Man').pick('Jungle Oasis').pick('Spirit', 'Weed Eater');
  t.expect('Jungle Oasis: B(A) Steam Man | counters: Onini the Python 1');
});

scene(
  'Onini the Python: not for cards that are uncovered, nor for those discarded after scoring, nor again for a spent action',
  (table) => {
    const t = table(`shows: Onini the Python 3
      A: Trading Stories, Llama, Tribute | A deck: 5 Spectre | B deck: 2 Weed Eater, 6 Spirit
      base deck: The Central Brain | Tortuga: A Onini the Python | Pyramids
      Jungle Oasis: B(A) Spectre, B(A) Venus Man Trap, B(A) Armory`);
    t.play('Trading Stories').pick('Llama', 'Tribute');
    t.endTurn();
    // Jungle Oasis has 10: nothing has scored yet.
    t.use('Pyramids').pick('Llama');
    t.expect('counters: Onini the Python 0');
    t.play('Tribute');
    t.expect('A discard: Trading Stories, Tribute | counters: Onini the Python 1');
    t.play('Weed Eater', 'Jungle Oasis');
    t.endTurn();
    t.expect('bases: The Central Brain, ...');
    t.expect('A discard: Armory, Spectre, Trading Stories, Tribute, Venus Man Trap');
    t.expect('counters: Onini the Python 1');
    t.endTurn();
    t.expect('turn: B');
    t.pick('uncover Llama');
    t.expect('Pyramids: B(A) Llama | counters: Onini the Python 1');
  },
);

scene('Onini the Python: a counter for each card, after a played one has resolved', (table) => {
  const t = table(`shows: Onini the Python 4
    A: Trading Stories, Llama, Sprout, Spirit | A deck: 6 Spectre | B: 2 Ghost | B deck: 2 Zeppelin
    Tortuga: A Onini the Python | Jungle Oasis`);
  t.play('Trading Stories').pick('Llama', 'Sprout', 'Spirit');
  t.endTurn();
  t.play('Spirit', 'Jungle Oasis').pick('Spirit').pick('yes');
  t.expect('counters: Onini the Python 0');
  t.pick('Llama', 'Sprout', 'Ghost');
  // The Spirit that was played, and the two of the three discarded cards that are A's.
  t.expect('counters: Onini the Python 3 | A discard: Llama, Spirit, Sprout, Trading Stories');
});

scene('Onini the Python: not for what happened before it came into play', (table) => {
  const t = table(`shows: Onini the Python 5
    A: Let it be Full and Eat, Onini the Python | A deck: 6 Spectre | B deck: 8 Spirit
    Tortuga | Jungle Oasis`);
  t.play('Let it be Full and Eat');
  t.endTurn();
  t.play('Let it be Full and Eat');
  t.endTurn();
  t.play('Onini the Python', 'Tortuga');
  t.expect('counters: Onini the Python 0');
  t.play('Let it be Full and Eat');
  t.endTurn();
  t.play('Let it be Full and Eat');
  t.expect('counters: Onini the Python 1');
});

scene('Onini the Python, current: you may place the counter on any of your minions', (table) => {
  const t = table(`shows: Onini the Python | printing: current
    A: Trading Stories, Let it be Full and Eat, Llama | A deck: 6 Spectre | B: Tribute | B deck: 6 Ghost
    Tortuga: A Onini the Python, B Spectre | Jungle Oasis: A Steam Man`);
  t.play('Trading Stories').pick('Let it be Full and Eat', 'Llama');
  t.endTurn();
  t.play('Let it be Full and Eat');
  t.expect('asked: A');
  t.offers('Onini the Python, Steam Man');
  t.expect('picks: 0-1');
  t.pick('Steam Man');
  t.expect('Jungle Oasis: A Steam Man +1');
  t.play('Ghost', 'Jungle Oasis').pick('Llama');
  t.expect('asked: A');
  t.pick();
  t.expect('counters: Onini the Python 0, Steam Man 1');
});

scene(
  'Onini the Python: whoever has a Madness card owns it, so playing or discarding one never counts',
  (table) => {
    const t = table(`shows: Onini the Python 2, R12.2 | turn: B
      B: 2 Madness, Ghost | B deck: Spirit, Mummy | Madness deck: 10
      Tortuga: A Onini the Python | Jungle Oasis`);
    t.play('Madness').pick('draw two');
    t.play('Ghost', 'Jungle Oasis').pick('Madness');
    t.expect('B discard: 2 Madness | counters: Onini the Python 0');
  },
);

// Osebo the Leopard

scene('Osebo the Leopard: a counter for each card that you place into another hand', (table) => {
  const t = table(`shows: Osebo the Leopard 1 | players: 3
    A: Pot of Wisdom, Trading Stories, Llama, Sprout, Ghost, Armory | A deck: 5 Spectre
    Tortuga: A Osebo the Leopard | Jungle Oasis`);
  t.play('Pot of Wisdom').pick('Llama').pick('Sprout').keepExtra();
  t.expect('Tortuga: A Osebo the Leopard +2');
  t.play('Trading Stories').pick('Ghost', 'Armory').pick('Spectre');
  t.expect('B: Armory, Ghost, Llama | C: Spectre, Sprout | Tortuga: A Osebo the Leopard +5');
  t.expect('power: Osebo the Leopard 9');
});

scene('Osebo the Leopard: also for an action that hands itself on, and for a base that lets you', (table) => {
  const t = table(`shows: Osebo the Leopard 2 | A: Pot of Wisdom, Feather Gifts | A deck: 5 Spectre
    Anansi's Web: A Osebo the Leopard | Jungle Oasis`);
  t.play('Pot of Wisdom').pick('Spectre');
  // The Web gives the Pot of Wisdom away too; which comes first does not matter.
  t.keepExtra().pick("use Anansi's Web").pick('B');
  t.expect('B: Pot of Wisdom, Spectre | counters: Osebo the Leopard 2');
  t.play('Feather Gifts');
  t.expect('B: Feather Gifts, Pot of Wisdom, Spectre | counters: Osebo the Leopard 3');
});

scene(
  'Osebo the Leopard: not for returning a card, nor for what others place, nor for what happened before',
  (table) => {
    const t = table(`shows: Osebo the Leopard 3 4
      A: Akye the Turtle, Yokai Attack!, Osebo the Leopard, Golden Condor | A deck: 5 Spectre
      B: Akye the Turtle, Sprout | B deck: 5 Ghost | Tortuga: A Spectre, A(B) Armory | Jungle Oasis`);
    t.play('Akye the Turtle', 'Tortuga').pick('Yokai Attack!');
    t.expect('B: Akye the Turtle, Sprout, Yokai Attack!');
    t.play('Golden Condor').pick('Armory');
    // B's Armory has been returned to B.
    t.expect('B: Armory, ...');
    t.endTurn();
    t.play('Akye the Turtle', 'Jungle Oasis').pick('Sprout');
    t.endTurn();
    t.play('Osebo the Leopard', 'Tortuga');
    t.expect('counters: Osebo the Leopard 0');
  },
);

scene('Osebo the Leopard in play: returned cards and other players’ gifts leave it as it is', (table) => {
  const t = table(`shows: Osebo the Leopard 3
    A: Golden Condor | A deck: 4 Spectre | B: Feather Gifts, Akye the Turtle | B deck: 5 Ghost
    Tortuga: A Osebo the Leopard, A(B) Armory | Jungle Oasis: B Spectre`);
  t.play('Golden Condor').pick('Armory');
  t.expect('B: Akye the Turtle, Armory, Feather Gifts');
  t.endTurn();
  t.play('Feather Gifts');
  t.expect('A: Feather Gifts, ... | counters: Osebo the Leopard 0');
});

// Akye the Turtle

scene(
  'Akye the Turtle: a card for another player, unseen by the rest, and then two cards for you',
  (table) => {
    const t = table(`shows: Akye the Turtle 1 | players: 3
      A: Akye the Turtle, Llama, Sprout | A deck: Spectre, Ghost, Spirit | Tortuga | Jungle Oasis`);
    t.play('Akye the Turtle', 'Tortuga');
    // The gift comes first: the cards to be drawn cannot be given.
    t.offers('Llama, Sprout');
    t.expect('picks: 0-1');
    t.pick('Llama');
    t.offers('B, C').pick('C');
    t.expect('C: Llama | A: Ghost, Spectre, Sprout | B sees C: ? | A sees C: Llama');
  },
);

scene('Akye the Turtle: with an empty hand, or without a gift, no cards', (table) => {
  const t = table(`shows: Akye the Turtle 1
    A: Akye the Turtle, Insta-Grow, Akye the Turtle | A deck: Spectre, Ghost, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Akye the Turtle', 'Tortuga').pick();
  t.expect('A: Akye the Turtle');
  t.play('Akye the Turtle', 'Tortuga');
  t.expect('question: play | A: nothing | B: nothing');
});

scene(
  'Akye the Turtle gives away what is somebody else’s; a hand of more than ten is no matter until that player draws',
  (table) => {
    const t = table(`shows: Akye the Turtle 2, R9.4 | players: 3 | turn: C
      A: Akye the Turtle | A deck: 8 Ghost | B: 10 Spectre | B deck: 3 Ghost | C: Trading Stories, Armory
      C deck: 6 Ghost | Tortuga | Jungle Oasis`);
    t.play('Trading Stories').pick('Armory');
    t.endTurn();
    t.play('Akye the Turtle', 'Tortuga').pick('Armory').pick('B');
    t.expect('B: 11 cards');
    t.endTurn();
    t.expect('turn: B | question: play');
    t.endTurn();
    t.expect('question: discard | picks: 3');
    t.pick('Armory', 'Ghost', 'Ghost');
    // The Armory has been C's all the time.
    t.expect('C discard: Armory, Trading Stories | B discard: 2 Ghost');
  },
);

scene('Akye the Turtle: an empty deck is made anew while drawing', (table) => {
  const t = table(`shows: Akye the Turtle 3
    A: Akye the Turtle, Llama | A deck: Spectre | A discard: Ghost | Tortuga | Jungle Oasis`);
  t.play('Akye the Turtle', 'Tortuga').pick('Llama');
  t.expect('A: Ghost, Spectre | A discard: nothing');
});

// Mboro Hornet

scene(
  'Mboro Hornet answers on another player’s turn, from hand, after the card has resolved, at any base',
  (table) => {
    const t = table(`shows: Mboro Hornet 2 5
      A: Let it be Full and Eat, Mboro Hornet | A deck: 6 Spectre | A discard: Mboro Hornet | B: Tribute
      B deck: 6 Ghost | Tortuga | Jungle Oasis: A Mboro Hornet`);
    t.play('Let it be Full and Eat');
    // A's own play is nothing to answer.
    t.expect('asked: A | question: play');
    t.endTurn();
    t.play('Let it be Full and Eat');
    t.expect('asked: A');
    t.offers('use Mboro Hornet, pass');
    // B has drawn and passed it on before that.
    t.expect('B: 2 Ghost, Tribute | A: Let it be Full and Eat, ...');
    t.pick('use Mboro Hornet');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: A Mboro Hornet');
    // Tribute is B's own.
    t.expect('asked: B | question: play');
  },
);

scene('Mboro Hornet: a chance that is not taken is gone', (table) => {
  const t = table(`shows: Mboro Hornet 2
    A: Let it be Full and Eat, Mboro Hornet | A deck: 6 Spectre | B: Steam Man | B deck: 6 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Let it be Full and Eat');
  t.endTurn();
  t.play('Let it be Full and Eat').pass();
  t.play('Steam Man', 'Tortuga');
  t.expect('asked: B');
  t.endTurn();
  t.expect('turn: A | Tortuga: B Steam Man');
});

scene('Mboro Hornet uses none of your plays, and can be your minion of the turn as well', (table) => {
  const t = table(`shows: Mboro Hornet 3
    A: Trading Stories, Feather Gifts, 3 Mboro Hornet | A deck: 6 Spectre | B: Steam Man
    B deck: 6 Ghost | Tortuga | Jungle Oasis`);
  t.play('Trading Stories').pick('Feather Gifts');
  t.play('Mboro Hornet', 'Tortuga');
  t.expect('cannot play: Mboro Hornet');
  t.endTurn();
  t.play('Feather Gifts').pick('use Mboro Hornet').pick('Tortuga').pass();
  t.endTurn();
  t.play('Mboro Hornet', 'Tortuga');
  t.expect('Tortuga: A 3 Mboro Hornet | cannot play: Spectre');
});

scene(
  'Mboro Hornet: several answer the same event, and also a Hornet of yours that somebody else plays',
  (table) => {
    const t = table(`shows: Mboro Hornet 4
      A: Trading Stories, 3 Mboro Hornet | A deck: 6 Spectre | B deck: 6 Ghost | Tortuga | Jungle Oasis`);
    t.play('Trading Stories').pick('Mboro Hornet');
    t.endTurn();
    t.play('Mboro Hornet', 'Tortuga');
    t.expect('asked: A');
    t.offers('2 use Mboro Hornet, pass').pick('use Mboro Hornet').pick('Jungle Oasis');
    t.offers('use Mboro Hornet, pass').pick('use Mboro Hornet').pick('Jungle Oasis');
    t.expect('question: play | Tortuga: B(A) Mboro Hornet | Jungle Oasis: A 2 Mboro Hornet');
  },
);

scene(
  'Mboro Hornet: several players answer in turn order, from the current player on; also a discarded card',
  (table) => {
    const t = table(`shows: Mboro Hornet 5 | players: 4 | turn: D
      A: Mboro Hornet | A deck: 4 Spectre | B: Ghost | B deck: 4 Spectre | C: Mboro Hornet
      C deck: 4 Spectre | D: Trading Stories, Armory, Mboro Hornet | D deck: 5 Spectre
      Tortuga | Jungle Oasis`);
    t.play('Trading Stories');
    // A, B and C are asked about one after another.
    t.pick().pick('Armory').pick();
    t.endTurn();
    t.endTurn();
    t.expect('turn: B');
    t.play('Ghost', 'Tortuga').pick('Armory');
    t.expect('D discard: Armory, Trading Stories | asked: C');
    t.pass();
    t.expect('asked: D');
    t.pick('use Mboro Hornet').pick('Jungle Oasis');
    t.expect('asked: A');
    t.pass();
    // One may answer after having passed.
    t.expect('asked: C');
    t.pick('use Mboro Hornet').pick('Tortuga');
    t.expect('asked: A');
    t.pass();
    t.expect('question: play | Tortuga: B Ghost, C Mboro Hornet | Jungle Oasis: D Mboro Hornet');
  },
);

scene('Mboro Hornet: a Madness card belongs to whoever plays or discards it', (table) => {
  const t = table(`shows: Mboro Hornet 1, R12.2 | turn: B
    A: Mboro Hornet | B: 2 Madness, Ghost | B deck: Spirit, Mummy | Madness deck: 10
    Tortuga | Jungle Oasis`);
  t.play('Madness').pick('draw two');
  t.expect('asked: B | question: play');
  t.play('Ghost', 'Jungle Oasis').pick('Madness');
  t.expect('asked: B | question: play');
});

// Collecting Stories

scene(
  'Collecting Stories: you alone see the hand, and may play a card of yours out of it at once',
  (table) => {
    const t = table(`shows: Collecting Stories 1 2 3 | players: 3
      A: Trading Stories, Steam Man, Ornate Dome, Make Contact, Tribute
      A deck: Collecting Stories, Ghost, Insta-Grow, 4 Spectre | B: Spirit, Onini the Python
      B deck: 4 Ghost | C: Mboro Hornet | C deck: 4 Ghost
      Tortuga: C Onini the Python, A Osebo the Leopard | Jungle Oasis`);
    t.play('Trading Stories').pick('Steam Man', 'Make Contact', 'Tribute');
    t.expect('counters: Osebo the Leopard 3');
    t.endTurn();
    t.endTurn();
    t.endTurn();
    t.expect('turn: A');
    t.play('Collecting Stories');
    t.offers('B, C').pick('B');
    t.expect('A sees B in any order: 2 Ghost, Make Contact, Onini the Python, Spirit, Steam Man, Tribute');
    t.expect('C sees B: 7 ?');
    // Make Contact could be played only as the last card of A's hand.
    t.offers('Steam Man, Tribute');
    t.expect('picks: 0-1');
    t.pick('Steam Man').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Steam Man');
    // It is A's own card: no Onini and no Hornet stirs, and nothing was handed over.
    t.expect('counters: Onini the Python 0, Osebo the Leopard 3 | question: play');
    // It used up no minion play.
    t.play('Ghost', 'Tortuga').pick();
  },
);

scene(
  'Collecting Stories: an action is played as from your own hand, and the chance cannot be kept',
  (table) => {
    const t = table(`shows: Collecting Stories 1 2
      A: Trading Stories, Tribute, Zeppelin | A deck: 2 Collecting Stories, Ghost, 4 Spectre
      B deck: 4 Ghost | Tortuga | Jungle Oasis`);
    t.play('Trading Stories').pick('Tribute', 'Zeppelin');
    t.endTurn();
    t.endTurn();
    t.play('Collecting Stories');
    t.offers('Tribute, Zeppelin').pick('Tribute');
    t.expect('A: 6 cards | A discard: Collecting Stories, Trading Stories, Tribute');
    t.expect('cannot play: Collecting Stories');
    t.endTurn();
    t.endTurn();
    t.play('Collecting Stories');
    t.offers('Zeppelin').pick();
    t.expect('B: Zeppelin, ...');
    // No extra play is left over: there is one minion, and no second.
    t.play('Spectre', 'Tortuga');
    t.expect('cannot play: Spectre');
  },
);

scene(
  'Collecting Stories: with no card of yours in that hand only the look is left, and it cannot be left out',
  (table) => {
    const t = table(`shows: Collecting Stories 1 4 | players: 3 | A: Collecting Stories | B: Spirit
      Tortuga | Jungle Oasis`);
    t.play('Collecting Stories');
    t.offers('B, C');
    t.expect('picks: 1');
    t.pick('B');
    t.expect('A sees B: Spirit | question: play | A discard: Collecting Stories');
  },
);

scene('Collecting Stories: an empty hand', (table) => {
  const t = table('shows: Collecting Stories 4 | A: Collecting Stories | Tortuga | Jungle Oasis');
  t.play('Collecting Stories');
  t.expect('question: play | A discard: Collecting Stories');
});

// Ear of Corn

scene('Ear of Corn: up to three actions back into the deck, an extra action, and on it goes', (table) => {
  const t = table(`shows: Ear of Corn 1 2 3 | players: 3 | A: Ear of Corn, 3 Shady Deal | A deck: Spectre
    A discard: Tribute, Armory, Incorporeal, Séance, Spirit | Tortuga | Jungle Oasis`);
  t.play('Ear of Corn');
  t.offers('Tribute, Armory, Incorporeal, Séance');
  t.expect('picks: 0-3');
  t.pick('Tribute', 'Armory', 'Séance');
  t.expect('A deck in any order: Armory, Spectre, Séance, Tribute');
  t.offers('B, C');
  t.expect('picks: 1');
  t.pick('B');
  t.expect('B: Ear of Corn | A discard: Incorporeal, Spirit');
  // The extra action, once.
  t.play('Shady Deal');
  t.expect('cannot play: Shady Deal');
});

scene('Ear of Corn: none may be chosen, and with nothing to do it is handed over all the same', (table) => {
  const t = table(`shows: Ear of Corn 1 3 | A: 2 Ear of Corn | A discard: Tribute
    Tortuga | Jungle Oasis`);
  t.play('Ear of Corn').pick();
  t.expect('A discard: Tribute | B: Ear of Corn');
  t.play('Ear of Corn').pick('Tribute');
  t.expect('B: 2 Ear of Corn | A deck: Tribute');
});

scene('Ear of Corn never comes to a discard pile, and Anansi’s Web cannot send it elsewhere', (table) => {
  const t = table(`shows: Ear of Corn 4 | A: Ear of Corn, Tribute | A deck: 4 Spectre
    Anansi's Web: A Spectre | Jungle Oasis`);
  t.play('Ear of Corn');
  t.offers('pass, play Tribute');
  t.expect('A: Tribute | B: Ear of Corn');
});

scene(
  'Ear of Corn in another hand is that player’s to play and to hand on; its owner can get it back',
  (table) => {
    const t = table(`shows: Ear of Corn 3 5 | players: 3
      A: Ear of Corn | A deck: 3 Spectre | A discard: Tribute | B: Shady Deal | B deck: 3 Ghost
      B discard: Zeppelin, Séance | Tortuga | Jungle Oasis`);
    t.play('Ear of Corn').pick().pick('B');
    t.endTurn();
    t.play('Ear of Corn');
    t.offers('Zeppelin, Séance').pick('Zeppelin');
    t.expect('B discard: Séance');
    t.offers('A, C').pick('A');
    t.expect('A: Ear of Corn, ...');
    // B has the extra action.
    t.play('Shady Deal');
    t.expect('vp: B 1');
  },
);

// Feather Gifts

scene('Feather Gifts moves one of your minions, which must be if there is one', (table) => {
  const t = table(`shows: Feather Gifts 1 | players: 3 | A: Feather Gifts
    Tortuga: A Spectre, B Ghost | Jungle Oasis: A Spirit | Cave of Shinies`);
  t.play('Feather Gifts');
  t.offers('Spectre, Spirit');
  t.expect('picks: 1');
  t.pick('Spectre');
  t.offers('Jungle Oasis, Cave of Shinies');
  t.expect('picks: 1');
  t.pick('Cave of Shinies').pick('C');
  t.expect('Cave of Shinies: A Spectre | C: Feather Gifts');
});

scene(
  'Feather Gifts without a minion to move is handed over all the same; Anansi’s Web has no say',
  (table) => {
    const t = table(`shows: Feather Gifts 2 3 | decks: 3 Spectre | A: Feather Gifts
      Anansi's Web: B Spectre | Jungle Oasis`);
    t.play('Feather Gifts');
    t.expect('B: Feather Gifts | A discard: nothing');
    t.endTurn();
    // B has a minion at the Web, but the card goes its own way: back to A, its owner.
    t.play('Feather Gifts');
    t.expect('Jungle Oasis: B Spectre | question: play | A: Feather Gifts, ...');
  },
);

scene('Feather Gifts in another hand moves that player’s minion, and must be handed on again', (table) => {
  const t = table(`shows: Feather Gifts 2 4 | players: 3
    A: Feather Gifts | A deck: 3 Spectre | B deck: 3 Spectre | Tortuga: A Spirit, B Ghost | Jungle Oasis`);
  t.play('Feather Gifts');
  t.expect('Jungle Oasis: A Spirit');
  t.pick('B');
  t.endTurn();
  t.play('Feather Gifts');
  t.expect('Jungle Oasis: A Spirit, B Ghost');
  t.offers('A, C');
  t.expect('picks: 1');
  t.pick('C');
  t.expect('C: Feather Gifts');
});

// Let it be Full and Eat

scene(
  'Let it be Full and Eat: two cards, then on to another player, who must hand it on in turn',
  (table) => {
    const t = table(`shows: Let it be Full and Eat 1 3 | players: 3
      A: Let it be Full and Eat | A deck: Spectre, Spirit, 2 Ghost | B: Sprout | B deck: 4 Llama
      Tortuga | Jungle Oasis`);
    t.play('Let it be Full and Eat');
    t.expect('A: Spectre, Spirit');
    t.offers('B, C');
    t.expect('picks: 1');
    t.pick('B');
    t.expect('B: Let it be Full and Eat, Sprout');
    t.endTurn();
    t.play('Let it be Full and Eat');
    t.expect('B: 2 Llama, Sprout');
    t.offers('A, C').pick('A');
    t.expect('A: Let it be Full and Eat, ...');
  },
);

scene(
  'Let it be Full and Eat: with nothing to draw it still goes on, and Anansi’s Web has no say',
  (table) => {
    const t = table(`shows: Let it be Full and Eat 1 2 | A: Let it be Full and Eat
      Anansi's Web: A Spectre | Jungle Oasis`);
    t.play('Let it be Full and Eat');
    t.expect('question: play | A: nothing | B: Let it be Full and Eat | A discard: nothing');
  },
);

// Pot of Beans

scene('Pot of Beans: two counters on one minion, whosever', (table) => {
  const t = table(`shows: Pot of Beans 1 | players: 3 | A: Pot of Beans
    Tortuga: A Spectre, B Ghost | Jungle Oasis: C Spirit`);
  t.play('Pot of Beans');
  t.offers('Spectre, Ghost, Spirit');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.offers('Spectre, Ghost, Spirit').pick('Spirit').pick('B');
  t.expect('Jungle Oasis: C Spirit +2 | power: Spirit 5 | B: Pot of Beans');
});

scene('Pot of Beans: or one each on two; the next player does the same', (table) => {
  const t = table(`shows: Pot of Beans 1 2 4 | players: 3
    A: Pot of Beans | A deck: 2 Ghost | B deck: 3 Ghost | Tortuga: A Spectre, B Ghost | Jungle Oasis`);
  t.play('Pot of Beans').pick('Spectre').pick('Ghost');
  t.offers('B, C').pick('B');
  t.expect('Tortuga: A Spectre +1, B Ghost +1');
  t.endTurn();
  t.play('Pot of Beans').pick('Ghost').pick('Ghost');
  t.offers('A, C').pick('A');
  t.expect('Tortuga: A Spectre +1, B Ghost +3 | A: Pot of Beans, ... | A discard: nothing');
});

scene('Pot of Beans with no minion in play goes on all the same; Anansi’s Web has no say', (table) => {
  const t = table(`shows: Pot of Beans 1 2 3 | decks: 4 Spectre | A: 2 Pot of Beans | B: Spectre
    Anansi's Web | Jungle Oasis`);
  t.play('Pot of Beans');
  t.expect('B: Pot of Beans, Spectre');
  t.endTurn();
  t.play('Spectre', "Anansi's Web");
  t.play('Pot of Beans');
  t.expect("Anansi's Web: B Spectre +2 | question: play | A: 2 Pot of Beans, 2 Spectre");
});

// Pot of Wisdom

scene(
  'Pot of Wisdom: a card for each opponent, then one to each, unseen by the rest; it is discarded, with an extra action',
  (table) => {
    const t = table(`shows: Pot of Wisdom 1 3 4 | players: 4
      A: Pot of Wisdom, Shady Deal, Tribute | A deck: Spectre, Spirit, Ghost, 5 Llama
      Tortuga: A Osebo the Leopard | Jungle Oasis`);
    t.play('Pot of Wisdom');
    t.offers('Ghost, Shady Deal, Spectre, Spirit, Tribute');
    t.expect('picks: 1');
    t.pick('Spectre');
    t.offers('Ghost, Shady Deal, Spirit, Tribute').pick('Ghost').pick('Spirit');
    t.expect('B: Spectre | C: Ghost | D: Spirit | D sees C: ?');
    t.keepExtra();
    t.expect('counters: Osebo the Leopard 3 | A discard: Pot of Wisdom');
    t.play('Tribute');
    t.expect('A: 3 Llama, Shady Deal | cannot play: Shady Deal');
  },
);

scene('Pot of Wisdom with fewer cards than opponents: all of them, to whom you like', (table) => {
  const t = table(`shows: Pot of Wisdom 2 | players: 4 | A: Pot of Wisdom | A deck: Spectre, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Pot of Wisdom');
  t.offers('B, C, D');
  t.expect('picks: 2');
  t.pick('B', 'D');
  t.offers('Spectre, Spirit').pick('Spirit');
  t.expect('A: nothing | B: Spirit | C: nothing | D: Spectre');
});

scene(
  'Pot of Wisdom as the first standard action can be sent on by Anansi’s Web; its extra action need not be used',
  (table) => {
    const t = table(`shows: Pot of Wisdom 3 4
      A: Pot of Wisdom, Shady Deal | A deck: Spectre, Spirit, 3 Ghost | B deck: 2 Ghost
      Anansi's Web: A Spectre | Jungle Oasis`);
    t.play('Pot of Wisdom').pick('Spectre');
    t.expect('question: choose');
    t.keepExtra();
    t.offers('B');
    t.expect('picks: 0-1');
    t.pick('B');
    t.expect('B: Pot of Wisdom, Spectre | A: Ghost, Shady Deal, Spirit');
    t.endTurn();
    t.expect('turn: B');
  },
);

// The Perfect Gift

scene('The Perfect Gift: the found action is handed over, once; the Gift itself is discarded', (table) => {
  const t = table(`shows: The Perfect Gift 1 4 | players: 3
    A: The Perfect Gift | A deck: Spectre, Armory, Ear of Corn, Ghost
    Tortuga: A Osebo the Leopard | Jungle Oasis`);
  t.play('The Perfect Gift');
  t.offers('Ear of Corn').pick('Ear of Corn');
  t.offers('B, C').pick('B');
  t.expect('question: play | B: Ear of Corn | C: nothing | A discard: The Perfect Gift');
  t.expect('counters: Osebo the Leopard 1');
});

scene(
  'The Perfect Gift: at once or not at all; declined, the deck is shuffled and nothing changes hands',
  (table) => {
    const t = table(`shows: The Perfect Gift 2 | A: The Perfect Gift, Shady Deal
      A deck: Tribute, Spectre, Ghost, Spirit, Armory, Llama, Sprout, Zeppelin | Tortuga | Jungle Oasis`);
    t.play('The Perfect Gift');
    t.offers('Tribute');
    t.expect('picks: 0-1');
    t.pick();
    t.expect('B: nothing | A: Shady Deal | A deck: 8 cards | A deck in any order: Tribute, ...');
    expect(t.deck('A')).not.toEqual([
      'Tribute',
      'Spectre',
      'Ghost',
      'Spirit',
      'Armory',
      'Llama',
      'Sprout',
      'Zeppelin',
    ]);
    t.offers('pass');
  },
);

scene('The Perfect Gift: all see what was found; the shuffle comes before the play', (table) => {
  const t = table(`shows: The Perfect Gift 3 | players: 3 | A: The Perfect Gift
    A deck: Let it be Full and Eat, Spectre, Ghost, Spirit, Armory, Llama, Sprout, Zeppelin
    Tortuga | Jungle Oasis`);
  t.play('The Perfect Gift').pick('Let it be Full and Eat');
  t.expect('A: 2 cards');
  expect(t.hand('A')).not.toEqual(['Ghost', 'Spectre']);
  t.pick('C');
  t.expect('B sees C: Let it be Full and Eat');
});

scene('The Perfect Gift: an empty deck is made anew first; the Gift itself is not in it', (table) => {
  const t = table(`shows: The Perfect Gift 3
    A: The Perfect Gift | A discard: Armory, Spectre, Shady Deal | Tortuga | Jungle Oasis`);
  t.play('The Perfect Gift');
  t.offers('Shady Deal').pick('Shady Deal');
  t.expect('vp: A 1 | B: Shady Deal | A discard: The Perfect Gift');
});

scene('The Perfect Gift: nothing to be found', (table) => {
  const t = table(`shows: The Perfect Gift 3 | A: The Perfect Gift | A deck: Armory, Spectre
    Tortuga | Jungle Oasis`);
  t.play('The Perfect Gift');
  t.expect('question: play | B: nothing | A discard: The Perfect Gift');
});

scene('The Perfect Gift under Anansi’s Web: the Gift may go on too, the found action only once', (table) => {
  const t = table(`shows: The Perfect Gift 4 | players: 3
    A: The Perfect Gift | A deck: Shady Deal, 4 Ghost | Anansi's Web: A Spectre | Jungle Oasis`);
  t.play('The Perfect Gift').pick('Shady Deal').pick('C');
  // Now the Web asks, about the Gift.
  t.offers('B, C');
  t.expect('picks: 0-1');
  t.pick('B');
  t.expect('B: The Perfect Gift | C: Shady Deal | A: 2 Ghost | A discard: nothing');
});

scene(
  'The Perfect Gift bans no name; a card whose time it is not does nothing and is handed over',
  (table) => {
    const t = table(`shows: The Perfect Gift 5
      A: The Perfect Gift, Ashlar Masonry, Ear of Corn | A deck: Ashlar Masonry, 3 Ghost
      base deck: The Central Brain | Tortuga | Jungle Oasis: A Spectre, A Venus Man Trap, A 2 Armory`);
    t.play('The Perfect Gift').pick('Ashlar Masonry');
    t.expect('B: Ashlar Masonry | Jungle Oasis: A Spectre, A Venus Man Trap, A 2 Armory');
    t.endTurn();
    t.expect('asked: A');
    t.offers('use Ashlar Masonry, pass').pass();
    t.expect('asked: B');
    t.pass();
    t.expect('turn: B');
  },
);

// Trading Stories

scene(
  'Trading Stories: up to three cards, shared as you like, all together; then as many for you',
  (table) => {
    const t = table(`shows: Trading Stories 1 2 | players: 3
      A: Trading Stories, Llama, Sprout, Zeppelin, Armory | A deck: Spectre, Spirit, 2 Ghost
      Tortuga: A Osebo the Leopard | Jungle Oasis`);
    t.play('Trading Stories');
    t.offers('Llama, Sprout, Zeppelin, Armory');
    t.expect('picks: 0-3');
    t.pick('Sprout');
    // Nothing is placed before everything is chosen.
    t.expect('B: nothing');
    t.offers('Llama, Zeppelin, Armory');
    t.expect('picks: 0-2');
    t.pick('Armory', 'Llama');
    t.expect('B: Sprout | C: Armory, Llama | A: Ghost, Spectre, Spirit, Zeppelin');
    t.expect('counters: Osebo the Leopard 3 | B sees C: 2 ? | C sees A: 4 ?');
  },
);

scene('Trading Stories: all to one player, or none at all', (table) => {
  const t = table(`shows: Trading Stories 1 | players: 3
    A: Trading Stories, Ghostly Arrival, Trading Stories, Llama, Sprout, Zeppelin
    A deck: Spectre, Spirit, 5 Ghost | Tortuga: A Osebo the Leopard | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Trading Stories').pick().pick();
  t.expect('A: Llama, Sprout, Trading Stories, Zeppelin | counters: Osebo the Leopard 0');
  t.endTurn();
  t.endTurn();
  t.endTurn();
  t.play('Trading Stories').pick().pick('Llama', 'Sprout', 'Zeppelin');
  t.expect('B: nothing | C: Llama, Sprout, Zeppelin | A discard: Ghostly Arrival, 2 Trading Stories');
});
