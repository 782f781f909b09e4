import {
  action,
  actions,
  base,
  bases,
  before,
  baseDeck,
  buildLibrary,
  createRules,
  faction,
  insteadOfGoingToDiscardPile,
  it,
  minion,
  minions,
  onPlay,
  playOn,
  thisCard,
  whenever,
  type CardId,
  type Rules,
  type State,
} from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { library } from '../../src/index.ts';
import { addFaction } from '../kit/content-changes.ts';

/** R10.33: what happens instead of going to the discard pile, in each of the ways there. */

const keepers = faction('Keepers', 'They keep their actions.', [
  minion(
    'Keeper',
    { copies: 4, power: 2, text: 'Your actions on minions here may go to your hand instead.' },
    insteadOfGoingToDiscardPile(actions.yours.on(minions.here), (c) =>
      c.place(c.mayChoose(actions.amongThese(it), 'place'), 'hand'),
    ),
  ),
  action(
    'Charm',
    { copies: 4, play: 'on-minion', text: 'Gain 1 VP before it goes to the discard pile.' },
    playOn(minions),
    whenever(before(thisCard.goesToDiscardPile), (c) => c.gainVp(1)),
  ),
  action(
    'Flag',
    { copies: 4, play: 'on-base', text: 'It is shuffled into your deck instead.' },
    insteadOfGoingToDiscardPile(actions.itself, (c) => c.place(thisCard, 'deck shuffled')),
  ),
  action(
    'Flood',
    { copies: 4, play: 'standard', text: 'Destroy a base.' },
    onPlay((c) => c.destroyBase(c.choose(bases, 'base'))),
  ),
  action(
    'Drought',
    { copies: 4, play: 'standard', text: 'Exchange a base; minions stay.' },
    onPlay((c) => {
      const old = c.choose(bases, 'base');
      c.exchangeBase(old, c.choose(baseDeck, 'base'), 'minions');
    }),
  ),
]);
const home = base('Home', { faction: 'Keepers', breakpoint: 20, vp: [1, 1, 1], text: '' });
const rules = createRules(buildLibrary(addFaction('Core Set', 0, keepers, home)(library.sets)));

/** A table with one player's cards at Tortuga, and what they hold. */
class Table {
  readonly state: State;

  constructor(hand: readonly string[], cards: readonly string[], from: 'play cards' | 'score bases') {
    const config = rules.config({ players: [{}, {}], duplicates: true, choice: 'free' });
    this.state = rules.arrange(config, 1, {
      players: [{ hand: [...hand] }, { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] }],
      bases: [
        { base: 'Tortuga', cards: cards.map((card) => cardAt(card)) },
        { base: 'Jungle Oasis', cards: [] },
      ],
      baseDeck: ['Ninja Dojo'],
      turn: from === 'score bases' ? 1 : 0,
      from,
    });
  }

  /** Answers what is asked by the name of the card, base or kind of option. */
  pick(...wanted: readonly string[]): this {
    const { pending } = this.state;
    if (pending === null) throw new Error('Nobody is asked anything.');
    const picks = wanted.map((name) => pending.options.findIndex((option) => this.nameOf(option) === name));
    rules.apply(this.state, { decision: pending.id, picks });
    return this;
  }
  get asked(): string | undefined {
    return this.state.pending?.prompt.key;
  }
  get hand(): string[] {
    return this.names(this.state.players[0]?.hand ?? []);
  }
  get deck(): string[] {
    return this.names(this.state.players[0]?.deck ?? []);
  }
  get discard(): string[] {
    return this.names(this.state.players[0]?.discard ?? []);
  }
  get vp(): number | undefined {
    return this.state.players[0]?.vp;
  }
  private names(cards: readonly CardId[]): string[] {
    return cards.map((card) => nameIn(rules, this.state, card)).toSorted();
  }
  private nameOf(option: object): string {
    if ('card' in option && typeof option.card === 'number') return nameIn(rules, this.state, option.card);
    if ('base' in option && typeof option.base === 'number') return nameIn(rules, this.state, option.base);
    return 'kind' in option ? String(option.kind) : '';
  }
}

function nameIn({ library: { defs } }: Rules, state: State, card: CardId): string {
  return defs[state.defs[card] ?? -1]?.name ?? '';
}

/** "Ghost with Charm, Charm". */
function cardAt(text: string) {
  const [card = '', attached] = text.split(' with ');
  const actions_ = attached?.split(', ') ?? [];
  return { card, controller: 0, with: actions_.map((one) => ({ card: one, controller: 0 })) };
}

describe('instead of going to the discard pile', () => {
  test('what falls off a destroyed minion is asked about, one by one, while all is still in play', () => {
    const t = new Table(['Seeing Stars'], ['Keeper', 'Invader with Charm, Charm'], 'play cards');
    t.pick('Seeing Stars').pick('Invader');
    expect(t.asked).toBe('place');
    t.pick('Charm');
    expect([t.hand, t.asked]).toEqual([['Charm'], 'place']);
    t.pick();
    expect([t.hand, t.discard, t.vp]).toEqual([['Charm'], ['Charm', 'Invader', 'Seeing Stars'], 1]);
  });

  test('also off the keeper itself', () => {
    const t = new Table(['Seeing Stars'], ['Keeper with Charm'], 'play cards');
    t.pick('Seeing Stars').pick('Charm');
    expect([t.hand, t.discard, t.vp]).toEqual([['Charm'], ['Keeper', 'Seeing Stars'], 0]);
  });

  test('what falls off a returned minion', () => {
    const t = new Table(['Beam Up'], ['Keeper', 'Invader with Charm'], 'play cards');
    t.pick('Beam Up').pick('Invader').pick('Charm');
    expect([t.hand, t.discard, t.vp]).toEqual([['Charm', 'Invader'], ['Beam Up'], 0]);
  });

  test('what is destroyed itself', () => {
    const t = new Table(['Disenchant'], ['Keeper with Charm', 'Flag'], 'play cards');
    t.pick('Disenchant').pick('Flag');
    expect([t.deck, t.discard]).toEqual([['Flag'], ['Disenchant']]);
  });

  test('what is cleared after the base has scored', () => {
    const t = new Table([], ['Keeper with Charm, Charm', ...four('King Rex'), 'Flag'], 'score bases');
    expect(t.asked).toBe('place');
    t.pick('Charm').pick();
    expect(t.discard).toEqual(['Charm', 'Keeper', ...four('King Rex')]);
    // The base, and the Charm that was let go.
    expect([t.vp, [...t.hand, ...t.deck].toSorted()]).toEqual([5, ['Charm', 'Flag']]);
  });

  test('what goes with a destroyed base', () => {
    const t = new Table(['Flood'], ['Keeper with Charm', 'Flag'], 'play cards');
    t.pick('Flood').pick('Tortuga').pick('Charm');
    expect([t.hand, t.deck, t.discard, t.vp]).toEqual([['Charm'], ['Flag'], ['Flood', 'Keeper'], 0]);
  });

  test('what goes with a base that is exchanged', () => {
    const t = new Table(['Drought'], ['Keeper with Charm', 'Flag'], 'play cards');
    t.pick('Drought').pick('Tortuga');
    // Minions stay, with what is on them.
    expect([t.hand, t.deck, t.discard]).toEqual([[], ['Flag'], ['Drought']]);
  });
});

function four(name: string): string[] {
  return [name, name, name, name];
}
