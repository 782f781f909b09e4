import { library } from '@smashup/cards';
import { HIDDEN, NONE, type CardDef, type CardId, type Seat, type State } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { capitalized, listed, thirdPerson } from './grammar.ts';

const SEAT_COLOURS = [colours.cyan, colours.magenta, colours.yellow, colours.blue] as const;

/** Everything of one player has one colour. */
export function inColourOf(seat: Seat, text: string): string {
  const colour = SEAT_COLOURS[seat];
  return colour === undefined ? text : colour(text);
}

/** Calls the things on a table by name, to one listener. */
export class Speaker {
  /** What the listener may know. */
  readonly state: State;
  /** Where the numbers on the table are read, which are everybody's: on the state itself, whose rules are warm. */
  readonly numbers: State;
  /** The seat of the listener, who is "you"; NONE: somebody who only watches. */
  readonly you: Seat;

  constructor(state: State, you: Seat, numbers: State = state) {
    this.state = state;
    this.numbers = numbers;
    this.you = you;
  }

  def(card: CardId): CardDef | null {
    const def = this.state.defs[card];
    return def === undefined || def === HIDDEN ? null : (library.defs[def] ?? null);
  }

  card(card: CardId | undefined): string {
    const def = card === undefined ? null : this.def(card);
    return def === null ? 'a card' : colours.bold(def.name);
  }

  /** Cards of the same name are counted. */
  cards(cards: readonly CardId[]): string {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(this.card(card), (counts.get(this.card(card)) ?? 0) + 1);
    return listed([...counts].map(([name, count]) => (count === 1 ? name : `${count}× ${name}`)));
  }

  player(seat: Seat | undefined): string {
    if (seat === undefined || seat === NONE) return 'nobody';
    return inColourOf(seat, seat === this.you ? 'you' : this.name(seat));
  }

  /** The same at the start of a line. */
  title(seat: Seat): string {
    return inColourOf(seat, capitalized(seat === this.you ? 'you' : this.name(seat)));
  }

  /** At the start of a sentence, with what the player does: "You play", "Ann plays". */
  does(seat: Seat | undefined, verb: string): string {
    if (seat === undefined || seat === NONE) return `The rules ${verb}`;
    return `${this.title(seat)} ${this.verbFor(seat, verb)}`;
  }

  /** The same inside a sentence. */
  thenDoes(seat: Seat, verb: string): string {
    return `${this.player(seat)} ${this.verbFor(seat, verb)}`;
  }

  private verbFor(seat: Seat, verb: string): string {
    return seat === this.you ? verb : thirdPerson(verb);
  }

  whose(seat: Seat): string {
    return inColourOf(seat, seat === this.you ? 'your' : `${this.name(seat)}’s`);
  }

  private name(seat: Seat): string {
    return this.state.players[seat]?.name ?? `player ${seat + 1}`;
  }
}
