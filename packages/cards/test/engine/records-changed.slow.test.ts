import type { History, Opened } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import {
  addFaction,
  changeBase,
  changeCard,
  fixCollector,
  gardeners,
  greenhouse,
  removeFaction,
  type ContentChange,
} from '../kit/content-changes.ts';
import { gameOf, opened, playedOut, rulesWith, written } from '../kit/kept-games.ts';

/** A game in which the Collector has returned one of its own side, which it may not do once it is fixed. */
function withCollector(): History {
  const fixed = rulesWith(fixCollector);
  for (let number = 3; number < 4000; number += 4) {
    const played = gameOf(number);
    const { factions } = played.state.players[0];
    if (!factions.includes('Aliens')) continue;
    if (opened(fixed, written(played.save())).found === 'changed') return played;
  }
  throw new Error('No such game was found.');
}

const GAMES = 24;

/** What becomes of some games when the content changes. */
function outcomes(change: ContentChange): Record<Opened['found'], number> {
  const rules = rulesWith(change);
  const counts = { same: 0, changed: 0, 'look only': 0 };
  for (let number = 0; number < GAMES; number++) {
    const played = gameOf(number);
    const found = opened(rules, written(played.save()));
    counts[found.found]++;
    if (found.found === 'look only') continue;
    const going = playedOut(rules, found);
    expect(rules.violations(going.state)).toEqual([]);
    const isWhole = found.kept === found.answers;
    expect(isWhole ? tableOf(going) : null).toEqual(isWhole ? tableOf(played) : null);
  }
  return counts;
}

/** What lies where, without asking the record how it looks at it. */
function tableOf({ state, rules }: History): unknown {
  const name = (card: number): string => rules.library.defs[state.defs[card]].name;
  return [
    state.players.map(({ vp, hand, deck, discard }) => [
      vp,
      hand.map(name),
      deck.map(name),
      discard.map(name),
    ]),
    state.baseDeck.map(name),
    state.bases.map(({ base }) => name(base)),
    state.table.map((card) => [name(card), state.pieces[card]?.controller, state.pieces[card]?.counters]),
    state.pending?.options.length,
  ];
}

describe('half-played games', () => {
  test.each([0, 3, 8])('all play as they did when a faction is added at place %i', (at) => {
    expect(outcomes(addFaction('Core Set', at, gardeners, greenhouse))).toEqual({
      same: GAMES,
      changed: 0,
      'look only': 0,
    });
  });

  test('all go on with the Collector fixed', () => {
    expect(outcomes(fixCollector)['look only']).toBe(0);
  });

  test('all go on when a text or a breakpoint changes', () => {
    const reword = changeCard('Collector', (card) =>
      card.kind === 'minion' ? { ...card, facts: { ...card.facts, text: 'Other words.' } } : card,
    );
    expect(outcomes(reword).same).toBe(GAMES);
    const lower = changeBase('The Homeworld', (base) => ({
      ...base,
      facts: { ...base.facts, breakpoint: 10 },
    }));
    expect(outcomes(lower)['look only']).toBe(0);
  });

  test('of a faction that is gone can be looked at, and are not called playable', () => {
    const rules = rulesWith(removeFaction('Aliens'));
    for (let number = 0; number < 80; number++) {
      const played = gameOf(number);
      const hasAliens = played.state.players.some(({ factions }) => factions.includes('Aliens'));
      if (!hasAliens) continue;
      const saved = played.save();
      expect(opened(rules, written(saved))).toMatchObject({
        found: 'look only',
        answers: saved.answers.length,
      });
    }
  });

  test('that were continued go on, also from where its content changed', () => {
    const played = withCollector();
    const fixed = rulesWith(fixCollector);
    const found = opened(fixed, written(played.save()));
    expect(found.found).toBe('changed');
    const going = playedOut(fixed, found);
    for (let given = 0; given < 5; given++) {
      const { pending } = going.state;
      if (pending !== null) going.answer(Array.from({ length: pending.min }, (_, pick) => pick));
    }
    const again = opened(fixed, written(going.save()));
    expect(again).toMatchObject({ found: 'same', kept: going.length, answers: going.length });
    expect(fixed.hash(playedOut(fixed, again).state)).toBe(fixed.hash(going.state));
  });
});
