import { smashUp } from '@smashup/cards';
import { NONE, type Decision, type Seat, type State } from '@smashup/engine';
import type { ExplainedThought, Reason } from '../../src/index.ts';

/** What became of a hint that was taken. */
export interface Outcome {
  /** The questions that the hint expected were asked. */
  readonly wentAsTold: boolean;
  readonly wrong: readonly string[];
  readonly checked: number;
}

/** Takes the hint in a copy of the real game, as far as it goes, and compares everything it claims with what is so. */
export function takeHint(before: State, { answer, steps, reasons }: ExplainedThought): Outcome {
  const seat = before.pending?.seat ?? NONE;
  const after = smashUp.clone(before);
  smashUp.apply(after, answer);
  for (const { decision, picks } of steps) {
    othersPass(after, seat);
    const again = after.pending?.seat === seat ? sameOptions(after.pending, decision, picks) : null;
    if (again === null || after.pending === null) return { wentAsTold: false, wrong: [], checked: 0 };
    smashUp.apply(after, { decision: after.pending.id, picks: again });
  }
  othersPass(after, seat);
  const claims = reasons.filter(({ from, to }) => from !== undefined && to !== undefined);
  const wrong = claims.filter(
    (claim) => readings(claim, before) !== claim.from || readings(claim, after) !== claim.to,
  );
  return {
    wentAsTold: true,
    wrong: wrong.map(
      (claim) => `${JSON.stringify(claim)}, but ${readings(claim, before)} to ${readings(claim, after)}`,
    ),
    checked: claims.length,
  };
}

/** Other players who could respond do not. */
function othersPass(state: State, seat: Seat): void {
  for (let asked = 0; asked < 60; asked++) {
    const { pending } = state;
    if (pending === null || pending.seat === seat || pending.kind === 'play') return;
    const pass = pending.options.findIndex(({ kind }) => kind === 'pass');
    const least = Array.from({ length: pending.min }, (_, at) => at);
    smashUp.apply(state, { decision: pending.id, picks: pass < 0 ? least : [pass] });
  }
}

/** Where the same things are among the options that are really there. */
function sameOptions(asked: Decision, expected: Decision, picks: readonly number[]): number[] | null {
  const there = asked.options.map((option) => JSON.stringify(option));
  const found = picks.map((pick) => there.indexOf(JSON.stringify(expected.options[pick])));
  return asked.kind === expected.kind && !found.includes(-1) ? found : null;
}

/** What the claim speaks of, read off the table. */
function readings({ key, player = NONE, base = NONE }: Reason, state: State): number {
  const { players, turn, gameWinners } = state;
  switch (key) {
    case 'win':
      return Number(gameWinners.includes(player));
    case 'vp':
      return players[player].vp;
    case 'hand':
      return players[player].hand.length;
    case 'plays':
      return turn.minions + turn.actions + turn.extras.reduce((sum, { left }) => sum + left, 0);
    case 'power':
      return smashUp.total(state, base, player);
    case 'first':
      return Number(smashUp.places(state, base)[player] === 1);
    case 'ready':
      return Number(smashUp.totalOfAll(state, base) >= smashUp.breakpoint(state, base));
    default:
      throw new Error(`${key} says nothing that could be read off the table.`);
  }
}
