import { describe, expect, test } from 'vitest';
import {
  Account,
  action,
  base,
  buildLibrary,
  createRules,
  faction,
  HIDDEN,
  minion,
  onPlay,
  seedRandom,
  sharedDeck,
  talent,
  withSecretsChanged,
  yourHand,
  type LogEvent,
  type SetSpec,
  type State,
} from '../src/index.ts';
import { TABLE } from '../src/model/ids.ts';

/** Treasures lie face down, for whoever comes upon one; what they are is seen when they are drawn. */
const TREASURE = 'Treasure';
const treasures = sharedDeck(
  TREASURE,
  null,
  ['Coin', 'Crown', 'Map', 'Ring'].map((name) =>
    action(
      name,
      { copies: 3, play: 'standard', text: 'Draw a card.' },
      onPlay((c) => c.draw(1)),
    ),
  ),
  { faceDown: true },
);

const magpie = (name: string): SetSpec['factions'][number] =>
  faction(name, 'They like what glitters.', [
    minion(
      `${name} Thief`,
      { copies: 20, power: 2, text: 'Draw a Treasure card. Talent: Return a Treasure card to its deck.' },
      onPlay((c) => c.drawFrom(TREASURE)),
      talent((c) => c.returnTo(TREASURE, c.choose(yourHand.actions, 'give back'))),
    ),
  ]);

const names = ['Magpies', 'Jays', 'Rooks', 'Daws'];
const set: SetSpec = {
  name: 'Nests',
  year: 2026,
  factions: names.map(magpie),
  bases: ['Elm', 'Oak', 'Ash', 'Fir', 'Yew', 'Lime'].map((name) =>
    base(name, { faction: 'Magpies', breakpoint: 20, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
  sharedDecks: [treasures],
};
const nests = createRules(buildLibrary([set]));

function deal(seed: number): State {
  const config = nests.config({
    players: [{ factions: ['Magpies', 'Jays'] }, { factions: ['Rooks', 'Daws'] }],
  });
  const state = nests.newGame(config, seed);
  while (state.pending?.kind === 'mulligan') pick(state, 'mode');
  return state;
}

/** Answers with the first option of that kind. */
function pick(state: State, kind: string, hear: (event: LogEvent, state: State) => void = () => {}): void {
  const { pending } = state;
  if (pending === null) throw new Error('The game is over.');
  const at = pending.options.findIndex((option) => option.kind === kind);
  nests.apply(state, { decision: pending.id, picks: [at] }, hear);
}

const pile = ({ sharedDecks }: State): readonly number[] => sharedDecks[0]?.cards ?? [];
const called = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => nests.library.defs[state.defs[card] ?? HIDDEN]?.name ?? '?');

/** The player on the move plays a thief, who draws a treasure. Which, and what was told. */
function steal(state: State): { readonly card: number; readonly told: readonly LogEvent[] } {
  const told: LogEvent[] = [];
  const { player } = state.turn;
  pick(state, 'play', (event) => told.push(event));
  pick(state, 'base', (event) => told.push(event));
  const card = state.players[player]?.hand.at(-1) ?? HIDDEN;
  return { card, told };
}

describe('a shared deck that lies face down', () => {
  test('is shuffled, and nobody sees what lies in it, nor in which order', () => {
    const tops = Array.from({ length: 12 }, (_, seed) =>
      called(deal(seed), pile(deal(seed)).slice(-1)).join(),
    );
    expect(new Set(tops).size).toBeGreaterThan(1);
    const state = deal(3);
    expect(pile(state)).toHaveLength(12);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = nests.view(state, viewer);
      expect(new Set(called(view, pile(view)))).toEqual(new Set(['?']));
      expect(pile(view)).toEqual(pile(view).toSorted((one, other) => one - other));
    }
  });

  test('gives a card that only its drawer sees, and that is theirs', () => {
    const state = deal(4);
    const { player } = state.turn;
    const { card, told } = steal(state);
    expect(pile(state)).toHaveLength(11);
    expect(state.owners[card]).toBe(player);
    expect(called(nests.view(state, player), [card])).not.toEqual(['?']);
    expect(called(nests.view(state, 1 - player), [card])).toEqual(['?']);
    const drawn = told.find(({ key }) => key === 'draw shared');
    expect(drawn).toMatchObject({ deck: TREASURE, seenBy: [player], cards: [card] });
  });

  test('takes cards back in view of all, and is shuffled then', () => {
    const state = deal(5);
    const { player } = state.turn;
    steal(state);
    const told: string[] = [];
    pick(state, 'use', ({ key }) => told.push(key));
    expect(told).toEqual(['use', 'return shared', 'shuffle shared']);
    expect(pile(state)).toHaveLength(12);
    for (const card of pile(state)) expect(state.owners[card]).toBe(TABLE);
    expect(new Set(called(nests.view(state, player), pile(state)))).toEqual(new Set(['?']));
    expect(nests.violations(state)).toEqual([]);
  });

  test('what somebody was not told of it makes no difference to what they see', () => {
    const account = new Account(nests.library);
    const config = nests.config({
      players: [{ factions: ['Magpies', 'Jays'] }, { factions: ['Rooks', 'Daws'] }],
    });
    const state = nests.newGame(config, 6, account.hear);
    const hear = account.hear;
    while (state.pending?.kind === 'mulligan') pick(state, 'mode', hear);
    for (const kind of ['play', 'base', 'use', 'pass'] as const) {
      for (const viewer of [0, 1] as const) {
        const other = withSecretsChanged(state, viewer, account, seedRandom(9));
        expect(nests.view(other, viewer)).toEqual(nests.view(state, viewer));
      }
      pick(state, kind, hear);
    }
  });

  test('is guessed with cards of its own, and can be played on', () => {
    const state = deal(7);
    const { player } = state.turn;
    const { card } = steal(state);
    const view = nests.view(state, 1 - player);
    const guesses = Array.from({ length: 8 }, (_, seed) => nests.determinize(view, seedRandom(seed)));
    for (const guess of guesses) {
      // Whoever looks is not the one who is asked, and does not see between what.
      expect(nests.violations(guess)).toEqual(['a decision without options']);
      for (const one of pile(guess))
        expect(['Coin', 'Crown', 'Map', 'Ring']).toContain(called(guess, [one])[0]);
      expect(nests.view(guess, 1 - player).defs).toEqual(view.defs);
    }
    const own = nests.determinize(nests.view(state, player), seedRandom(1));
    expect(called(own, [card])).toEqual(called(state, [card]));
    pick(own, 'use');
    expect(nests.violations(own)).toEqual([]);
  });
});
