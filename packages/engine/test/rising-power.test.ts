import { describe, expect, test } from 'vitest';
import {
  action,
  aMinion,
  atStartOfYourTurn,
  base,
  buildLibrary,
  cardOf,
  createRules,
  faction,
  minion,
  minions,
  morePower,
  ongoing,
  onPlay,
  powerFor,
  whenever,
  type Arrangement,
  type SetSpec,
  type State,
} from '../src/index.ts';

/** Fans gain 1 VP for each minion of another player whose power has increased, a patron 10 for each occasion (R10.52). */
const set: SetSpec = {
  name: 'Stage',
  year: 2026,
  factions: [
    faction('Audience', 'They applaud.', [
      minion(
        'Fan',
        { copies: 4, power: 2, text: '' },
        whenever(aMinion.ofOthers.gainsPower, (c) => c.gainVp(1)),
      ),
      minion(
        'Patron',
        { copies: 4, power: 2, text: '' },
        whenever(aMinion.ofOthers.gainsPower, (c) => c.gainVp(10), { oncePerBatch: true }),
      ),
      minion('Usher', { copies: 4, power: 2, text: '' }),
    ]),
    faction('Band', 'They rise.', [
      minion('Singer', { copies: 6, power: 2, text: '' }),
      minion(
        'Conductor',
        { copies: 2, power: 3, text: '' },
        ongoing(morePower(minions.here.yours.others, 1)),
      ),
      minion(
        'Heckler',
        { copies: 2, power: 1, text: '' },
        ongoing(morePower(minions.here.ofOthers, -1)),
        atStartOfYourTurn((c) => c.until('end of turn', powerFor(minions.yours.list, 1))),
      ),
      action(
        'Encore',
        spell(),
        onPlay((c) => c.placeCounters(minions.yours.list)),
      ),
      action(
        'Solo',
        spell(),
        onPlay((c) => c.forEach(minions.yours.list, (one) => c.placeCounters(one))),
      ),
      action(
        'Stage Fright',
        spell(),
        onPlay((c) => c.until('end of turn', morePower(minions.yours, -1))),
      ),
      action(
        'Cough',
        spell(),
        onPlay((c) => c.until('start of your turn', morePower(minions, -1))),
      ),
      action(
        'Exit',
        spell(),
        onPlay((c) => c.destroy(minions.named('Heckler').list)),
      ),
    ]),
  ],
  bases: ['Hall', 'Cellar'].map((name) =>
    base(name, { faction: 'Band', breakpoint: 50, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

function spell() {
  return { copies: 2, play: 'standard', text: '' } as const;
}

function lay(hand: readonly string[], table: Arrangement['bases'], from?: Arrangement['from']): State {
  const deck = ['Usher', 'Usher', 'Usher', 'Usher', 'Usher', 'Usher'];
  const players = [{ hand, deck }, { deck }];
  const config = rules.config({ players: [{}, {}], duplicates: true });
  return rules.arrange(config, 1, { players, bases: table, ...(from !== undefined && { from }) });
}

const hall = (...cards: readonly [card: string, controller: number][]) => ({
  base: 'Hall',
  cards: cards.map(([card, controller]) => ({ card, controller })),
});

function nameOf({ defs }: State, card: number): string {
  return rules.library.defs[defs[card] ?? -1]?.name ?? '?';
}

/** Answers by the names of cards; `pass` ends a turn. */
function answer(state: State, ...names: readonly string[]): void {
  for (const name of names) {
    const { id = 0, options = [] } = state.pending ?? {};
    const pick = options.findIndex((option) => {
      if (option.kind === 'pass') return name === 'pass';
      return nameOf(state, option.kind === 'base' ? option.base : cardOf(option, state)) === name;
    });
    rules.apply(state, { decision: id, picks: [pick] });
  }
}

const vp = ({ players }: State): number[] => players.map((player) => player.vp);

describe('the power of another player’s minion has increased', () => {
  test('by counters: once for each minion', () => {
    const state = lay(['Encore'], [hall(['Singer', 0], ['Singer', 0], ['Fan', 1])]);
    answer(state, 'Encore');
    expect(vp(state)).toEqual([0, 2]);
  });

  test('by counters: once for all minions together', () => {
    const state = lay(['Encore'], [hall(['Singer', 0], ['Singer', 0], ['Patron', 1])]);
    answer(state, 'Encore');
    expect(vp(state)).toEqual([0, 10]);
  });

  test('one effect on one minion after another is one occasion', () => {
    const state = lay(['Solo'], [hall(['Singer', 0], ['Singer', 0], ['Patron', 1])]);
    answer(state, 'Solo');
    expect(vp(state)).toEqual([0, 10]);
  });

  test('by a card that comes into play, which is no increase itself', () => {
    const state = lay(['Conductor'], [hall(['Singer', 0], ['Fan', 1])]);
    answer(state, 'Conductor');
    expect(vp(state)).toEqual([0, 1]);
  });

  test('because what lowered it has left play', () => {
    const state = lay(['Exit'], [hall(['Singer', 0], ['Heckler', 1], ['Fan', 1])]);
    answer(state, 'Exit');
    expect(vp(state)).toEqual([0, 1]);
  });

  test('at the start of a turn', () => {
    const state = lay([], [hall(['Heckler', 0], ['Singer', 0], ['Fan', 1])], 'start of turn');
    expect(vp(state)).toEqual([0, 2]);
  });

  test('because a loss ends as a turn starts, but not as a turn ends', () => {
    const state = lay(['Cough', 'Stage Fright'], [hall(['Singer', 0], ['Fan', 1], ['Singer', 1])]);
    answer(state, 'Cough', 'pass');
    expect(vp(state)).toEqual([0, 0]);
    answer(state, 'pass');
    expect(vp(state)).toEqual([0, 1]);
    answer(state, 'Stage Fright', 'pass');
    expect(vp(state)).toEqual([0, 1]);
  });

  test('not of one’s own, and not by less power', () => {
    const state = lay(['Encore', 'Heckler'], [hall(['Fan', 0], ['Singer', 0], ['Singer', 1])]);
    answer(state, 'Encore', 'Heckler');
    expect(vp(state)).toEqual([0, 0]);
  });
});

test('nothing is tracked while no such card is in play', () => {
  const state = lay(['Encore', 'Fan'], [hall(['Singer', 0], ['Usher', 1])]);
  answer(state, 'Encore', 'Fan');
  expect(vp(state)).toEqual([0, 0]);
});
