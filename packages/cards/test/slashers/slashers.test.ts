import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon'];

// Jonas

scene('Jonas: his machete is shown, and the deck shuffled', (table) => {
  const t = table(
    `shows: Jonas 1, R9.16 | A: Jonas | A deck: ${deck.join(', ')}, Machete | Tortuga | Jungle Oasis`,
  );
  t.play('Jonas', 'Tortuga').pick('deck').expect('picks: 0-1').pick('Machete');
  t.expect('A: Machete | B sees A: Machete');
  expect(t.deck('A')).not.toEqual(deck);
});

scene('Jonas: or it comes out of the discard pile', (table) => {
  const t = table(
    `shows: Jonas 1 | A: Jonas | A deck: ${deck.join(', ')} | A discard: Machete, Chainsaw | Tortuga | Jungle Oasis`,
  );
  t.play('Jonas', 'Tortuga')
    .offers('deck, discard pile')
    .pick('discard pile')
    .offers('Machete')
    .pick('Machete');
  t.expect(`A: Machete | A deck: ${deck.join(', ')}`);
});

scene('Jonas: where he comes a small minion may die, on any turn, and then he is stronger', (table) => {
  const t = table(`shows: Jonas 2 | turn: B | B: 2 Invasion, Time Loop
    Tortuga: A Jonas | Jungle Oasis: B Invader, A Ghost, B Grave Digger | Ninja Dojo: B Walker`);
  t.play('Time Loop').play('Invasion').pick('Jonas').pick('Jungle Oasis');
  t.expect('asked: A').pick('yes').offers('Invader, Ghost').pick('Invader');
  t.expect('power: Jonas 7 | B discard: Time Loop, Invasion, Invader');
  t.play('Invasion').pick('Jonas').pick('Ninja Dojo');
  t.expect('question: play | Ninja Dojo: B Walker, A Jonas');
});

scene('Jonas: no bonus for a minion that survives', (table) => {
  const t = table(
    `shows: Jonas 2, R3.6 | A: Invasion | Tortuga: A Jonas | Jungle Oasis: B Ghost [B Unstoppable], B Invader`,
  );
  t.play('Invasion').pick('Jonas').pick('yes').pick('Ghost');
  t.expect('power: Jonas 5 | Jungle Oasis: B Ghost [B Unstoppable], B Invader, A Jonas');
});

// Frederick

scene('Frederick: others here are weaker until your next turn, newcomers too', (table) => {
  const t = table(`shows: Frederick 2 | decks: 6 Howl | B: Invader
    Tortuga: A Frederick, B Invader, B Ghost, A Ghost | Jungle Oasis: B Invader`);
  t.use('Frederick').expect('power: A Ghost 2, B Ghost 1').offers('Ghost').pick('Ghost');
  t.endTurn();
  t.play('Invader', 'Tortuga');
  t.expect('total at Tortuga: A 7, B 4 | total at Jungle Oasis: A 0, B 3');
  t.endTurn();
  t.expect('total at Tortuga: A 7, B 6');
});

scene('Frederick: anybody’s minion of power 1 or less, or none', (table) => {
  const t = table(`shows: Frederick 1 2 | A: Frederick | A deck: ${deck.join(', ')} | A discard: Clawed Glove
    Tortuga: A Microbot Guard, B Neophyte | Jungle Oasis`);
  t.play('Frederick', 'Tortuga').pick('discard pile').pick('Clawed Glove');
  t.use('Frederick').expect('A: Clawed Glove | picks: 0-1').offers('Microbot Guard, Neophyte').pick();
  t.expect('Tortuga: A Microbot Guard, B Neophyte, A Frederick');
});

scene('Frederick: power never falls below 0', (table) => {
  const t = table(
    `shows: Frederick 2, R9.1 | Tortuga: A Frederick, B Ghost [A Poison], B King Rex | Jungle Oasis`,
  );
  t.use('Frederick').expect('power: Ghost 0').pick();
  t.expect('total at Tortuga: A 5, B 6');
});

// Mickey

scene('Mickey: before his base scores a small minion may die, by the printed number', (table) => {
  const t =
    table(`shows: Mickey 2 | from: score bases | turn: B | decks: 6 Howl | base deck: Temple of Goju | B: Under Pressure
    Jungle Oasis: A Mickey, B Invader +4, A Ghost, B Grave Digger | Tortuga`);
  t.expect('asked: A | picks: 0-1').offers('Invader, Ghost').pick('Invader');
  t.expect('asked: B').pass();
  t.expect('vp: A 2, B 0');
});

