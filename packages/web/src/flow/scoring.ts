import type { BaseId, Seat } from '@smashup/engine';
import type { BaseView, Beat, StoryLine } from '@smashup/referee/protocol';
import { useCallback, useMemo, useState } from 'react';
import { useRoundPace } from './round-pace.ts';
import { useEachBeat } from './use-playback.ts';

/** Where a base lies among the others: in the left half, or the upper row; or in what is left. */
export type Half = 'first' | 'second';

/** The scoring of a base, as far as it has been shown. */
export interface Scoring {
  readonly base: BaseView;
  /** Where it lay when it began. */
  readonly half: Half;
  /** VP gained so far in this scoring, by seat. */
  readonly gained: ReadonlyMap<Seat, number>;
  /** Places taken, by seat. */
  readonly places: ReadonlyMap<Seat, number>;
  /** What happened in it, in sentences. */
  readonly lines: readonly StoryLine[];
  readonly over: boolean;
}

/** The scoring after one more beat; null: no base scores. */
export function followScoring(scoring: Scoring | null, beat: Beat): Scoring | null {
  return beat.lines.reduce((told, line) => followLine(told, line, beat), scoring);
}

function followLine(scoring: Scoring | null, line: StoryLine, { view }: Beat): Scoring | null {
  if (line.key === 'scoring') return begin(line.base, view.bases);
  if (line.key === 'turn') return null;
  if (scoring === null || scoring.over) return scoring;
  const current = { ...scoring, base: latest(scoring, view.bases) ?? scoring.base };
  switch (line.key) {
    case 'clear':
      return { ...current, over: true };
    case 'place':
      return { ...current, places: set(scoring.places, line, line.count), lines: [...scoring.lines, line] };
    case 'vp':
      return { ...current, gained: add(scoring.gained, line, line.count), lines: [...scoring.lines, line] };
    default:
      return line.aside ? current : { ...current, lines: [...scoring.lines, line] };
  }
}

function begin(card: BaseId | null, bases: readonly BaseView[]): Scoring | null {
  const at = bases.findIndex((base) => base.card === card);
  const base = bases[at];
  if (base === undefined) return null;
  const half = at < bases.length / 2 ? 'first' : 'second';
  return { base, half, gained: new Map(), places: new Map(), lines: [], over: false };
}

/** Totals change until somebody takes a place by them: what minions do afterwards decides nothing any more. */
function latest({ base: { card }, places }: Scoring, bases: readonly BaseView[]): BaseView | undefined {
  return places.size > 0 ? undefined : withMinions(card, bases);
}

function withMinions(card: BaseId, bases: readonly BaseView[]): BaseView | undefined {
  return bases.find((base) => base.card === card && base.minions.length > 0);
}

type Numbers = ReadonlyMap<Seat, number>;

function set(numbers: Numbers, { player }: StoryLine, value: number): Numbers {
  return player === null ? numbers : new Map(numbers).set(player, value);
}

function add(numbers: Numbers, line: StoryLine, value: number): Numbers {
  return line.player === null ? numbers : set(numbers, line, (numbers.get(line.player) ?? 0) + value);
}

interface ShownScoring {
  /** As far as it has been seen at its base. */
  readonly told: Scoring | null;
  readonly shown: Scoring | null;
  readonly close: () => void;
}

/**
 * The scoring of a base. The account of it comes when it has been seen, and stays until it is closed, something is
 * answered, or the next turn begins.
 */
export function useScoring(beat: Beat | null): ShownScoring {
  const [scoring, setScoring] = useState<Scoring | null>(null);
  useEachBeat(useCallback((current) => setScoring((told) => followScoring(told, current)), []));
  const close = useCallback(() => setScoring(null), []);
  const isHeld = useRoundPace((round) => round.isHeld);
  const told = scoring !== null && scoring.lines.length > 0 ? scoring : null;
  const shown = told?.over === true && (beat === null || isHeld) ? told : null;
  return useMemo(() => ({ told, shown, close }), [told, shown, close]);
}
