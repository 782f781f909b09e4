import { teamsOf, type Seat } from '@smashup/engine';
import type { EarlyEnding } from '@smashup/referee/protocol';
import { placesOf, type FinishedGame } from '../../history/index.ts';
import type { SeatRow } from '../../storage/index.ts';
import type { TableState } from '../table-state.ts';
import type { JournalState } from './entries.ts';
import type { LiveGame } from './live-game.ts';

/** Null: it was played to the end, or still is. */
export function earlyEnding({ isEnded, conceded, timeOut }: JournalState): EarlyEnding | null {
  if (!isEnded) return null;
  if (conceded !== null) return { conceded };
  return timeOut?.means === 'end' ? 'time' : 'agreed';
}

/** How a game ended, for the history; null: it has not ended. */
export function finishedGame({ game, table, setUp }: TableState): FinishedGame | null {
  if (game === null || table.status !== 'over') return null;
  const gone = goneSeats(game);
  const { players, gameWinners } = game.match.view(null);
  const teams = teamsOf(game.match.record.config);
  const ends = players.map(({ factions, vp }, seat) => ({
    factions,
    points: vp,
    isWinner: gameWinners.includes(seat),
    isGone: gone.has(seat),
  }));
  return {
    game: table.id,
    endedAt: table.touched_at,
    isRated: setUp.rated,
    people: table.seats.map(({ person }) => person),
    seats: placesOf(ends, !game.journalState.isEnded, teams),
    teams,
    counted: gone.size > 0 || game.journalState.isEnded ? null : countedGame(game, table.seats),
  };
}

/** How a game that all have played to its end counts for the statistics; null: it had rules of its own. */
function countedGame({ match }: LiveGame, seats: readonly SeatRow[]): FinishedGame['counted'] {
  const { variant, houseRules } = match.record.config;
  if (variant !== undefined || houseRules !== undefined) return null;
  const story = match.story({ seat: null, language: 'en' }).content;
  return {
    kind: seats.some(({ kind }) => kind === 'bot') ? 'bots' : 'people',
    first: story.find(({ key }) => key === 'first player')?.player ?? null,
  };
}

/**
 * Who had left at the end. If a game was ended because of somebody who never said they were leaving, it was waiting
 * for them.
 */
function goneSeats({ journalState, match }: LiveGame): ReadonlySet<Seat> {
  const { left, standIns, isEnded, conceded, timeOut } = journalState;
  // Whoever gives up has lost, even if the other one was away.
  if (conceded !== null) return new Set([conceded]);
  const gone = new Set([...left, ...standIns]);
  if (timeOut?.means === 'end') gone.add(timeOut.seat);
  if (isEnded && gone.size === 0 && match.next.kind === 'person') gone.add(match.next.seat);
  return gone;
}
