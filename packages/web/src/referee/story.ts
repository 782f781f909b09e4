import { NONE, type LogEvent, type Seat, type State } from '@smashup/engine';
import { isAside } from '@smashup/words';
import type { StoryLine } from '../protocol/update.ts';
import { listenerAt, words } from './words.ts';

/** A line of the story, as each listener may hear it. */
interface Entry {
  /** How many answers had been given before it. */
  readonly after: number;
  readonly told: ReadonlyMap<Seat | null, StoryLine>;
}

/**
 * What has happened in a game. It is put into words at once: shuffling gives cards new numbers, so an event cannot be
 * told later.
 */
export class Story {
  /** Null: somebody who only watches. */
  private readonly listeners: readonly (Seat | null)[];
  private entries: Entry[] = [];

  constructor(listeners: readonly (Seat | null)[]) {
    this.listeners = listeners;
  }

  hear(event: LogEvent, state: State, after: number): void {
    const told = new Map(this.listeners.map((seat) => [seat, tell(event, state, seat)]));
    this.entries.push({ after, told });
  }

  lines(seat: Seat | null): StoryLine[] {
    return this.entries.flatMap(({ told }) => told.get(seat) ?? []);
  }

  latest(seat: Seat | null): StoryLine | undefined {
    return this.entries.at(-1)?.told.get(seat);
  }

  /** Forgets what followed the answers that were taken back. */
  rewind(answers: number): void {
    this.entries = this.entries.filter(({ after }) => after < answers);
  }
}

function tell(event: LogEvent, state: State, seat: Seat | null): StoryLine {
  const { key, player = NONE, card, cards, base = NONE, from = NONE, source = NONE, count } = event;
  const about = cards ?? (card === undefined ? [] : [card]);
  return {
    key,
    text: words.tellEvent(event, listenerAt(state, seat)),
    aside: isAside(event),
    turn: state.turn.number,
    player: orNull(player),
    cards: about,
    base: orNull(base),
    from: orNull(from),
    source: orNull(source),
    count: count ?? about.length,
  };
}

function orNull(id: number): number | null {
  return id === NONE ? null : id;
}
