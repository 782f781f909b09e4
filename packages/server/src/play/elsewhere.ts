import type { RoomState } from './room-state.ts';

/** What somebody's list of their own tables says of one. */
interface Listed {
  /** Whether it is played, and who sits there. */
  readonly room: string;
  readonly people: readonly string[];
  /** Which decision is pending, and whose it is. */
  readonly move: string;
  /** Whose decision is pending; null: no person's. */
  readonly asked: string | null;
}

/**
 * Pages that are not at this table may list it: their people are told when that could read differently. It goes by
 * whose decision is pending, which everybody sees, and not by whether they have a choice.
 */
export class Elsewhere {
  private readonly state: RoomState;
  private known: Listed;

  constructor(state: RoomState) {
    this.state = state;
    this.known = listedOf(state);
  }

  /** Something has happened. */
  look(): void {
    const before = this.known;
    const now = listedOf(this.state);
    this.known = now;
    if (before.room === now.room && before.move === now.move) return;
    const moved = [before.asked, now.asked].filter((person) => person !== null);
    const concerned = before.room === now.room ? moved : [...before.people, ...now.people];
    for (const person of new Set(concerned)) this.state.around.listedAnew(person);
  }
}

function listedOf({ table: { status, seats }, underWay }: RoomState): Listed {
  const next = underWay?.match.next;
  const isAsked = next?.kind === 'person' || next?.kind === 'pass';
  const asked = isAsked ? (seats[next.seat]?.person ?? null) : null;
  return {
    room: JSON.stringify([status, seats.map(({ name }) => name)]),
    people: seats.flatMap(({ person }) => person ?? []),
    move: `${underWay?.number} ${asked}`,
    asked,
  };
}
