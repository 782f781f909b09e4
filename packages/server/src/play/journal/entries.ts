import type { Seat } from '@smashup/engine';
import {
  entrySchema,
  ordersAfterUndo,
  type Asking,
  type Entry,
  type GivenOrder,
  type GivenOrders,
} from '@smashup/referee';
import { z } from 'zod';
import { ASKINGS, daysClock, standingOrder, timeOut, type ClockSetUp } from '../../protocol/index.ts';

const seat = z.int().min(0).max(3);

const givenOrder = z.strictObject({
  order: standingOrder,
  turn: z.int(),
  answers: z.int(),
  seen: z.string(),
});

/** What happens at a table besides the game itself. */
const tableEntry = z.union([
  /** Row 0: the record of the game as it was dealt, without names, as text. */
  z.strictObject({ kind: z.literal('dealt'), record: z.string() }),
  /** Somebody wants to take a decision back after others have decided. `to`: how many answers stay. */
  z.strictObject({ kind: z.literal('propose'), what: z.literal('undo'), seat, to: z.int() }),
  /** Somebody is away: let a bot play, or end the game. */
  z.strictObject({ kind: z.literal('propose'), what: z.enum(['bot', 'end']), seat, about: seat }),
  /** Play on over days. */
  z.strictObject({ kind: z.literal('propose'), what: z.literal('days'), seat, clock: daysClock }),
  z.strictObject({
    kind: z.literal('vote'),
    seat,
    proposal: z.int(),
    agree: z.boolean(),
    forGood: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('sitter'), seat, plays: z.enum(['bot', 'person']) }),
  z.strictObject({ kind: z.literal('leave'), seat }),
  /** When somebody wants to be asked from now on. */
  z.strictObject({
    kind: z.literal('asking'),
    seat,
    // In older logs: for a round, which was over with it.
    asking: z.enum([...ASKINGS, 'not this round']),
    turn: z.int().optional(),
  }),
  /** A standing order; null: it is taken back. */
  z.strictObject({ kind: z.literal('standing order'), seat, given: givenOrder.nullable() }),
  /** The cards have changed since: the game goes on from this record, and what comes after belongs to it. */
  z.strictObject({ kind: z.literal('goes on'), record: z.string() }),
  /** The game was ended early. */
  z.strictObject({ kind: z.literal('end') }),
  /** Somebody gives up a game of two, which ends it. */
  z.strictObject({ kind: z.literal('concede'), seat }),
  /** Somebody ran out of time for their decision, and what the table's settings say about that. */
  z.strictObject({ kind: z.literal('time out'), seat, means: timeOut }),
  /**
   * Somebody gives another player more time. `late`: what that player had overdrawn by then, which is refunded on
   * top.
   */
  z.strictObject({
    kind: z.literal('time given'),
    seat,
    to: seat,
    millis: z.int().min(0),
    late: z.int().min(0),
  }),
  /** From now on there are other clocks. */
  z.strictObject({ kind: z.literal('clock'), clock: daysClock }),
]);
const entryKind = z.looseObject({ kind: z.string() });
type TableEntry = z.infer<typeof tableEntry>;

/** A row of the journal. */
export type JournalEntry = Entry | TableEntry;

/** As it was stored. */
export function readEntry(data: unknown): JournalEntry {
  const { kind } = entryKind.parse(data);
  return isKindOfGame(kind) ? entrySchema.parse(data) : tableEntry.parse(data);
}

export function isOfGame(entry: JournalEntry): entry is Entry {
  return isKindOfGame(entry.kind);
}

function isKindOfGame(kind: string): boolean {
  return kind === 'answer' || kind === 'undo';
}

/**
 * Something that others have to agree to. Its id counts earlier proposals only, so it reveals nothing about other
 * rows.
 */
interface Proposal {
  readonly id: number;
  readonly what: 'undo' | 'bot' | 'end' | 'days';
  readonly by: Seat;
  readonly about: Seat;
  /** For an undo: how many answers stay. */
  readonly to: number;
  /** For a game over days: how many. */
  readonly clock: DaysClock | null;
  readonly agreed: readonly Seat[];
}

