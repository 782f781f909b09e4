import type { Level } from '@smashup/bots';
import type { BaseId, CardDef, CardId, LogEvent, Seat, State } from '@smashup/engine';

/** A line of a game's story with what has to be known about what led to it. */
export interface Moment {
  readonly line: LogEvent;
  readonly state: State;
  readonly you: Seat;
  readonly rivals: readonly Level[];
  readonly defOf: (card: CardId) => CardDef | undefined;
  /** Your deeds of this turn, this line included. */
  readonly turn: Deeds;
  /** The lines since a base began to score, this one last; empty: none does. */
  readonly scoring: readonly LogEvent[];
  /** The lines since a duel began, this one last; empty: there is none. */
  readonly duel: readonly LogEvent[];
  /** The largest number of VP by which you were behind the best of the others. */
  readonly behind: number;
}

interface Deeds {
  readonly minions: number;
  readonly actions: number;
  readonly uses: number;
  /** The bases at which you came first. */
  readonly won: readonly BaseId[];
}

const NO_DEEDS: Deeds = { minions: 0, actions: 0, uses: 0, won: [] };

type SoFar = Pick<Moment, 'turn' | 'scoring' | 'duel' | 'behind'>;

export const BEGINNING: SoFar = { turn: NO_DEEDS, scoring: [], duel: [], behind: 0 };

type Context = Omit<Moment, keyof SoFar>;

/** The next state, after one more line. */
export function next(soFar: SoFar, context: Context): Moment {
  const { line, state, you } = context;
  const best = Math.max(...state.players.filter((_, seat) => seat !== you).map(({ vp }) => vp));
  return {
    ...context,
    turn: line.key === 'turn' ? NO_DEEDS : deeds(soFar.turn, context),
    scoring: since(soFar.scoring, line, 'scoring', ['base enters', 'turn', 'win', 'shared win']),
    duel: since(soFar.duel, line, 'duel', ['turn', 'win', 'shared win']),
    behind: Math.max(soFar.behind, best - (state.players[you]?.vp ?? 0)),
  };
}

function deeds(done: Deeds, { line, you, defOf }: Context): Deeds {
  if (!('player' in line) || line.player !== you) return done;
  switch (line.key) {
    case 'play': {
      const isMinion = defOf(line.card)?.kind === 'minion';
      return isMinion ? { ...done, minions: done.minions + 1 } : { ...done, actions: done.actions + 1 };
    }
    case 'use':
      return { ...done, uses: done.uses + 1 };
    case 'place':
      return line.place === 1 ? { ...done, won: [...done.won, line.base] } : done;
    default:
      return done;
  }
}

/** The lines from one that begins something up to one that ends it. */
function since(
  lines: readonly LogEvent[],
  line: LogEvent,
  begins: LogEvent['key'],
  ends: readonly LogEvent['key'][],
): readonly LogEvent[] {
  if (line.key === begins) return [line];
  return lines.length === 0 || ends.includes(line.key) ? [] : [...lines, line];
}
