import type { Level } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import type { LogEvent, Seat, State } from '@smashup/engine';
import { ACHIEVEMENTS, type Achievement } from '../../protocol/stats.ts';
import { earnedAt } from './achievements.ts';
import { BEGINNING, next } from './moments.ts';

interface Watching {
  hear(line: LogEvent, state: State): void;
  readonly earned: readonly Achievement[];
}

/** Follows the story of a game and collects the achievements reached in it. */
export function watchGame(you: Seat, rivals: readonly Level[]): Watching {
  const earned = new Set<Achievement>();
  const { defs } = smashUp.library;
  let soFar = BEGINNING;
  return {
    hear(line, state) {
      const moment = next(soFar, {
        line,
        state,
        you,
        rivals,
        defOf: (card) => defs[state.defs[card] ?? -1],
      });
      for (const achievement of earnedAt(moment)) earned.add(achievement);
      soFar = moment;
    },
    get earned() {
      return ACHIEVEMENTS.filter((achievement) => earned.has(achievement));
    },
  };
}