type DaysClock = z.infer<typeof daysClock>;

/** Somebody's time ran out; it is past when they decide or are back. */
interface TimeOut {
  readonly seat: Seat;
  readonly means: z.infer<typeof timeOut>;
  /** The decision has not been made yet. */
  readonly isPending: boolean;
}

/** Who declined what; null: nobody has, since the last answer. */
interface Declined {
  readonly what: Proposal['what'];
  readonly by: Seat;
  readonly seat: Seat;
}

interface Gift {
  readonly by: Seat;
  readonly to: Seat;
  readonly millis: number;
}

/** What the journal says about the table, apart from the game. */
export interface JournalState {
  readonly standIns: ReadonlySet<Seat>;
  readonly left: ReadonlySet<Seat>;
  readonly proposal: Proposal | null;
  /** How many there have been. */
  readonly proposals: number;
  /** The last proposal, if it was declined; null: it was not, or the game has gone on. */
  readonly declined: Declined | null;
  /** By seat: when they want to be asked, if they have said so. */
  readonly askings: ReadonlyMap<Seat, Asking>;
  /** By seat: standing orders that were not taken back. They may have ended. */
  readonly orders: GivenOrders;
  /** By seat: how often it has asked for an undo. */
  readonly undosAsked: ReadonlyMap<Seat, number>;
  readonly isUndoRefused: boolean;
  readonly isEnded: boolean;
  /** Who gave up, which ended it; null: nobody. */
  readonly conceded: Seat | null;
  readonly timeOut: TimeOut | null;
  /** Time that was given at the decision that is pending; null: none. */
  readonly gift: Gift | null;
  /** By seat: how often it has given time. */
  readonly gifts: ReadonlyMap<Seat, number>;
  /** What was agreed on since the beginning; null: the clocks of the set-up. */
  readonly clock: ClockSetUp | null;
}

export const NOTHING_YET: JournalState = {
  standIns: new Set(),
  left: new Set(),
  proposal: null,
  proposals: 0,
  declined: null,
  askings: new Map(),
  orders: new Map(),
  undosAsked: new Map(),
  isUndoRefused: false,
  isEnded: false,
  conceded: null,
  timeOut: null,
  gift: null,
  gifts: new Map(),
  clock: null,
};

