import type { Seat } from '@smashup/engine';
import type { TableView } from '@smashup/referee/protocol';

type Conceding = 'youConcede' | 'youConcedeTo' | 'concedes' | 'concedesTo' | 'concedesToYou';

/** The outcome for the viewer: the sentence, and the players it names. */
export interface Outcome {
  readonly key: Conceding | 'nobody' | 'youWin' | 'youWinWith' | 'youShare' | 'wins' | 'teamWins' | 'share';
  readonly named: readonly Seat[];
  /** The player who wins by a concession; null: none, or several opponents are left. */
  readonly winner: Seat | null;
}

interface Ended extends Pick<TableView, 'winners'> {
  readonly players: readonly unknown[];
}

type Seen = Ended & Pick<TableView, 'viewer' | 'teams'>;

/** Conceding to a single opponent makes them the winner; with more players, nobody wins. */
export function winnersOf({ winners, players }: Ended, conceded: Seat | null): readonly Seat[] {
  if (conceded === null) return winners;
  const others = [...players.keys()].filter((seat) => seat !== conceded);
  return others.length === 1 ? others : [];
}

export function outcomeOf(ended: Seen, conceded: Seat | null): Outcome {
  if (conceded !== null) return conceding(ended, conceded);
  return { ...winning(ended), winner: null };
}

function conceding(ended: Seen, conceded: Seat): Outcome {
  const { viewer } = ended;
  const [winner = null] = winnersOf(ended, conceded);
  const named = [conceded];
  if (conceded === viewer) return { key: winner === null ? 'youConcede' : 'youConcedeTo', named, winner };
  if (winner === null) return { key: 'concedes', named, winner };
  return { key: winner === viewer ? 'concedesToYou' : 'concedesTo', named, winner };
}

function winning({ winners, viewer, teams }: Seen): Omit<Outcome, 'winner'> {
  const others = winners.filter((seat) => seat !== viewer);
  if (winners.length === 0) return { key: 'nobody', named: [] };
  if (others.length === 0) return { key: 'youWin', named: [] };
  // R13.2: one pair, or players who share the win.
  const isTeam = teams.some(
    (team) => team.length === winners.length && team.every((seat) => winners.includes(seat)),
  );
  if (others.length < winners.length) return { key: isTeam ? 'youWinWith' : 'youShare', named: others };
  if (others.length === 1) return { key: 'wins', named: others };
  return { key: isTeam ? 'teamWins' : 'share', named: others };
}

interface Standing extends Pick<TableView, 'turn'> {
  readonly players: readonly Pick<TableView['players'][number], 'vp'>[];
}

/** VP at the end of every turn; the turn in which somebody conceded, or all agreed to stop, ends as it stands. */
export function wholeCourse(
  { turn, players }: Standing,
  course: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  return turn.phase === 'over' ? course : [...course, players.map(({ vp }) => vp)];
}

type Reckoned = Pick<TableView, 'reckonings' | 'sharedDecks'>;

/** The shared decks whose cards were counted at the end, which they are not when somebody gives up (R12.3). */
export function reckonedDecks({ reckonings, sharedDecks }: Reckoned): TableView['sharedDecks'] {
  return sharedDecks.filter(({ name }) => reckonings.some(({ deck }) => deck === name));
}
