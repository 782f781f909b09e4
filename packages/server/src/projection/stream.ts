import type { Beat, Situation, StoryLine, Told, Update } from '@smashup/referee';
import {
  diff,
  part as partSchema,
  storyAfter,
  unpack,
  type ChatLine,
  type GamePart,
  type Part,
  type Reply,
  type RoomView,
  type Since,
  type Whole,
} from '../protocol/index.ts';
import { newId } from '../random.ts';
import { outgoing, type Outgoing } from './outgoing.ts';

/** Enough for a brief gap; a reader that missed more gets the whole, which is hardly longer. */
const MOST_RECENT_CHARACTERS = 3000;
/** How much of the story a newcomer gets at first. */
const MOST_LINES = 40;

/** What one seat, or those who watch, are told about a table, numbered for them alone. */
export class Stream {
  private readonly table: string;
  private readonly epoch = newId().slice(0, 12);
  private n = 0;
  private room: RoomView;
  private situation: Situation | null = null;
  /** In the form they are sent in: a tenth of what they would take in memory. */
  private recent: string[] = [];
  /** How long the story is that its readers know; null: nobody has asked for it. */
  private lines: number | null = null;

  constructor(table: string, room: RoomView) {
    this.table = table;
    this.room = room;
  }

  get at(): Since {
    return { epoch: this.epoch, n: this.n };
  }

  /** The game as this reader may see it has been looked at for the first time. `ticket` names the decision, if there is one. */
  begin(told: Told<Update>, ticket: () => number): void {
    this.situation = situationOf(told.content, ticket);
  }

  /** Everything, as it was told last, with the end of the story: the whole of it is long, and asked for apart. */
  whole(chat: readonly ChatLine[], now: number): Outgoing<Whole> {
    const { table, room, situation } = this;
    const game = situation === null ? null : { standing: situation, log: this.lastLines() };
    return outgoing({ tell: 'whole', table, now, at: this.at, room, game, chat: [...chat] });
  }

  private lastLines(): StoryLine[] {
    let lines: readonly StoryLine[] = [];
    for (const { game } of this.recent.map(readAgain)) if (game !== null) lines = storyAfter(lines, game);
    return lines.slice(-MOST_LINES);
  }

  /** The whole story up to now. */
  story(told: Told<readonly StoryLine[]>): Outgoing<Reply> {
    this.lines = told.content.length;
    return outgoing({ ok: true, story: { at: this.at, lines: [...told.content] } });
  }

  /** Null: there is nothing new. */
  tellRoom(room: RoomView): Outgoing<Part> | null {
    if (diff(this.room, room) === 0) return null;
    this.room = room;
    return this.next({ room, game: null });
  }

  tellGame(told: Told<Update>, ticket: () => number): Outgoing<Part> | null {
    const { beats, log } = told.content;
    const before = this.situation;
    const situation = situationOf(told.content, ticket);
    let view = before?.view ?? null;
    const patched = beats.map((beat) => {
      const patch = diff(view, beat.view);
      view = beat.view;
      return { lines: beat.lines, view: patch };
    });
    const patch = diff(before === null ? null : { ...comparable(before, situation), view }, situation);
    this.situation = situation;
    if (patch === 0 && patched.length === 0 && log === null) return null;
    return this.next({
      room: null,
      game: { beats: patched, standing: patch, ...this.tellStory(beats, log) },
    });
  }

  /** After an undo the story is the same, only shorter. */
  private tellStory(beats: readonly Beat[], log: Update['log']): Pick<GamePart, 'log' | 'undone'> {
    const before = this.lines;
    const added = beats.reduce((sum, beat) => sum + beat.lines.length, 0);
    this.lines = log?.length ?? (before === null ? null : before + added);
    if (log === null || before === null || log.length > before) return { log, undone: 0 };
    return { log: null, undone: before - log.length };
  }

  private next(news: Pick<Part, 'room' | 'game'>): Outgoing<Part> {
    this.n++;
    const part = outgoing<Part>({ tell: 'part', table: this.table, at: this.at, ...news });
    this.recent = lastOf([...this.recent, part.text]);
    return part;
  }

  /** What was told after that; null: that is not known any more. */
  since({ epoch, n }: Since): Outgoing<Part>[] | null {
    if (epoch !== this.epoch || n > this.n || this.n - n > this.recent.length) return null;
    const missed = n === this.n ? [] : this.recent.slice(n - this.n);
    return missed.map((text) => outgoing(readAgain(text)));
  }
}

/** As many of the last ones as fit the limit together, and at least one. */
function lastOf(texts: readonly string[]): string[] {
  let length = 0;
  const from = texts.findLastIndex((text, at) => {
    length += text.length;
    return length > MOST_RECENT_CHARACTERS && at < texts.length - 1;
  });
  return texts.slice(from + 1);
}

function readAgain(text: string): Part {
  return partSchema.parse(unpack(JSON.parse(text)));
}

/** A decision of another kind has nothing in common with the one before: the patch would be longer. */
function comparable(before: Situation, { decision }: Situation): Situation {
  const isComparable = decision === null || before.decision?.kind === decision.kind;
  return isComparable ? before : { ...before, decision: null };
}

/**
 * The engine numbers decisions as they come, which would let others count them: the ticket takes the number's place.
 */
function situationOf({ beats: _beats, log: _log, ...situation }: Update, ticket: () => number): Situation {
  const { decision } = situation;
  return { ...situation, decision: decision === null ? null : { ...decision, id: ticket() } };
}
