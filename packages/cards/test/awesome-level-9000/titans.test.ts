import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene('Major Ursa: instead of the regular minion play, on any base; that is no minion play', (table) => {
  const t = table(`shows: Major Ursa 1 2, R11.2 | printing: current
    A: Ghost, Insta-Grow | A titans: Major Ursa | Tsar's Palace: B Ghost | Jungle Oasis`);
  t.offers('play Ghost, play Insta-Grow, use Major Ursa, pass');
  t.use('Major Ursa');
  t.offers("Tsar's Palace, Jungle Oasis").pick("Tsar's Palace");
  t.expect("Tsar's Palace: B Ghost, A Major Ursa | plays left: action | A titans: nothing");
  t.play('Insta-Grow');
  t.offers('play Ghost, use Major Ursa, pass');
});

scene('Major Ursa: an extra minion play does not serve', (table) => {
  const t = table(`shows: Major Ursa 1 | printing: current | A: Ghost, Insta-Grow | A titans: Major Ursa
    Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Ghost', 'Jungle Oasis');
  t.expect('plays left: minion using Insta-Grow | cannot use: Major Ursa');
  t.expect('why not A Major Ursa: its own condition');
});

scene(
  'Major Ursa: a counter for each minion of others that moves to or from its base, whoever moves it',
  (table) => {
    const t = table(`shows: Major Ursa 3 | printing: current | turn: B | B: Dinghy, Ghost
      Tortuga: A Major Ursa, B Ghost, A Zapbot | Jungle Oasis: B Cub Scout | Pyramids`);
    t.play('Dinghy').pick('Ghost', 'B Cub Scout').pick('Jungle Oasis').pick('Tortuga').pick('yes');
    t.pick('yes');
    t.leave();
    t.expect('counters: Major Ursa 2 | total at Tortuga: A 4');
  },
);

scene('Major Ursa: a minion that is played there gives no counter', (table) => {
  const t = table('shows: Major Ursa 3 | printing: current | turn: B | B: Zapbot | Tortuga: A Major Ursa');
  t.play('Zapbot', 'Tortuga');
  t.expect('question: play | counters: Major Ursa 0');
});

scene('Major Ursa: its talent, once a turn, also in the turn in which it is played', (table) => {
  const t = table(`shows: Major Ursa 4, R11.8 | printing: current | A titans: Major Ursa
    Tortuga: B Ghost | Jungle Oasis`);
  t.use('Major Ursa').pick('Tortuga');
  t.use('Major Ursa');
  t.offers('counter, move').pick('counter');
  t.expect('counters: Ghost 1 | cannot use: Major Ursa');
});

scene(
  'Major Ursa, first printing: where you have a minion; a counter and a move, and a small minion moves on',
  (table) => {
    const t = table(`shows: Major Ursa, R11.5, R11.8 | A titans: Major Ursa
      Tortuga: A Cub Scout | Jungle Oasis: B Ghost, B King Rex | Pyramids`);
    t.use('Major Ursa');
    t.expect('Tortuga: A Cub Scout, A Major Ursa');
    t.use('Major Ursa').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Major Ursa +1, ...');
    t.offers('Ghost').pick('Ghost').pick('Pyramids');
    t.expect('Pyramids: B Ghost | total at Jungle Oasis: A 1');
  },
);

scene('Creampuff Man: with an empty hand, on any base, and 5 power less the cards in hand', (table) => {
  const t = table(`shows: Creampuff Man 1 2, R11.4 | printing: current
    A: Séance | A deck: 6 Ghost | A titans: Creampuff Man | Tortuga | Jungle Oasis`);
  t.expect('cannot use: Creampuff Man');
  t.play('Séance');
  t.expect('cannot use: Creampuff Man | A: 5 cards');
});

scene('Creampuff Man: the action that empties the hand is resolved first', (table) => {
  const t = table(`shows: Creampuff Man 1 | printing: current
    A: Shady Deal | A deck: 2 Ghost | A titans: Creampuff Man | Tortuga | Jungle Oasis: A Ghost`);
  t.play('Shady Deal');
  t.use('Creampuff Man').pick('Jungle Oasis');
  t.expect('total at Jungle Oasis: A 7');
  t.endTurn();
  t.expect('total at Jungle Oasis: A 5');
});

scene(
  'Creampuff Man: the action is chosen first, then a card is discarded; it ends under the deck',
  (table) => {
    const t = table(`shows: Creampuff Man 3 4 | printing: current
      A: Shady Deal, Ghost | A deck: 3 Spectre
      A discard: Mystic Studies, Sleep Spores, Tomb Trap, Hidden Ninja | Tortuga: A Creampuff Man`);
    t.use('Creampuff Man');
    t.offers('Mystic Studies, Hidden Ninja').pick('Mystic Studies');
    t.offers('Shady Deal, Ghost').pick('Shady Deal');
    t.expect('A: Ghost, 2 Spectre | A deck: Spectre, Mystic Studies | A discard: Shady Deal, ...');
    t.expect('plays left: minion, action');
  },
);

scene(
  'Creampuff Man: an action whose time is not now does nothing, and goes under the deck all the same',
  (table) => {
    const t = table(`shows: Creampuff Man 4 | printing: current
      A: Ghost | A deck: Spectre | A discard: Hidden Ninja | Tortuga: A Creampuff Man`);
    t.use('Creampuff Man');
    t.expect('A discard: Ghost | A deck: Spectre, Hidden Ninja');
  },
);

scene('Creampuff Man: with an empty hand the talent does nothing', (table) => {
  const t = table(`shows: Creampuff Man 3 | printing: current | A discard: Mystic Studies
    Tortuga: A Creampuff Man`);
  t.expect('cannot use: Creampuff Man');
});

scene('Creampuff Man: an action that hands itself over goes where the current player says', (table) => {
  const t = table(`shows: Creampuff Man 5 | printing: current
    A: Ghost | A deck: Spectre | A discard: Ear of Corn | Tortuga: A Creampuff Man, A Spectre`);
  t.use('Creampuff Man');
  // There is no action to shuffle in, and nobody but B to hand it to.
  t.offers('under the deck, where it says').pick('where it says');
  t.expect('B: Ear of Corn');
  expect(t.deck('A')).not.toContain('Ear of Corn');
});

for (const where of ['under the deck', 'where it says']) {
  scene(
    `Creampuff Man: an action that goes into the box goes ${where}, as the current player says`,
    (table) => {
      const t = table(`shows: Creampuff Man 5 | printing: current
        A: Ghost | A deck: Spectre | A discard: Insanity | Madness deck: 10 | Tortuga: A Creampuff Man`);
      t.use('Creampuff Man').pick(where);
      t.expect('B: 2 Madness');
      expect([t.deck('A'), t.box]).toEqual(
        where === 'where it says' ? [['Spectre'], ['Insanity']] : [['Spectre', 'Insanity'], []],
      );
    },
  );
}

for (const printing of ['original', 'current'] as const) {
  for (const where of ['under the deck', 'where it says']) {
    scene(
      `Creampuff Man: a Madness card that is to be returned goes ${where}, as is chosen after that (${printing})`,
      (table) => {
        const t = table(`shows: Creampuff Man 5, R10.28 | printing: ${printing}
          A: Ghost | A deck: 3 Spectre | A discard: Madness | Madness deck: 10 | Tortuga: A Creampuff Man`);
        t.use('Creampuff Man');
        t.offers('return it, draw two').pick('return it');
        t.offers('under the deck, where it says').pick(where);
        t.expect(`Madness deck: ${where === 'where it says' ? 11 : 10}`);
        t.expect(`A deck: ..., ${where === 'where it says' ? 'Spectre' : 'Madness'} | A discard: Ghost`);
      },
    );
  }

  scene(
    `Creampuff Man: a Madness card that draws two has one place to go, and nobody is asked (${printing})`,
    (table) => {
      const t = table(`shows: Creampuff Man 5, R10.28 | printing: ${printing}
        A: Ghost | A deck: 3 Spectre | A discard: Madness | Madness deck: 10 | Tortuga: A Creampuff Man`);
      t.use('Creampuff Man').pick('draw two');
      t.expect('question: play | Madness deck: 10 | A deck: Spectre, Madness');
    },
  );
}

scene('Creampuff Man, first printing: the card just discarded can be the one that is played', (table) => {
  const t = table(`shows: Creampuff Man | A: Mystic Studies | A deck: 2 Spectre, Ghost
    Tortuga: A Creampuff Man`);
  t.use('Creampuff Man');
  t.expect('A: 2 Spectre | A deck: Ghost, Mystic Studies');
});

scene('Killer Kudzu: gathers counters beside the deck, which are no power and out of reach', (table) => {
  const t = table(`shows: Killer Kudzu 3, R11.1, R11.8 | printing: current | from: start of turn
    A titans: Killer Kudzu +2 | Tortuga | Jungle Oasis`);
  t.expect('A titans: Killer Kudzu +3 | total at Tortuga: A 0');
  t.use('Killer Kudzu').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Killer Kudzu +3 | total at Jungle Oasis: A 3 | plays left: action');
});

scene('Killer Kudzu: three counters at least, six at most, instead of the regular minion play', (table) => {
  const t = table(`shows: Killer Kudzu 1 2 | printing: current
    A: Ghost | A titans: Killer Kudzu +8 | B titans: Killer Kudzu +2 | Tortuga | Jungle Oasis`);
  t.use('Killer Kudzu');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('Tortuga: A Killer Kudzu +6 | cannot play: Ghost');
  t.endTurn();
  t.expect('B titans: Killer Kudzu +3');
});

scene('Killer Kudzu, first printing: the minion play stays', (table) => {
  const t = table(`shows: Killer Kudzu | turn: B
    A titans: Killer Kudzu +2 | B: Ghost | B titans: Killer Kudzu +3 | Tortuga`);
  t.use('Killer Kudzu');
  t.expect('Tortuga: B Killer Kudzu +3 | can play: Ghost');
});

scene(
  'Killer Kudzu: its talent counts the counters before, plays a minion, and then it has left play',
  (table) => {
    const t = table(`shows: Killer Kudzu 5, R11.7 | printing: current
      A: Insta-Grow | A deck: Spectre, 2 Ghost | A discard: Water Lily, Venus Man Trap, Sprout
      Tortuga: A Killer Kudzu +3 | Jungle Oasis`);
    t.use('Killer Kudzu');
    t.offers('Water Lily, Sprout').pick('Water Lily').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Water Lily | A titans: Killer Kudzu');
    t.offers('shuffle minions in, draw').pick('draw');
    t.expect('A: Ghost, Insta-Grow, Spectre');
    expect(t.discard('A')).not.toContain('Killer Kudzu');
  },
);

scene('Killer Kudzu: after scoring it is asked when the cards there are in the discard piles', (table) => {
  const t = table(`shows: Killer Kudzu 4, R11.7 | printing: current | from: score bases
    A deck: 4 Spectre | base deck: Tortuga | Jungle Oasis: A Killer Kudzu +6, A King Rex, A Sprout`);
  t.expect('vp: A 2 | A titans: Killer Kudzu');
  t.pick('shuffle minions in');
  t.offers('King Rex, Sprout').pick('King Rex', 'Sprout');
  t.expect('A discard: nothing');
});
