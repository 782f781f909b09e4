import type { Level } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/node';
import { NONE, type Decision, type Seat } from '@smashup/engine';
import { Driver, type BotTask } from '@smashup/referee';
import { Fault } from '../guests/fault.ts';
import { ofLevel } from '../options/bots.ts';
import { colours } from '../terminal/colours.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { HELP, MESSAGES, tellResult, welcome } from '../words/game-messages.ts';
import { paint } from '../words/paint.ts';
import { Speaker } from '../words/speaker.ts';
import { BotRunner } from './bot-runner.ts';
import { defaultPicks, listChoices, numbersFor, picksFor, type Choice } from './choices.ts';
import { readInput, type Input } from './input.ts';
import { inspect } from './inspect.ts';
import { save } from './save.ts';
import { drawDecision, drawSentence, drawStory } from './screen.ts';
import type { Session } from './session.ts';
import type { TableGuests } from './table-guests.ts';

/** What to do after a line was typed. */
type Step =
  /** The same question again. */
  | 'ask again'
  /** An answer was given or taken back: on to what is pending now. */
  | 'go on'
  | 'quit';

/** A game at one keyboard. */
export class TerminalGame {
  private readonly terminal: Terminal;
  private readonly session: Session;
  private readonly bots: BotRunner;
  private readonly guests: TableGuests;
  private readonly people: readonly Seat[];
  private readonly driver: Driver;
  private readonly autosave: string | null;
  /** The seat at the keyboard, if others must not see the hand. */
  private atKeyboard: Seat = NONE;

  constructor(
    terminal: Terminal,
    session: Session,
    thinker: Thinker,
    guests: TableGuests,
    autosave: string | null,
  ) {
    this.terminal = terminal;
    this.session = session;
    this.bots = new BotRunner(terminal, session, thinker);
    this.guests = guests;
    this.autosave = autosave;
    this.people = session.people;
    this.driver = new Driver({
      match: () => session.match,
      // People at the keyboard are asked in every window.
      wants: ({ kind }) => kind === 'bot',
      think: (question, level) => this.askBot(question, level),
      take: (prepare) => prepare()?.commit(),
    });
  }

  async play(): Promise<void> {
    this.terminal.print(...welcome(this.openSpeaker()));
    try {
      await this.playOn();
    } catch (error) {
      // Ctrl-C while a bot was thinking.
      if (!this.terminal.interrupted.aborted) throw error;
      this.leave();
    }
  }

  private async playOn(): Promise<void> {
    const { match } = this.session;
    for (;;) {
      await this.driver.advance();
      const { next } = match;
      if (next.kind === 'over' || next.kind === 'bot') return this.finish();
      if ((await this.decide(match.questionFor(next.seat).decision)) === 'quit') return;
      this.keepRecord();
    }
  }

  /** A bot's picks; null: the game is decided without it. */
  private async askBot(question: BotTask, level: Level): Promise<readonly number[] | null> {
    const { seat } = question.decision;
    const { bot = null, name = '' } = this.session.sitters[seat] ?? {};
    if (bot?.kind !== 'command' || this.guests.isOut(seat)) {
      const budget = bot?.kind === 'level' ? bot.budget : null;
      return (await this.bots.ask({ ...ofLevel(level), budget }, question)).answer.picks;
    }
    try {
      return await this.bots.wait(name, () => this.guests.ask(question));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.guests.putOut(seat, error.message);
      this.terminal.print('', ` ${colours.yellow(MESSAGES.isOut(name, error.message))}`);
      return this.guests.isDecided ? null : this.askBot(question, level);
    }
  }

  private finish(): void {
    this.keepRecord();
    this.guests.finish();
    const speaker = this.openSpeaker();
    const news = this.session.story.news(speaker.you === NONE ? null : speaker.you);
    this.terminal.print(...drawStory(news, this.terminal.width));
    this.terminal.print(...tellResult(speaker, this.guests.winners));
  }

  private keepRecord(): void {
    if (this.autosave !== null) save(this.session.record, this.autosave);
  }

  /** Speaks to everybody at the keyboard; a single person is "you". */
  private openSpeaker(): Speaker {
    const [first = NONE, ...others] = this.people;
    return new Speaker(this.session.match.view(null), others.length === 0 ? first : NONE);
  }

