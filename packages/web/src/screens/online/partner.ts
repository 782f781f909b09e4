import type { RoomView, SeatView } from '@smashup/server/protocol';

/** Who sits opposite in a game of two against two (R13.1), if it is a person; they talk once the cards are dealt. */
export function partnerIn({ setUp, status, mine, seats }: RoomView): SeatView | null {
  if (setUp.variant !== 'teams' || status === 'open' || mine === null) return null;
  const partner = seats[(mine + 2) % seats.length];
  return partner?.kind === 'person' ? partner : null;
}
