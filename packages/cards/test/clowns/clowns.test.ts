import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Invader', 'Walker', 'Neophyte', 'Spirit', 'Grave Digger', 'King Rex'];

// Zobo the Clown

scene('Zobo the Clown: the regular action out of the discard pile, and then under the deck', (table) => {
  const t = table(`shows: Zobo the Clown 2, R10.62, R10.63 | A: Howl | A deck: 4 Ghost
    A discard: Mystic Studies, Full Moon, Upgrade, Spectre | Tortuga: A Zobo the Clown | Jungle Oasis`);
  t.offers('play Mystic Studies, play Howl, play Spectre, pass').play('Mystic Studies');
  t.expect('A: Howl, 2 Ghost | A deck: 2 Ghost, Mystic Studies | A discard: Full Moon, Upgrade, Spectre');
  t.expect('plays left: minion');
});

scene('Zobo the Clown: not with an extra action, and not once the regular one is used', (table) => {
  const t = table(`shows: Zobo the Clown 2, R10.63 | A: Time Loop, Howl | A discard: Mystic Studies
    Tortuga: A Zobo the Clown, A Ghost | Jungle Oasis`);
  t.play('Time Loop');
  t.offers('play Howl, pass');
});

scene('Zobo the Clown: a card that says that it goes on top of the deck goes there', (table) => {
  const t = table(`shows: Zobo the Clown 1, R10.62 | A discard: Favor of Dionysus | A deck: 3 Ghost
    Tortuga: A Zobo the Clown | Jungle Oasis`);
  t.play('Favor of Dionysus').pick('yes');
  t.expect('A deck: Favor of Dionysus, 3 Ghost');
});

scene('Zobo the Clown: a gift for another player stays one', (table) => {
  const t = table(`shows: Zobo the Clown 1, R10.62 | A discard: Ear of Corn | A deck: 5 Ghost
    Tortuga: A Zobo the Clown, A Ghost | Jungle Oasis`);
  t.play('Ear of Corn');
  t.expect('B: Ear of Corn');
});

scene('Zobo the Clown: a Madness card goes back to its deck', (table) => {
  const t = table(`shows: Zobo the Clown 1, R10.62 | A discard: Madness | A deck: 5 Ghost | Madness deck: 10
    Tortuga: A Zobo the Clown | Jungle Oasis`);
  t.play('Madness').pick('return it');
  t.expect('Madness deck: 11 | A deck: 5 Ghost');
});

scene(
  'Zobo the Clown: where it would go to your hand it goes under the deck, and nobody is asked',
  (table) => {
    const t = table(`shows: Zobo the Clown 1, R10.62 | A discard: Friendship Power | A deck: 3 Ghost
    Tortuga: A Zobo the Clown | Jungle Oasis: A Invader`);
    t.play('Friendship Power').pick('Invader');
    t.expect('question: play | A deck: 3 Ghost, Friendship Power | A: nothing');
  },
);

scene('Zobo the Clown: a card that is only for a certain moment cannot be played now', (table) => {
  const t = table(`shows: Zobo the Clown | A discard: Under Pressure | A deck: 3 Ghost
    Tortuga: A Zobo the Clown | Jungle Oasis`);
  t.offers('pass');
});

scene('Zobo the Clown: no extra action, so a ban on these does not matter', (table) => {
  const t = table(`shows: Zobo the Clown 2, R10.26, R10.63 | printing: current | decks: 6 Ghost
    A discard: Mystic Studies | Tortuga: A Zobo the Clown, B Bear Necessities | Jungle Oasis: A Ghost | turn: B`);
  t.use('Bear Necessities').endTurn();
  t.play('Mystic Studies');
  t.expect('A: 2 Ghost | A deck: 4 Ghost, Mystic Studies');
});

scene('Zobo the Clown: a fusion can be played as its action', (table) => {
  const t = table(`shows: Zobo the Clown, R10.23 | printing: current | A discard: Pixie | A deck: 3 Ghost
    Tortuga: A Zobo the Clown | Jungle Oasis: A Ghost`);
  t.play('Pixie as action');
  t.expect('A deck: 3 Ghost, Pixie | plays left: minion');
});

scene('Zobo the Clown, copied, serves whoever has copied him', (table) => {
  const t = table(`shows: Zobo the Clown, R10.29 | A: Copycat | A discard: Mystic Studies | A deck: 3 Ghost
    Tortuga: B Zobo the Clown | Jungle Oasis`);
  t.play('Copycat', 'Tortuga').play('Mystic Studies');
  t.expect('A: 2 Ghost | A deck: Ghost, Mystic Studies');
});

// Mumu Adams

scene('Mumu Adams: a card after an action of yours, once per turn', (table) => {
  const t = table(
    `shows: Mumu Adams 1 | A: Time Loop, 2 Augmentation | A deck: 4 Ghost | Tortuga: A Mumu Adams | Jungle Oasis`,
  );
  t.play('Time Loop').pick().pick('no');
  t.play('Augmentation').pick('yes').play('Augmentation');
  t.expect('A: Ghost | question: play');
});

