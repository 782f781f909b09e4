import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// R9.14: play X off the top of the deck.

scene('Cards are revealed until the wanted one appears, and no further', (table) => {
  const t = table(`shows: R9.14
    A: Transformation | A deck: Blossom, Insta-Grow, Tiki, Steam Man, Tea Party
    Tortuga: A Hansel | Jungle Oasis`);
  t.play('Transformation');
  // The first minion it is: nobody is asked, and it cannot be declined.
  t.expect('Tortuga: A Tiki | A deck in any order: Blossom, Hansel, Insta-Grow, Steam Man, Tea Party');
  t.offers('pass');
});

scene('It is an extra card: it uses up no play', (table) => {
  const t = table(`shows: R9.14, R3.5 | A: Transformation, Steam Man | A deck: Tiki
    Tortuga: A Hansel | Jungle Oasis`);
  t.play('Transformation');
  t.offers('play Steam Man, pass');
});

scene(
  'Until the card has resolved, the other revealed cards belong to no zone; then they are shuffled in',
  (table) => {
    const t = table(`shows: R9.14 | A: Transformation | A deck: Blossom, Insta-Grow, Grave Digger, Tiki
      A discard: Steam Man, Tea Party | Tortuga: A Hansel | Jungle Oasis`);
    t.play('Transformation');
    // Grave Digger is in the middle of it.
    t.offers('Steam Man');
    t.expect('A deck: Tiki, Hansel | A discard: Steam Man, Tea Party | A: nothing');
    t.pick('Steam Man');
    t.expect('A deck in any order: Blossom, Hansel, Insta-Grow, Tiki');
    t.expect('A discard: Tea Party, Transformation');
  },
);

scene('What the new card triggers comes after the shuffle', (table) => {
  const t = table(`shows: R9.14, R3.4 | A: Transformation | A deck: Blossom, Tiki
    Tortuga: A Hansel, A Go See My Sister | Jungle Oasis`);
  t.play('Transformation');
  t.offers('yes, no');
  // Blossom is back in the deck already, and can be drawn.
  t.expect('A deck in any order: Blossom, Hansel');
  t.pick('yes');
  t.expect('A deck: 1 card | A: 1 card');
});

scene('An empty deck is made anew from the discard pile before the first card', (table) => {
  const t = table(`shows: R9.14, R2.1 | A discard: Tiki, Blossom | B deck: Ghost
    Tortuga: A(B) Hansel [A The Frog Princess] | Jungle Oasis`);
  t.use('The Frog Princess');
  t.expect('Tortuga: A Tiki [A The Frog Princess] | A discard: nothing | A deck: Blossom');
  // Hansel has gone to B, whose deck nobody touched otherwise.
  t.expect('B deck: Ghost, Hansel');
});

scene(
  'A deck that runs out on the way is not made anew: nothing is played, and the revealed cards are the deck again',
  (table) => {
    const t = table(`shows: R9.14
      A: Pillage | A deck: Blossom, Insta-Grow, Tea Party | A discard: Tiki, Steam Man | B: Hansel
      B deck: Ghost | Transformation Spring | Jungle Oasis`);
    t.play('Pillage');
    t.play('Hansel', 'Transformation Spring').pick('yes');
    t.expect('Transformation Spring: nothing | A deck in any order: Blossom, Insta-Grow, Tea Party');
    t.expect('A discard: Pillage, Steam Man, Tiki | B deck: Ghost, Hansel');
  },
);

scene('With nothing in deck and discard pile nothing is revealed', (table) => {
  const t = table(`shows: R9.14, R2.1 | B deck: Ghost
    Tortuga: A(B) Hansel [A The Frog Princess] | Jungle Oasis`);
  t.use('The Frog Princess');
  t.expect('Tortuga: nothing | A discard: The Frog Princess');
  t.offers('pass');
});

scene('A card whose conditions for play are not met is discarded, and the search is over', (table) => {
  const t = table(`shows: R9.14 | A: Transformation | A deck: Blossom, Ghost, Tiki
    Tortuga: A Hansel | Jungle Oasis: B Bear Picnic`);
  // Ghost has power 2: because of Bear Picnic it could be played there only.
  t.play('Transformation');
  t.expect('Tortuga: nothing | A discard: Ghost, Transformation');
  t.expect('A deck in any order: Blossom, Hansel, Tiki');
});

scene('A card of another owner is played, and controlled, by the player whose deck it came from', (table) => {
  const t = table(`shows: R9.14, R9.4
    A: Shield Maiden, Transformation | A deck: Tiki | B deck: Gretel, Blossom
    Tortuga: A Huscarl, A Steam Man | Jungle Oasis`);
  // A takes Gretel and lays her on the own deck, unseen.
  t.play('Shield Maiden', 'Jungle Oasis');
  t.use('Huscarl').pick('Gretel');
  t.expect('A deck: Gretel, Tiki');
  t.play('Transformation').pick('Steam Man');
  t.expect('Tortuga: A Huscarl, A(B) Gretel | A deck in any order: Steam Man, Tiki');
});

