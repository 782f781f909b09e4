import type { RoomView } from '@smashup/server/protocol';

/** How many look on besides oneself: whoever does not sit at the table is counted among them. */
export function otherWatchers({ watchers, mine }: RoomView): number {
  return mine === null ? Math.max(0, watchers - 1) : watchers;
}
