import type { Seat } from '@smashup/engine';
import type { SeatSetUp } from '@smashup/referee';

/** Who looks at the screen: a seat, or null for somebody who only watches. */
export class Screen {
  private readonly persons: readonly Seat[];
  private looking: Seat | null;
  private expected: Seat | null = null;

  constructor(seats: readonly SeatSetUp[]) {
    this.persons = [...seats.keys()].filter((seat) => seats[seat]?.sitter.kind === 'person');
    const [only, ...others] = this.persons;
    this.looking = only === undefined || others.length > 0 ? null : only;
  }

  /** Through whose eyes the table is seen. While one person leaves and another comes, nobody's. */
  get viewer(): Seat | null {
    return this.isHandingOver ? null : this.looking;
  }

  get isHandingOver(): boolean {
    return this.expected !== null;
  }

  isPerson(seat: Seat): boolean {
    return this.persons.includes(seat);
  }

  /** A person has to decide. Where hands are hidden, the screen changes hands first. True: somebody else looks now. */
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
