import type { Game } from '../game.ts';
import { happening } from '../model/happening.ts';
import type { CardId } from '../model/ids.ts';
import { power } from '../rules/power.ts';
import { pieceOf, stampOf } from '../rules/table.ts';
import { traitsOf } from '../rules/traits.ts';
import { isHeard, nextBatch, notice, noticeOf } from './notice.ts';

/**
 * Tracks the power of minions that goes up (R10.52). Games without a card that waits for it pay nothing, others only
 * while such a card is in play. Between two answers nothing changes, so the powers need not be in the state.
 */
export type Powers = ReadonlyMap<CardId, PowerInStay>;

interface PowerInStay {
  /** Coming into play is no increase: another stay is another minion (R10.11). */
  readonly stamp: number;
  readonly power: number;
}

/** From here on increases are noticed; what has changed before is not. */
export function watchForRises(g: Game): void {
  g.powers = isWatching(g) ? powersNow(g) : null;
}

/** Notices what has increased since the last time. */
export function noteRises(g: Game): void {
  if (!isWatching(g)) {
    g.powers = null;
    return;
  }
  const before = g.powers;
  g.powers = powersNow(g);
  if (before === null) return;
  let batch: number | null = null;
  for (const [card, { stamp, power: now }] of g.powers) {
    const past = before.get(card);
    if (past === undefined || past.stamp !== stamp || past.power >= now) continue;
    batch ??= noticeOf(g, 'power gained')?.batch ?? nextBatch(g);
    noticeRise(g, card, now, batch);
  }
}

function isWatching(g: Game): boolean {
  return traitsOf(g).someAwaitRises && isHeard(g, 'power gained');
}

function powersNow(g: Game): Powers {
  const powers = new Map<CardId, PowerInStay>();
  for (const card of g.state.table) {
    if (pieceOf(g, card)?.as === 'minion')
      powers.set(card, { stamp: stampOf(g, card), power: power(g, card) });
  }
  return powers;
}

function noticeRise(g: Game, card: CardId, now: number, batch: number): void {
  const piece = pieceOf(g, card);
  if (piece === null) return;
  const { stamp, controller, base, counters } = piece;
  const { player } = g.state.turn;
  const about = { card, stamp, player, controller, base, counters, power: now, batch };
  notice(g, happening('power gained', { ...about, as: 'minion', zone: 'play' }));
}
