import type { ChatLine, SeatView } from '@smashup/server/protocol';

/** Somebody to mute, block or report. */
export interface Other {
  readonly id: string;
  readonly name: string;
}

/** Who has said something without sitting at the table, in the order in which they began, by their latest names. */
export function speakersBeside(
  chat: readonly Pick<ChatLine, 'person' | 'name'>[],
  seats: readonly Pick<SeatView, 'person'>[],
  me: string | undefined,
): readonly Other[] {
  const known = new Set([me, ...seats.map(({ person }) => person)]);
  const others = chat.filter(({ person }) => !known.has(person));
  return [...new Map(others.map(({ person, name }) => [person, name]))].map(([id, name]) => ({ id, name }));
}
