import type { CardId, Seat } from '@smashup/engine';
import type { Asking, Audience, DelayedFeed, GivenOrder, Inspection, Told } from '@smashup/referee';
import { isSame } from '@smashup/referee';
import type { Phrase } from '@smashup/words';
import {
  all,
  missed,
  passedFor,
  projectRoom,
  Stream,
  type Outgoing,
  type TableFacts,
} from '../../projection/index.ts';
import type { Part as Message, Reply, RoomView, Since, Whole } from '../../protocol/index.ts';
import { notThere, Refused } from '../../refused.ts';
import type { LiveGame } from '../journal/live-game.ts';
import { legally } from '../answers/legally.ts';
import { MOST_UNDOS } from '../answers/proposals.ts';
import { earlyEnding } from '../journal/outcome.ts';
import type { Part } from '../part.ts';
import type { Absence } from '../presence/absence.ts';
import type { Crowd, Visitor } from '../presence/crowd.ts';
import type { TableState } from '../table-state.ts';
import type { Talk } from '../talk/talk.ts';

const LANGUAGE = 'en';

/** Null: those who watch. */
export function audience(seat: Seat | null): Audience {
  return { seat, language: LANGUAGE };
}

/** Those who watch are asked nothing. */
const noTicket = (): number => 0;

/** What a seat is asked rests on this, besides the game itself. */
interface Wishes {
  readonly isStandIn: boolean;
  readonly order: GivenOrder | null;
  readonly asking: Asking | null;
}

/** A stream, and what it was told last. */
interface Followed {
  readonly stream: Stream;
  /** Where those who watch see open hands. */
  readonly feed: DelayedFeed | null;
  wishes: Wishes;
  readonly leave: () => void;
}

/** Tells everybody at a table what happens there: one stream for each seat, and one for all who watch. */
export class Broadcast implements Part {
  private readonly state: TableState;
  private readonly crowd: Crowd;
  private readonly absence: Absence;
  private readonly talk: Talk;
  private readonly followed = new Map<Seat | null, Followed>();
  /** The game that the streams are about. */
  private game: LiveGame | null;
  /** The seat as which each visitor was told. */
  private readonly seats = new WeakMap<Visitor, Seat | null>();
  /** The decision that a proposed undo returns to, in words for each seat. */
  private named: { readonly proposal: unknown; readonly bySeat: Map<Seat | null, Told<Phrase>> } | null =
    null;

  constructor(state: TableState, crowd: Crowd, absence: Absence, talk: Talk) {
    this.state = state;
    this.crowd = crowd;
    this.absence = absence;
    this.talk = talk;
    this.game = state.game;
  }

  // What is asked for

  /** What a visitor has missed, or everything. */
  since(visitor: Visitor, since: Since | undefined): Outgoing<Reply> {
    const { stream } = this.follow(this.state.seatOf(visitor.person));
    const parts = since === undefined ? null : stream.since(since);
    return parts === null ? all(this.whole(visitor)) : missed(parts, this.talk.linesFor(visitor));
  }

  whole(visitor: Visitor): Outgoing<Whole> {
    const { stream } = this.follow(this.state.seatOf(visitor.person));
    return stream.whole(this.talk.linesFor(visitor), this.state.services.now());
  }

  /** What happened since the cards were dealt, in words. */
  story(visitor: Visitor): Outgoing<Reply> {
    const seat = this.state.seatOf(visitor.person);
    const { game } = this.state;
    if (game === null) throw new Refused('not allowed', 'No cards have been dealt at this table yet.');
    const { stream } = this.follow(seat);
    const feed = this.feedFor(seat);
    return stream.story(feed === null ? game.match.story(audience(seat)) : legally(() => feed.story()));
  }

  /** A card as it is on the visitor's table. */
  inspect({ person }: Visitor, card: CardId): Told<Inspection> {
    const { game } = this.state;
    if (game === null) throw notThere();
    const seat = this.state.seatOf(person);
    const feed = this.feedFor(seat);
    return feed === null ? game.match.inspect(audience(seat), card) : feed.inspect(card);
  }

  /** What was passed under somebody's standing order. */
  passed({ person }: Visitor): Outgoing<Reply> {
    const seat = this.state.mySeat(person);
    return passedFor(this.state.playing.match.passed(audience(seat)));
  }

  /** Null: what this seat is shown is the game as it is now. */
  private feedFor(seat: Seat | null): DelayedFeed | null {
    return this.isDelayed(seat) ? this.follow(seat).feed : null;
  }

  private isDelayed(seat: Seat | null): boolean {
    return seat === null && this.state.setUp.openHands !== null;
  }

  // What is told

  reconcile(): null {
    if (this.game !== this.state.game) this.close();
    for (const visitor of this.crowd.all) this.seat(visitor);
    this.game = this.state.game;
    for (const [seat, followed] of this.followed) {
      this.showMore(followed);
      this.send(seat, followed.stream.tellRoom(this.project(seat)));
      this.askAgain(seat, followed);
    }
    return null;
  }

