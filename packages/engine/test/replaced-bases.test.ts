import { describe, expect, test } from 'vitest';
import {
  action,
  base,
  baseDeck,
  baseDiscardPile,
  bases,
  beforeScoring,
  buildLibrary,
  createRules,
  faction,
  first,
  minion,
  minions,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  playOn,
  there,
  type Arrangement,
  type Rules,
  type SetSpec,
  type State,
} from '../src/index.ts';

/** Wreckers destroy bases, put others in their place, and dig up those that are gone. */
const set: SetSpec = {
  name: 'Building Site',
  year: 2026,
  factions: [
    faction('Wreckers', 'They build, too.', [
      minion('Crane', { copies: 8, power: 4, text: '' }),
      action('Paint', { copies: 2, play: 'on-minion', text: '' }, playOn(minions)),
      action('Fence', { copies: 2, play: 'on-base', text: '' }),
    ]),
    faction('Surveyors', 'They know what was there before.', [
      action(
        'Restore',
        spell('Destroy a base; one of the base discard pile takes its place.'),
        onPlay((c) => {
          const old = c.choose(bases, 'base');
          c.destroyBase(old, c.choose(baseDiscardPile, 'base'));
        }),
      ),
      action(
        'Replace',
        spell('Special: before a base scores, destroy it; the top card of the base deck takes its place.'),
        onlyAsSpecial,
        playInAnswerTo(beforeScoring, { text: (c) => c.destroyBase(there, first(c.takeBases(1))) }),
      ),
      action(
        'Dig',
        spell('Put a card of the base discard pile on top of the base deck.'),
        onPlay((c) => c.putBack(c.choose(baseDiscardPile, 'base'), 'top', baseDeck)),
      ),
    ]),
  ],
  bases: ['Loft', 'Cellar', 'Shed', 'Porch'].map((name) =>
    base(name, { faction: 'Wreckers', breakpoint: name === 'Loft' ? 8 : 20, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
const rules: Rules = createRules(buildLibrary([set]));

function spell(text: string) {
  return { copies: 3, play: 'standard', text } as const;
}

function lay(table: Arrangement): State {
  return rules.arrange(rules.config({ players: [{}, {}], duplicates: true }), 1, table);
}

function nameOf({ defs }: State, card: number): string {
  return rules.library.defs[defs[card] ?? -1]?.name ?? '?';
}

function namesOf(state: State, cards: readonly number[]): string[] {
  return cards.map((card) => nameOf(state, card));
}

/** Answers one decision after another, by name. */
function answer(state: State, ...names: readonly string[]): void {
  for (const name of names) {
    const { id, options } = state.pending ?? { id: 0, options: [] };
    const pick = options.findIndex(
      (option) =>
        ('card' in option && nameOf(state, option.card) === name) ||
        (option.kind === 'base' && nameOf(state, option.base) === name) ||
        option.kind === name,
    );
    rules.apply(state, { decision: id, picks: [pick] });
  }
}

function placesOf(state: State): Record<string, string[]> {
  return Object.fromEntries(
    state.bases.map(({ base: place }) => [
      nameOf(state, place),
      namesOf(
        state,
        state.table.filter((card) => state.pieces[card]?.base === place),
      ),
    ]),
  );
}

describe('a base that is destroyed and replaced at once', () => {
  const site: Arrangement = {
    players: [{ hand: ['Restore'] }, {}],
    bases: [
      {
        base: 'Loft',
        cards: [
          { card: 'Crane', controller: 1, counters: 1, with: [{ card: 'Paint', controller: 0 }] },
          { card: 'Fence', controller: 0 },
          { card: 'Crane', controller: 0, buried: true },
        ],
      },
      { base: 'Cellar', cards: [] },
    ],
    baseDeck: ['Shed'],
    baseDiscard: ['Porch'],
  };

  test('its minions stay, with what is on them, and the rest is discarded', () => {
    const state = lay(site);
    answer(state, 'Restore', 'Loft');
    expect(placesOf(state)).toEqual({ Porch: ['Crane', 'Paint'], Cellar: [] });
    expect(state.table.map((card) => state.pieces[card]?.counters)).toEqual([1, 0]);
    expect(namesOf(state, state.players[0].discard).toSorted()).toEqual(['Crane', 'Fence', 'Restore']);
  });

  test('it goes to the base discard pile, unscored, and its minions have neither moved nor been played', () => {
    const state = lay(site);
    answer(state, 'Restore', 'Loft');
    expect(namesOf(state, state.baseDiscard)).toEqual(['Loft']);
    expect(namesOf(state, state.baseDeck)).toEqual(['Shed']);
    expect(state.players.map(({ vp }) => vp)).toEqual([0, 0]);
    expect(state.turn.moved).toEqual([]);
    expect(state.turn.played.map(({ card }) => nameOf(state, card))).toEqual(['Restore']);
  });

  test('nothing happens where no base can take its place', () => {
    const state = lay({ ...site, baseDiscard: [] });
    answer(state, 'Restore', 'Loft');
    expect(Object.keys(placesOf(state))).toEqual(['Loft', 'Cellar']);
    expect(placesOf(state)['Loft']).toContain('Fence');
  });

  test('it no longer scores, if it was about to', () => {
    const crane = { card: 'Crane', controller: 1 };
    const state = lay({
      players: [{ hand: ['Replace'] }, {}],
      bases: [{ base: 'Loft', cards: [crane, crane] }],
      baseDeck: ['Porch'],
      from: 'score bases',
    });
    answer(state, 'Replace');
    expect(placesOf(state)).toEqual({ Porch: ['Crane', 'Crane'] });
    expect(namesOf(state, state.baseDiscard)).toEqual(['Loft']);
    expect(state.players.map(({ vp }) => vp)).toEqual([0, 0]);
  });
});

test('a card of the base discard pile can go onto the base deck', () => {
  const state = lay({
    players: [{ hand: ['Dig'] }, {}],
    bases: [{ base: 'Loft', cards: [] }],
    baseDeck: ['Shed'],
    baseDiscard: ['Porch', 'Cellar'],
  });
  answer(state, 'Dig', 'Porch');
  expect(namesOf(state, state.baseDeck)).toEqual(['Shed', 'Porch']);
  expect(namesOf(state, state.baseDiscard)).toEqual(['Cellar']);
});
