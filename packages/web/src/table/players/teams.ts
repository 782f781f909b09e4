import type { Seat } from '@smashup/engine';
import type { PlayerView, TableView } from '@smashup/referee/protocol';

type Teams = TableView['teams'];

/** R13.2; null: the player has no partner. */
export function teamVp(players: readonly PlayerView[], teams: Teams, seat: Seat): number | null {
  const team = teams.find((each) => each.includes(seat)) ?? [];
  if (team.length < 2) return null;
  return team.reduce((sum, each) => sum + (players[each]?.vp ?? 0), 0);
}

export function arePartners(teams: Teams, one: Seat, other: Seat): boolean {
  return one !== other && teams.some((team) => team.includes(one) && team.includes(other));
}
