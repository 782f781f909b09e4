import type { OpenGame } from '../protocol/referee-api.ts';
import { LEVELS } from '../settings/levels.ts';

/** Every bot one level stronger; null: no bot can be. */
export function harderSeats(seats: OpenGame['seats']): OpenGame['seats'] | null {
  let found = false;
  const harder = seats.map((seat) => {
    const { sitter } = seat;
    const level = sitter.kind === 'bot' ? LEVELS[LEVELS.indexOf(sitter.level) + 1] : undefined;
    if (level === undefined) return seat;
    found = true;
    return { ...seat, sitter: { kind: 'bot', level } as const };
  });
  return found ? harder : null;
}
