import { cardsIn, type CardId, type LogEvent, type LogKey, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { playAtRandom, randomConfig } from '../kit/random-play.ts';

/** Where a card is. */
function placeOf(card: CardId, { pieces, players, box }: State): string {
  const piece = pieces[card] ?? null;
  if (piece !== null) return `${piece.as} at ${piece.base} on ${piece.on}`;
  for (const [seat, { hand, deck, discard }] of players.entries()) {
    if (hand.includes(card)) return `hand ${seat}`;
    if (deck.includes(card)) return `deck ${seat}`;
    if (discard.includes(card)) return `discard ${seat}`;
  }
  return box.includes(card) ? 'box' : 'elsewhere';
}

/** A line of the story, with what became of its cards. */
class Telling {
  readonly event: LogEvent;
  private readonly cards: readonly CardId[];
  private readonly places: string;
  private looks = 0;
  movesAtOnce = false;
  moves = false;

  constructor(event: LogEvent, state: State) {
    this.event = event;
    this.cards = cardsIn(event);
    this.places = this.placesIn(state);
  }

  private placesIn(state: State): string {
    return this.cards.map((card) => placeOf(card, state)).join();
  }

  /** Its card is uncovered, and somebody is asked where it is played, or as what. */
  awaitsItsPlace({ stack }: State): boolean {
    if (this.event.key !== 'uncover') return false;
    return stack.some(
      (frame) =>
        frame.kind === 'play' &&
        this.cards.includes(frame.card) &&
        (frame.stage === 'side' || frame.stage === 'where'),
    );
  }

  /** Something else is told, or everything is done. */
  look(state: State, next: LogEvent | null): void {
    const hasMoved = this.placesIn(state) !== this.places;
    // What was placed can be drawn, and that is told next.
    const isToldNext = next?.told === 'after' && cardsIn(next).some((card) => this.cards.includes(card));
    this.moves ||= hasMoved;
    this.movesAtOnce ||= hasMoved && this.looks === 0 && !isToldNext;
    this.looks++;
  }
}

function tellingsOf(seed: number, players: number): Telling[] {
  const all: Telling[] = [];
  let open: Telling[] = [];
  let playing: State | null = null;
  const look = (state: State, next: LogEvent | null): void => {
    for (const telling of open) telling.look(state, next);
  };
  playAtRandom(
    randomConfig(players),
    seed,
    (state) => {
      playing = state;
      look(state, null);
      all.push(...open.filter((telling) => !telling.awaitsItsPlace(state)));
      open = open.filter((telling) => telling.awaitsItsPlace(state));
      return state;
    },
    (event) => {
      if (playing === null) return;
      look(playing, event);
      open.push(new Telling(event, playing));
    },
  );
  return all;
}

/** What is revealed or changes hands goes on to somewhere by what revealed it. */
const GOES_ON: readonly LogKey[] = ['reveal', 'control'];

test('an event says whether it is told before or after what it tells of', () => {
  const tellings = [1, 2, 3, 4, 5, 6].flatMap((seed) => tellingsOf(seed, 2 + (seed % 3)));
  const before = tellings.filter(({ event }) => event.told === 'before');
  const after = tellings.filter(({ event }) => event.told === 'after' && !GOES_ON.includes(event.key));
  expect(new Set(before.map(({ event }) => event.key))).toContain('destroy');
  expect(new Set(after.map(({ event }) => event.key))).toContain('move');
  expect(before.filter(({ event, moves }) => !moves && cardsIn(event).length > 0)).toEqual([]);
  expect(after.filter(({ movesAtOnce }) => movesAtOnce)).toEqual([]);
});
