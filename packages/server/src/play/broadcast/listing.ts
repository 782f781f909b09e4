import { isSame } from '@smashup/referee';
import type { Part } from '../part.ts';
import type { TableState } from '../table-state.ts';

/** What somebody's list of their own tables says of one. */
interface Listed {
  /** Whether it is played, and who sits there. */
  readonly table: { readonly status: string; readonly names: readonly string[] };
  readonly people: readonly string[];
  /** How many entries the game has, and whose decision is pending; null: no person's. */
  readonly move: { readonly number: number | null; readonly asked: string | null };
}

/**
 * Tells people when their list of their own tables may read differently, wherever they are. It goes by whose decision is
 * pending, which everybody sees, and not by whether they have a choice.
 */
export class Listing implements Part {
  private readonly state: TableState;
  private known: Listed;

  constructor(state: TableState) {
    this.state = state;
    this.known = listedOf(state);
  }

  reconcile(): null {
    const before = this.known;
    const now = listedOf(this.state);
    this.known = now;
    const isSameTable = isSame(before.table, now.table);
    if (isSameTable && isSame(before.move, now.move)) return null;
    const asked = [before.move.asked, now.move.asked].filter((person) => person !== null);
    const concerned = isSameTable ? asked : [...before.people, ...now.people];
    for (const person of new Set(concerned)) this.state.services.listedAnew(person);
    return null;
  }
}

function listedOf({ table: { status, seats }, underWay }: TableState): Listed {
  const next = underWay?.match.next;
  const isAsked = next?.kind === 'person' || next?.kind === 'pass';
  return {
    table: { status, names: seats.map(({ name }) => name) },
    people: seats.flatMap(({ person }) => person ?? []),
    move: {
      number: underWay?.number ?? null,
      asked: isAsked ? (seats[next.seat]?.person ?? null) : null,
    },
  };
}