  private async decide(decision: Decision): Promise<Step> {
    const { seat } = decision;
    if (!(await this.handOver(seat))) return this.leave();
    const speaker = new Speaker(this.session.match.view(seat), seat);
    const choices = listChoices(decision, speaker);
    this.show(decision, choices, speaker);
    for (;;) {
      const line = await this.terminal.ask(colours.bold('> '));
      if (line === null) return this.leave();
      const step = await this.follow(readInput(line), decision, choices, speaker);
      if (step !== 'ask again') return step;
    }
  }

  /** Hides one person's hand from the next. False: the input has ended. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (this.people.length === 1 || this.atKeyboard === seat) return true;
    this.terminal.clear(true);
    const line = await this.terminal.ask(MESSAGES.handOver(this.session.sitters[seat]?.name ?? ''));
    this.atKeyboard = seat;
    return line !== null;
  }

  private show(decision: Decision, choices: readonly Choice[], speaker: Speaker): void {
    const { terminal, session } = this;
    const news = session.story.news(decision.seat).filter(({ aside }) => !aside);
    // At the end of a game between several people, everybody is told what came after this.
    session.story.news(null);
    terminal.print(...drawStory(news, terminal.width));
    terminal.print('', ...drawDecision(decision, choices, speaker, terminal));
  }

  private async follow(
    input: Input,
    decision: Decision,
    choices: readonly Choice[],
    speaker: Speaker,
  ): Promise<Step> {
    switch (input.kind) {
      case 'numbers':
        return this.give(decision, picksFor(input.numbers, choices, decision));
      case 'nothing':
        return this.give(decision, defaultPicks(decision) ?? MESSAGES.notUnderstood);
      case 'undo':
        return this.undo(decision);
      case 'quit':
        return this.quit();
      case 'ask':
        return this.say(inspect(input.about, decision, choices, speaker));
      case 'table':
        this.terminal.print('', ...drawDecision(decision, choices, speaker, this.terminal));
        return 'ask again';
      case 'story':
        return this.tellStory(decision.seat, input.lines);
      case 'discards':
        return this.say(tellDiscards(speaker));
      case 'save':
        return this.say([save(this.session.record, input.file)]);
      case 'hint':
        return this.hint(decision, choices, speaker);
      case 'help':
        this.terminal.print(...HELP.map((line) => `   ${line}`));
        return 'ask again';
      case 'unknown':
        return this.say([MESSAGES.notUnderstood]);
    }
  }

  private say(lines: readonly string[]): Step {
    this.terminal.print(...lines.flatMap((line) => drawSentence(line, this.terminal.width)));
    return 'ask again';
  }

  private give(decision: Decision, picks: readonly number[] | string): Step {
    if (typeof picks === 'string') return this.say([picks]);
    this.session.answer(decision, picks);
    return 'go on';
  }

  private undo(decision: Decision): Step {
    if (!this.session.undo(decision)) return this.say([MESSAGES.cannotUndo]);
    this.say([MESSAGES.undone]);
    return 'go on';
  }

  /** The numbers to type, and the move in words with its reasons. */
  private async hint(decision: Decision, choices: readonly Choice[], speaker: Speaker): Promise<Step> {
    const { picks, why } = await this.bots.hint(decision.seat);
    return this.say([MESSAGES.hint(numbersFor(picks, choices, decision, speaker), paint(why))]);
  }

  private tellStory(seat: Seat, lines: number): Step {
    const story = this.session.story.lines(seat).slice(-lines);
    if (story.length === 0) return this.say([MESSAGES.noStory]);
    this.terminal.print(...drawStory(story, this.terminal.width));
    return 'ask again';
  }

  private async quit(): Promise<Step> {
    if (this.autosave === null) {
      const file = await this.terminal.ask(MESSAGES.saveBeforeQuitting);
      if (file !== null && file.trim() !== '') this.say([save(this.session.record, file.trim())]);
    }
    return 'quit';
  }

  /** The input has ended in the middle of the game. */
  private leave(): Step {
    this.terminal.print(MESSAGES.inputEnded);
    return 'quit';
  }
}

/** Discard piles lie open (R9.13), and so does what is out of the game (R12.4). */
function tellDiscards(speaker: Speaker): string[] {
  const { players, box } = speaker.state;
  return [
    ...players.map(({ discard }, seat) => `${speaker.title(seat)}, discard pile: ${speaker.cards(discard)}.`),
    ...(box.length === 0 ? [] : [`In the box, out of the game: ${speaker.cards(box)}.`]),
  ];
}
