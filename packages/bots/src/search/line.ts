import type { Answer, Decision, Option } from '@smashup/engine';
import type { Step } from '../bot.ts';

/** Answers imagined one after another, the latest first: lines that branch share their common part. */
export interface Line {
  readonly decision: Decision;
  readonly picks: readonly number[];
  readonly before: Line | null;
}

/** One seat's answers, in order. */
export function answersOf(line: Line | null, seat: number): Line[] {
  const steps: Line[] = [];
  for (let step = line; step !== null; step = step.before) {
    if (step.decision.seat === seat) steps.push(step);
  }
  return steps.reverse();
}

export function toAnswer({ decision, picks }: Line): Answer {
  return { decision: decision.id, picks };
}

/** The picks that mean the same when it is asked in another world, or null if something else is asked there. */
export function picksAgain({ decision, picks }: Step, asked: Decision): number[] | null {
  const { kind, source, prompt, seat } = decision;
  if (asked.seat !== seat || asked.kind !== kind || asked.source !== source) return null;
  if (asked.prompt.key !== prompt.key) return null;
  const again: number[] = [];
  for (const pick of picks) {
    const wanted = decision.options[pick];
    if (wanted === undefined) return null;
    const there = asked.options[pick];
    const at =
      there !== undefined && isSame(there, wanted)
        ? pick
        : asked.options.findIndex((option) => isSame(option, wanted));
    if (at < 0 || again.includes(at)) return null;
    again.push(at);
  }
  return again.length < asked.min || again.length > asked.max ? null : again;
}

function isSame(one: Option, other: Option): boolean {
  switch (one.kind) {
    case 'card':
      return other.kind === 'card' && other.card === one.card;
    case 'buried':
      return other.kind === 'buried' && other.base === one.base && other.position === one.position;
    case 'base':
      return other.kind === 'base' && other.base === one.base;
    case 'player':
      return other.kind === 'player' && other.player === one.player;
    case 'mode':
      return other.kind === 'mode' && other.mode === one.mode;
    case 'faction':
      return other.kind === 'faction' && other.faction === one.faction;
    case 'name':
      return other.kind === 'name' && other.name === one.name;
    case 'play':
      return (
        other.kind === 'play' && other.card === one.card && other.grant === one.grant && other.as === one.as
      );
    case 'use':
      return (
        other.kind === 'use' &&
        other.card === one.card &&
        other.ability === one.ability &&
        other.about === one.about
      );
    case 'uncover':
      return other.kind === 'uncover' && other.card === one.card;
    case 'pass':
      return other.kind === 'pass';
  }
}