/** The table after one more row. */
export function applyEntry(journalState: JournalState, entry: JournalEntry): JournalState {
  const { proposal } = journalState;
  switch (entry.kind) {
    case 'dealt':
      return journalState;
    case 'answer': {
      // It is about a decision that has been made, or about somebody who is there after all.
      const isPast =
        proposal?.what === 'undo' ||
        (proposal?.what !== 'days' && proposal?.about === entry.seat && entry.by === 'person');
      return {
        ...journalState,
        proposal: isPast ? null : proposal,
        declined: null,
        timeOut: timeOutAfter(journalState.timeOut, entry.by === 'person' ? entry.seat : null),
        gift: null,
      };
    }
    case 'undo':
      return {
        ...journalState,
        proposal: null,
        declined: null,
        timeOut: null,
        gift: null,
        orders: ordersAfterUndo(journalState.orders, entry.seat, entry.to),
      };
    case 'propose':
      return propose(journalState, entry);
    case 'vote':
      if (proposal?.id !== entry.proposal) return journalState;
      if (entry.agree)
        return { ...journalState, proposal: { ...proposal, agreed: [...proposal.agreed, entry.seat] } };
      return {
        ...journalState,
        proposal: null,
        // Whoever made it withdraws it.
        declined:
          entry.seat === proposal.by ? null : { what: proposal.what, by: proposal.by, seat: entry.seat },
        isUndoRefused: journalState.isUndoRefused || (proposal.what === 'undo' && entry.forGood),
      };
    case 'sitter': {
      const plays = entry.plays === 'bot';
      return {
        ...journalState,
        standIns: plays
          ? withSeat(journalState.standIns, entry.seat)
          : withoutSeat(journalState.standIns, entry.seat),
        left: plays ? journalState.left : withoutSeat(journalState.left, entry.seat),
        orders: withOrder(journalState.orders, entry.seat, null),
        proposal: proposal?.about === entry.seat ? null : proposal,
        timeOut: !plays && journalState.timeOut?.seat === entry.seat ? null : journalState.timeOut,
      };
    }
    case 'leave':
      return {
        ...journalState,
        left: withSeat(journalState.left, entry.seat),
        orders: withOrder(journalState.orders, entry.seat, null),
      };
    case 'asking':
      if (entry.asking === 'not this round') return journalState;
      return { ...journalState, askings: new Map([...journalState.askings, [entry.seat, entry.asking]]) };
    case 'standing order':
      return { ...journalState, orders: withOrder(journalState.orders, entry.seat, entry.given) };
    case 'goes on':
      // The decision or the card that they speak of may be another one now.
      return { ...journalState, proposal: null, orders: new Map() };
    case 'end':
      return { ...journalState, proposal: null, isEnded: true, orders: new Map() };
    case 'concede':
      return { ...applyEntry(journalState, { kind: 'end' }), conceded: entry.seat };
    case 'time out': {
      const { seat, means } = entry;
      return {
        ...journalState,
        standIns: means === 'bot' ? withSeat(journalState.standIns, seat) : journalState.standIns,
        orders: means === 'bot' ? withOrder(journalState.orders, seat, null) : journalState.orders,
        proposal: null,
        isEnded: journalState.isEnded || means === 'end',
        timeOut: { seat, means, isPending: true },
      };
    }
    case 'time given':
      return giveTime(journalState, entry);
    case 'clock':
      return { ...journalState, proposal: null, timeOut: null, clock: entry.clock };
  }
}

/** A player who is being waited for although their time is up has time again. */
function giveTime(
  journalState: JournalState,
  { seat: by, to, millis }: Extract<TableEntry, { kind: 'time given' }>,
): JournalState {
  const { timeOut: past, proposal, gifts } = journalState;
  const isLate = past?.seat === to && past.means === 'wait' && past.isPending;
  return {
    ...journalState,
    timeOut: isLate ? null : past,
    proposal: isLate && proposal?.about === to ? null : proposal,
    gift: { by, to, millis },
    gifts: new Map([...gifts, [by, (gifts.get(by) ?? 0) + 1]]),
  };
}

/** `by`: the person who has answered, if it was one. */
function timeOutAfter(past: TimeOut | null, by: Seat | null): TimeOut | null {
  return past === null || past.seat === by ? null : { ...past, isPending: false };
}

function propose(journalState: JournalState, entry: Extract<TableEntry, { kind: 'propose' }>): JournalState {
  const { what, seat: by } = entry;
  const isUndo = what === 'undo';
  const asked = new Map(journalState.undosAsked);
  if (isUndo) asked.set(by, (asked.get(by) ?? 0) + 1);
  return {
    ...journalState,
    undosAsked: asked,
    declined: null,
    proposals: journalState.proposals + 1,
    proposal: {
      id: journalState.proposals,
      what,
      by,
      about: 'about' in entry ? entry.about : by,
      to: isUndo ? entry.to : 0,
      clock: what === 'days' ? entry.clock : null,
      agreed: [by],
    },
  };
}

/** The same when nothing changes. */
function withOrder(orders: GivenOrders, seat: Seat, given: GivenOrder | null): GivenOrders {
  const others = [...orders].filter(([other]) => other !== seat);
  if (given !== null) return new Map([...others, [seat, given]]);
  return others.length === orders.size ? orders : new Map(others);
}

function withSeat(seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> {
  return new Set([...seats, seat]);
}

function withoutSeat(seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> {
  return new Set([...seats].filter((each) => each !== seat));
}
