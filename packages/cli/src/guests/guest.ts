import {
  readPicks,
  SmashUpError,
  VERSION,
  type Config,
  type Decision,
  type Seat,
  type View,
  soleWinner,
} from '@smashup/engine';
import {
  BOT_PROTOCOL,
  readBotMessage,
  type BotAnswer,
  type BotMessage,
  type BotTeller,
  type EventView,
  type HostMessage,
  type Limits,
} from '@smashup/referee/bot-protocol';
import { Fault } from './fault.ts';
import { LineProcess } from './line-process.ts';

/**
 * A program has to be loaded first, on a machine that may be busy; if answers may take longer than this, so may
 * hello.
 */
const LEAST_FOR_HELLO = 20_000;
const LONGEST_LINE = 65_536;
const MOST_REQUESTS = 2000;
/** After this many starts in a row without a hello, it is not started again. */
const MOST_SILENCES = 3;

/** A player whose program runs beside ours. All its methods throw a Fault when it breaks a rule; then it is ended. */
export class Guest {
  private readonly command: string;
  private readonly teller: BotTeller;
  private readonly limits: Limits;
  private process: LineProcess | null = null;
  /** Failed greetings in a row. */
  private silences = 0;
  private games = 0;
  private questions = 0;

  /** `millis`: for an answer. */
  constructor(command: string, teller: BotTeller, millis: number) {
    this.command = command;
    this.teller = teller;
    this.limits = { millis, characters: LONGEST_LINE, requests: MOST_REQUESTS };
  }

  /** A new game; the program is started if it is not running. */
  async begin(config: Config, seat: Seat): Promise<void> {
    this.process ??= await this.start();
    this.questions = 0;
    this.games++;
    this.tell(this.process, [this.teller.game(this.games, seat, config)]);
  }

  private async start(): Promise<LineProcess> {
    if (this.silences >= MOST_SILENCES) throw new Fault(`did not say hello ${MOST_SILENCES} times`);
    const process = new LineProcess(this.command, this.limits.characters);
    return this.orOut(process, async () => {
      this.silences++;
      const millis = Math.max(LEAST_FOR_HELLO, this.limits.millis);
      this.tell(process, [this.teller.hello(VERSION, this.limits)]);
      const message = readMessage(await process.next(millis, `did not say hello within ${millis} ms`));
      if (message.type !== 'hello') throw new Fault('did not begin with hello');
      if (message.protocol !== BOT_PROTOCOL) {
        throw new Fault(`speaks protocol ${message.protocol}, not ${BOT_PROTOCOL}`);
      }
      this.silences = 0;
      return process;
    });
  }

  /** Its picks. `again`: these are all the events since the game began. */
  async decide(
    view: View,
    decision: Decision,
    events: readonly EventView[],
    again = false,
  ): Promise<readonly number[]> {
    const { process } = this;
    if (process === null) throw new Fault('is not running');
    return this.orOut(process, async () => {
      if (process.hasSpoken) throw new Fault('spoke without being asked');
      const { games: game, questions } = this;
      const question = this.teller.question(game, questions + 1, view);
      this.questions++;
      const happened: HostMessage = { type: 'events', game, again, events };
      this.tell(process, again || events.length > 0 ? [happened, question] : [question]);
      const { picks } = await this.hearOut(process, view);
      return legalPicks(decision, picks);
    });
  }

  /** Grants what it asks for until it answers. */
  private async hearOut(process: LineProcess, view: View): Promise<BotAnswer> {
    const worlds = this.teller.worlds(view);
    const { millis, requests } = this.limits;
    const deadline = performance.now() + millis;
    for (let request = 0; request <= requests; request++) {
      const left = Math.max(0, deadline - performance.now());
      const message = readMessage(await process.next(left, `did not answer within ${millis} ms`));
      if (message.type === 'hello') throw new Fault('said hello in the middle of a game');
      if (message.type !== 'answer') this.tell(process, [worlds.answer(message)]);
      else if (message.question === this.questions) return message;
      else throw new Fault(`answered question ${message.question}, not ${this.questions}`);
    }
    throw new Fault(`made more than ${requests} requests for one question`);
  }

  /** Tells it that the game is over. */
  finish(winners: readonly Seat[], vp: readonly number[]): void {
    if (this.process === null) return;
    const winner = soleWinner(winners);
    this.tell(this.process, [{ type: 'result', game: this.games, winner, winners, vp }]);
  }

  private tell(process: LineProcess, messages: readonly HostMessage[]): void {
    process.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
  }

  /** A program that breaks a rule is told why, and is ended. */
  private async orOut<T>(process: LineProcess, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.process = null;
      this.tell(process, [{ type: 'out', why: error.message }]);
      await process.end(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.process?.end(false);
    this.process = null;
  }
}

function readMessage(line: string): BotMessage {
  const message = readBotMessage(line);
  if (message === null) throw new Fault(`wrote what is no message: ${JSON.stringify(line.slice(0, 60))}`);
  return message;
}

function legalPicks(decision: Decision, picks: readonly number[]): readonly number[] {
  try {
    return readPicks(decision, { decision: decision.id, picks });
  } catch (error) {
    if (!(error instanceof SmashUpError)) throw error;
    throw new Fault(`answered what is not legal: ${error.message}`);
  }
}
