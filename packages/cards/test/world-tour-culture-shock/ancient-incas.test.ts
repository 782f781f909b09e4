import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Sapa Inca

scene('Sapa Inca searches for an action that its own text puts on a base, and nothing else', (table) => {
  const t = table(`shows: Sapa Inca 1 2 | A: Sapa Inca
    A deck: Spectre, Incorporeal, Armory, Pot of Beans, Tomb Trap, Zeppelin, Fortune and Glory
    A discard: Temple of the Sun, Choking Vines | Tortuga | Jungle Oasis`);
  t.play('Sapa Inca', 'Tortuga');
  t.offers('deck, discard pile').pick('deck');
  t.offers('Armory, Zeppelin').pick('Zeppelin');
  t.expect('A: Zeppelin | B sees A: Zeppelin');
  t.expect('A deck in any order: Armory, Fortune and Glory, Incorporeal, Pot of Beans, Spectre, Tomb Trap');
  expect(t.deck('A')).not.toEqual([
    'Spectre',
    'Incorporeal',
    'Armory',
    'Pot of Beans',
    'Tomb Trap',
    'Fortune and Glory',
  ]);
  t.expect('A discard: Choking Vines, Temple of the Sun');
});

scene('Sapa Inca in the discard pile: the deck stays as it is', (table) => {
  const t = table(`shows: Sapa Inca 2 | A: Sapa Inca | A deck: Spectre, Armory, Ghost, Spirit, Llama
    A discard: Temple of the Sun, Choking Vines, Armory | Tortuga | Jungle Oasis`);
  t.play('Sapa Inca', 'Tortuga').pick('discard pile');
  t.offers('Temple of the Sun, Armory');
  t.expect('picks: 1');
  t.pick('Temple of the Sun');
  t.expect('A: Temple of the Sun | A deck: Spectre, Armory, Ghost, Spirit, Llama');
});

scene(
  'Sapa Inca: after the deck the discard pile may be looked through too, but one card must be taken',
  (table) => {
    const t = table(`shows: Sapa Inca 2
      A: Sapa Inca | A deck: Spectre, Armory, Zeppelin | A discard: Temple of the Sun
      Tortuga | Jungle Oasis`);
    t.play('Sapa Inca', 'Tortuga').pick('deck').pick();
    t.expect('A: Temple of the Sun | A deck in any order: Armory, Spectre, Zeppelin');
  },
);

scene(
  'Sapa Inca: with none in the discard pile one of the deck must be taken; an empty deck is made anew first',
  (table) => {
    const t = table(`shows: Sapa Inca 2 | A: Sapa Inca | A discard: Spectre, Armory, Zeppelin
      Tortuga | Jungle Oasis`);
    t.play('Sapa Inca', 'Tortuga').pick('deck');
    t.offers('Armory, Zeppelin');
    t.expect('picks: 1');
    t.pick('Armory');
    t.expect('A: Armory | A discard: nothing');
  },
);

scene('Sapa Inca: nothing to be found', (table) => {
  const t = table(`shows: Sapa Inca 2 | A: Sapa Inca | A deck: Spectre, Tribute | A discard: Ghost
    Tortuga | Jungle Oasis`);
  t.play('Sapa Inca', 'Tortuga').pick('deck');
  t.expect('question: play | A: nothing');
});

scene(
  'Sapa Inca: an action on any base gives a counter to one of your minions there, if there is one, when it has resolved',
  (table) => {
    const t = table(`shows: Sapa Inca 3 4
      A: Temple of the Sun, Armory, Zeppelin, Ear of Corn | A deck: Ear of Corn, 3 Ghost
      Tortuga: A Sapa Inca, A Ghost, B Spirit | Jungle Oasis: A Steam Man, B Ghost
      Cave of Shinies: B Spectre`);
    t.play('Ear of Corn');
    t.play('Temple of the Sun', 'Jungle Oasis');
    // The only minion of A's there; the card that the Temple draws came first.
    t.expect('Jungle Oasis: A Steam Man +1, B Ghost, A Temple of the Sun');
    t.expect('A: Armory, Ear of Corn, Zeppelin');
    t.endTurn();
    t.endTurn();
    t.play('Ear of Corn');
    t.play('Armory', 'Tortuga');
    t.offers('Sapa Inca, Ghost');
    t.expect('picks: 1');
    t.pick('Sapa Inca');
    t.expect('counters: Sapa Inca 1');
    t.endTurn();
    t.endTurn();
    // Nobody of A's is there.
    t.play('Zeppelin', 'Cave of Shinies');
    t.expect('Cave of Shinies: B Spectre, A Zeppelin | question: play');
  },
);

