import { isSame, type Asking, type StandingOrder } from '@smashup/referee';
import type { Person } from '../../people/index.ts';
import { done, type Outgoing } from '../../projection/index.ts';
import type { Reply } from '../../protocol/index.ts';
import { Refused } from '../../refused.ts';
import type { Queue } from '../queue.ts';
import { picksGiven } from '../journal/take-up.ts';
import { noGame, type TableState } from '../table-state.ts';
import { only, type Step, type Steps } from '../journal/steps.ts';

/** What people answer, when they want to be asked, and their standing orders. */
export class Answers {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly steps: Steps;

  constructor(state: TableState, queue: Queue, steps: Steps) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
  }

  async answer(person: Person, ticket: number, picks: readonly number[]): Promise<Outgoing<Reply>> {
    await this.untilWindowIsOver(person, picks);
    return this.queue.answer(async () => {
      const prepare = () => this.prepare(person, ticket, picks);
      try {
        await this.steps.take(prepare);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // It may be this process that is behind, or that has opened the game since.
        const isLate = await this.steps.catchUp();
        const isRecalled = await this.recall(person, ticket);
        if (!isLate && !isRecalled) throw error;
        await this.steps.take(prepare);
      }
    }, done);
  }

  /** True: now it is known here what was answered. */
  private async recall(person: Person, ticket: number): Promise<boolean> {
    const { state } = this;
    const { game } = state;
    const seat = state.mySeat(person);
    const number = game?.forgotten(seat, ticket) ?? null;
    if (game === null || number === null) return false;
    const picks = picksGiven(state.services, state.table, await state.readJournal(), number);
    if (picks === null) return false;
    game.notePicks(seat, number, picks);
    return true;
  }

  private prepare(person: Person, ticket: number, picks: readonly number[]): Step | null {
    const { state } = this;
    const seat = state.mySeat(person);
    const { game } = state;
    const next = state.underWay?.match.next;
    const isTheirs = (next?.kind === 'person' || next?.kind === 'pass') && next.seat === seat;
    if (isTheirs && game?.ticket(seat) === ticket) {
      const { number } = game;
      const step = game.match.prepare(seat, next.decision, picks);
      return {
        entry: step.entry,
        commit: () => {
          game.notePicks(seat, number, picks);
          step.commit();
        },
      };
    }
    const fate = game?.fateOf(seat, ticket, picks) ?? null;
    if (fate === 'done') return null;
    if (fate === 'otherwise') {
      throw new Refused('too late', 'You have already decided otherwise.');
    }
    if (state.underWay === null) throw noGame();
    throw new Refused('too late', 'That decision is no longer open.');
  }

  /** Passing a window early would reveal that the player had a choice: a pass waits until the time is up. */
  private async untilWindowIsOver(person: Person, picks: readonly number[]): Promise<void> {
    const next = this.state.game?.match.next;
    const passing = this.state.game?.match.passing ?? null;
    const isMine = next !== undefined && 'seat' in next && next.seat === this.state.seatOf(person);
    if (isMine && passing !== null && picks.length === 1 && picks[0] === passing[0]) {
      await this.state.windowOver();
    }
  }

  ask(person: Person, asking: Asking): Promise<Outgoing<Reply>> {
    const prepare = (): Step | null => {
      const seat = this.state.mySeat(person);
      const known = this.state.playing.journalState.askings.get(seat) ?? 'when possible';
      return known === asking ? null : only({ kind: 'asking', seat, asking });
    };
    return this.queue.answer(() => this.steps.take(prepare), done);
  }

  /** Gives a standing order, replacing the one before; null: takes it back. */
  order(person: Person, order: StandingOrder | null): Promise<Outgoing<Reply>> {
    const prepare = (): Step | null => {
      const seat = this.state.mySeat(person);
      const { match, journalState } = this.state.playing;
      if (isSame(match.standingOrder(seat), order) && (order !== null || !journalState.orders.has(seat)))
        return null;
      const given = order === null ? null : match.prepareOrder(seat, order);
      return only({ kind: 'standing order', seat, given });
    };
    return this.queue.answer(() => this.steps.take(prepare), done);
  }
}
