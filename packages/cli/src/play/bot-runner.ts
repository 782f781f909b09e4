import type { Budget, Thought } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/node';
import type { Seat } from '@smashup/engine';
import type { Hint, BotTask } from '@smashup/referee';
import { budgetOf, type LevelContestant } from '../options/bots.ts';
import { colours } from '../terminal/colours.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { MESSAGES } from '../words/game-messages.ts';
import type { Session } from './session.ts';

/** Shorter thoughts need no notice. */
const PATIENCE = 300;
/** As long as people are willing to wait for a hint or an opponent. */
const USUAL_BUDGET: Budget = { millis: 1000 };

/** Lets bots think while a person at the terminal waits. Ctrl-C ends it with an error. */
export class BotRunner {
  private readonly terminal: Terminal;
  private readonly session: Session;
  private readonly thinker: Thinker;

  constructor(terminal: Terminal, session: Session, thinker: Thinker) {
    this.terminal = terminal;
    this.session = session;
    this.thinker = thinker;
  }

  /** A bot's answer in its own seat. */
  ask(bot: LevelContestant, question: BotTask): Promise<Thought> {
    return this.wait(this.session.sitters[question.decision.seat]?.name ?? '', () =>
      this.think(bot.level, question, budgetOf(bot, USUAL_BUDGET)),
    );
  }

  /** A hint: what a strong bot would do, from what that seat sees. */
  async hint(seat: Seat): Promise<Hint> {
    const { match } = this.session;
    const question = match.questionFor(seat);
    const thought = await this.wait('', () => this.think('hard', question, USUAL_BUDGET));
    return match.hint({ seat, language: 'en' }, question, thought).content;
  }

  private think(
    level: LevelContestant['level'],
    { view, decision, chance }: BotTask,
    budget: Budget,
  ): Promise<Thought> {
    const signal = this.terminal.interrupted;
    return this.thinker.think(level, view, decision, budget, chance, { signal });
  }

  /** Shows who is thinking, if it takes long. */
  async wait<T>(name: string, think: () => Promise<T>): Promise<T> {
    const notice = setTimeout(() => this.terminal.status(colours.dim(MESSAGES.thinking(name))), PATIENCE);
    try {
      return await think();
    } finally {
      clearTimeout(notice);
      this.terminal.status('');
    }
  }
}
