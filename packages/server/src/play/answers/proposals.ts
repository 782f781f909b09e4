import type { Seat } from '@smashup/engine';
import type { Person } from '../../people/index.ts';
import { done, type Outgoing } from '../../projection/index.ts';
import type { Reply } from '../../protocol/index.ts';
import { Refused } from '../../refused.ts';
import type { Absence } from '../presence/absence.ts';
import type { Crowd } from '../presence/crowd.ts';
import type { Queue } from '../queue.ts';
import type { TableState } from '../table-state.ts';
import { only, type Step, type Steps } from '../journal/steps.ts';

/** Undos that a player may propose in a game. */
export const MOST_UNDOS = 3;

/** Undo, and everything else that others have to agree to. */
export class Proposals {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly steps: Steps;
  private readonly crowd: Crowd;
  private readonly absence: Absence;

  constructor(state: TableState, queue: Queue, steps: Steps, crowd: Crowd, absence: Absence) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
    this.crowd = crowd;
    this.absence = absence;
  }

  undo(person: Person): Promise<Outgoing<Reply>> {
    return this.takeAndSettle(() => {
      const seat = this.state.mySeat(person);
      const { match } = this.state.playing;
      const target = match.undoTarget(seat);
      if (target?.isFree === true) return match.prepareUndo(seat);
      if (target === null) throw new Refused('not allowed', 'There is nothing to take back.');
      this.checkUndo(seat);
      return only({ kind: 'propose', what: 'undo', seat, to: target.to });
    });
  }

  private checkUndo(seat: Seat): void {
    const { isUndoRefused, undosAsked } = this.state.journalState;
    if (this.state.setUp.undo === 'never' || isUndoRefused) {
      throw new Refused('not allowed', 'At this table, nothing can be undone once others have decided.');
    }
    this.checkNothingProposed();
    if ((undosAsked.get(seat) ?? 0) >= MOST_UNDOS) {
      throw new Refused('not allowed', `You have already asked ${MOST_UNDOS} times in this game.`);
    }
  }

  private checkNothingProposed(): void {
    if (this.state.journalState.proposal !== null) {
      throw new Refused('not allowed', 'Another proposal is open. Wait until it is decided.');
    }
  }

  propose(person: Person, what: 'bot' | 'end', about: Seat): Promise<Outgoing<Reply>> {
    return this.takeAndSettle(() => {
      const seat = this.state.mySeat(person);
      const { left, timeOut } = this.state.playing.journalState;
      this.checkNothingProposed();
      const isWaitedFor =
        this.absence.missing === about || left.has(about) || (timeOut?.seat === about && timeOut.isPending);
      if (seat === about || !isWaitedFor) {
        throw new Refused('not allowed', 'Nobody has been away for long enough.');
      }
      return only({ kind: 'propose', what, seat, about });
    });
  }

  /** A live game that takes too long for today. */
  proposeDays(person: Person, days: number): Promise<Outgoing<Reply>> {
    return this.takeAndSettle(() => {
      const seat = this.state.mySeat(person);
      this.checkNothingProposed();
      if (this.state.clock.view?.overDays !== false) {
        throw new Refused('not allowed', 'Only a game with a live clock can be played on over days.');
      }
      return only({ kind: 'propose', what: 'days', seat, clock: { kind: 'days', days } });
    });
  }

  vote(person: Person, id: number, agree: boolean, forGood: boolean): Promise<Outgoing<Reply>> {
    return this.takeAndSettle(() => {
      const seat = this.state.mySeat(person);
      const { proposal } = this.state.playing.journalState;
      if (proposal?.id !== id) throw new Refused('too late', 'That proposal is no longer open.');
      if (agree && proposal.agreed.includes(seat)) return null;
      // Whoever proposed it withdraws it, and can ask again.
      return only({ kind: 'vote', seat, proposal: id, agree, forGood: forGood && seat !== proposal.by });
    });
  }

  private takeAndSettle(prepare: () => Step | null): Promise<Outgoing<Reply>> {
    return this.queue.answer(async () => {
      await this.steps.take(prepare);
      await this.settle();
    }, done);
  }

  /** Does what everybody has agreed to. */
  private async settle(): Promise<void> {
    const { proposal } = this.state.journalState;
    if (proposal === null || !this.isAgreed()) return;
    const { what, by, about, to, clock } = proposal;
    await this.steps.take(() => {
      if (this.state.journalState.proposal?.id !== proposal.id) return null;
      if (what === 'undo') return this.state.playing.match.prepareReturn(by, to);
      if (clock !== null) return only({ kind: 'clock', clock });
      return only(what === 'bot' ? { kind: 'sitter', seat: about, plays: 'bot' } : { kind: 'end' });
    });
  }

  private isAgreed(): boolean {
    const { proposal, standIns } = this.state.journalState;
    if (proposal === null) return false;
    const away = this.crowd.awaySeats();
    return this.state.table.seats.every(
      ({ seat, kind, person }) =>
        kind !== 'person' ||
        person === null ||
        standIns.has(seat) ||
        proposal.agreed.includes(seat) ||
        ((proposal.what === 'bot' || proposal.what === 'end') && (seat === proposal.about || away.has(seat))),
    );
  }
}
