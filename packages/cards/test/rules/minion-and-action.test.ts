import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.23: a card that is both is played as what the play asks for. Pixie, in the current printing, is one. */

scene(
  'an extra action off the deck plays the action side, and nobody is asked which (Neophyte)',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['Neophyte'], deck: ['Pixie'] },
    bases: { Tortuga: ['B: Sleep Spores'] },
  },
  (t) => {
    t.play('Neophyte');
    t.offers('put into hand', 'play', 'top');
    t.pick('play');
    expect(t.at('Tortuga')).toEqual(['A: Neophyte +2']);
    expect([t.discard('A'), t.discard('B')]).toEqual([['Pixie'], ['Sleep Spores']]);
  },
);

scene(
  'Nana draws it as an action, or plays it as one',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['Nana'], deck: ['Pixie'] },
    bases: { Tortuga: ['B: Sleep Spores'] },
  },
  (t) => {
    t.play('Nana');
    t.offers('draw', 'play');
    t.pick('play');
    expect(t.at('Tortuga')).toEqual(['A: Nana +2']);
    expect(t.discard('A')).toEqual(['Pixie']);
  },
);

scene(
  'Mass Enchantment plays it as an action, for its own player',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['Mass Enchantment'] },
    B: { deck: ['Pixie'] },
    bases: { Tortuga: ['A: Ghost', 'B: Sleep Spores'] },
  },
  (t) => {
    t.play('Mass Enchantment');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +2']);
    expect(t.discard('B')).toEqual(['Pixie', 'Sleep Spores']);
  },
);

scene(
  'The Perfect Gift hands on what it found: the minion side does not escape it',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['The Perfect Gift'], deck: ['Pixie'] },
    bases: { Tortuga: ['A: Ghost', 'B: Sleep Spores'] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +2']);
    expect(t.hand('B')).toEqual(['Pixie']);
  },
);

scene(
  'Anansi the Spider plays the action side and bans the name, which is that of both sides',
  {
    rules: ['R10.23'],
    card: 'Anansi the Spider',
    printing: 'current',
    A: { hand: ['Pixie', 'Gnome'], deck: ['Pixie'] },
    bases: { Tortuga: ['A: Anansi the Spider', 'B: Sleep Spores'] },
  },
  (t) => {
    t.offers('play Gnome', 'play Pixie as action', 'play Pixie as minion', 'use Anansi the Spider', 'pass');
    t.use('Anansi the Spider');
    t.pick('Pixie');
    expect(t.hand('B')).toEqual(['Pixie']);
    t.offers('play Gnome', 'pass');
    expect(t.whyNot('A', 'Pixie')).toBe('forbidden: Anansi the Spider');
  },
);

scene(
  'an extra minion off the deck plays the minion side (Hoverbot)',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['Hoverbot'], deck: ['Pixie'] },
    B: { hand: ['Ghost'] },
    bases: { Tortuga: ['B: Sleep Spores'] },
  },
  (t) => {
    t.play('Hoverbot');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Hoverbot', 'A: Pixie']);
  },
);

scene(
  'an extra minion out of the discard pile plays the minion side (They Keep Coming, The Dead Rise)',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['They Keep Coming'], discard: ['Pixie'] },
    B: { hand: ['Ghost'] },
    bases: { Tortuga: ['B: Sleep Spores'] },
  },
  (t) => {
    t.play('They Keep Coming');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Pixie']);
  },
);

scene(
  'The Dead Rise plays the minion side',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['The Dead Rise', 'Pixie', 'Gnome', 'Gnome'] },
    B: { hand: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Sleep Spores'] },
  },
  (t) => {
    t.play('The Dead Rise');
    t.pick('Pixie', 'Gnome', 'Gnome');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Pixie']);
  },
);

scene(
  'Hush, My Stories are On plays the minion side',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['Hush, My Stories are On'], deck: ['Pixie'] },
    B: { hand: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Sleep Spores'] },
  },
  (t) => {
    t.play('Hush, My Stories are On');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['B: Sleep Spores', 'A: Pixie']);
  },
);

scene(
  'what may be played as a card is played as its player likes (Raiding Party)',
  {
    rules: ['R10.23'],
    printing: 'current',
    A: { hand: ['Raiding Party'] },
    B: { deck: ['Pixie', 'Gnome', 'Gnome'] },
    bases: { Tortuga: ['A: Ghost', 'B: Sleep Spores'] },
  },
  (t) => {
    t.play('Raiding Party');
    t.pick('Pixie');
    expect([t.asked, t.purpose]).toEqual(['A', 'which side']);
    t.offers('as a minion', 'as an action');
    t.pick('as an action');
    t.pick('Gnome', 'Gnome');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +2']);
  },
);

scene(
  'whoever uncovers it says as what; it may be resolved like any standard action',
  {
    rules: ['R10.23', 'R7.4'],
    printing: 'current',
    from: 'start of turn',
    bases: { Tortuga: ['A: Ghost', 'B: Sleep Spores', 'A: buried Pixie'] },
  },
  (t) => {
    t.pick('uncover Pixie');
    t.offers('as a minion', 'as an action');
    t.pick('as an action');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +2']);
    expect(t.discard('A')).toEqual(['Pixie']);
  },
);

scene(
  'uncovered where its player may not play minions it is an action, and is not discarded unplayed',
  {
    rules: ['R10.23', 'R7.4'],
    printing: 'current',
    from: 'start of turn',
    bases: { Tortuga: ['A: Ghost', 'B: Overrun', 'A: buried Pixie'] },
  },
  (t) => {
    t.pick('uncover Pixie');
    expect(t.at('Tortuga')).toEqual(['A: Ghost +2']);
    expect([t.discard('A'), t.discard('B')]).toEqual([['Pixie'], ['Overrun']]);
  },
);

scene(
  'uncovered as a minion it stays, and does what that side says',
  {
    rules: ['R10.23', 'R7.4'],
    printing: 'current',
    from: 'start of turn',
    A: { hand: ['Ghost'] },
    bases: { Tortuga: ['A: Gnome', 'A: buried Pixie'] },
  },
  (t) => {
    t.pick('uncover Pixie');
    t.pick('as a minion');
    t.pick('Pixie');
    expect(t.at('Tortuga')).toEqual(['A: Gnome', 'A: Pixie +1']);
  },
);

scene(
  'Matriarch draws it, since it is a minion, and discards only what is none',
  {
    rules: ['R10.23'],
    card: 'Matriarch',
    printing: 'current',
    A: { deck: ['Gnome', 'Pixie', 'Sleep Spores'] },
    bases: { Tortuga: ['A: Matriarch'] },
  },
  (t) => {
    t.use('Matriarch');
    expect(t.hand('A')).toEqual(['Pixie']);
    expect(t.discard('A')).toEqual(['Sleep Spores']);
    expect(t.deck('A')).toEqual(['Gnome']);
  },
);
