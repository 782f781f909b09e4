import { createHmac } from 'node:crypto';
import type { Seat } from '@smashup/engine';

/** As many whole bytes as a number holds exactly. */
const BYTES = 6;
/** How far back a repeated answer is recognised. */
const KNOWN = 16;

/**
 * The name of a decision for the seat that makes it: the same in every process and after every restart, and it does
 * not let anybody count what others have decided meanwhile.
 */
export function ticketFor(secret: string, seat: Seat, number: number): number {
  return createHmac('sha256', secret).update(`${seat} ${number}`).digest().readUIntBE(0, BYTES);
}

/** `picks`: what the person picked, or the referee that passed for them; null: that was before the game was opened here. */
interface Given {
  readonly number: number;
  readonly picks: readonly number[] | null;
}

/** What has become of a question: answered so, otherwise, or in a way that only the journal knows. */
export type Fate = 'done' | 'otherwise' | 'forgotten';

/** The last answers of each seat, so that one that comes twice is done once. */
export class Answered {
  private readonly secret: string;
  private readonly bySeat = new Map<Seat, readonly Given[]>();

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The entry of that number of the game's was an answer of that seat. */
  note(seat: Seat, number: number, picks: Given['picks']): void {
    const known = this.bySeat.get(seat) ?? [];
    const others = known.filter((given) => given.number !== number);
    this.bySeat.set(seat, [...others.slice(1 - KNOWN), { number, picks }]);
  }

  /**
   * Sending the same answer again succeeds, and so does passing what was just passed for the player; a different
   * answer, from another page, came too late. Null: it was not answered, or long ago.
   */
  fateOf(seat: Seat, ticket: number, picks: readonly number[]): Fate | null {
    const given = this.given(seat, ticket);
    if (given === undefined) return null;
    if (given.picks === null) return 'forgotten';
    return given.picks.join() === picks.join() ? 'done' : 'otherwise';
  }

  /** The number of the entry that answered it, if only the journal knows how. */
  forgotten(seat: Seat, ticket: number): number | null {
    const given = this.given(seat, ticket);
    return given?.picks === null ? given.number : null;
  }

  private given(seat: Seat, ticket: number): Given | undefined {
    return this.bySeat.get(seat)?.find(({ number }) => ticketFor(this.secret, seat, number) === ticket);
  }
}
