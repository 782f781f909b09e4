import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** The scene language itself: what a scene can set up and ask. */

scene(
  "a card in hand or deck can be somebody else's",
  {
    players: 3,
    A: { hand: ['B: Ghost', 'Zapbot'], deck: ['C: Spectre', 'Mummy'] },
    bases: { Tortuga: ['A(C): Haunting'] },
  },
  (t) => {
    expect(t.owner('Ghost')).toBe('B');
    expect(t.owner('Zapbot', 'A')).toBe('A');
    expect(t.owner('Spectre')).toBe('C');
    expect(t.owner('Haunting')).toBe('C');
    expect(() => t.owner('Ghost', 'B')).toThrow('Which Ghost? 0 players own one.');
    t.play('Ghost');
    t.leave();
    expect(t.at('Tortuga')).toEqual(['A(C): Haunting', 'A(B): Ghost']);
  },
);

scene(
  'the free plays and the extras that are left can be asked',
  { A: { hand: ['Zapbot', 'Zapbot', 'Time Loop'] }, bases: { Tortuga: [] } },
  (t) => {
    expect(t.playsLeft).toEqual(['minion', 'action']);
    t.play('Zapbot', 'Tortuga');
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
    t.play('Zapbot', 'Tortuga', 'Zapbot');
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
  },
);

scene(
  'a deck is seen as each seat knows it',
  { A: { deck: ['Ghost', 'Mummy', 'Spirit'] }, bases: { Tortuga: ['A: Granny'] } },
  (t) => {
    t.use('Granny');
    t.pick('bottom');
    expect(t.deck('A')).toEqual(['Mummy', 'Spirit', 'Ghost']);
    expect(t.deckAsSeenBy('A', 'A')).toEqual(['?', '?', 'Ghost']);
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['?', '?', '?']);
  },
);

scene(
  'a card that is both is played as the side that is named',
  { printing: 'current', A: { hand: ['Pixie', 'Pixie'] }, bases: { Tortuga: [] } },
  (t) => {
    t.play('Pixie as minion', 'Tortuga');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Pixie']);
    expect(() => t.play('Pixie as minion')).toThrow('Pixie as minion cannot be played');
    t.play('Pixie as action');
    t.leave();
  },
);

scene(
  'a card goes where the scene says, also if there is nothing to ask',
  { A: { hand: ['Zapbot', 'Mummy', 'Upgrade'] }, bases: { Tortuga: [] } },
  (t) => {
    expect(() => t.play('Zapbot', 'Jungle Oasis')).toThrow(
      'Nobody is asked where Zapbot goes, and it does not go to Jungle Oasis.',
    );
    t.play('Mummy', 'Tortuga');
    t.play('Upgrade', 'Mummy');
  },
);

scene(
  'cards at a base are in order of arrival there, with what is on them',
  {
    A: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: First Mate [B: Poison, A: Upgrade]', 'A: Buccaneer'],
      'Jungle Oasis': ['B: Ghost', 'A: Saucy Wench'],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('First Mate', 'Saucy Wench');
    expect(t.at('Tortuga')).toEqual(['A: Buccaneer', 'A: Saucy Wench']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost', 'A: First Mate [B: Poison, A: Upgrade]']);
  },
);
