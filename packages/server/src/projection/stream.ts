import type { StoryLine, Told, Update } from '@smashup/referee';
import {
  diff,
  type ChatLine,
  type GamePart,
  type Part,
  type Reply,
  type RoomView,
  type Since,
  type Standing,
  type Whole,
} from '../protocol/index.ts';
import { newId } from '../random.ts';
import { outgoing, type Outgoing } from './outgoing.ts';

/** Enough for a lost moment; whoever missed more gets the whole. */
const MOST_RECENT = 12;
/** What somebody who comes reads first. */
const MOST_LINES = 40;

/** What one seat, or those who watch, are told about a table, numbered for them alone. */
export class Stream {
  private readonly table: string;
  private readonly epoch = newId().slice(0, 12);
  private n = 0;
  private room: RoomView;
  private standing: Standing | null = null;
  private recent: Outgoing<Part>[] = [];

  constructor(table: string, room: RoomView) {
    this.table = table;
    this.room = room;
  }

  get at(): Since {
    return { epoch: this.epoch, n: this.n };
  }

  /** The game as this reader may see it has been looked at for the first time. `ticket` names the decision. */
  begin(told: Told<Update>, ticket: number): void {
    this.standing = standingOf(told.content, ticket);
  }

  /** Everything, as it was told last, with the end of the story: the whole of it is long, and asked for apart. */
  whole(chat: readonly ChatLine[], now: number): Outgoing<Whole> {
    const { table, room, standing } = this;
    const game = standing === null ? null : { standing, log: this.lastLines() };
    return outgoing({ tell: 'whole', table, now, at: this.at, room, game, chat: [...chat] });
  }

  private lastLines(): StoryLine[] {
    let lines: readonly StoryLine[] = [];
    for (const { content } of this.recent) {
      const news = content.game?.beats.flatMap((beat) => beat.lines) ?? [];
      lines = content.game?.log ?? [...lines, ...news];
    }
    return lines.slice(-MOST_LINES);
  }

  /** The whole story up to now. */
  story(told: Told<readonly StoryLine[]>): Outgoing<Reply> {
    return outgoing({ ok: true, story: { at: this.at, lines: [...told.content] } });
  }

  /** Null: it is nothing new. */
  tellRoom(room: RoomView): Outgoing<Part> | null {
    if (diff(this.room, room) === 0) return null;
    this.room = room;
    return this.next({ room, game: null });
  }

  tellGame(told: Told<Update>, ticket: number): Outgoing<Part> | null {
    const { beats, log } = told.content;
    const before = this.standing;
    const standing = standingOf(told.content, ticket);
    let view = before?.view ?? null;
    const patched = beats.map((beat) => {
      const patch = diff(view, beat.view);
      view = beat.view;
      return { lines: beat.lines, view: patch };
    });
    const patch = diff(before === null ? null : { ...before, view }, standing);
    this.standing = standing;
    if (patch === 0 && patched.length === 0 && log === null) return null;
    const game: GamePart = { beats: patched, standing: patch, log };
    return this.next({ room: null, game });
  }

  private next(news: Pick<Part, 'room' | 'game'>): Outgoing<Part> {
    this.n++;
    const part = outgoing<Part>({ tell: 'part', table: this.table, at: this.at, ...news });
    this.recent = [...this.recent.slice(1 - MOST_RECENT), part];
    return part;
  }

  /** What was told after that; null: that is not known any more. */
  since({ epoch, n }: Since): Outgoing<Part>[] | null {
    if (epoch !== this.epoch || n > this.n || this.n - n > this.recent.length) return null;
    return n === this.n ? [] : this.recent.slice(n - this.n);
  }
}

/** The engine numbers decisions as they come, and others could count with it: the ticket takes its place. */
function standingOf({ beats: _beats, log: _log, ...standing }: Update, ticket: number): Standing {
  const { decision } = standing;
  return { ...standing, decision: decision === null ? null : { ...decision, id: ticket } };
}
