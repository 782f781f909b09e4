import type { Rules, Seat } from '@smashup/engine';
import { addresseeTo, type Lens } from './instruments.ts';
import { givenInRecord } from './journal.ts';
import { replaySteps, type Position } from './position.ts';
import type { PassedWindow } from './protocol/standing-order.ts';
import { lastOwnTurn } from './standing-order.ts';

/**
 * The windows a standing order has passed: since the player's own turn or, during it, since the one before. The name of
 * a card depends on the moment, so the game is replayed.
 */
export function tellPassed(
  rules: Rules,
  { history, passes }: Position,
  seat: Seat,
  lens: Lens,
): PassedWindow[] {
  const { state, record } = history;
  const isOwn = state.turn.player === seat;
  const since = lastOwnTurn(seat, state) - (isOwn ? state.players.length : 0);
  const wanted = passes.filter((pass) => pass.seat === seat && pass.turn > since);
  if (wanted.length === 0) return [];
  const told: PassedWindow[] = [];
  for (const step of replaySteps(rules, record, givenInRecord(record))) {
    const pass = wanted.find(({ answers }) => answers === step.history.length);
    if (pass === undefined) continue;
    const view = rules.view(step.history.state, seat);
    const { pending } = view;
    if (pending?.kind !== 'respond') continue;
    told.push({ turn: pass.turn, window: lens.words.tellWindow(pending, addresseeTo(view)) });
  }
  return told;
}