  /** Those who see open hands are told when more of the game is old enough. */
  private showMore({ stream, feed }: Followed): void {
    const told = feed?.advance(this.state.game?.isOver === true) ?? null;
    if (told !== null) this.send(null, stream.tellGame(told, noTicket));
  }

  /** Somebody else answers for a seat now, or answers under other wishes: what it is asked has changed. */
  private askAgain(seat: Seat | null, followed: Followed): void {
    const { game } = this.state;
    const wishes = this.wishesOf(seat);
    if (game === null || seat === null || isSame(wishes, followed.wishes)) return;
    followed.wishes = wishes;
    const told = game.match.present(audience(seat));
    this.send(
      seat,
      followed.stream.tellGame(told, () => game.ticket(seat)),
    );
  }

  private wishesOf(seat: Seat | null): Wishes {
    const { standIns, orders, askings } = this.state.journalState;
    if (seat === null) return { isStandIn: false, order: null, asking: null };
    return {
      isStandIn: standIns.has(seat),
      order: orders.get(seat) ?? null,
      asking: askings.get(seat) ?? null,
    };
  }

  /** With another game, or on another seat, a visitor is told everything. Newcomers ask for it. */
  private seat(visitor: Visitor): void {
    const seat = this.state.seatOf(visitor.person);
    const before = this.seats.get(visitor);
    this.seats.set(visitor, seat);
    if (before === undefined || (before === seat && this.game === this.state.game)) return;
    visitor.tell(this.whole(visitor));
  }

  private follow(seat: Seat | null): Followed {
    const known = this.followed.get(seat);
    if (known !== undefined) return known;
    const stream = new Stream(this.state.id, this.project(seat));
    const { game } = this.state;
    const feed = game === null || seat !== null ? null : this.openFeed(game, stream);
    const leave = game === null || feed !== null ? () => {} : this.listen(game, seat, stream);
    const followed = { stream, feed, wishes: this.wishesOf(seat), leave };
    this.followed.set(seat, followed);
    return followed;
  }

  /** From now on the stream is told what happens; gives what ends that. */
  private listen(game: LiveGame, seat: Seat | null, stream: Stream): () => void {
    const ticket = (): number => game.ticket(seat ?? 0);
    stream.begin(game.match.present(audience(seat)), ticket);
    return game.match.listen(audience(seat), (told) => this.send(seat, stream.tellGame(told, ticket)));
  }

  /** Null: those who watch see the public table as it is now. */
  private openFeed(game: LiveGame, stream: Stream): DelayedFeed | null {
    const { openHands } = this.state.setUp;
    if (openHands === null) return null;
    const feed = game.match.delayedFeed(openHands, LANGUAGE);
    feed.advance(game.isOver);
    if (feed.hasBegun) stream.begin(feed.present(), noTicket);
    return feed;
  }

  private send(seat: Seat | null, message: Outgoing<Message> | null): void {
    if (message !== null) for (const visitor of this.crowd.on(seat)) visitor.tell(message);
  }

  close(): void {
    for (const { leave } of this.followed.values()) leave();
    this.followed.clear();
  }

  private project(seat: Seat | null): RoomView {
    return projectRoom(this.facts, seat, this.nameProposed(seat));
  }

  private get facts(): TableFacts {
    const { table, setUp, guests, rematch } = this.state;
    const { standIns, left, proposal, declined, undosAsked } = this.state.journalState;
    const undosLeft = (seat: Seat): number => Math.max(0, MOST_UNDOS - (undosAsked.get(seat) ?? 0));
    return {
      table,
      setUp,
      guests,
      away: this.crowd.awaySeats(),
      standIns,
      left,
      missing: this.absence.missing,
      stillThere: this.absence.stillThere,
      watchers: this.crowd.countWatchers(),
      watching: this.crowd.listWatchers(),
      rematch: rematch === null ? null : { table: rematch.id, by: rematch.by },
      proposal:
        proposal === null
          ? null
          : {
              id: proposal.id,
              what: proposal.what,
              by: proposal.by,
              about: proposal.about,
              days: proposal.clock?.days ?? null,
              agreed: [...proposal.agreed],
            },
      declined: declined === null ? null : { ...declined, undosLeft: undosLeft(declined.by) },
      clocks: this.state.clock.view,
      ending: table.status === 'over' ? (earlyEnding(this.state.journalState) ?? 'played') : null,
    };
  }

  /** Which decision a proposed undo returns to, in words for each. */
  private nameProposed(seat: Seat | null): Told<Phrase> | null {
    const { game } = this.state;
    const { proposal } = this.state.journalState;
    if (proposal?.what !== 'undo' || game === null) return null;
    if (this.isDelayed(seat)) return null;
    if (this.named?.proposal !== proposal) this.named = { proposal, bySeat: new Map() };
    const { bySeat } = this.named;
    const name = bySeat.get(seat) ?? game.match.nameDecision(audience(seat), proposal.to);
    bySeat.set(seat, name);
    return name;
  }
}
