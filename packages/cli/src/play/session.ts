import type { Thought } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import {
  History,
  NONE,
  type Config,
  type Decision,
  type GameRecord,
  type LogEvent,
  type State,
  numberFrom,
  type Seed,
} from '@smashup/engine';
import { botSeed } from '../bot-seed.ts';
import type { Contestant } from '../options/bots.ts';
import type { Sitter } from './seats.ts';
import { Story } from './story.ts';

/** Gives what a bot thinks about its decision. */
type AskBot = (bot: Contestant, decision: Decision) => Promise<Thought>;

/** What happens while a game is made can never be taken back. */
const BEFORE_ANSWERS = -1;

/** A game at a table of people and bots, with its story. */
export class Session {
  readonly story: Story;
  readonly sitters: readonly Sitter[];
  private readonly history: History;

  constructor(sitters: readonly Sitter[], config: Config, seed: Seed) {
    this.sitters = sitters;
    this.story = new Story([NONE, ...sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))]);
    // While a game is being made there is no state yet in which the cards could be looked up.
    const opening: LogEvent[] = [];
    this.history = new History(smashUp, config, seed, (event) => opening.push(event));
    for (const event of opening) this.story.hear(event, this.state, BEFORE_ANSWERS);
  }

  /** Takes up a recorded game where it ended. */
  static resume(sitters: readonly Sitter[], { config, seed, answers }: GameRecord): Session {
    const session = new Session(sitters, config, seed);
    for (const picks of answers) session.answer(picks);
    return session;
  }

  get state(): State {
    return this.history.state;
  }

  get record(): GameRecord {
    return this.history.record;
  }

  answer(picks: readonly number[]): void {
    this.history.answer(picks, (event) => this.hear(event));
  }

  private hear(event: LogEvent): void {
    this.story.hear(event, this.state, this.record.answers.length);
  }

  get canUndo(): boolean {
    return this.history.canUndo;
  }

  undo(): void {
    this.history.undo();
    this.story.rewind(this.record.answers.length);
  }

  /** The chance of a bot that thinks about what is pending. */
  get chance(): number {
    const { seed, answers } = this.record;
    return botSeed(numberFrom(seed), answers.length);
  }

  /** Lets the bots decide until a person has to; null when the game is over. */
  async nextForPeople(ask: AskBot): Promise<Decision | null> {
    for (let { pending } = this.state; pending !== null; { pending } = this.state) {
      const bot = this.sitters[pending.seat]?.bot ?? null;
      if (bot === null) return pending;
      const { answer } = await ask(bot, pending);
      this.answer(answer.picks);
    }
    return null;
  }
}