scene('Mickey fetches his mask', (table) => {
  const t = table(
    `shows: Mickey 1 | A: Mickey | A deck: ${deck.join(', ')}, Austin Kirk Mask | Tortuga | Jungle Oasis`,
  );
  t.play('Mickey', 'Tortuga').pick('deck').pick('Austin Kirk Mask');
  t.expect('A: Austin Kirk Mask');
});

// Tackhead

scene('Tackhead: an action of yours goes to anybody’s minion', (table) => {
  const t = table(`shows: Tackhead 2, R10.24 | A: Howl
    Tortuga: A Tackhead [A Puzzle Box, B Poison], B Ghost [B Upgrade] | Jungle Oasis: B Invader, A Ghost`);
  t.use('Tackhead').pick('transfer an action').offers('2 Ghost, Invader').pick('Invader');
  t.expect('Jungle Oasis: B Invader [A Puzzle Box], A Ghost | cannot use: Tackhead');
});

scene('Tackhead: whoever has any Puzzle Box on it dies', (table) => {
  const t = table(`shows: Tackhead 2 | decks: 6 Howl | A: Howl
    Tortuga: A Tackhead [A Machete], B King Rex [B Puzzle Box], B Ghost | Jungle Oasis: B Invader [A Puzzle Box]`);
  t.use('Tackhead')
    .pick('destroy a minion')
    .offers('King Rex, Invader')
    .pick('King Rex')
    .pick('Puzzle Box')
    .pick('Machete');
  t.expect('B discard in any order: King Rex, Puzzle Box');
});

scene('Tackhead fetches his box', (table) => {
  const t = table(
    `shows: Tackhead 1 | A: Tackhead | A deck: ${deck.join(', ')} | A discard: Puzzle Box | Tortuga | Jungle Oasis`,
  );
  t.play('Tackhead', 'Tortuga').pick('discard pile').pick();
  t.expect('A: nothing');
});

// Cedarface

scene(
  'Cedarface: after a counter that you place on him a small minion here may die, once per turn',
  (table) => {
    const t = table(`shows: Cedarface 2 | A: 2 Jolt, Time Loop
    Tortuga: A Cedarface, B Ghost, B Grave Digger, B Invader | Jungle Oasis: B Spirit`);
    t.play('Time Loop').play('Jolt').pick('yes').offers('Ghost, Invader').pick('Invader');
    t.expect('B discard: Invader | counters: Cedarface 1');
    t.play('Jolt');
    t.expect('question: play | counters: Cedarface 2');
  },
);

scene('Cedarface: also with Chainsaw, at the start of your turn', (table) => {
  const t = table(`shows: Cedarface 2, Chainsaw | from: start of turn | decks: 6 Howl
    Tortuga: A Cedarface [A Chainsaw], B Ghost | Jungle Oasis: B Spirit`);
  t.pick('yes').pick();
  t.expect('B discard: Ghost | counters: Cedarface 1');
});

scene('Cedarface: counters that come off are no occasion', (table) => {
  const t = table(
    `shows: Cedarface 2 | A: Purge the Demon | Tortuga: A Cedarface +2, B Ghost | Jungle Oasis: B Spirit`,
  );
  t.play('Purge the Demon');
  t.expect('question: play | counters: Cedarface 0');
});

scene('Cedarface: several counters at once are one occasion', (table) => {
  const t = table(
    `shows: Cedarface 2 | A: Technique Prize | Tortuga: A Cedarface, B Ghost, B Neophyte | Jungle Oasis: B Spirit`,
  );
  t.play('Technique Prize').pick('yes').pick('Ghost');
  t.expect('question: play | counters: Cedarface 3 | Tortuga: A Cedarface +3, B Neophyte');
});

scene('Cedarface fetches his saw', (table) => {
  const t = table(
    `shows: Cedarface 1 | A: Cedarface | A deck: ${deck.join(', ')}, Chainsaw | Tortuga | Jungle Oasis`,
  );
  t.play('Cedarface', 'Tortuga').pick('deck').pick('Chainsaw');
  t.expect('A: Chainsaw');
});
