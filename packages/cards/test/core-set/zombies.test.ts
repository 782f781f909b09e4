import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Zombie Lord

scene(
  'Zombie Lord: one minion of power 2 or less from the discard pile for each base without one of yours',
  (table) => {
    const t = table(`shows: Zombie Lord 1 2
      A: Zombie Lord, Tiki | A discard: Hansel, Gretel, Steam Man, Toad, Blossom
      Tortuga: B Tiki | Jungle Oasis: A Rose Red | Temple of Goju | The Great Library`);
    t.play('Zombie Lord', 'The Great Library');
    // Not at its own base, and not where Rose Red is.
    t.offers('Hansel, Gretel, Toad').pick('Hansel');
    t.offers('Tortuga, Temple of Goju').pick('Tortuga');
    t.offers('Gretel, Toad');
    // Only one base is left, so nobody is asked where.
    t.pick('Gretel');
    t.expect('Tortuga: B Tiki, A Hansel | Temple of Goju: A Gretel');
    t.expect('A discard: Blossom, Steam Man, Toad');
    // The free minion was Zombie Lord himself.
    t.offers('pass');
  },
);

scene('Zombie Lord: the minions come at once or not at all, any number of them', (table) => {
  const t = table(`shows: Zombie Lord 2 | A: Zombie Lord | A discard: Hansel, Gretel
    Tortuga | Jungle Oasis | The Great Library`);
  t.play('Zombie Lord', 'Tortuga').pick('Gretel').pick('Jungle Oasis');
  t.offers('Hansel').pick();
  t.expect('Jungle Oasis: A Gretel | A discard: Hansel');
  t.offers('pass');
});

scene(
  'Zombie Lord: one minion for each base, even if that minion is not there, or not yours, any more',
  (table) => {
    const t = table(`shows: Zombie Lord 1 | A: Zombie Lord | A discard: Toad, Hansel
      Tortuga: B Tiki | Jungle Oasis: A Rose Red`);
    t.play('Zombie Lord', 'Jungle Oasis').pick('Toad').pick('B');
    t.expect('Tortuga: B(A) Toad');
    // A has no minion at Tortuga, but has played one there for Zombie Lord.
    t.offers('pass');
    t.expect('A discard: Hansel');
  },
);

scene('Zombie Lord: printed power counts, also for a minion that would be stronger in play', (table) => {
  const t = table(`shows: Zombie Lord 2 | A: Zombie Lord, Ghost | A discard: Hansel, Haunting
    The Central Brain: A Door to the Beyond, B Tiki | Jungle Oasis`);
  t.play('Zombie Lord', 'Jungle Oasis');
  t.offers('Hansel').pick('Hansel');
  t.expect('power: Hansel 5');
});

scene('Zombie Lord: an extra play can be used only where minions can be played', (table) => {
  const t = table(`shows: Zombie Lord 1
    A: Zombie Lord | A deck: Blossom, Tiki | A discard: Walker, Hansel
    Tortuga: B Overrun | Jungle Oasis | The Great Library`);
  t.play('Zombie Lord', 'Jungle Oasis').pick('Walker');
  // Walker went to The Great Library without a question, and looks at the top card before the next one is asked for.
  t.offers('discard, put back').pick('discard');
  t.expect('The Great Library: A Walker');
  t.offers('pass');
});

// Grave Digger

