import {
  FACTIONS_EACH,
  randomBelow,
  seedRandom,
  type CardId,
  type Decision,
  type Piece,
  type Rules,
  type Seat,
  type View,
} from '@smashup/engine';
import { isScoring } from './present/bases.ts';
import type { ChosenAhead, StandingOrder } from './protocol/standing-order.ts';

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
    case 'chosen':
      return lacksFactions(seat, view) && (order.orAny || mayGetOne(order, seat, view));
  }
}

/** What a player who has chosen ahead picks now; null: it is not about that, or they are to be asked. */
export function pickAhead(order: ChosenAhead, decision: Decision, chance: number): readonly number[] | null {
  if (!isFactionPick(decision)) return null;
  const wished = wishedOption(order, decision);
  if (wished !== null) return [wished];
  return order.orAny ? [randomBelow(seedRandom(chance), decision.options.length)] : null;
}

/** The player takes a faction to play; the league's draft has other decisions about factions, too. */
function isFactionPick({ kind, prompt }: Decision): boolean {
  return kind === 'faction' && (prompt.key === 'faction' || prompt.key === 'draft');
}

function wishedOption({ factions }: ChosenAhead, { options }: Decision): number | null {
  for (const wished of factions) {
    const at = options.findIndex((option) => option.kind === 'faction' && option.faction === wished);
    if (at >= 0) return at;
  }
  return null;
}

function lacksFactions(seat: Seat, { players, turn }: View): boolean {
  return turn.phase === 'set-up' && (players[seat]?.factions.length ?? 0) < FACTIONS_EACH;
}

/** False: they have all that they wished for or, now that they are to pick, none of it is left. */
function mayGetOne(order: ChosenAhead, seat: Seat, { pending, players }: View): boolean {
  if (order.factions.every((faction) => players[seat]?.factions.includes(faction))) return false;
  return pending?.seat !== seat || !isFactionPick(pending) || wishedOption(order, pending) !== null;
}

/** By seat: the orders that were given and not taken back. */
export type GivenOrders = ReadonlyMap<Seat, GivenOrder>;

/**
 * That seat has taken answers back: orders given after them count as never given. What others have chosen ahead rests on
 * no answer; the seat itself wants to choose anew. The same map when nothing changes.
 */
export function ordersAfterUndo(orders: GivenOrders, by: Seat, answers: number): GivenOrders {
  const kept = [...orders].filter(([seat, given]) =>
    given.order.until === 'chosen' ? seat !== by : given.answers <= answers,
  );
  return kept.length === orders.size ? orders : new Map(kept);
}

/** The number of the last turn that the seat itself has begun; turns go round the table. */
export function lastOwnTurn(seat: Seat, { turn, players }: Pick<View, 'turn' | 'players'>): number {
  return turn.number - ((turn.player - seat + players.length) % players.length);
}

/** What an order waits to see changed. */
function watched(order: StandingOrder, view: View, reading: Rules): string | null {
  if (order.until === 'my turn' || order.until === 'chosen') return '';
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
