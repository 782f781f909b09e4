import { createHmac } from 'node:crypto';
import type { Seat } from '@smashup/engine';

/** As many bits as a number holds exactly, and a byte less. */
const BYTES = 6;
/** How far back an answer that is sent again is known. */
const KNOWN = 16;

/**
 * The name of a decision for the seat that makes it: the same in every process and after every restart, and nobody can
 * count with it what others have decided meanwhile.
 */
export function ticketFor(secret: string, seat: Seat, number: number): number {
  return createHmac('sha256', secret).update(`${seat} ${number}`).digest().readUIntBE(0, BYTES);
}

/** `passed`: the answer with which the referee has passed for the seat; null: the person answered. */
interface Given {
  readonly number: number;
  readonly passed: readonly number[] | null;
}

/** The last answers of each seat, so that one that comes twice is done once. */
export class Answered {
  private readonly secret: string;
  private readonly bySeat = new Map<Seat, readonly Given[]>();

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The entry of that number of the game's was an answer of that seat. */
  note(seat: Seat, number: number, passed: Given['passed']): void {
    const known = this.bySeat.get(seat) ?? [];
    this.bySeat.set(seat, [...known.slice(1 - KNOWN), { number, passed }]);
  }

  /** Has that been done? Whoever passes what was just passed for them has what they wanted. */
  has(seat: Seat, ticket: number, picks: readonly number[]): boolean {
    const given = this.bySeat
      .get(seat)
      ?.find(({ number }) => ticketFor(this.secret, seat, number) === ticket);
    if (given === undefined) return false;
    return given.passed === null || given.passed.join() === picks.join();
  }
}
