import type { Seat } from '@smashup/engine';
import type { Person } from '../../people/index.ts';
import { EMOTES, type ChatLine, type ChatRoom } from '../../protocol/index.ts';
import { Refused } from '../../refused.ts';
import type { ChatRow, JournalStore } from '../../storage/index.ts';

/** How many lines of each room can still be read: were it one number for all, people could count what they do not hear. */
const REMEMBERED = 50;
const MOST_RACES = 8;

/** What is said at one table. */
export class Chat {
  private readonly journal: JournalStore;
  private readonly table: string;
  private readonly now: () => number;
  private said: ChatLine[];

  private constructor(journal: JournalStore, table: string, now: () => number, said: ChatLine[]) {
    this.journal = journal;
    this.table = table;
    this.now = now;
    this.said = said;
  }

  static async open(journal: JournalStore, table: string, now: () => number): Promise<Chat> {
    const rows = await journal.chat(table, REMEMBERED);
    return new Chat(journal, table, now, rows.flatMap(lineOf));
  }

  get lines(): readonly ChatLine[] {
    return this.said;
  }

  /** What others have stored meanwhile. */
  async catchUp(): Promise<ChatLine[]> {
    const last = this.said.at(-1)?.number ?? -1;
    this.said = (await this.journal.chat(this.table, REMEMBERED)).flatMap(lineOf);
    return this.said.filter(({ number }) => number > last);
  }

  /** Returns what is to be told: what others have stored meanwhile, and then the line. */
  async say(
    { id, name }: Person,
    seat: Seat | null,
    room: ChatRoom,
    said: ChatLine['said'],
  ): Promise<ChatLine[]> {
    const missed: ChatLine[] = [];
    for (let races = 0; races < MOST_RACES; races++) {
      const number = (this.said.at(-1)?.number ?? -1) + 1;
      // No two lines of a room have the same time: people are given the time in place of the number.
      const last = this.said.findLast((line) => line.room === room);
      const at = Math.max(this.now(), (last?.at ?? 0) + 1);
      const line: ChatLine = { number, room, person: id, name, seat, at, said };
      if (await this.journal.say(rowOf(this.table, line))) {
        this.said = lastOfEach([...this.said, line]);
        return [...missed, line];
      }
      missed.push(...(await this.catchUp()));
    }
    throw new Refused('trouble', 'Too many people are talking at once. Please try again in a moment.');
  }
}

/** The last lines of each room. */
function lastOfEach(lines: readonly ChatLine[]): ChatLine[] {
  const counts = new Map<ChatRoom, number>();
  const kept = lines.toReversed().filter(({ room }) => {
    const count = (counts.get(room) ?? 0) + 1;
    counts.set(room, count);
    return count <= REMEMBERED;
  });
  return kept.reverse();
}

function rowOf(game: string, { number, room, person, at, said, seat, name }: ChatLine): ChatRow {
  const text = said.kind === 'text' ? said.text : said.emote;
  return { game, number, room, person, name, seat, kind: said.kind, text, at };
}

function lineOf({ number, room, person, name, seat, kind, text, at }: ChatRow): ChatLine[] {
  const emote = EMOTES.find((known) => known === text);
  if (kind === 'emote' && emote === undefined) return [];
  const said =
    kind === 'emote' && emote !== undefined ? ({ kind, emote } as const) : ({ kind: 'text', text } as const);
  return [{ number, room, person, name, seat, at, said }];
}
