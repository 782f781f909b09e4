import type { Seat } from '@smashup/engine';
import { areApart } from '../../people/index.ts';
import { chatTold, done, type Outgoing } from '../../projection/index.ts';
import { pairRoom, type ChatLine, type ChatRoom, type Reply } from '../../protocol/index.ts';
import { Refused } from '../../refused.ts';
import type { Chat } from './chat.ts';
import type { Crowd, Visitor } from '../presence/crowd.ts';
import type { Queue } from '../queue.ts';
import type { TableState } from '../table-state.ts';

/** Who hears what is said at a table. */
export class Talk {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly crowd: Crowd;
  private readonly chat: Chat;

  constructor(state: TableState, queue: Queue, crowd: Crowd, chat: Chat) {
    this.state = state;
    this.queue = queue;
    this.crowd = crowd;
    this.chat = chat;
  }

  say({ person }: Visitor, said: ChatLine['said'], toPartner = false): Promise<Outgoing<Reply>> {
    return this.queue.answer(async () => {
      const seat = this.state.seatOf(person);
      const lines = await this.chat.say(person, seat, this.roomFor(seat, toPartner), said);
      for (const line of lines) this.tell(line);
      this.state.services.publish({ kind: 'chat', table: this.state.id });
    }, done);
  }

  private roomFor(seat: Seat | null, toPartner: boolean): ChatRoom {
    if (!toPartner) return seat === null ? 'watchers' : 'players';
    const pair = pairOf(this.state, seat);
    if (pair === null) throw new Refused('not allowed', 'You have no partner to talk to here.');
    return pair;
  }

  /** Something has been said at another process. */
  async catchUp(): Promise<void> {
    for (const line of await this.chat.catchUp()) this.tell(line);
  }

  hasSpoken(person: string): boolean {
    return this.chat.lines.some((line) => line.person === person);
  }

  private tell(line: ChatLine): void {
    for (const other of this.crowd.all)
      if (this.isFor(other, line)) other.tell(chatTold(this.state.id, uncounted(line)));
  }

  hearWatchers(visitor: Visitor, on: boolean): Outgoing<Reply> {
    this.crowd.hearWatchers(visitor, on);
    return done();
  }

  linesFor(visitor: Visitor): ChatLine[] {
    return this.chat.lines.filter((line) => this.isFor(visitor, line)).map(uncounted);
  }

  /** While the game is played, those who watch know hands that the players do not. */
  private get seeHands(): boolean {
    return this.state.isPlaying && this.state.setUp.openHands !== null;
  }

  /**
   * Players, watchers and each pair have chats of their own; nobody hears people they muted, or people separated from
   * them by a block.
   */
  private isFor(visitor: Visitor, line: ChatLine): boolean {
    const { person, relations, hears } = visitor;
    if (line.person === person.id) return true;
    if (!hears || relations.muted.has(line.person) || areApart(relations, line.person)) return false;
    const seat = this.state.seatOf(person);
    switch (line.room) {
      case 'players':
        return seat !== null || this.state.table.status === 'open';
      case 'watchers':
        return seat === null || (this.crowd.hearsWatchers(visitor) && !this.seeHands);
      case 'first pair':
      case 'second pair':
        return line.room === pairOf(this.state, seat);
    }
  }
}

/** The room of this seat and its partner (R13.4). Null: there is none as long as seats may change hands. */
function pairOf({ setUp, table }: TableState, seat: Seat | null): ChatRoom | null {
  if (setUp.variant !== 'teams' || table.status === 'open' || seat === null) return null;
  return pairRoom(seat);
}

/** The table's own numbers would let people count what is said in the other chat, or by people they do not hear. */
function uncounted(line: ChatLine): ChatLine {
  return { ...line, number: line.at };
}