scene('Unused cards of another owner, merely revealed, stay in the deck they came from', (table) => {
  const t = table(`shows: R9.14, R9.4
    A: Shield Maiden, Transformation | A deck: Tiki | B deck: Blossom, Gretel
    Tortuga: A Huscarl, A Steam Man | Jungle Oasis`);
  t.play('Shield Maiden', 'Jungle Oasis');
  t.use('Huscarl').pick('Blossom');
  t.play('Transformation').pick('Steam Man');
  t.expect('Tortuga: A Huscarl, A Tiki | A deck in any order: Blossom, Steam Man | B deck: Gretel');
});

scene('One of another owner that cannot be played there goes to its owner’s discard pile', (table) => {
  const t = table(`shows: R9.14, R9.4
    A: Shield Maiden, Transformation | A deck: Tiki | B deck: Gretel, Blossom
    Tortuga: A Huscarl, B Overrun, A Steam Man | Jungle Oasis`);
  t.play('Shield Maiden', 'Jungle Oasis');
  t.use('Huscarl').pick('Gretel');
  t.play('Transformation').pick('Steam Man');
  t.expect('Tortuga: A Huscarl, B Overrun | B discard: Gretel | A discard: Transformation');
});

scene('The shuffle: where the text prints one, always; otherwise only for unused cards', (table) => {
  const t = table(`shows: R9.14
    A: Transformation, Ronin | A deck: Tiki, Steam Man, Blossom, Insta-Grow, Tea Party, Toad, Gretel
    B: Tiki | B deck: Ghost, Spirit, Haunting, Spectre, Séance, Shady Deal
    Tortuga: B Hansel | Transformation Spring`);
  // Transformation Spring prints none, and nothing was revealed but Tiki: the deck stays as it is.
  t.play('Ronin', 'Transformation Spring').pick('yes');
  t.expect('Transformation Spring: A Tiki');
  t.expect('A deck: Steam Man, Blossom, Insta-Grow, Tea Party, Toad, Gretel, Ronin');
  // Transformation prints one.
  t.play('Transformation').pick('Hansel').pick();
  t.expect('Tortuga: B Ghost');
  expect(t.deck('B')).not.toEqual(['Spirit', 'Haunting', 'Spectre', 'Séance', 'Shady Deal', 'Hansel']);
  t.expect('B deck in any order: Hansel, Haunting, Shady Deal, Spectre, Spirit, Séance');
});

scene(
  'Revealed by another player’s card, Dynamite Surprise goes off before the minion is played',
  (table) => {
    const t = table(`shows: R9.14 | A: Transformation | B deck: Blossom, Dynamite Surprise, Tiki, Ghost
      Tortuga: B Hansel, A Steam Man | Jungle Oasis`);
    t.play('Transformation').pick('Hansel');
    t.expect('asked: B');
    t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
    t.expect('Tortuga: B Tiki | B discard: Dynamite Surprise');
    t.expect('B deck in any order: Blossom, Ghost, Hansel');
  },
);

scene(
  'A card played off the top can play another one off the top: each has its own revealed cards',
  (table) => {
    const t = table(`shows: R9.14 | A: Transformation | A deck: Blossom, Tiki, Insta-Grow, Steam Man
      Transformation Spring: A Hansel | Jungle Oasis`);
    t.play('Transformation');
    // Tiki was played at the Spring: after Transformation and its shuffle, Tiki may be exchanged in turn.
    t.expect('Transformation Spring: A Tiki');
    t.expect('A deck in any order: Blossom, Hansel, Insta-Grow, Steam Man');
    t.offers('yes, no').pick('yes');
    t.expect('Transformation Spring: 1 card | A deck: 4 cards');
    t.offers('pass');
  },
);

scene('“Reveal until” without playing follows the same rules: it stops when the deck runs out', (table) => {
  const t = table(`shows: R9.14 | A: Incan Engineer | A deck: Ghost, Blossom | A discard: Tea Party
    Tortuga | Jungle Oasis`);
  t.play('Incan Engineer', 'Tortuga');
  t.expect('A: nothing | A deck in any order: Blossom, Ghost | A discard: Tea Party');
});

scene(
  'A card that is shuffled away before it has resolved was played all the same, and no card of the deck in its place',
  (table) => {
    const t = table(`shows: R9.14, R10.6
      A: Nana, Snuggly Bear | A deck: Transformation, Tiki, Blossom, Insta-Grow, Tea Party, Steam Man
      Tortuga | Jungle Oasis`);
    t.play('Nana', 'Tortuga').pick('play');
    // Nana goes into the deck, and Tiki comes: she was the first minion of the turn.
    t.expect('Tortuga: A Tiki');
    t.offers('use Snuggly Bear, pass').pick('use Snuggly Bear');
    t.expect('Tortuga: A Tiki, A Snuggly Bear');
  },
);
