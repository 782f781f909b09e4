import { describe, expect, test } from 'vitest';
import {
  action,
  alsoWithActionPlay,
  anAction,
  base,
  buildLibrary,
  cannotPlay,
  cardOf,
  createRules,
  extraEachTurn,
  faction,
  minion,
  onPlay,
  ongoing,
  plays,
  whenever,
  type Arrangement,
  type SetSpec,
  type State,
} from '../src/index.ts';

/** A stowaway comes along where an action would. */
const set: SetSpec = {
  name: 'Harbour',
  year: 2026,
  factions: [
    faction('Crew', 'Whoever is on board.', [
      minion(
        'Stowaway',
        { copies: 8, power: 2, text: 'Play it instead of an action, too.' },
        alsoWithActionPlay,
        onPlay((c) => c.asIfActionPlayed()),
      ),
      minion('Sailor', { copies: 4, power: 3, text: '' }),
      minion(
        'Bosun',
        { copies: 4, power: 3, text: 'After you play an action, draw a card.' },
        whenever(anAction.isPlayed.byYou, (c) => c.draw(1)),
      ),
      action('Map', { copies: 4, play: 'on-base', text: '' }),
    ]),
    faction('Orders', 'What they are told.', [
      action(
        'All Hands',
        spell('Two extra actions.'),
        onPlay((c) => c.extraAction({ count: 2 })),
      ),
      action(
        'Unroll',
        spell('An extra action of that name.'),
        onPlay((c) => c.extraAction({ specific: 'Map' })),
      ),
      action(
        'Fair Wind',
        { copies: 4, play: 'on-base', text: 'An extra action each turn.' },
        ongoing(extraEachTurn({ kind: 'action' })),
      ),
      action(
        'Calm',
        { copies: 4, play: 'on-base', text: 'Nobody can play actions.' },
        ongoing(cannotPlay(plays.ofActions)),
      ),
    ]),
  ],
  bases: ['Pier', 'Reef'].map((name) =>
    base(name, { faction: 'Crew', breakpoint: 30, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

function spell(text: string) {
  return { copies: 4, play: 'standard', text } as const;
}

/** Ann's turn, with that hand, and those cards of hers at the Pier. */
function lay(hand: readonly string[], ...cards: readonly string[]): State {
  const table: Arrangement = {
    players: [{ hand, deck: ['Map', 'Map', 'Map'] }, {}],
    bases: [{ base: 'Pier', cards: cards.map((card) => ({ card, controller: 0 })) }],
  };
  return rules.arrange(rules.config({ players: [{}, {}], duplicates: true }), 1, table);
}

function nameOf({ defs }: State, card: number): string {
  return rules.library.defs[defs[card] ?? -1]?.name ?? '?';
}

/** What can be played, and as what. */
function offered(state: State): string[] {
  return (state.pending?.options ?? []).flatMap((option) =>
    option.kind === 'play' ? [`${nameOf(state, option.card)} as ${option.as}`] : [],
  );
}

function play(state: State, ...names: readonly string[]): void {
  for (const name of names) {
    const { id, options } = state.pending ?? { id: 0, options: [] };
    const pick = options.findIndex(
      (option) => option.kind === 'play' && `${nameOf(state, option.card)} as ${option.as}` === name,
    );
    rules.apply(state, { decision: id, picks: [pick] });
  }
}

describe('a minion that takes an action play', () => {
  test('uses up that play and leaves the minion play', () => {
    const state = lay(['Stowaway', 'Stowaway', 'Sailor']);
    play(state, 'Stowaway as action');
    expect(offered(state)).toEqual(['Stowaway as minion', 'Sailor as minion']);
    play(state, 'Sailor as minion');
    expect(offered(state)).toEqual([]);
  });

  test('is a minion that was played, and no action', () => {
    const state = lay(['Stowaway', 'Sailor']);
    play(state, 'Stowaway as action');
    expect(state.table.map((card) => state.pieces[card]?.as)).toEqual(['minion']);
  });

  test('takes extra actions for any action', () => {
    const state = lay(['All Hands', 'Stowaway', 'Stowaway', 'Sailor']);
    play(state, 'All Hands as action', 'Stowaway as action', 'Stowaway as action');
    expect(offered(state)).toEqual(['Sailor as minion']);
  });

  test('takes the extra action that a card gives each turn', () => {
    const state = lay(['Stowaway', 'Stowaway', 'Sailor'], 'Fair Wind');
    play(state, 'Stowaway as action', 'Stowaway as action');
    expect(offered(state)).toEqual(['Sailor as minion']);
  });

  test('takes no extra action that is for certain cards', () => {
    const state = lay(['Unroll', 'Stowaway', 'Sailor', 'Map']);
    play(state, 'Unroll as action');
    const cards = (state.pending?.options ?? []).map((option) => cardOf(option, state));
    expect(cards.map((card) => nameOf(state, card))).toEqual(['Map']);
  });

  test('takes none where no action can be played', () => {
    const state = lay(['Stowaway', 'Map'], 'Calm');
    expect(offered(state)).toEqual(['Stowaway as minion']);
  });

  test('says why it cannot be played when neither play is left', () => {
    const state = lay(['Stowaway', 'Stowaway', 'Stowaway']);
    play(state, 'Stowaway as action');
    const last = state.players[0].hand[0] ?? -1;
    expect(rules.whyNot(state, 0, last)).toBe(null);
    play(state, 'Stowaway as minion');
    const left = state.players[0].hand[0] ?? -1;
    expect(rules.whyNot(state, 0, left)).toMatchObject({ key: 'no minion play left' });
  });
});

test('what reacts to actions reacts to a card that acts as if one had been played', () => {
  const state = lay(['Stowaway', 'Sailor'], 'Bosun');
  play(state, 'Stowaway as minion');
  expect(state.players[0].hand).toHaveLength(2);
});