scene('Sapa Inca: not for transferred actions, for actions on minions or for what others play', (table) => {
  const t = table(`shows: Sapa Inca 4
    A: Incorporeal, Steam Man | A deck: 3 Ghost | B: Sleep Spores | B deck: 2 Ghost
    Tortuga: A Sapa Inca, A Forgotten Horrors | Jungle Oasis: A Spectre`);
  t.play('Steam Man', 'Tortuga');
  t.expect('Jungle Oasis: A Spectre, A Forgotten Horrors');
  t.play('Incorporeal', 'Sapa Inca');
  t.endTurn();
  t.play('Sleep Spores', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Spectre, A Forgotten Horrors, B Sleep Spores');
  t.expect('Tortuga: A Sapa Inca [A Incorporeal], A Steam Man');
});

// Child of the Sun

scene(
  'Child of the Sun: each gives an extra action for your first action on this base, to be used when you like',
  (table) => {
    const t = table(`shows: Child of the Sun 1
      A: Armory, Shady Deal, Zeppelin, Shady Deal, Ghost | A deck: 3 Ghost
      Tortuga: A 2 Child of the Sun | Jungle Oasis`);
    t.play('Armory', 'Tortuga').keepExtra();
    t.play('Ghost', 'Jungle Oasis').pick();
    // A second action on the base gives nothing more.
    t.play('Zeppelin', 'Tortuga');
    t.play('Shady Deal');
    t.expect('cannot play: Shady Deal');
  },
);

scene('Child of the Sun: the first action of the turn on this base was before its time', (table) => {
  const t = table(`shows: Child of the Sun 2
    A: Armory, Child of the Sun, Zeppelin, Armory, 2 Ear of Corn | A deck: 2 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Ear of Corn');
  t.play('Ear of Corn');
  t.play('Armory', 'Tortuga');
  t.play('Child of the Sun', 'Tortuga');
  t.expect('cannot play: Zeppelin');
});

scene(
  'Child of the Sun: the second action on the base is not the first, though it is the first that it sees',
  (table) => {
    const t = table(`shows: Child of the Sun 2
      A: Armory, Zeppelin, Armory, 2 Ear of Corn | A deck: 4 Ghost
      Tortuga: A Child of the Sun | Jungle Oasis | Cave of Shinies: A Child of the Sun`);
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Zeppelin', 'Tortuga');
    // The Child at Tortuga has given an extra action; the other one goes there now.
    t.use('Zeppelin').pick('Child of the Sun @ Cave of Shinies');
    t.play('Armory', 'Tortuga');
    t.expect('cannot play: Armory');
  },
);

scene('Child of the Sun: once a turn, also if it has moved on to another base', (table) => {
  const t = table(`shows: Child of the Sun | A: Zeppelin, 3 Armory
    Tortuga: A Child of the Sun | Jungle Oasis`);
  t.play('Zeppelin', 'Tortuga');
  t.use('Zeppelin');
  t.expect('Jungle Oasis: A Child of the Sun');
  t.play('Armory', 'Jungle Oasis');
  t.expect('cannot play: Armory');
});

scene('Child of the Sun on another player’s turn: at once or not at all', (table) => {
  const t = table(`shows: Child of the Sun 3 | turn: B
    A: Armory, Shady Deal, Ghost | A deck: 4 Ghost | B deck: 3 Ghost | base deck: The Central Brain
    Jungle Oasis: A Child of the Sun, A Pharaoh, A buried Zeppelin, B Spirit | Tortuga`);
  t.endTurn();
  // Pharaoh uncovers the Zeppelin before the base scores: A's first action there in B's turn.
  t.expect('asked: A');
  t.pick('Zeppelin');
  t.offers('use Pharaoh, use Child of the Sun').pick('use Child of the Sun');
  t.expect('asked: A');
  t.offers('Armory, Shady Deal');
  t.expect('picks: 0-1');
  t.pick('Armory').pick('Tortuga');
  t.expect('Tortuga: A Armory | turn: A | vp: A 2');
});

scene('Child of the Sun: an action on a minion here is none on this base', (table) => {
  const t = table(`shows: Child of the Sun 4 | A: Incorporeal, Shady Deal
    Tortuga: A Child of the Sun | Jungle Oasis`);
  t.play('Incorporeal', 'Child of the Sun');
  t.offers('pass');
});

// Incan Engineer

scene(
  'Incan Engineer turns over cards until an on-base action shows up; the others are shuffled in',
  (table) => {
    const t = table(`shows: Incan Engineer 1
      A: Incan Engineer | A deck: Spectre, Incorporeal, Tribute, Tomb Trap, Armory, Zeppelin, Ghost, Llama
      Tortuga | Jungle Oasis`);
    t.play('Incan Engineer', 'Tortuga');
    t.expect('A: Armory | B sees A: Armory');
    t.expect('A deck in any order: Ghost, Incorporeal, Llama, Spectre, Tomb Trap, Tribute, Zeppelin');
    // Neither on the bottom nor back on top: the deck has been shuffled.
    expect(t.deck('A')).not.toEqual([
      'Zeppelin',
      'Ghost',
      'Llama',
      'Spectre',
      'Incorporeal',
      'Tribute',
      'Tomb Trap',
    ]);
    expect(t.deck('A').slice(0, 3)).not.toEqual(['Spectre', 'Incorporeal', 'Tribute']);
  },
);

scene('Incan Engineer: an empty deck is made anew first', (table) => {
  const t = table(`shows: Incan Engineer 2 | A: Incan Engineer | A discard: Spectre, Armory
    Tortuga | Jungle Oasis`);
  t.play('Incan Engineer', 'Tortuga');
  t.expect('A: Armory | A deck: Spectre | A discard: nothing');
});

scene('Incan Engineer: when the deck runs out it is over, and the cards are the deck again', (table) => {
  const t = table(`shows: Incan Engineer 2
    A: Incan Engineer | A deck: Spectre, Tribute, Ghost | A discard: Armory | Tortuga | Jungle Oasis`);
  t.play('Incan Engineer', 'Tortuga');
  t.expect('A: nothing | A deck in any order: Ghost, Spectre, Tribute | A discard: Armory');
});

scene('Incan Engineer: an action that belongs to somebody else goes to that player', (table) => {
  const t = table(`shows: Incan Engineer 3, R10.9 | turn: B
    A: Incan Engineer | A deck: 2 Ghost, Zeppelin | B: Trading Stories, Armory | B deck: 4 Spectre
    Tortuga: A Huscarl | Jungle Oasis`);
  t.play('Trading Stories').pick('Armory');
  t.endTurn();
  t.use('Huscarl').pick('Armory');
  t.expect('A: Incan Engineer');
  t.play('Incan Engineer', 'Jungle Oasis');
  t.expect('A: nothing | B: Armory, 3 Spectre | A deck: 2 Ghost, Zeppelin');
});

// Llama

scene('Llama: an action of yours from another base, back and at once played here', (table) => {
  const t = table(`shows: Llama 1 3 | A: Llama, Tribute | A deck: Ghost, Spirit, 2 Zeppelin
    Machu Picchu: A Armory, A Fortress Walls, A Spectre [A Incorporeal]
    Tortuga: A Temple of the Sun, A Zeppelin, B Sleep Spores, A Ghost [A Incorporeal]`);
  t.play('Llama', 'Machu Picchu');
  t.offers('Temple of the Sun, Zeppelin');
  t.expect('picks: 0-1');
  t.pick('Temple of the Sun');
  // It is a new play: its own card, then Machu Picchu's, and the Walls react.
  t.expect(
    'Machu Picchu: A Armory, A Fortress Walls, A Spectre [A Incorporeal], A Llama, A Temple of the Sun',
  );
  t.expect('A: Ghost, Tribute');
  t.offers('use Fortress Walls, use Machu Picchu').pick('use Machu Picchu');
  t.expect('A: Ghost, Spirit, Tribute');
  t.offers('Spectre, Llama').pick('Llama');
  t.expect('counters: Llama 1');
  // The free action is still there.
  t.play('Tribute');
  t.offers('pass, use Zeppelin');
});

scene('Llama may leave everything where it is', (table) => {
  const t = table('shows: Llama 1 | A: Llama, Ghost | Tortuga: A Armory | Jungle Oasis');
  t.play('Llama', 'Jungle Oasis').pick();
  t.expect('Tortuga: A Armory');
  t.offers('pass');
});

scene('Llama: both or neither: what could not be played here stays where it is', (table) => {
  const t = table('shows: Llama 1 | A: Llama | Tortuga: A Armory | The Dread Gazebo');
  t.play('Llama', 'The Dread Gazebo');
  t.offers('pass');
  t.expect('Tortuga: A Armory');
});

scene(
  'Llama: an action that you control but do not own goes to its owner’s hand, and nothing is played',
  (table) => {
    const t = table('shows: Llama 2 | A: Llama | Tortuga: A(B) Armory, B(A) Zeppelin | Jungle Oasis');
    t.play('Llama', 'Jungle Oasis');
    t.offers('Armory').pick('Armory');
    t.expect('B: Armory | Jungle Oasis: A Llama | Tortuga: B(A) Zeppelin');
  },
);

// Armory

scene('Armory: 2 for each other action that you have on the base, for your total only', (table) => {
  const t = table(`shows: Armory 1 2 | A: Armory
    Tortuga: A Armory, A Zeppelin, B Sleep Spores, A Spectre [A Incorporeal], A buried Zeppelin
    Jungle Oasis: A Zeppelin`);
  t.expect('total at Tortuga: A 7 | power: Spectre 5');
  t.play('Armory', 'Tortuga');
  // Each counts the other one and the Zeppelin.
  t.expect('total at Tortuga: A 13, B 0');
});

scene('Armory: it counts for breakpoint and place, also without a minion of yours', (table) => {
  const t = table(`shows: Armory 1 2, R10.13 | decks: 2 Ghost | A: Armory | base deck: The Central Brain
    Jungle Oasis: A Armory, A Zeppelin, B Spirit | Tortuga`);
  t.play('Armory', 'Jungle Oasis');
  t.expect('total at Jungle Oasis: A 8');
  t.endTurn();
  // 8 + 3 is less than 12.
  t.expect('bases: Jungle Oasis, Tortuga');
});

scene('Armory alone takes a base', (table) => {
  const t = table(`shows: Armory 1 | decks: 2 Ghost | A: Armory | base deck: The Central Brain
    Jungle Oasis: A Armory, A Zeppelin, A Fortress Walls, B Spirit | Tortuga`);
  t.play('Armory', 'Jungle Oasis');
  t.expect('total at Jungle Oasis: A 12');
  t.endTurn();
  t.expect('bases: The Central Brain, Tortuga | vp: A 2, B 0');
});

// Ashlar Masonry

scene(
  'Ashlar Masonry after scoring: one action back to hand, the others on that base into the deck',
  (table) => {
    const t = table(`shows: Ashlar Masonry 1 2 3 4 | turn: B
      A: Ashlar Masonry | A deck: Ghost | B deck: 2 Ghost | base deck: The Central Brain
      Jungle Oasis: A Armory, A Zeppelin, A(B) Aggromotive, B Sleep Spores, A Spectre [A Incorporeal], B Spectre
      Tortuga: A Difference Engine`);
    t.endTurn();
    t.expect('asked: A');
    t.pick('use Ashlar Masonry');
    t.offers('Armory, Zeppelin, Aggromotive');
    t.expect('picks: 0-1');
    t.pick('Zeppelin');
    t.expect('turn: A | A: Zeppelin | A deck in any order: Armory, Ghost');
    // What A did not own went into B's deck, which B has drawn from since.
    expect([...t.deck('B'), ...t.hand('B')].toSorted()).toEqual(['Aggromotive', 'Ghost', 'Ghost']);
    t.expect('A discard: Ashlar Masonry, Incorporeal, Spectre | B discard: Sleep Spores, Spectre');
    t.expect('Tortuga: A Difference Engine');
    // It used up no action of A's, and now is not the time for another.
    t.play('Zeppelin', 'Tortuga');
  },
);

scene('Ashlar Masonry: all or nothing; not used, everything is discarded', (table) => {
  const t = table(`shows: Ashlar Masonry 2
    decks: 2 Ghost | A: Ashlar Masonry | base deck: The Central Brain
    Jungle Oasis: A Armory, A Zeppelin, A Spectre, A Sapa Inca | Tortuga`);
  t.expect('cannot play: Ashlar Masonry | why not A Ashlar Masonry: only as a special');
  t.endTurn().pick('use Ashlar Masonry').pick();
  t.expect('A discard: Armory, Ashlar Masonry, Sapa Inca, Spectre, Zeppelin | A: 2 Ghost');
});

scene('Ashlar Masonry with just one action, and one that is not yours to keep', (table) => {
  const t = table(`shows: Ashlar Masonry 2 3
    A: Ashlar Masonry | A deck: 2 Ghost | B deck: 2 Spirit | base deck: The Central Brain
    Jungle Oasis: A(B) Zeppelin, A Spectre, A Sapa Inca, A Ghost | Tortuga`);
  t.endTurn().pick('use Ashlar Masonry');
  t.offers('Zeppelin').pick('Zeppelin');
  t.expect('B: Zeppelin | B deck: 2 Spirit | A: 2 Ghost');
});

// Fortress Walls

scene(
  'Fortress Walls: a counter when it is played, and perhaps another with each further action',
  (table) => {
    const t = table(`shows: Fortress Walls 1 2 | A: 2 Fortress Walls, Zeppelin, Armory, 3 Ear of Corn
      Tortuga: A Spectre, A Ghost, B Spirit | Jungle Oasis: A Steam Man`);
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Fortress Walls', 'Tortuga');
    t.offers('Spectre, Ghost');
    t.expect('picks: 1');
    t.pick('Spectre');
    // It does not react to itself.
    t.expect('question: play | counters: Spectre 1');
    t.endTurn();
    t.endTurn();
    t.play('Fortress Walls', 'Tortuga').pick('Ghost');
    // The second one has given its counter, and sets off the first.
    t.offers('Spectre, Ghost');
    t.expect('picks: 0-1');
    t.pick('Ghost');
    t.expect('Tortuga: A Spectre +1, A Ghost +2, B Spirit, A 2 Fortress Walls');
    t.endTurn();
    t.endTurn();
    // Now both react to a third action, and either may be left out.
    t.play('Zeppelin', 'Tortuga').pick('Spectre').pick();
    t.expect('counters: Spectre 2, Ghost 2');
    t.endTurn();
    t.endTurn();
    // Elsewhere it is none of their business.
    t.play('Armory', 'Jungle Oasis');
    t.expect('question: play');
  },
);

scene('Fortress Walls with no minion of yours there gives nothing', (table) => {
  const t = table(`shows: Fortress Walls 1 | A: Fortress Walls
    Tortuga: B Spirit | Jungle Oasis: A Steam Man`);
  t.play('Fortress Walls', 'Tortuga');
  t.expect('Tortuga: B Spirit, A Fortress Walls | Jungle Oasis: A Steam Man');
});

// Golden Condor

scene(
  'Golden Condor: actions come back together and are played again, in your order, wherever you like',
  (table) => {
    const t = table(`shows: Golden Condor 1 4, R3.5 | A: Golden Condor, Shady Deal | A deck: 6 Ghost
      Machu Picchu: A Spectre, A Armory, A Incan Engineer [A Incorporeal]
      Tortuga: A Temple of the Sun, A Fortress Walls, B Sleep Spores | Jungle Oasis: A Zeppelin`);
    t.play('Golden Condor');
    t.offers('Armory, Temple of the Sun, Fortress Walls, Zeppelin');
    t.expect('picks: 0-4');
    t.pick('Armory', 'Temple of the Sun', 'Fortress Walls');
    t.expect('Machu Picchu: A Spectre, A Incan Engineer [A Incorporeal] | Tortuga: B Sleep Spores');
    // All are in hand now; which comes first?
    t.offers('Armory, Temple of the Sun, Fortress Walls');
    t.expect('picks: 1');
    t.pick('Fortress Walls');
    t.offers('Machu Picchu, Tortuga, Jungle Oasis').pick('Machu Picchu').pick('Spectre');
    t.expect('counters: Spectre 1');
    t.offers('Armory, Temple of the Sun').pick('Armory').pick('Machu Picchu');
    t.offers('Machu Picchu, Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: B Sleep Spores, A Temple of the Sun');
    // What the latest has triggered comes first (R3.5): the Temple has drawn a card; now there is the Armory to react to.
    t.expect('A: Ghost, Shady Deal');
    t.offers('use Fortress Walls, use Machu Picchu').pick('use Machu Picchu').pick('Incan Engineer');
    // Machu Picchu has drawn one for the Armory and one for the Walls.
    t.expect('A: 3 Ghost, Shady Deal');
    t.expect('Machu Picchu: A Spectre +1, A Incan Engineer +1 [A Incorporeal], A Fortress Walls, A Armory');
    t.expect('cannot play: Shady Deal');
  },
);

scene('Golden Condor: none at all', (table) => {
  const t = table('shows: Golden Condor 1 | A: Golden Condor | Tortuga: A Armory | Jungle Oasis');
  t.play('Golden Condor');
  t.offers('Armory').pick();
  t.expect('Tortuga: A Armory');
  t.offers('pass');
});

scene('Golden Condor: playing them again is compulsory; what cannot be played stays in hand', (table) => {
  const t = table('shows: Golden Condor 2 | A: Golden Condor | The Dread Gazebo: A Armory, A Zeppelin');
  t.play('Golden Condor').pick('Armory');
  t.expect('A: Armory | The Dread Gazebo: A Zeppelin');
  // And no extra play was left over for it.
  t.offers('pass');
});

scene('Golden Condor: what you control but do not own goes back to its owner and is not played', (table) => {
  const t = table(`shows: Golden Condor 2 3 | A: Golden Condor
    Tortuga: A(B) Armory, A Zeppelin, B(A) Difference Engine, A Ghost [A Incorporeal] | Jungle Oasis`);
  t.play('Golden Condor');
  t.offers('Armory, Zeppelin').pick('Armory', 'Zeppelin');
  t.expect('B: Armory');
  // Only the Zeppelin is left to be played: one may choose where, not whether.
  t.expect('question: where');
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Zeppelin');
});

// Quipu Strings

scene(
  'Quipu Strings: an on-base action out of the discard pile, at once, on a base of your choice',
  (table) => {
    const t = table(`shows: Quipu Strings 1 2 3 | A: Quipu Strings | A deck: Ghost
      A discard: Armory, Incorporeal, Tribute, Spectre, Tomb Trap, Zeppelin
      Tortuga | Jungle Oasis: A Ghost`);
    t.play('Quipu Strings');
    t.offers('Armory, Zeppelin').pick('Zeppelin');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: A Zeppelin');
    t.expect('A discard: Armory, Incorporeal, Quipu Strings, Spectre, Tomb Trap, Tribute');
  },
);

scene('Quipu Strings: the play may be declined, and cannot be saved', (table) => {
  const t = table(`shows: Quipu Strings 2 | A: Quipu Strings, Zeppelin | A discard: Armory
    Tortuga | Jungle Oasis`);
  t.play('Quipu Strings');
  t.offers('Armory');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('A discard: Armory, Quipu Strings');
  t.offers('pass');
});

// Royal Highway

scene('Royal Highway: as it is played, one of your minions may come or go', (table) => {
  const t = table(`shows: Royal Highway 1 | A: Royal Highway, Ear of Corn, 2 Royal Highway
    Tortuga: A Spectre, B Spirit | Jungle Oasis: A Ghost | Cave of Shinies`);
  t.play('Ear of Corn');
  t.play('Royal Highway', 'Tortuga');
  t.offers('Spectre, Ghost');
  t.expect('picks: 0-1');
  t.pick('Ghost');
  t.expect('Tortuga: A Spectre, B Spirit, A Royal Highway, A Ghost');
  t.endTurn();
  t.endTurn();
  t.play('Royal Highway', 'Tortuga').pick('Spectre');
  t.offers('Jungle Oasis, Cave of Shinies').pick('Cave of Shinies');
  t.expect('Cave of Shinies: A Spectre');
  // An action on this same base moves nobody else.
  t.expect('question: play');
  t.endTurn();
  t.endTurn();
  t.play('Royal Highway', 'Tortuga').pick();
  t.expect('question: play');
});

scene(
  'Royal Highway: with an action on another base, one minion between there and here, when the action has resolved',
  (table) => {
    const t = table(`shows: Royal Highway 1 2 3
      A: Fortress Walls, 2 Armory, 2 Ear of Corn | A deck: 4 Ghost
      Tortuga: A Spectre, A Royal Highway, B Spirit | Jungle Oasis: A Ghost, A Steam Man
      Cave of Shinies: A Weed Eater`);
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Fortress Walls', 'Jungle Oasis');
    // Its counter first: Spectre is not there yet.
    t.offers('Ghost, Steam Man').pick('Ghost');
    t.offers('Spectre, Ghost, Steam Man');
    t.expect('picks: 0-1');
    t.pick('Spectre');
    t.expect('Jungle Oasis: A Ghost +1, A Steam Man, A Fortress Walls, A Spectre');
    t.endTurn();
    t.endTurn();
    t.play('Armory', 'Cave of Shinies');
    t.offers('Weed Eater').pick('Weed Eater');
    t.expect('Tortuga: A Royal Highway, B Spirit, A Weed Eater');
    t.endTurn();
    t.endTurn();
    // On this same base: nothing.
    t.play('Armory', 'Tortuga');
    t.expect('question: play');
  },
);

scene('Royal Highway: where others cannot go, it does not lead', (table) => {
  const t = table(`shows: Royal Highway 2 | A: Armory
    Tortuga: A Spectre, A Royal Highway | Jungle Oasis: B Mo'ai, A Ghost`);
  t.play('Armory', 'Jungle Oasis').pick('Spectre');
  t.expect("Tortuga: A Spectre, A Royal Highway | Jungle Oasis: B Mo'ai, A Ghost, A Armory");
});

// Signs in the Stars

scene(
  'Signs in the Stars: the base has the top base’s ability as long as that is on top; what it has done stays done',
  (table) => {
    const t =
      table(`shows: Signs in the Stars 1 2, R10.29 | A: Signs in the Stars, 2 Tribute | A deck: 4 Ghost
      base deck: Longhouse, The Central Brain, Cave of Shinies
      Tortuga: A Spectre, B Spirit | Jungle Oasis: A Steam Man`);
    t.play('Signs in the Stars', 'Tortuga');
    t.expect('breakpoint: Tortuga 21');
    // Longhouse: a card on the deck for +2 power; it is Tortuga that offers it now.
    t.use('Tortuga').pick('Tribute');
    t.expect('power: Spectre 7 | cannot use: Tortuga');
    t.use('Signs in the Stars');
    t.expect('base deck: The Central Brain, Cave of Shinies, Longhouse');
    // The Central Brain: each minion here has +1 power, and nobody elsewhere.
    t.expect('power: Spectre 8, Spirit 4, Steam Man 3 | parts of Spirit: Spirit +3, Tortuga +1');
    t.expect('cannot use: Signs in the Stars');
  },
);

scene(
  'Signs in the Stars over a base with an ability after scoring: it happens when this base scores',
  (table) => {
    const t = table(`shows: Signs in the Stars 2
      A deck: 4 Ghost | B deck: 4 Spirit | base deck: The Great Library, Cave of Shinies
      Jungle Oasis: A Spectre, A Weed Eater, B Spirit, A Signs in the Stars | Machu Picchu`);
    t.endTurn();
    // Jungle Oasis scores with its own breakpoint and VP; the Library lets everybody with a minion here draw.
    t.expect('asked: A');
    t.pick('yes');
    t.expect('asked: B');
    t.pick('yes');
    t.expect('vp: A 2, B 0 | bases: The Great Library, Machu Picchu | B: Spirit | A: 3 Ghost');
    t.expect('A discard: Signs in the Stars, Spectre, Weed Eater');
  },
);

scene(
  'Signs in the Stars over Tortuga: the runner-up may move to the base that comes next, which is Tortuga',
  (table) => {
    const t = table(`shows: Signs in the Stars 1 2
      A deck: 4 Ghost | B deck: 4 Spirit | base deck: Tortuga, Cave of Shinies
      Jungle Oasis: A Spectre, A Weed Eater, B Spirit, A Signs in the Stars | Machu Picchu: B Steam Man`);
    t.endTurn();
    t.expect('asked: B');
    t.offers('Steam Man').pick('Steam Man');
    t.expect('Tortuga: B Steam Man | bases: Tortuga, Machu Picchu');
  },
);

scene('Signs in the Stars over a base with an ability for when it scores', (table) => {
  const t = table(`shows: Signs in the Stars 2
    A deck: 4 Ghost | B deck: 4 Spirit | base deck: Rhodes Plaza Mall
    Jungle Oasis: A Spectre, A 2 Ghost, B Spirit, A Signs in the Stars | Machu Picchu`);
  t.endTurn();
  t.expect('vp: A 5, B 1');
});

scene(
  'Signs in the Stars over a base with an ability before scoring: it can decide who wins here',
  (table) => {
    const t = table(`shows: Signs in the Stars 2
      A deck: 4 Ghost | B deck: 4 Spirit | base deck: Out in the Woods, Cave of Shinies
      Jungle Oasis: A 3 Ghost, B General Ivan, B Signs in the Stars | Machu Picchu`);
    // 6 against 6; with +1 power for each minion it is 9 against 7.
    t.endTurn();
    t.expect('vp: A 2, B 0 | bases: Out in the Woods, Machu Picchu');
  },
);

scene(
  'Signs in the Stars on School of Wizardry: once another base is on top, the old one’s ability is gone, though it was waiting',
  (table) => {
    const t = table(`shows: Signs in the Stars 1 2 | A deck: 4 Ghost | B deck: 4 Spirit
      base deck: The Great Library, Cave of Shinies, Tortuga, The Central Brain
      School of Wizardry: A Spectre, A Weed Eater, A Sapa Inca, A Venus Man Trap, A Signs in the Stars
      Machu Picchu`);
    t.endTurn();
    // Both after-scoring abilities are the School's now; its own comes first.
    t.offers('2 use School of Wizardry').pick('use School of Wizardry');
    t.offers('The Great Library, Cave of Shinies, Tortuga');
    // Looking at three cards turns up no fourth.
    t.expect('B sees base deck: ? | power: Spectre 5');
    t.pick('Cave of Shinies').pick('The Great Library', 'Tortuga');
    // The last one put back is on top: the Library is not there any more, and nobody draws.
    t.expect('turn: B | bases: Cave of Shinies, Machu Picchu');
    t.expect('base deck: Tortuga, The Great Library, The Central Brain | A: 2 Ghost');
  },
);

scene(
  'Signs in the Stars on School of Wizardry: if the old base is still on top, it still has its say',
  (table) => {
    const t = table(`shows: Signs in the Stars 2 | A deck: 4 Ghost | B deck: 4 Spirit
      base deck: The Great Library, Cave of Shinies, Tortuga, The Central Brain
      School of Wizardry: A Spectre, A Weed Eater, A Sapa Inca, A Venus Man Trap, A Signs in the Stars
      Machu Picchu`);
    t.endTurn().pick('use School of Wizardry').pick('Cave of Shinies');
    t.pick('Tortuga', 'The Great Library');
    t.expect('question: mode');
    t.pick('yes');
    t.expect('A: 3 Ghost');
  },
);

scene(
  'Signs in the Stars and Storyteller’s Hut: the counters go on the base, and mean nothing without the Hut',
  (table) => {
    const t = table(`shows: Signs in the Stars 3
      A: Shady Deal, Tribute | A deck: 6 Ghost | base deck: Storyteller's Hut, Cave of Shinies
      Tortuga: A Signs in the Stars | Jungle Oasis`);
    t.offers(
      'play Shady Deal, play Tribute, play Shady Deal using Tortuga, play Tribute using Tortuga, use Signs in the Stars, pass',
    );
    t.play('Shady Deal', undefined, 'Tortuga');
    t.expect('counters: Tortuga 1 | breakpoint: Tortuga 19');
    t.use('Signs in the Stars');
    t.expect('counters: Tortuga 1 | breakpoint: Tortuga 21');
    t.offers('play Tribute, pass');
  },
);

scene(
  'Signs in the Stars: whose turn starts may turn the card down until that turn ends, and nobody else may',
  (table) => {
    const t = table(`shows: Signs in the Stars 4
      A deck: 4 Ghost | B deck: 4 Spirit | base deck: The Central Brain, Cave of Shinies
      Tortuga: A Signs in the Stars, A Spectre | Jungle Oasis`);
    t.expect('power: Spectre 6');
    t.endTurn();
    t.expect('asked: B');
    t.offers('yes, no').pick('yes');
    t.expect('power: Spectre 5');
    t.endTurn();
    t.expect('asked: A');
    // It lies face up again.
    t.expect('power: Spectre 6');
    t.pick('no');
    t.expect('power: Spectre 6 | question: play');
  },
);

scene('Signs in the Stars: an ability of the start of the turn can be turned down with its card', (table) => {
  const t = table(`shows: Signs in the Stars 4 | from: start of turn
    A deck: 4 Ghost | base deck: City of Gold, Cave of Shinies
    Tortuga: B Signs in the Stars, A Spectre | Jungle Oasis`);
  t.offers('use Signs in the Stars, use Tortuga').pick('use Signs in the Stars').pick('yes');
  t.expect('question: play | vp: A 0');
});

scene('Signs in the Stars: or used first', (table) => {
  const t = table(`shows: Signs in the Stars 2 4 | from: start of turn
    A deck: 4 Ghost | base deck: City of Gold, Cave of Shinies
    Tortuga: B Signs in the Stars, A Spectre | Jungle Oasis`);
  t.pick('use Tortuga');
  t.expect('vp: A 1');
  t.pick('no');
  t.expect('question: play');
});

scene(
  'Signs in the Stars: the talent works on a face-down card too; the next one lies face down as well until the turn ends',
  (table) => {
    const t = table(`shows: Signs in the Stars 4 5 | from: start of turn
      decks: 4 Ghost | base deck: Machu Picchu, The Central Brain, Cave of Shinies
      Tortuga: A Signs in the Stars, A Spectre | Jungle Oasis`);
    t.expect('B sees base deck: Machu Picchu, 2 ?');
    t.pick('yes');
    t.use('Signs in the Stars');
    t.expect('base deck: The Central Brain, Cave of Shinies, Machu Picchu');
    // Everybody saw Machu Picchu go to the bottom; the new top is unknown and has no effect.
    t.expect('B sees base deck: 2 ?, Machu Picchu | power: Spectre 5');
    t.endTurn();
    t.expect('asked: B | B sees base deck: The Central Brain, ?, Machu Picchu | power: Spectre 6');
    t.pick('no');
  },
);

scene(
  'Signs in the Stars: a single base card comes right back; with none there is nothing to use and nothing gained',
  (table) => {
    const t = table(`shows: Signs in the Stars 5 | A deck: 4 Ghost | base deck: The Central Brain
      Tortuga: A Signs in the Stars, A Spectre | Jungle Oasis`);
    t.use('Signs in the Stars');
    t.expect('base deck: The Central Brain | power: Spectre 6');
  },
);

scene('Signs in the Stars: no base deck, no top card', (table) => {
  const t = table(`shows: Signs in the Stars 5 | from: start of turn
    A deck: 4 Ghost | base discard: The Central Brain
    Tortuga: A Signs in the Stars, A Spectre | Jungle Oasis`);
  // Nothing to turn down either.
  t.offers('pass');
  t.expect('power: Spectre 5 | base discard: The Central Brain');
});

scene('Signs in the Stars gone: the top card is turned down, and nobody sees the next one', (table) => {
  const t = table(`shows: Signs in the Stars 6 | A: Bear Necessities, Idaho Smith | A deck: 4 Ghost
    base deck: The Central Brain, Cave of Shinies, Machu Picchu
    Tortuga: B Signs in the Stars, A Spectre | Jungle Oasis`);
  t.expect('power: Spectre 6');
  t.play('Bear Necessities');
  t.expect('power: Spectre 5');
  t.play('Idaho Smith', 'Tortuga').pick('yes').pick();
  t.expect('bases: Tortuga, Jungle Oasis, The Central Brain | A sees base deck: 2 ?');
});

scene(
  'Signs in the Stars: the top card changes when it comes into play; the next one is face up at once',
  (table) => {
    const t = table(`shows: Signs in the Stars 1
      A: Idaho Smith | base deck: The Central Brain, Cuzcu, Machu Picchu
      Tortuga: B Signs in the Stars, A Spectre | Jungle Oasis`);
    t.play('Idaho Smith', 'Tortuga').pick('yes').pick();
    t.expect('power: Spectre 5, Idaho Smith 6 | A sees base deck: Cuzcu, ?');
    // Cuzcu: 3 less for each action on the base.
    t.expect('breakpoint: Tortuga 18');
  },
);

// Temple of the Sun

scene(
  'Temple of the Sun: a card as it is played, and one for each further action; Machu Picchu gives its own',
  (table) => {
    const t = table(`shows: Temple of the Sun 1 2
      A: Temple of the Sun, Armory, Incorporeal, 2 Ear of Corn
      A deck: Spectre, Spirit, Llama, Sprout, 3 Ghost | B: Sleep Spores | B deck: 3 Ghost
      Machu Picchu: A Spectre | Jungle Oasis`);
    t.play('Ear of Corn');
    t.play('Ear of Corn');
    t.play('Temple of the Sun', 'Machu Picchu');
    // Its own card and Machu Picchu's; it does not react to itself.
    t.expect('A: Armory, Incorporeal, Spectre, Spirit');
    t.endTurn();
    t.play('Sleep Spores', 'Machu Picchu');
    // B's action is B's card of Machu Picchu, and none of the Temple's.
    t.expect('A: 6 cards');
    t.endTurn();
    t.play('Incorporeal', 'Spectre');
    t.expect('A: 5 cards');
  },
);

scene('Temple of the Sun and Machu Picchu: a card each for a further action', (table) => {
  const t = table(`shows: Temple of the Sun 1 | A: Armory | A deck: Spectre, Spirit, Llama
    Machu Picchu: A Temple of the Sun | Jungle Oasis`);
  t.play('Armory', 'Machu Picchu');
  t.expect('A: Spectre, Spirit');
});
