import { HIDDEN, NONE, type BaseId, type Rules, type Seat, type State, type View } from '@smashup/engine';
import type { Reason, ReasonKey } from '../bot.ts';

/** A public number on the table. */
export interface Fact {
  readonly key: ReasonKey;
  readonly player?: Seat;
  readonly base?: BaseId;
  readonly value: number;
}

/** Public numbers of all players, at the bases that the view knows by name. */
export function factsOf(rules: Rules, state: State, { bases, defs, turn: { phase } }: View): Fact[] {
  const known = bases.flatMap(({ base }) => (defs[base] === HIDDEN ? [] : [base]));
  const { players, gameWinners, turn } = state;
  const facts = players.flatMap(({ vp, hand }, player): Fact[] => [
    { key: 'win', player, value: gameWinners.includes(player) ? 1 : 0 },
    { key: 'vp', player, value: vp },
    { key: 'hand', player, value: hand.length },
  ]);
  // The plays that every turn brings are not due to anybody.
  if (phase === 'play') facts.push({ key: 'plays', player: turn.player, value: playsOf(state) });
  for (const { base } of state.bases) if (known.includes(base)) facts.push(...factsAt(rules, state, base));
  return facts;
}

function playsOf({ turn: { minions, actions, extras } }: State): number {
  return extras.reduce((sum, { left }) => sum + left, minions + actions);
}

function factsAt(rules: Rules, state: State, base: BaseId): Fact[] {
  const totals = rules.totals(state, base);
  const places = rules.places(state, base);
  return [
    { key: 'ready', base, value: rules.totalOfAll(state, base) >= rules.breakpoint(state, base) ? 1 : 0 },
    ...totals.flatMap((value, player): Fact[] => [
      { key: 'power', player, base, value },
      { key: 'first', player, base, value: places[player] === 1 ? 1 : 0 },
    ]),
  ];
}

/** The facts that have changed, with both numbers. A fact that exists only before or only after does not count. */
export function changesBetween(before: readonly Fact[], after: readonly Fact[]): Reason[] {
  const now = new Map(after.map((fact) => [nameOf(fact), fact.value]));
  return before.flatMap((fact) => {
    const to = now.get(nameOf(fact));
    const { value: from, ...about } = fact;
    return to === undefined || to === from ? [] : [{ ...about, from, to }];
  });
}

export function nameOf({ key, player = NONE, base = NONE }: Reason | Fact): string {
  return `${key} ${player} ${base}`;
}
