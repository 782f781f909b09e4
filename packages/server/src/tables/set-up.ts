import { smashUp } from '@smashup/cards';
import { SmashUpError, type Config } from '@smashup/engine';
import type { Level } from '@smashup/bots';
import { gameOptions } from '@smashup/referee';
import { onlineSetUp, type OnlineSetUp } from '../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { SeatRow } from '../storage/index.ts';

const BOT_NAMES: Readonly<Record<Level, string>> = {
  random: 'Bot (random)',
  easy: 'Bot (easy)',
  normal: 'Bot (normal)',
  hard: 'Bot (hard)',
};

/** As it was stored. */
export function readSetUp(text: string): OnlineSetUp {
  return onlineSetUp.parse(JSON.parse(text));
}

/**
 * The game that would be played. All seats are asked in every window, so that a pause reveals nothing (R4). Throws a
 * Refused that says what cannot be played.
 */
export function gameConfig(setUp: OnlineSetUp, names: readonly string[]): Config {
  const players = setUp.seats.map(({ factions }, seat) => ({
    name: names[seat] ?? '',
    factions,
    askAlways: true,
  }));
  try {
    return smashUp.config(gameOptions(smashUp, players, setUp));
  } catch (error) {
    if (error instanceof SmashUpError) throw new Refused('bad request', error.message);
    throw error;
  }
}

/** The state of a seat while nobody sits there. */
export function emptySeat(
  setUp: OnlineSetUp,
  seat: number,
): { readonly kind: 'open' | 'invited' | 'bot'; readonly name: string } {
  const sitter = setUp.seats[seat]?.sitter;
  if (sitter?.kind === 'bot') return { kind: 'bot', name: BOT_NAMES[sitter.level] };
  return { kind: sitter?.kind === 'invited' ? 'invited' : 'open', name: '' };
}

/** Checks what the schema cannot say. */
export function checkSetUp(setUp: OnlineSetUp): void {
  const mine = setUp.seats.filter(({ sitter }) => sitter.kind === 'me').length;
  if (mine !== 1) throw new Refused('bad request', 'Exactly one of the seats must be yours.');
  if (setUp.rated && (setUp.hints || setUp.seats.some(({ sitter }) => sitter.kind === 'bot'))) {
    throw new Refused('bad request', 'A rated table has only people at it, and no hints.');
  }
  if (setUp.rated && (setUp.variant === 'big base' || Object.keys(setUp.houseRules).length > 0)) {
    throw new Refused(
      'bad request',
      'A rated table plays by the printed rules or two against two, without house rules.',
    );
  }
  if (setUp.rated && setUp.openHands !== null) {
    throw new Refused('bad request', 'At a rated table nobody watches with open hands.');
  }
  gameConfig(
    setUp,
    setUp.seats.map((_, seat) => `Player ${seat + 1}`),
  );
}

/** The first rows of seats for a table that somebody opens. */
export function firstSeats(
  game: string,
  setUp: OnlineSetUp,
  owner: { readonly id: string; readonly name: string },
  ready: 0 | 1,
  at: number,
): SeatRow[] {
  return setUp.seats.map(({ sitter }, seat) =>
    sitter.kind === 'me'
      ? { game, seat, kind: 'person', person: owner.id, name: owner.name, ready, sat_at: at }
      : { game, seat, ...emptySeat(setUp, seat), person: null, ready: 0, sat_at: at },
  );
}