scene('Mumu Adams: also in the turn of somebody else', (table) => {
  const t =
    table(`shows: Mumu Adams 1 | from: score bases | turn: B | decks: 6 Howl | base deck: Temple of Goju
    A: Under Pressure | Jungle Oasis: B King Rex, A Mumu Adams, A Ghost | Tortuga: A Walker`);
  t.expect('asked: A').pick('Under Pressure');
  t.expect('asked: A | question: mode').pick('yes');
  t.expect('A: Howl');
  t.leave();
});

// Nickelsmart

scene('Nickelsmart: one of two or more standard actions, at random', (table) => {
  const t =
    table(`shows: Nickelsmart 1 2, R10.62 | A: Howl | A discard: 2 Mystic Studies, Full Moon | A deck: 4 Ghost
    Tortuga: A Nickelsmart | Jungle Oasis`);
  t.use('Nickelsmart').expect('picks: 0-1').pick('Mystic Studies');
  t.expect(
    'A: Howl, 2 Ghost | A deck: 2 Ghost, Mystic Studies | A discard in any order: Mystic Studies, Full Moon',
  );
  t.expect('plays left: minion, action');
});

scene('Nickelsmart: what you do not play stays in the discard pile', (table) => {
  const t = table(`shows: Nickelsmart 2 | A: Howl | A discard: 2 Mystic Studies | A deck: 4 Ghost
    Tortuga: A Nickelsmart | Jungle Oasis`);
  t.use('Nickelsmart').pick();
  t.expect('A discard: 2 Mystic Studies | cannot use: Nickelsmart');
});

scene('Nickelsmart: one that cannot be played now uses the talent up all the same', (table) => {
  const t = table(`shows: Nickelsmart 2 | A: Howl | A discard: 2 Under Pressure | A deck: 4 Ghost
    Tortuga: A Nickelsmart | Jungle Oasis`);
  t.use('Nickelsmart');
  t.expect('A discard: 2 Under Pressure | cannot use: Nickelsmart');
});

scene('Nickelsmart: one alone is not enough', (table) => {
  const t = table(
    `shows: Nickelsmart | A: Howl | A discard: Mystic Studies, Full Moon, Ghost | Tortuga: A Nickelsmart | Jungle Oasis`,
  );
  t.expect('cannot use: Nickelsmart');
});

// Donald McRonald

scene('Donald McRonald: of two actions one is drawn, the other discarded', (table) => {
  const t =
    table(`shows: Donald McRonald 1 | A: Donald McRonald | A deck: Ghost, Howl, Invader, Full Moon, ${deck.join(', ')}
    Tortuga | Jungle Oasis`);
  t.play('Donald McRonald', 'Tortuga').expect('picks: 1').offers('Howl, Full Moon').pick('Full Moon');
  t.expect('A: Full Moon | A discard: Howl | B sees A: Full Moon');
  expect(t.deck('A')).not.toEqual(['Ghost', 'Invader', ...deck]);
});

scene('Donald McRonald: a single action is drawn', (table) => {
  const t = table(
    `shows: Donald McRonald 1 | A: Donald McRonald | A deck: Ghost, Howl, Invader | Tortuga | Jungle Oasis`,
  );
  t.play('Donald McRonald', 'Tortuga');
  t.expect('A: Howl | A discard: nothing | A deck in any order: Ghost, Invader');
});

// Mime

scene('Mime: an action that you have not played this turn, at once or not at all', (table) => {
  const t =
    table(`shows: Mime 1 2, R10.62 | A: Mystic Studies, 2 Mime, Summon, Time Loop | A deck: 6 Ghost | A discard: Summon
    Tortuga | Jungle Oasis`);
  t.play('Time Loop').play('Mystic Studies').play('Summon');
  t.play('Mime', 'Tortuga').offers('Summon').pick();
  t.play('Mime', 'Tortuga').offers('Summon').pick('Summon');
  t.expect('A deck: 4 Ghost, Summon | A discard in any order: Time Loop, Mystic Studies, Summon');
});

scene('Mime cannot pick the action that is being resolved', (table) => {
  const t = table(`shows: Mime | A: Clown-in-the-Box, Mime | A discard: Ghost | A deck: 3 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Clown-in-the-Box').play('Mime', 'Tortuga', 'Clown-in-the-Box');
  t.expect('question: play | A discard: Ghost, Clown-in-the-Box');
});

// Harlequin

scene('Harlequin: any action of the deck may be discarded', (table) => {
  const t = table(
    `shows: Harlequin 1 2 | A: Harlequin | A deck: ${deck.join(', ')}, Howl, Full Moon | Tortuga | Jungle Oasis`,
  );
  t.play('Harlequin', 'Tortuga').pick('yes').offers('Howl, Full Moon').pick('Full Moon');
  t.expect('A discard: Full Moon');
  expect(t.deck('A')).not.toEqual([...deck, 'Howl']);
});

scene('Harlequin: or nothing is searched', (table) => {
  const t = table(
    `shows: Harlequin | A: Harlequin | A deck: ${deck.join(', ')}, Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Harlequin', 'Tortuga').pick('no');
  t.expect(`A deck: ${deck.join(', ')}, Howl`);
});
