import { NONE, type LogEvent, type Rules, type State } from '@smashup/engine';
import type { ReadGame } from '../game-file.ts';
import { givenInRecord } from '../journal.ts';
import { fork, replaySteps, type Position } from '../position.ts';
import type { Landmark, ReplayOutline } from '../protocol/replay.ts';

/** A game that has been played once more, with every point of it. */
export interface Played {
  /** As many as the record has answers that can be shown, and one more. */
  readonly points: readonly Position[];
  readonly landmarks: readonly Landmark[];
}

export function playThrough(rules: Rules, { record }: ReadGame): Played {
  const points: Position[] = [];
  const landmarks: Landmark[] = [];
  const noted: Omit<Landmark, 'at'>[] = [];
  const steps = replaySteps(rules, record, givenInRecord(record), (event, state) => {
    const landmark = landmarkIn(rules, event, state);
    if (landmark !== null) noted.push(landmark);
  });
  for (const position of steps) {
    // What an answer led to is seen at the point after it.
    for (const landmark of noted.splice(0)) landmarks.push({ ...landmark, at: position.history.length });
    points.push(fork(position));
  }
  return { points, landmarks };
}

function landmarkIn({ library }: Rules, event: LogEvent, state: State): Omit<Landmark, 'at'> | null {
  const { turn, defs } = state;
  if (event.key === 'turn') return { turn: event.number, player: event.player, base: null };
  if (event.key !== 'scoring') return null;
  return { turn: turn.number, player: turn.player, base: library.defs[defs[event.base] ?? NONE]?.name ?? '' };
}

export function outlineOf(
  { record, seats, ending, note }: ReadGame,
  { points, landmarks }: Played,
): ReplayOutline {
  const states = points.map(({ history }) => history.state);
  const first = points[0]?.history.length ?? 0;
  return {
    seats,
    printing: record.config.printing,
    edition: record.config.edition,
    first,
    last: first + points.length - 1,
    landmarks,
    asked: states.map(({ pending }) => pending?.seat ?? null),
    vp: states.map(({ players }) => players.map(({ vp }) => vp)),
    winners: states.at(-1)?.gameWinners ?? [],
    ending,
    note,
  };
}
