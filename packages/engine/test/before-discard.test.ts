import { describe, expect, test } from 'vitest';
import {
  action,
  actions,
  anAction,
  base,
  baseDeck,
  bases,
  before,
  buildLibrary,
  createRules,
  faction,
  first,
  it as theCard,
  minion,
  minions,
  onPlay,
  playOn,
  thisCard,
  type SetSpec,
  type State,
  whenever,
} from '../src/index.ts';

/** A keeper saves every action of its player from the discard pile, whichever way it would go there. */
const set: SetSpec = {
  name: 'Attic',
  year: 2026,
  factions: [
    faction('Keepers', 'They throw nothing away.', [
      minion(
        'Keeper',
        { copies: 2, power: 2, text: 'Before one of your actions goes to the discard pile, return it.' },
        whenever(before(anAction.yours.goesToDiscardPile), (c) => c.return(theCard)),
      ),
      minion(
        'Sleeper',
        { copies: 2, power: 3, text: 'Instead of going to the discard pile, it is shuffled into your deck.' },
        whenever(before(thisCard.goesToDiscardPile), (c) => c.place(thisCard, 'deck shuffled')),
      ),
      minion('Chair', { copies: 10, power: 3, text: '' }),
      action('Blanket', { copies: 6, play: 'on-minion', text: '' }, playOn(minions)),
    ]),
    faction('Movers', 'They clear out.', [
      action(
        'Burn',
        spell('Destroy a minion.'),
        onPlay((c) => c.destroy(c.choose(minions, 'destroy'))),
      ),
      action(
        'Send Back',
        spell('Return a minion.'),
        onPlay((c) => c.return(c.choose(minions, 'return'))),
      ),
      action(
        'Throw Out',
        spell('Discard all minions.'),
        onPlay((c) => c.place(minions, 'discard')),
      ),
      action(
        'Strip',
        spell('Destroy all actions.'),
        onPlay((c) => c.destroy(actions)),
      ),
      action(
        'Raze',
        spell('Destroy a base.'),
        onPlay((c) => c.destroyBase(c.choose(bases, 'base'))),
      ),
      action(
        'Rebuild',
        spell('Another base takes its place.'),
        onPlay((c) => {
          const old = c.choose(bases, 'base');
          c.exchangeBase(old, first(c.lookAt(1, baseDeck)), 'minions');
        }),
      ),
    ]),
  ],
  bases: ['Loft', 'Cellar', 'Shed', 'Porch'].map((name) =>
    base(name, { faction: 'Keepers', breakpoint: 20, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

function spell(text: string) {
  return { copies: 3, play: 'standard', text } as const;
}

/** Ann has a Keeper at the Cellar, and a Sleeper under a Blanket at the Loft; Bob plays that action, and picks these. */
function afterBobPlays(card: string, ...picks: readonly string[]): State {
  const state = rules.arrange(rules.config({ players: [{}, {}], duplicates: true }), 1, {
    turn: 1,
    players: [{}, { hand: [card] }],
    bases: [
      {
        base: 'Loft',
        cards: [{ card: 'Sleeper', controller: 0, with: [{ card: 'Blanket', controller: 0 }] }],
      },
      { base: 'Cellar', cards: [{ card: 'Keeper', controller: 0 }] },
    ],
  });
  for (const pick of [card, ...picks]) {
    const { id, options } = state.pending ?? { id: 0, options: [] };
    const at = options.findIndex(
      (option) =>
        ('card' in option && nameOf(state, option.card) === pick) ||
        (option.kind === 'base' && nameOf(state, option.base) === pick),
    );
    rules.apply(state, { decision: id, picks: [at] });
  }
  // In whichever order.
  while (state.pending?.kind === 'next') rules.apply(state, { decision: state.pending.id, picks: [0] });
  return state;
}

function nameOf({ defs }: State, card: number): string {
  return rules.library.defs[defs[card] ?? -1]?.name ?? '?';
}

function inDiscard(state: State): string[] {
  return (state.players[0]?.discard ?? []).map((card) => nameOf(state, card));
}

function inHand(state: State): string[] {
  return (state.players[0]?.hand ?? []).map((card) => nameOf(state, card));
}

describe('what would go to the discard pile is saved before', () => {
  test.each([
    ['its minion is destroyed', ['Burn', 'Sleeper']],
    ['its minion is returned', ['Send Back', 'Sleeper']],
    ['it is destroyed', ['Strip']],
    ['everything is discarded', ['Throw Out']],
    ['its base is destroyed', ['Raze', 'Loft']],
  ])('when %s', (_, [card = '', ...picks]) => {
    const state = afterBobPlays(card, ...picks);
    expect(inHand(state)).toContain('Blanket');
    expect(inDiscard(state)).not.toContain('Blanket');
  });

  test.each([
    ['it is destroyed', ['Burn', 'Sleeper']],
    ['everything is discarded', ['Throw Out']],
    ['its base is destroyed', ['Raze', 'Loft']],
  ])('and a minion that saves itself when %s', (_, [card = '', ...picks]) => {
    const state = afterBobPlays(card, ...picks);
    expect(inDiscard(state)).not.toContain('Sleeper');
    expect(state.players[0]?.deck.map((one) => nameOf(state, one))).toContain('Sleeper');
  });
});
