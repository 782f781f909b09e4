import type { Seat } from '@smashup/engine';
import type { Told } from '@smashup/referee';
import type { Phrase } from '@smashup/words';
import {
  all,
  missed,
  passedFor,
  projectRoom,
  Stream,
  type Outgoing,
  type RoomFacts,
} from '../projection/index.ts';
import type { Part, Reply, RoomView, Since, Whole } from '../protocol/index.ts';
import { Refused } from '../refused.ts';
import { audience } from './audience.ts';
import type { Crowd } from './crowd.ts';
import { earlyEnding } from './ending.ts';
import type { RoomState } from './room-state.ts';
import type { Talk } from './talk.ts';
import type { Visitor } from './visitor.ts';

interface Attended {
  readonly stream: Stream;
  readonly leave: () => void;
}

/** What everybody at a table is told of it: one stream for each seat, and one for all who watch. */
export class Telling {
  private readonly state: RoomState;
  private readonly crowd: Crowd;
  private readonly talk: Talk;
  private readonly attended = new Map<Seat | null, Attended>();
  private readonly named = new Map<string, Told<Phrase>>();

  constructor(state: RoomState, crowd: Crowd, talk: Talk) {
    this.state = state;
    this.crowd = crowd;
    this.talk = talk;
  }

  /** What a visitor has missed, or everything. */
  since(visitor: Visitor, since: Since | undefined): Outgoing<Reply> {
    const stream = this.streamOf(this.state.seatOf(visitor.person));
    const parts = since === undefined ? null : stream.since(since);
    return parts === null ? all(this.whole(visitor)) : missed(parts, this.talk.linesFor(visitor));
  }

  whole(visitor: Visitor): Outgoing<Whole> {
    const stream = this.streamOf(this.state.seatOf(visitor.person));
    return stream.whole(this.talk.linesFor(visitor), this.state.around.now());
  }

  /** What happened since the cards were dealt, in words. */
  story(visitor: Visitor): Outgoing<Reply> {
    const seat = this.state.seatOf(visitor.person);
    const { game } = this.state;
    if (game === null) throw new Refused('not allowed', 'No cards have been dealt at this table yet.');
    return this.streamOf(seat).story(game.match.story(audience(seat)));
  }

  /** What was passed under somebody's standing order. */
  passed({ person }: Visitor): Outgoing<Reply> {
    const seat = this.state.mySeat(person);
    return passedFor(this.state.playing.match.passed(audience(seat)));
  }

  private streamOf(seat: Seat | null): Stream {
    const known = this.attended.get(seat);
    if (known !== undefined) return known.stream;
    const stream = new Stream(this.state.id, this.project(seat));
    const { game } = this.state;
    if (game !== null) stream.begin(game.match.present(audience(seat)), () => game.ticket(seat ?? 0));
    const leave =
      game?.match.listen(audience(seat), (told) => {
        this.send(
          seat,
          stream.tellGame(told, () => game.ticket(seat ?? 0)),
        );
      }) ?? (() => {});
    this.attended.set(seat, { stream, leave });
    return stream;
  }

  private send(seat: Seat | null, part: Outgoing<Part> | null): void {
    if (part !== null) for (const visitor of this.crowd.on(seat)) visitor.tell(part);
  }

  /** Who sits where, who is there, what is proposed. */
  tellRoom(): void {
    for (const [seat, { stream }] of this.attended) this.send(seat, stream.tellRoom(this.project(seat)));
  }

  /** Somebody else sits there now: what that seat is asked has changed. */
  retell(seat: Seat): void {
    const known = this.attended.get(seat);
    const { game } = this.state;
    if (known === undefined || game === null) return;
    this.send(
      seat,
      known.stream.tellGame(game.match.present(audience(seat)), () => game.ticket(seat)),
    );
  }

  /** Another game: everybody is told everything. */
  beginAnew(): void {
    this.close();
    for (const visitor of this.crowd.all) visitor.tell(this.whole(visitor));
  }

  /** The wording of a proposal has changed, or it is gone. */
  stepped(): void {
    this.named.clear();
  }

  close(): void {
    for (const { leave } of this.attended.values()) leave();
    this.attended.clear();
  }

  private project(seat: Seat | null): RoomView {
    return projectRoom(this.facts, seat, this.nameProposed(seat));
  }

  private get facts(): RoomFacts {
    const { table, setUp, missing, stillThere, guests } = this.state;
    const { standIns, left, proposal } = this.state.fold;
    return {
      table,
      setUp,
      guests,
      away: this.crowd.awaySeats(),
      standIns,
      left,
      missing,
      stillThere,
      watchers: this.crowd.countWatchers(),
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
      clocks: this.state.clock.view,
      ending: table.status === 'over' ? (earlyEnding(this.state.fold) ?? 'played') : null,
    };
  }

  /** Which decision a proposed undo returns to, in words for each. */
  private nameProposed(seat: Seat | null): Told<Phrase> | null {
    const { game } = this.state;
    const { proposal } = this.state.fold;
    if (proposal?.what !== 'undo' || game === null) return null;
    const key = `${proposal.id} ${seat}`;
    const known = this.named.get(key) ?? game.match.nameDecision(audience(seat), proposal.to);
    this.named.set(key, known);
    return known;
  }
}
