import type { Seat } from '@smashup/engine';
import type { Told } from '@smashup/referee';
import type { Phrase } from '@smashup/words';
import type { ClocksView, OnlineSetUp, ProposalView, RoomView, SeatView } from '../protocol/index.ts';
import type { SeatRow, StoredTable } from '../storage/index.ts';

/** What is open about a table, besides its rows. */
export interface TableFacts {
  readonly table: StoredTable;
  readonly setUp: OnlineSetUp;
  /** For whom seats of a rematch are kept. */
  readonly guests: ReadonlyMap<Seat, Pick<SeatRow, 'name'>>;
  readonly away: ReadonlySet<Seat>;
  readonly standIns: ReadonlySet<Seat>;
  readonly left: ReadonlySet<Seat>;
  readonly missing: Seat | null;
  readonly stillThere: RoomView['stillThere'];
  readonly watchers: number;
  readonly watching: RoomView['watching'];
  readonly rematch: RoomView['rematch'];
  readonly proposal: Omit<ProposalView, 'decision'> | null;
  readonly declined: RoomView['declined'];
  readonly clocks: ClocksView | null;
  readonly ending: RoomView['ending'];
}

/** Whom the game waits for now, and what it is about. */
type Present = Pick<RoomView, 'declined' | 'proposal' | 'clocks' | 'missing' | 'stillThere'>;

/** Those who watch the game as it was some turns ago are not told how it is now. */
const UNTOLD: Present = { declined: null, proposal: null, clocks: null, missing: null, stillThere: null };

function presentOf(facts: TableFacts, seat: Seat | null, decision: Told<Phrase> | null): Present {
  const { setUp, declined, proposal, clocks, missing, stillThere } = facts;
  if (seat === null && setUp.openHands !== null) return UNTOLD;
  return {
    declined,
    proposal: proposal === null ? null : { ...proposal, decision: decision?.content ?? null },
    clocks,
    missing,
    stillThere,
  };
}

/** `decision`: what a proposed undo returns to, in words for this seat. */
export function projectRoom(facts: TableFacts, seat: Seat | null, decision: Told<Phrase> | null): RoomView {
  const { table, setUp, watchers, watching, rematch, ending } = facts;
  const owner = table.seats.find(({ person }) => person !== null && person === table.owner);
  const isOpen = table.status === 'open';
  return {
    id: table.id,
    status: table.status,
    version: table.version,
    setUp,
    seats: table.seats.map((row) => ({ ...projectSeat(row, facts), name: nameAt(row, facts, seat) })),
    mine: seat,
    owner: owner?.seat ?? null,
    invitation: seat === null ? null : table.invitation,
    code: seat === null || !isOpen ? null : table.code,
    quick: table.quick > 0,
    fills: table.fills === 1,
    watchers,
    watching,
    ...presentOf(facts, seat, decision),
    rematch,
    ending,
  };
}

/** Somebody from the lobby is not told who played with whom before. */
function nameAt({ seat, kind, name }: SeatRow, { table, guests }: TableFacts, reader: Seat | null): string {
  const isTold = reader !== null || table.is_public === 0;
  return kind === 'invited' && isTold ? (guests.get(seat)?.name ?? name) : name;
}

function projectSeat(
  { seat, kind, person, ready }: SeatRow,
  { setUp, away, standIns, left }: TableFacts,
): Omit<SeatView, 'name'> {
  const planned = setUp.seats[seat];
  const level = kind === 'bot' ? 'normal' : null;
  return {
    seat,
    kind,
    person,
    ready: ready === 1,
    level: kind === 'bot' && planned?.sitter.kind === 'bot' ? planned.sitter.level : level,
    factions: planned?.factions ?? null,
    away: kind === 'person' && away.has(seat),
    standIn: standIns.has(seat),
    left: left.has(seat),
  };
}
