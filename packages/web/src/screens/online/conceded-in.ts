import type { RoomView } from '@smashup/server/protocol';

/** Who has given up, which ends a game of two. */
export function concededIn(ending: RoomView['ending']): number | null {
  return typeof ending === 'object' ? (ending?.conceded ?? null) : null;
}
