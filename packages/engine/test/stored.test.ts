import { describe, expect, test } from 'vitest';
import {
  Account,
  action,
  base,
  cardsInPlay,
  buildLibrary,
  createRules,
  faction,
  HIDDEN,
  minion,
  minions,
  NONE,
  onPlay,
  seedRandom,
  storedUnder,
  talent,
  thisCard,
  whenever,
  withSecretsChanged,
  you,
  yourDiscardPile,
  yourHand,
  type ArrangedCard,
  type SetSpec,
  type State,
} from '../src/index.ts';

/** Squirrels store what they hold; chests give back what is in them when they are destroyed. */
const set: SetSpec = {
  name: 'Forest',
  year: 2026,
  factions: [
    faction('Squirrels', 'They put things by.', [
      minion(
        'Squirrel',
        { copies: 4, power: 2, text: 'Store a card from your hand. Talent: Play a stored action.' },
        onPlay((c) => c.store(c.choose(yourHand, 'store'), thisCard)),
        talent((c) => c.mayPlay(storedUnder(thisCard).actions)),
      ),
      action(
        'Chest',
        { copies: 4, play: 'on-base', text: 'Store a minion. When destroyed, you may play it.' },
        onPlay((c) =>
          c.store(c.choose(yourHand.or(yourDiscardPile).minions, 'store'), thisCard, { shown: true }),
        ),
        whenever(thisCard.isDestroyed, (c) => c.mayPlay(storedUnder(thisCard).minions)),
      ),
      minion('Nut', { copies: 8, power: 1, text: '' }),
      action(
        'Autumn',
        { copies: 4, play: 'standard', text: 'Draw a card.' },
        onPlay((c) => c.draw(1)),
      ),
    ]),
    faction('Foxes', 'They find things.', [
      action(
        'Burn',
        { copies: 7, play: 'standard', text: 'Destroy everything.' },
        onPlay((c) => c.destroy(cardsInPlay)),
      ),
      action(
        'Chase',
        { copies: 7, play: 'standard', text: 'Move a minion.' },
        onPlay((c) => c.moveElsewhere(c.choose(minions, 'move'))),
      ),
      action(
        'Tame',
        { copies: 6, play: 'standard', text: 'Take control of a minion.' },
        onPlay((c) => c.giveControl(c.choose(minions, 'control'), you)),
      ),
    ]),
  ],
  bases: ['Oak', 'Elm'].map((name) =>
    base(name, { faction: 'Squirrels', breakpoint: 20, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

interface Table {
  readonly hand: readonly string[];
  readonly discard?: readonly string[];
  readonly oak?: readonly ArrangedCard[];
}

/** Ann's turn; Bob knows nothing. */
function lay({ hand, discard = [], oak = [] }: Table) {
  const account = new Account(rules.library);
  const config = rules.config({ players: [{}, {}], duplicates: true });
  const players = [
    { hand, discard, deck: ['Nut', 'Nut'] },
    { hand: ['Nut', 'Burn'], deck: ['Nut', 'Nut'] },
  ];
  const table = {
    players,
    bases: [
      { base: 'Oak', cards: oak },
      { base: 'Elm', cards: [] },
    ],
  };
  const state = rules.arrange(config, 1, table, account.hear);
  return { state, account };
}

function nameOf(state: State, card: number): string {
  return rules.library.defs[state.defs[card]]?.name ?? '?';
}

/** Picks the first option about each of these cards in turn; '' passes. */
function answer({ state, account }: ReturnType<typeof lay>, ...names: readonly string[]): void {
  for (const name of names) {
    const { id, options } = state.pending ?? { id: 0, options: [] };
    const pick = options.findIndex((option) =>
      'card' in option
        ? nameOf(state, option.card) === name
        : option.kind === 'base' && nameOf(state, option.base) === name,
    );
    if (pick < 0 && name !== '') throw new Error(`There is no ${name}.`);
    rules.apply(state, { decision: id, picks: name === '' ? [] : [pick] }, account.hear);
    for (let viewer = 0; viewer < 2; viewer++) {
      const other = withSecretsChanged(state, viewer, account, seedRandom(id + 1));
      expect(rules.view(other, viewer)).toEqual(rules.view(state, viewer));
    }
    expect(rules.violations(state)).toEqual([]);
    expect(account.unknownIn(state)).toEqual([]);
  }
}

/** What is stored, as a viewer sees it: name, host, base and controller. */
function stored(state: State, viewer?: number): string[] {
  const shown = viewer === undefined ? state : rules.view(state, viewer);
  return shown.table.flatMap((card) => {
    const piece = shown.pieces[card];
    if (piece?.as !== 'stored') return [];
    const name = shown.defs[card] === HIDDEN ? '?' : nameOf(state, card);
    return [
      `${name} under ${nameOf(state, piece.on)} at ${nameOf(state, piece.base)} of ${piece.controller}`,
    ];
  });
}

const squirrel: ArrangedCard = {
  card: 'Squirrel',
  controller: 1,
  with: [{ card: 'Autumn', controller: 1, stored: true }],
};

describe('a stored card (R16)', () => {
  test('goes there from hand unseen: only its controller knows what it is', () => {
    const table = lay({ hand: ['Squirrel', 'Autumn', 'Nut'] });
    answer(table, 'Squirrel', 'Oak', 'Autumn');
    expect(stored(table.state, 0)).toEqual(['Autumn under Squirrel at Oak of 0']);
    expect(stored(table.state, 1)).toEqual(['? under Squirrel at Oak of 0']);
  });

  test('is shown first where the text asks for a kind of card', () => {
    const table = lay({ hand: ['Chest', 'Nut', 'Squirrel'] });
    answer(table, 'Chest', 'Oak', 'Nut');
    expect(stored(table.state, 1)).toEqual(['Nut under Chest at Oak of 0']);
  });

  test('has no power and is touched by nothing that does not speak of it', () => {
    const { state } = lay({ hand: [], oak: [squirrel] });
    expect(rules.totals(state, state.bases[0].base)).toEqual([0, 2]);
  });

  test('is played from there', () => {
    const table = lay({ hand: ['Squirrel', 'Autumn', 'Nut'] });
    answer(table, 'Squirrel', 'Oak', 'Autumn', 'Squirrel', 'Autumn');
    expect(stored(table.state)).toEqual([]);
    expect(table.state.players[0].discard.map((card) => nameOf(table.state, card))).toEqual(['Autumn']);
  });

  test('goes where its card goes', () => {
    const table = lay({ hand: ['Chase', 'Nut'], oak: [squirrel] });
    answer(table, 'Chase');
    expect(stored(table.state)).toEqual(['Autumn under Squirrel at Elm of 1']);
  });

  test('goes to whoever takes control of its card, and may look at it then', () => {
    const table = lay({ hand: ['Tame', 'Nut'], oak: [squirrel] });
    expect(stored(table.state, 0)).toEqual(['? under Squirrel at Oak of 1']);
    answer(table, 'Tame');
    expect(stored(table.state, 0)).toEqual(['Autumn under Squirrel at Oak of 0']);
  });

  test('is discarded when its card leaves play', () => {
    const table = lay({ hand: ['Burn', 'Nut'], oak: [squirrel] });
    answer(table, 'Burn');
    expect(table.state.players[1].discard.map((card) => nameOf(table.state, card))).toEqual([
      'Autumn',
      'Squirrel',
    ]);
  });

  test('waits until an ability that speaks of it has resolved', () => {
    const table = lay({
      hand: ['Burn', 'Nut'],
      oak: [{ card: 'Chest', controller: 1, with: [{ card: 'Nut', controller: 1, stored: true }] }],
    });
    answer(table, 'Burn', 'Nut');
    expect(table.state.pending?.kind).toBe('where');
    answer(table, 'Elm');
    const [nut] = table.state.table;
    expect(table.state.pieces[nut]).toMatchObject({ as: 'minion', controller: 1, on: NONE });
  });

  test('and is discarded then if it was not played', () => {
    const table = lay({
      hand: ['Burn', 'Nut'],
      oak: [{ card: 'Chest', controller: 1, with: [{ card: 'Nut', controller: 1, stored: true }] }],
    });
    answer(table, 'Burn', '');
    expect(table.state.players[1].discard.map((card) => nameOf(table.state, card))).toEqual(['Chest', 'Nut']);
  });
});
