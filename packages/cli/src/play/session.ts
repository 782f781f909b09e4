import { smashUp } from '@smashup/cards';
import {
  History,
  NONE,
  seedRandom,
  type Config,
  type Decision,
  type GameRecord,
  type LogEvent,
  type RandomState,
  type State,
} from '@smashup/engine';
import type { Sitter } from './seats.ts';
import { Story } from './story.ts';

/** Keeps the bots' chance apart from that of the game with the same seed. */
const BOT_CHANCE = 0x5eed_b075;

/** A game at a table of people and bots, with its story. */
export class Session {
  readonly story: Story;
  readonly sitters: readonly Sitter[];
  private readonly history: History;
  private readonly random: RandomState;

  constructor(sitters: readonly Sitter[], config: Config, seed: number) {
    this.sitters = sitters;
    this.random = seedRandom(seed ^ BOT_CHANCE);
    this.story = new Story([NONE, ...sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))]);
    // While a game is being made there is no state yet in which the cards could be looked up.
    const opening: LogEvent[] = [];
    this.history = new History(smashUp, config, seed, (event) => opening.push(event));
    for (const event of opening) this.hear(event);
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

  /** Lets the bots decide until a person has to; null when the game is over. */
  nextForPeople(): Decision | null {
    for (let { pending } = this.state; pending !== null; { pending } = this.state) {
      const { seat } = pending;
      const bot = this.sitters[seat]?.bot ?? null;
      if (bot === null) return pending;
      const view = () => smashUp.view(this.state, seat);
      this.answer(bot.choose({ decision: pending, view }, this.random));
    }
    return null;
  }
}
