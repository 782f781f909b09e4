import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'one minion and one action for free, in any order, neither compulsory',
  {
    rules: ['R3.1'],
    A: { hand: ['Ghost', 'Spectre', 'Insta-Grow', 'Shady Deal', 'Sleep Spores'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    t.offers('play Ghost', 'play Spectre', 'play Insta-Grow', 'play Shady Deal', 'play Sleep Spores', 'pass');
    t.play('Sleep Spores', 'Tortuga');
    // An action that says "play on a base" stays there; no second one for free.
    expect(t.at('Tortuga')).toEqual(['A: Sleep Spores']);
    t.offers('play Ghost', 'play Spectre', 'pass');
    t.play('Spectre', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Sleep Spores', 'A: Spectre']);
    t.offers('pass');
    expect(t.whyNot('A', 'Ghost')).toBe('no minion play left');
    expect(t.whyNot('A', 'Shady Deal')).toBe('no action play left');
  },
);

scene(
  'a standard action is discarded after it has resolved',
  { rules: ['R3.1'], A: { hand: ['Insta-Grow'] }, bases: { Tortuga: [], 'The Grey Opal': [] } },
  (t) => {
    t.play('Insta-Grow');
    expect(t.discard('A')).toEqual(['Insta-Grow']);
  },
);

scene(
  'an ongoing ability works only while its card is in play',
  {
    rules: ['R3.10'],
    A: { hand: ['Change of Venue', 'Rotary Slug Thrower'] },
    bases: { Tortuga: ['A: Ghost', 'A: Rotary Slug Thrower'], 'The Grey Opal': [] },
  },
  (t) => {
    expect(t.power('Ghost')).toBe(4);
    t.play('Change of Venue');
    t.pick('Rotary Slug Thrower');
    t.pick('The Grey Opal');
    expect(t.power('Ghost')).toBe(2);
  },
);

scene(
  'draw two, then down to ten',
  {
    A: {
      hand: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Spirit', 'Spirit', 'Spirit', 'Haunting', 'Haunting'],
      deck: ['Séance', 'Shady Deal', 'Spectre'],
    },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    t.endTurn();
    expect([t.asked, t.question]).toEqual(['A', 'discard']);
    expect(t.range).toEqual([1, 1]);
    t.pick('Séance');
    expect(t.hand('A')).toHaveLength(10);
    expect(t.discard('A')).toEqual(['Séance']);
    expect(t.turn).toBe('B');
  },
);

scene(
  'an empty deck is renewed in the middle of a draw, and no card is lost',
  {
    rules: ['R2.1'],
    A: { deck: ['Ghost'], discard: ['Spirit', 'Haunting'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    t.endTurn();
    expect(t.hand('A')).toHaveLength(2);
    expect(t.hand('A')).toContain('Ghost');
    expect(t.deck('A')).toHaveLength(1);
    expect(t.discard('A')).toEqual([]);
  },
);

scene(
  'with deck and discard pile empty, as much as possible is drawn',
  { rules: ['R2.1'], A: { deck: ['Ghost'] }, bases: { Tortuga: [], 'The Grey Opal': [] } },
  (t) => {
    t.endTurn();
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'the game ends at the end of the turn, and the most VP win',
  {
    A: { vp: 14, hand: ['Shady Deal'] },
    B: { vp: 12 },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    t.play('Shady Deal');
    expect([t.vp('A'), t.winners]).toEqual([15, []]);
    t.endTurn();
    expect([t.winners, t.question]).toEqual([['A'], 'nothing']);
  },
);

scene(
  'a tie at the top goes on until it is broken',
  {
    A: { vp: 14, hand: ['Shady Deal'] },
    B: { vp: 15, hand: ['Shady Deal'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    t.play('Shady Deal');
    t.endTurn();
    expect([t.winners, t.turn]).toEqual([[], 'B']);
    t.play('Shady Deal');
    t.endTurn();
    expect(t.winners).toEqual(['B']);
  },
);

scene(
  'the start of the turn: what expires expires first, then abilities happen in the order the player picks',
  {
    A: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    from: 'start of turn',
    bases: { Tortuga: ['A: Water Lily', 'A: Sprout'], 'The Grey Opal': [] },
  },
  (t) => {
    t.offers('use Sprout', 'use Water Lily');
    t.pick('use Water Lily');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.pick('no');
    expect(t.discard('A')).toEqual(['Sprout']);
  },
);

scene(
  'everybody may look through any discard pile; hands and decks stay hidden',
  {
    rules: ['R9.13'],
    A: { hand: ['Ghost'], discard: ['Spirit'] },
    B: { hand: ['Haunting'], discard: ['Spectre'] },
    bases: { Tortuga: [], 'The Grey Opal': [] },
  },
  (t) => {
    expect(t.seenBy('A', 'B')).toEqual(['?']);
    expect(t.seenBy('B', 'B')).toEqual(['Haunting']);
    expect(t.discardAsSeenBy('A', 'B')).toEqual(['Spectre']);
  },
);

scene(
  '+1 power counters change the power of minions, not of actions, bases or buried cards',
  {
    rules: ['R9.9'],
    bases: { Tortuga: ['A: Ghost +2', 'A: Sleep Spores +3', 'A: buried Spirit +1'], 'The Grey Opal': [] },
  },
  (t) => {
    expect(t.power('Ghost')).toBe(4);
    expect(t.total('A', 'Tortuga')).toBe(4);
  },
);
