import type { Game } from '../game.ts';
import { happening } from '../model/happening.ts';
import type { CardId } from '../model/ids.ts';
import { power } from '../rules/power.ts';
import { pieceOf } from '../rules/table.ts';
import { traitsOf } from '../rules/traits.ts';
import { isHeard, nextBatch, notice, noticeOf } from './notice.ts';

/**
 * Tracks the power of minions that goes up (R10.52). Games without a card that waits for it pay nothing, others only
 * while such a card is in play. Between two answers nothing changes, so the powers need not be in the state. They are looked
 * at after every step: the entry of a minion is made once in each stay in play, and changed from then on.
 */
export type Powers = (PowerInStay | undefined)[];

interface PowerInStay {
  readonly card: CardId;
  /** Coming into play is no increase: another stay is another minion (R10.11). */
  readonly stamp: number;
  power: number;
}

/** From here on increases are noticed; what has changed before is not. */
export function watchForRises(g: Game): void {
  if (isWatching(g)) refresh(g);
  else g.powers = null;
}

/** Notices what has increased since the last time. */
export function noteRises(g: Game): void {
  if (!isWatching(g)) {
    g.powers = null;
    return;
  }
  let batch: number | null = null;
  for (const { card, power: now } of refresh(g)) {
    batch ??= noticeOf(g, 'power gained')?.batch ?? nextBatch(g);
    noticeRise(g, card, now, batch);
  }
}

function isWatching(g: Game): boolean {
  return traitsOf(g).someAwaitRises && isHeard(g, 'power gained');
}

/** Brings the powers up to date. Returns those that are higher than before. */
function refresh(g: Game): readonly PowerInStay[] {
  const powers = (g.powers ??= []);
  let risen = NONE_HAVE_RISEN;
  for (const card of g.state.table) {
    const piece = pieceOf(g, card);
    if (piece === null || piece.as !== 'minion') continue;
    const { stamp } = piece;
    const now = power(g, card);
    const known = powers[card];
    if (known?.stamp !== stamp) powers[card] = { card, stamp, power: now };
    else {
      if (known.power < now) risen = [...risen, known];
      known.power = now;
    }
  }
  return risen;
}

const NONE_HAVE_RISEN: readonly PowerInStay[] = [];

function noticeRise(g: Game, card: CardId, now: number, batch: number): void {
  const piece = pieceOf(g, card);
  if (piece === null) return;
  const { stamp, controller, base, counters } = piece;
  const { player } = g.state.turn;
  const about = { card, stamp, player, controller, base, counters, power: now, batch };
  notice(g, happening('power gained', { ...about, as: 'minion', zone: 'play' }));
}
