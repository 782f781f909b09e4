import type { Seat } from '@smashup/engine';

/** Who hears a line: the players, those who watch, or one of the pairs of a game of two against two (R13.4). */
export const CHAT_ROOMS = ['players', 'watchers', 'first pair', 'second pair'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

/** R13.1: partners sit opposite each other. */
export function pairRoom(seat: Seat): ChatRoom {
  return seat % 2 === 0 ? 'first pair' : 'second pair';
}

export function isPairRoom(room: ChatRoom): boolean {
  return room === 'first pair' || room === 'second pair';
}
