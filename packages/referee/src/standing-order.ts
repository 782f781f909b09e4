import type { CardId, Piece, Rules, Seat, View } from '@smashup/engine';
import { isScoring } from './present/bases.ts';
import type { StandingOrder } from './protocol/standing-order.ts';

/** A standing order and the moment it was given at: what a host stores. */
export interface GivenOrder {
  readonly order: StandingOrder;
  /** The number of the turn. */
  readonly turn: number;
  /** How many answers had been given. */
  readonly answers: number;
  /** What it looks at, as it was then. */
  readonly seen: string;
}

/** `view`: of the person who gives it. Null: that card is not in play. */
export function giveOrder(
  order: StandingOrder,
  answers: number,
  view: View,
  reading: Rules,
): GivenOrder | null {
  const seen = watched(order, view, reading);
  return seen === null ? null : { order, turn: view.turn.number, answers, seen };
}

/** At this moment nothing ends it. */
export function holds({ order, turn, seen }: GivenOrder, seat: Seat, view: View, reading: Rules): boolean {
  switch (order.until) {
    case 'my turn':
      return turn >= lastOwnTurn(seat, view);
    case 'scoring':
      return seen === watched(order, view, reading) && !view.bases.some(({ base }) => isScoring(view, base));
    case 'touched':
      return seen === watched(order, view, reading) && !isAbout(order.card, view);
  }
}

/** By seat: the orders that were given and not taken back. */
export type GivenOrders = ReadonlyMap<Seat, GivenOrder>;

/** Answers were taken back: orders given after them count as never given. The same map when nothing changes. */
export function ordersUpTo(orders: GivenOrders, answers: number): GivenOrders {
  const kept = [...orders].filter(([, given]) => given.answers <= answers);
  return kept.length === orders.size ? orders : new Map(kept);
}

/** The number of the last turn that the seat itself has begun; turns go round the table. */
export function lastOwnTurn(seat: Seat, { turn, players }: Pick<View, 'turn' | 'players'>): number {
  return turn.number - ((turn.player - seat + players.length) % players.length);
}

/** What an order waits to see changed. */
function watched(order: StandingOrder, view: View, reading: Rules): string | null {
  if (order.until === 'my turn') return '';
  if (order.until === 'scoring') return view.bases.map(({ base }) => base).join(' ');
  const piece = view.pieces[order.card] ?? null;
  return piece === null ? null : describe(piece, view, reading);
}

/** Where it is, whose it is, how strong it is, and what is on it. */
function describe(
  { card, stamp, as, controller, base, on, counters }: Piece,
  view: View,
  reading: Rules,
): string {
  const attached = view.table.filter((other) => view.pieces[other]?.on === card);
  const power = as === 'minion' ? reading.power(view, card) : 0;
  return [stamp, controller, base, on, counters, power, ...attached].join(' ');
}

/** Somebody may respond to what is happening to it right now. */
function isAbout(card: CardId, { pending }: View): boolean {
  return pending?.kind === 'respond' && pending.prompt.card === card;
}
