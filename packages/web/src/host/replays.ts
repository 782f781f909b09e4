import { smashUp } from '@smashup/cards';
import type { Budget } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import { SmashUpError, type CardId, type Seat } from '@smashup/engine';
import {
  createReferee,
  readToLook,
  writeGame,
  type Eyes,
  type Inspection,
  type ReadGame,
  type Replay,
  type ReplayMoment,
  type ReplayOutline,
  type Sitter,
} from '@smashup/referee';
import type { JudgeListener, ReplayApi } from '../protocol/replay-api.ts';

/** Short, since a game has many decisions. */
const JUDGING: Budget = { millis: 450 };

interface Opened {
  readonly game: ReadGame;
  readonly replay: Replay;
}

/** Shows recorded games. */
export class Replays implements ReplayApi {
  private readonly referee = createReferee(smashUp);
  private readonly thinker: Thinker;
  private opened: Opened | null = null;
  private judging = new AbortController();

  constructor(thinker: Thinker) {
    this.thinker = thinker;
  }

  open(text: string): ReplayOutline {
    this.stopJudging();
    const game = readToLook(smashUp, text);
    this.opened = { game, replay: this.referee.replay(game, 'en') };
    return this.opened.replay.outline;
  }

  private get current(): Opened {
    if (this.opened === null) throw new SmashUpError('No game is open.');
    return this.opened;
  }

  moment(at: number, eyes: Eyes): ReplayMoment {
    return this.current.replay.moment(at, eyes);
  }

  inspect(at: number, eyes: Eyes, card: CardId): Inspection {
    return this.current.replay.inspect(at, eyes, card);
  }

  async judge(seat: Seat, listener: JudgeListener): Promise<void> {
    this.stopJudging();
    const { signal } = this.judging;
    const { replay } = this.current;
    const { asked, first } = replay.outline;
    const points = asked.flatMap((who, index) => (who === seat ? [first + index] : []));
    for (const [done, at] of points.entries()) {
      const question = replay.question(at);
      const judgement = question === null ? null : await this.think(replay, at, question, signal);
      if (signal.aborted) return;
      listener.judged(done + 1, points.length, judgement);
    }
  }

  private async think(
    replay: Replay,
    at: number,
    question: NonNullable<ReturnType<Replay['question']>>,
    signal: AbortSignal,
  ) {
    const { view, decision, chance } = question;
    try {
      const rival = replay.picksAt(at);
      const thought = await this.thinker.think('hard', view, decision, JUDGING, chance, { signal, rival });
      return replay.judge(at, question, thought);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  stopJudging(): void {
    this.judging.abort();
    this.judging = new AbortController();
  }

  cutAt(at: number, seat: Seat): string {
    const { game, replay } = this.current;
    const seats = game.seats.map((one, index) => ({ ...one, sitter: sitterIn(one.sitter, index === seat) }));
    return writeGame({ record: replay.upTo(at), seats });
  }

  text(): string {
    const { game } = this.current;
    return writeGame({ ...game, record: { ...game.record, checkpoints: [] } });
  }
}

function sitterIn(before: Sitter, isPerson: boolean): Sitter {
  if (isPerson) return { kind: 'person' };
  return before.kind === 'bot' ? before : { kind: 'bot', level: 'normal' };
}
