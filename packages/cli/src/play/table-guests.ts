import { smashUp } from '../content/content.ts';
import { History, type GameRecord, type LogEvent, type Seat } from '@smashup/engine';
import { isSame, type BotTask } from '@smashup/referee';
import { BotTeller, type EventView } from '@smashup/referee/bot-protocol';
import { winnersWithout } from '../guests/forfeit.ts';
import { Guest } from '../guests/guest.ts';
import type { Forfeit } from '../simulate/game-run.ts';
import type { Session } from './session.ts';

interface Seated {
  readonly guest: Guest;
  /** Events it has been told; null: its game has not begun. */
  told: readonly EventView[] | null;
}

/** The guests at a table where people play. */
export class TableGuests {
  private readonly teller = new BotTeller(smashUp);
  private readonly session: Session;
  private readonly seated = new Map<Seat, Seated>();
  private readonly forfeits: Forfeit[] = [];

  /** `millis`: for an answer. */
  constructor(session: Session, millis: number) {
    this.session = session;
    session.sitters.forEach(({ bot }, seat) => {
      if (bot?.kind !== 'command') return;
      this.seated.set(seat, { guest: new Guest(bot.command, this.teller, millis), told: null });
    });
  }

  /** The picks of the guest in that seat; throws a Fault if it breaks a rule. */
  async ask({ view, decision }: BotTask): Promise<readonly number[]> {
    const seated = this.seated.get(decision.seat);
    if (seated === undefined) throw new Error('Nobody from outside sits there.');
    const { record } = this.session;
    if (seated.told === null) await seated.guest.begin(record.config, decision.seat);
    const before = seated.told ?? [];
    const story = this.story(record, decision.seat);
    // An answer that was taken back must not be told any more.
    const again = !isSame(story.slice(0, before.length), before);
    seated.told = story;
    return seated.guest.decide(view, decision, again ? story : story.slice(before.length), again);
  }

  /** Made by replaying the game, since what is said about a card depends on the moment. */
  private story(record: GameRecord, seat: Seat): EventView[] {
    const opening: LogEvent[] = [];
    const history = History.start(smashUp, record, (event) => opening.push(event));
    const events = opening.map((event) => this.teller.event(event, history.state, seat));
    for (const answer of record.answers.slice(history.length)) {
      history.repeat(answer, (event, state) => events.push(this.teller.event(event, state, seat)));
    }
    return events;
  }

  isOut(seat: Seat): boolean {
    return this.forfeits.some((forfeit) => forfeit.seat === seat);
  }

  /** The guest there has broken a rule. */
  putOut(seat: Seat, why: string): void {
    this.forfeits.push({ seat, why });
    this.seated.delete(seat);
  }

  /** Only one is left who is not out. */
  get isDecided(): boolean {
    return this.forfeits.length >= this.session.sitters.length - 1;
  }

  /** The winners of a game that is over or decided. */
  get winners(): readonly Seat[] {
    return winnersWithout(this.session.match.view(null), this.forfeits);
  }

  /** The game is over. */
  finish(): void {
    const { winners } = this;
    const vp = this.session.match.view(null).players.map((player) => player.vp);
    for (const { guest, told } of this.seated.values()) if (told !== null) guest.finish(winners, vp);
  }

  async close(): Promise<void> {
    await Promise.all([...this.seated.values()].map(({ guest }) => guest.close()));
  }
}
