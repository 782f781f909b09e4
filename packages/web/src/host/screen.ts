import type { Seat } from '@smashup/engine';
import type { SeatSetUp } from '@smashup/referee';

/** The viewer: a seat, or null for a spectator. */
export class Screen {
  private readonly persons: readonly Seat[];
  private looking: Seat | null;
  private expected: Seat | null = null;

  constructor(seats: readonly SeatSetUp[]) {
    this.persons = [...seats.keys()].filter((seat) => seats[seat]?.sitter.kind === 'person');
    const [only, ...others] = this.persons;
    this.looking = only === undefined || others.length > 0 ? null : only;
  }

  /** The seat whose view is shown; null while one person hands the screen to another. */
  get viewer(): Seat | null {
    return this.isHandingOver ? null : this.looking;
  }

  get isHandingOver(): boolean {
    return this.expected !== null;
  }

  isPerson(seat: Seat): boolean {
    return this.persons.includes(seat);
  }

  /** A person has to decide: with hidden hands, the screen is handed over first. True: the viewer changed. */
  callFor(seat: Seat, areHandsHidden: boolean): boolean {
    if (seat === (this.expected ?? this.looking)) return false;
    if (areHandsHidden) this.expected = seat;
    else this.looking = seat;
    return true;
  }

  /** The person who was called has come. */
  handedOver(): void {
    this.looking = this.expected ?? this.looking;
    this.expected = null;
  }

  /** In a game without persons. */
  watchAs(seat: Seat | null): void {
    if (this.persons.length === 0) this.looking = seat;
  }
}
