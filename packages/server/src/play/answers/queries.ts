import { NONE } from '@smashup/engine';
import type { Person } from '../../people/index.ts';
import {
  foreseen,
  hinted,
  inspected,
  noRecordYet,
  reason,
  recordFile,
  unforeseen,
  type Outgoing,
} from '../../projection/index.ts';
import type { Reply } from '../../protocol/index.ts';
import { notThere, Refused } from '../../refused.ts';
import { audience, type Broadcast } from '../broadcast/broadcast.ts';
import type { Crowd, Visitor } from '../presence/crowd.ts';
import { earlyEnding } from '../journal/outcome.ts';
import { legally } from './legally.ts';
import type { Progress } from '../progress.ts';
import type { TableState } from '../table-state.ts';

interface ForecastRequest {
  readonly decision: number;
  readonly option: number;
  readonly target: number | null;
}

/** Questions that change nothing: cards, why not, hints, the record afterwards. */
export class Queries {
  private readonly state: TableState;
  private readonly crowd: Crowd;
  private readonly broadcast: Broadcast;
  private readonly progress: Progress;

  constructor(state: TableState, crowd: Crowd, broadcast: Broadcast, progress: Progress) {
    this.state = state;
    this.crowd = crowd;
    this.broadcast = broadcast;
    this.progress = progress;
  }

  async hint(person: Person, ticket: number): Promise<Outgoing<Reply>> {
    const { state } = this;
    if (!state.setUp.hints) throw new Refused('not allowed', 'There are no hints at this table.');
    const seat = state.mySeat(person);
    const { match } = state.playing;
    if (state.playing.ticket(seat) !== ticket)
      throw new Refused('too late', 'That decision is no longer open.');
    const question = legally(() => match.questionFor(seat));
    const thought = await state.services.bots.hint(question, this.progress.signal);
    return hinted(match.hint(audience(seat), question, thought));
  }

  inspect(visitor: Visitor, card: number): Outgoing<Reply> {
    return inspected(legally(() => this.broadcast.inspect(visitor, card)));
  }

  /**
   * Only whoever decides is told, and only of the decision that is open. Pages ask by themselves, and by plain HTTP the
   * answer to the decision may overtake that: it is no mistake of theirs.
   */
  forecast(person: Person, { decision, option, target }: ForecastRequest): Outgoing<Reply> {
    const seat = this.state.mySeat(person);
    const game = this.state.underWay;
    if (game?.ticket(seat) !== decision) return unforeseen();
    return foreseen(legally(() => game.match.forecast(audience(seat), option, target ?? NONE)));
  }

  whyNot(visitor: Visitor, card: number, target: number): Outgoing<Reply> {
    const { game } = this.state;
    if (game === null) throw notThere();
    const seat = this.state.seatOf(visitor.person);
    return reason(legally(() => game.match.whyNot(audience(seat), card, target)));
  }

  /**
   * The file of the finished game, for anybody who may come to the table; null: it is not over. `visitor`: null is
   * somebody without a name.
   */
  record(visitor: Visitor | null, invitation: string | undefined): Outgoing<string | null> {
    const { game, table } = this.state;
    const isInvited = invitation === table.invitation;
    if (visitor !== null) this.crowd.admit(visitor, isInvited);
    else if (table.is_public === 0 && !isInvited) throw notThere();
    if (game === null || table.status !== 'over') return noRecordYet();
    const { match, seats, journalState } = game;
    return recordFile({ record: match.record, seats, ending: earlyEnding(journalState) });
  }
}