scene('Grave Digger takes a minion back, shown to all; it may be played like any other', (table) => {
  const t = table(`shows: Grave Digger 1 | A: Grave Digger, Insta-Grow | A discard: Tiki, Blossom, Hansel
    Tortuga | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Grave Digger', 'Tortuga');
  t.offers('Tiki, Hansel').pick('Tiki');
  t.expect('B sees A: Tiki');
  t.play('Tiki', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Tiki');
});

scene('Grave Digger may leave the dead alone', (table) => {
  const t = table('shows: Grave Digger 1 | A: Grave Digger | A discard: Tiki | Tortuga | Jungle Oasis');
  t.play('Grave Digger', 'Tortuga').pick();
  t.expect('A: nothing | A discard: Tiki');
});

// Tenacious Z

scene(
  'Tenacious Z comes out of the discard pile as an extra minion, one of all copies in a turn',
  (table) => {
    const t = table(`shows: Tenacious Z 1 2
      decks: 2 Ghost | A: Tenacious Z, Yokai Attack!, Tiki | A discard: 2 Tenacious Z
      Tortuga | Jungle Oasis`);
    t.offers('play Tenacious Z, play Tiki, play Yokai Attack!, 2 use Tenacious Z, pass');
    t.use('Tenacious Z');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: A Tenacious Z | cannot use: Tenacious Z');
    // Destroyed, it is in the discard pile again, but the turn's use is gone.
    t.play('Yokai Attack!');
    t.expect('A discard: 2 Tenacious Z, Yokai Attack! | cannot use: Tenacious Z');
    // From hand it is a minion like any other: the free one and Yokai Attack!'s.
    t.play('Tenacious Z', 'Tortuga');
    t.play('Tiki', 'Tortuga');
    t.offers('pass');
  },
);

scene(
  'Tenacious Z played from hand does not use up the ability; on the next turn it is there again',
  (table) => {
    const t = table(`shows: Tenacious Z 1 2
      decks: 2 Ghost | A: Tenacious Z | A discard: 2 Tenacious Z | B discard: Tenacious Z
      Tortuga | Jungle Oasis`);
    t.play('Tenacious Z', 'Tortuga');
    t.use('Tenacious Z').pick('Tortuga');
    t.expect('Tortuga: A 2 Tenacious Z');
    t.endTurn();
    // Only its owner, and only on the own turn.
    t.offers('use Tenacious Z, pass');
    t.endTurn();
    t.offers('2 play Ghost, use Tenacious Z, pass');
  },
);

scene('Tenacious Z: only in Play Cards, and only where a minion can be played', (table) => {
  const t = table(`shows: Tenacious Z 1 | from: start of turn
    A deck: Tiki, Ghost | A discard: Tenacious Z
    Tortuga: A Sprout, B Overrun | Jungle Oasis: B Overrun`);
  // At the start of the turn there is only Sprout's question.
  t.expect('phase: start');
  t.offers('yes, no').pick('no');
  t.offers('pass');
  expect(t.whyNot('A', 'Tenacious Z')).not.toBe(null);
});

scene('Tenacious Z, current: on your turn, that is in Play Cards, once for all copies', (table) => {
  const t = table(`shows: Tenacious Z 1 | printing: current | A discard: 2 Tenacious Z
    Tortuga | Jungle Oasis`);
  t.use('Tenacious Z').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Tenacious Z');
  t.offers('pass');
});

// Walker

scene('Walker looks at the top card, and leaves it there unseen by others', (table) => {
  const t = table('shows: Walker 1 | A: Walker | A deck: Tiki, Hansel | Tortuga | Jungle Oasis');
  t.play('Walker', 'Tortuga');
  t.offers('discard, put back').pick('put back');
  t.expect('A deck: Tiki, Hansel | A discard: nothing');
  // A draws it, and B still does not know it.
  t.endTurn();
  t.expect('A: Hansel, Tiki | B sees A: 2 ?');
});

scene('Walker discards it; an empty deck is made anew before', (table) => {
  const t = table('shows: Walker 1 | A: Walker | A discard: Tiki | Tortuga | Jungle Oasis');
  t.play('Walker', 'Tortuga');
  t.expect('A discard: nothing');
  t.pick('discard');
  t.expect('A discard: Tiki | A deck: nothing');
});

scene('Walker with nothing to look at asks nothing', (table) => {
  const t = table('shows: Walker | A: Walker | Tortuga | Jungle Oasis');
  t.play('Walker', 'Tortuga');
  t.offers('pass');
});

// Grave Robbing

scene('Grave Robbing takes any card back, shown to all, but not itself', (table) => {
  const t = table(`shows: Grave Robbing 1 | A: Grave Robbing | A discard: Tiki, Blossom
    Tortuga | Jungle Oasis`);
  t.play('Grave Robbing');
  t.offers('Tiki, Blossom');
  t.expect('picks: 1');
  t.pick('Blossom');
  t.expect('A: Blossom | B sees A: Blossom | A discard: Grave Robbing, Tiki');
});

scene('Grave Robbing is mandatory, and does nothing with an empty discard pile', (table) => {
  const t = table('shows: Grave Robbing 1 | A: 2 Grave Robbing, Ghostly Arrival | Tortuga | Jungle Oasis');
  t.play('Grave Robbing');
  t.expect('A: Ghostly Arrival, Grave Robbing | A discard: Grave Robbing');
});

// Lend a Hand

scene('Lend a Hand shuffles any number of cards into the deck, not itself', (table) => {
  const t = table(`shows: Lend a Hand 1
    A: Lend a Hand | A deck: Ghost | A discard: Tiki, Blossom, Hansel | Tortuga | Jungle Oasis`);
  t.play('Lend a Hand');
  t.offers('Tiki, Blossom, Hansel');
  t.expect('picks: 0-3');
  t.pick('Tiki', 'Blossom');
  t.expect('A deck in any order: Blossom, Ghost, Tiki | A discard: Hansel, Lend a Hand');
});

scene('Lend a Hand: any number includes zero', (table) => {
  const t = table(`shows: Lend a Hand 1 | A: Lend a Hand | A deck: Ghost, Spirit | A discard: Tiki
    Tortuga | Jungle Oasis`);
  t.play('Lend a Hand').pick();
  t.expect('A deck in any order: Ghost, Spirit | A discard: Lend a Hand, Tiki');
});

// Mall Crawl

scene(
  'Mall Crawl: name a card, and any number of that name go from the deck to the discard pile',
  (table) => {
    const t = table(`shows: Mall Crawl 1
      A: Mall Crawl | A deck: Walker, Blossom, Tiki, Walker, Hansel, Walker, Gretel, Toad
      Tortuga | Jungle Oasis`);
    t.play('Mall Crawl');
    // Minions and actions alike.
    t.offers('Walker, Blossom, Tiki, Hansel, Gretel, Toad').pick('Walker');
    t.offers('3 Walker');
    t.expect('picks: 0-3');
    t.pick('Walker', 'Walker');
    t.expect('A discard: Mall Crawl, 2 Walker');
    t.expect('A deck in any order: Blossom, Gretel, Hansel, Tiki, Toad, Walker');
    expect(t.deck('A')).not.toEqual(['Blossom', 'Tiki', 'Hansel', 'Walker', 'Gretel', 'Toad']);
  },
);

scene('Mall Crawl: one action, or none at all; the deck is shuffled all the same', (table) => {
  const t = table(`shows: Mall Crawl 1
    A: Mall Crawl | A deck: Blossom, Walker, Tiki, Hansel, Gretel, Toad | Tortuga | Jungle Oasis`);
  t.play('Mall Crawl').pick('Blossom').pick();
  t.expect('A discard: Mall Crawl');
  expect(t.deck('A')).not.toEqual(['Blossom', 'Walker', 'Tiki', 'Hansel', 'Gretel', 'Toad']);
});

// Not Enough Bullets

scene('Not Enough Bullets: name a card, and any number of minions of that name come back', (table) => {
  const t = table(`shows: Not Enough Bullets 1
    A: Not Enough Bullets | A discard: 2 Walker, Tiki, Walker, Blossom | Tortuga | Jungle Oasis`);
  t.play('Not Enough Bullets');
  t.offers('Walker, Tiki').pick('Walker');
  t.expect('picks: 0-3');
  t.pick('Walker', 'Walker');
  t.expect('A: 2 Walker | A discard: Blossom, Not Enough Bullets, Tiki, Walker');
});

scene('Not Enough Bullets: one, or none', (table) => {
  const t = table(`shows: Not Enough Bullets 1
    A: 2 Not Enough Bullets, Ghostly Arrival | A discard: Walker, Tiki | Tortuga | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Not Enough Bullets').pick('Tiki').pick();
  t.expect('A: Not Enough Bullets | A discard: Ghostly Arrival, Not Enough Bullets, Tiki, Walker');
});

// Outbreak

scene('Outbreak: an extra minion where you have none, as it is when the minion is played', (table) => {
  const t = table(`shows: Outbreak 1 | A: Outbreak, Tiki, Hansel, Steam Man
    Tortuga: A Gretel | Jungle Oasis | The Great Library: B Tiki`);
  t.play('Outbreak');
  // Generic, so it can wait: the free minion takes the Oasis first.
  t.play('Tiki', 'Jungle Oasis');
  t.offers('play Hansel using Outbreak, play Steam Man using Outbreak, pass');
  // Only The Great Library is left.
  t.play('Hansel');
  t.expect('The Great Library: B Tiki, A Hansel');
  t.offers('pass');
});

scene('Outbreak with minions of yours everywhere gives nothing until a base is without', (table) => {
  const t = table(`shows: Outbreak 1 | A: Outbreak, Tiki, Hansel | A deck: Ghost
    Tortuga: A Gretel | Jungle Oasis: A The Gray Wolf`);
  t.play('Outbreak');
  t.play('Tiki', 'Tortuga');
  t.offers('use The Gray Wolf, pass');
  t.use('The Gray Wolf').pick();
  t.play('Hansel');
  t.expect('Jungle Oasis: A Hansel');
});

// Overrun

scene(
  'Overrun closes a base to minions of other players, not to your own; it is destroyed at the start of your turn',
  (table) => {
    const t = table(`shows: Overrun 1
      A: Overrun, Tiki | A deck: 2 Ghost | B: Hansel, Bear Rides You | B deck: 2 Blossom
      Tortuga | Jungle Oasis: B Gretel`);
    t.play('Overrun', 'Tortuga');
    t.play('Tiki', 'Tortuga');
    t.endTurn();
    t.expect('why not B Hansel -> Tortuga: forbidden: Overrun');
    t.play('Hansel');
    t.expect('Jungle Oasis: B Gretel, B Hansel');
    // Moving there is allowed.
    t.play('Bear Rides You').pick('Hansel');
    t.expect('Tortuga: A Overrun, A Tiki, B Hansel');
    t.endTurn();
    t.expect('turn: A | Tortuga: A Tiki, B Hansel | A discard: Overrun');
  },
);

scene('Overrun stops minions played by Specials too, but not actions', (table) => {
  const t = table(`shows: Overrun 1 | turn: B
    B: Shinobi, Hidden Ninja, Aggromotive | B deck: 2 Ghost | base deck: The Mothership
    Jungle Oasis: A Overrun, A General Ivan, B General Ivan | Tortuga`);
  t.play('Aggromotive', 'Jungle Oasis');
  t.endTurn();
  // Hidden Ninja can be played, but no minion can come with it; Shinobi is not even offered.
  t.offers('use Hidden Ninja, pass').pick('use Hidden Ninja');
  t.expect('vp: B 2 | B: 2 Ghost, Shinobi | turn: A');
});

scene('Without Overrun these Specials would be played', (table) => {
  const t = table(`shows: Overrun 1 | turn: B
    B: Shinobi, Hidden Ninja, Aggromotive | B deck: 2 Ghost | base deck: The Mothership
    Jungle Oasis: A General Ivan, B General Ivan | Tortuga: A Overrun`);
  t.play('Aggromotive', 'Jungle Oasis');
  t.endTurn();
  t.offers('use Hidden Ninja, use Shinobi, pass').pick('use Shinobi');
  t.expect('Jungle Oasis: A General Ivan, B General Ivan, B Aggromotive, B Shinobi');
  t.pass();
});

scene('Overrun: a minion that can go nowhere cannot be played at all', (table) => {
  const t = table('shows: Overrun 1 | turn: B | B: Hansel | Tortuga: A Overrun | Jungle Oasis: A Overrun');
  t.offers('pass');
});

// They Keep Coming

scene(
  'They Keep Coming plays a minion of any power out of the discard pile at once, with its ability',
  (table) => {
    const t = table(`shows: They Keep Coming 1
      A: They Keep Coming, Tiki | A deck: Hansel | A discard: Zombie Lord, Ronin, Blossom
      Tortuga: B Tiki | Jungle Oasis`);
    t.play('They Keep Coming');
    t.offers('Zombie Lord, Ronin').pick('Ronin');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: B Tiki, A Ronin +1');
    // It was extra.
    t.offers('play Tiki, pass');
  },
);

scene('They Keep Coming cannot be saved; like every extra minion it may be declined', (table) => {
  const t = table(`shows: They Keep Coming 1 | A: They Keep Coming | A discard: Ronin
    Tortuga | Jungle Oasis`);
  t.play('They Keep Coming').pick();
  t.offers('pass');
  t.expect('A discard: Ronin, They Keep Coming');
});

// They're Coming To Get You

scene("They're Coming To Get You: an action does not come out of the discard pile", (table) => {
  const t = table(`shows: They're Coming To Get You | A: Ghost | A discard: Sleep Spores, Howl
    Tortuga: A They're Coming To Get You | Jungle Oasis`);
  t.offers('play Ghost, pass');
});

scene(
  "They're Coming To Get You: your minion plays at that base may use the discard pile, as many as you have",
  (table) => {
    const t = table(`shows: They're Coming To Get You 1
      A: They're Coming To Get You, Ghost | A discard: Tiki, Hansel, Gretel, Blossom, Sir Squeezes
      Tortuga | Jungle Oasis`);
    t.offers("play Ghost, play They're Coming To Get You, pass");
    t.play("They're Coming To Get You", 'Tortuga');
    t.offers('play Ghost, play Tiki, play Hansel, play Gretel, play Sir Squeezes, pass');
    // Nobody is asked where: from the discard pile only there.
    t.play('Sir Squeezes');
    t.expect("Tortuga: A They're Coming To Get You, A Sir Squeezes");
    // The free minion is used up. The three extra minions of Sir Squeezes may come from there as well, at that base.
    t.play('Tiki', 'Tortuga', 'Sir Squeezes');
    t.play('Hansel', 'Tortuga', 'Sir Squeezes');
    t.expect("Tortuga: A They're Coming To Get You, A Sir Squeezes, A Tiki, A Hansel");
    t.expect('A discard: Blossom, Gretel');
    t.offers('pass');
  },
);

scene("They're Coming To Get You gives no play: without one left nothing comes", (table) => {
  const t = table(`shows: They're Coming To Get You 1 | A: Ghost, Abduction | A discard: Tiki, Hansel
    Tortuga: A They're Coming To Get You, B Gretel | Jungle Oasis`);
  t.play('Ghost', 'Jungle Oasis').pick();
  t.offers('play Abduction, pass');
  // Abduction's extra minion is a generic one.
  t.play('Abduction').pick('B Gretel');
  t.offers('play Tiki, play Hansel, pass');
  t.play('Hansel');
  t.expect("Tortuga: A They're Coming To Get You, A Hansel");
  t.offers('pass');
});

scene("They're Coming To Get You: only in your own Play Cards phase, and only for you", (table) => {
  const t = table(`shows: They're Coming To Get You 1 | turn: B
    A discard: Tiki | B: Ghost | B discard: Hansel | Tortuga: A They're Coming To Get You | Jungle Oasis`);
  t.offers('play Ghost, pass');
});

scene("They're Coming To Get You: not after scoring, though an extra minion could be played", (table) => {
  const t = table(`shows: They're Coming To Get You 1
    A: Lost City | A deck: 2 Ghost | A discard: Tiki | base deck: The Mothership, The Great Library
    Jungle Oasis: A 2 General Ivan | Tortuga: A They're Coming To Get You`);
  t.endTurn().pick('use Lost City').pick('The Mothership');
  t.expect('turn: B | A discard: Tiki, ...');
});

scene("They're Coming To Get You cannot be used for a play that names a particular card", (table) => {
  const t = table(`shows: They're Coming To Get You 2
    A: 2 Groupie | A deck: Hansel | A discard: Groupie, Tiki
    Tortuga: A They're Coming To Get You, A Venus Man Trap | Jungle Oasis`);
  // Venus Man Trap plays the minion that it finds.
  t.use('Venus Man Trap');
  t.offers('Hansel').pick('Hansel');
  // Groupie's extra is another Groupie from hand.
  t.play('Groupie', 'Tortuga');
  t.offers('Groupie').pick('Groupie');
  t.offers('pass');
  t.expect('A discard: Groupie, Tiki');
});

scene("They're Coming To Get You, current: one minion in each of your turns", (table) => {
  const t = table(`shows: They're Coming To Get You 1 | printing: current
    decks: 2 Blossom | A: They're Coming To Get You, Ghost, Insta-Grow | A discard: Tiki, Hansel
    Tortuga: A Child of the Sun | Jungle Oasis`);
  // Child of the Sun gives an extra action for the first one on this base.
  t.play("They're Coming To Get You", 'Tortuga');
  t.play('Insta-Grow');
  t.offers('play Ghost, play Tiki, play Hansel, pass');
  t.play('Tiki');
  // A second minion only from hand.
  t.offers('play Ghost, pass');
  t.play('Ghost', 'Tortuga');
  t.endTurn();
  t.endTurn();
  t.expect('turn: A | can play: Hansel');
});

scene("They're Coming To Get You, current: extra minions that come at once count too", (table) => {
  const t = table(`shows: They're Coming To Get You 1 | printing: current
    A: Ghost, Toad | A deck: Blossom | A discard: Tiki, Hansel
    Tortuga: A They're Coming To Get You, A The Gray Wolf | Jungle Oasis`);
  t.use('The Gray Wolf');
  t.offers('Ghost, Toad, Tiki, Hansel').pick('Tiki');
  t.expect("Tortuga: A They're Coming To Get You, A Tiki +1");
  t.offers('play Ghost, play Toad, pass');
});

scene("They're Coming To Get You, current: Spectre may come by its own word, or by this one", (table) => {
  const t = table(`shows: They're Coming To Get You 1 | printing: current
    A: Insta-Grow, Ghost, Toad, Blossom | A discard: Spectre, Hansel
    Tortuga: A They're Coming To Get You | Jungle Oasis`);
  t.play('Insta-Grow');
  // Three cards in hand: Spectre needs this action, so it is used up.
  t.play('Spectre');
  t.expect("Tortuga: A They're Coming To Get You, A Spectre");
  t.offers('play Ghost, play Toad, pass');
});
