import { thinkAtRandom } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/node';
import { smashUp } from '../content/content.ts';
import { seedRandom, type Decision, type Seat } from '@smashup/engine';
import { chanceAt } from '@smashup/referee';
import type { BotTeller, EventView } from '@smashup/referee/bot-protocol';
import { at } from '../lists.ts';
import { budgetOf, ofLevel, type Contestant, type LevelContestant } from '../options/bots.ts';
import { GameCheck } from '../simulate/check/game-check.ts';
import type { Fixture } from '../simulate/fixture.ts';
import { GameRun, type Forfeit, type Outcome } from '../simulate/game-run.ts';
import { USUAL_BUDGET } from '../simulate/play-game.ts';
import { Fault } from './fault.ts';
import { Guest } from './guest.ts';
import { STAND_IN, winnersWithout } from './forfeit.ts';

/** Shared by all lanes. */
export interface LaneMeans {
  readonly teller: BotTeller;
  /** Our own bots think in other threads, so that the guests' clocks are right; most of them take a moment to start. */
  thinker(): Thinker;
  /** Time limit for an answer. */
  readonly millis: number;
}

/** Plays games with guests, one after another: their programs run on from game to game. */
export class Lane {
  private readonly means: LaneMeans;
  /** By name, and by the number of its seat among those with that name. */
  private readonly guests = new Map<string, Guest>();

  constructor(means: LaneMeans) {
    this.means = means;
  }

  async play(fixture: Fixture, check: boolean): Promise<Outcome> {
    const seated = fixture.bots.map((bot, seat) => this.guestAt(fixture, bot, seat));
    const game = new GuestGame(fixture, seated, this.means, check ? new GameCheck() : null);
    return game.play();
  }

  private guestAt({ bots }: Fixture, bot: Contestant, seat: Seat): Guest | null {
    if (bot.kind === 'level') return null;
    const key = `${bots.slice(0, seat).filter(({ name }) => name === bot.name).length} ${bot.name}`;
    const { teller, millis } = this.means;
    const guest = this.guests.get(key) ?? new Guest(bot.command, teller, millis);
    this.guests.set(key, guest);
    return guest;
  }

  async close(): Promise<void> {
    await Promise.all([...this.guests.values()].map((guest) => guest.close()));
  }
}

/** One game in which guests take part. */
class GuestGame {
  private readonly run: GameRun;
  private readonly means: LaneMeans;
  /** By seat; null: one of ours, or out of the game. */
  private readonly guests: (Guest | null)[];
  /** By seat: events that its guest has not been told yet. */
  private readonly news: EventView[][];
  private readonly forfeits: Forfeit[] = [];

  constructor(
    fixture: Fixture,
    guests: readonly (Guest | null)[],
    means: LaneMeans,
    check: GameCheck | null,
  ) {
    this.means = means;
    this.guests = [...guests];
    this.news = guests.map(() => []);
    this.run = new GameRun(fixture, check, (event, state) => {
      this.guests.forEach((guest, seat) => {
        if (guest !== null) this.news[seat]?.push(means.teller.event(event, state, seat));
      });
    });
  }

  async play(): Promise<Outcome> {
    const problem = await this.attempt();
    const outcome = this.run.outcome(problem);
    const winners = problem === null ? winnersWithout(this.run.state, this.forfeits) : [];
    if (problem === null) this.tellResult(winners);
    return { ...outcome, winners, forfeits: this.forfeits };
  }

  private async attempt(): Promise<string | null> {
    try {
      let decision = this.run.begin();
      for (const [seat, guest] of this.guests.entries()) {
        if (guest !== null) await this.orOut(seat, () => guest.begin(this.run.fixture.config, seat));
      }
      while (decision !== null && !this.isDecided()) {
        await this.decide(decision);
        decision = this.run.next();
      }
      return null;
    } catch (error) {
      return this.run.problem(error);
    }
  }

  /** Only one is left. */
  private isDecided(): boolean {
    return this.forfeits.length >= this.guests.length - 1;
  }

  private async decide(decision: Decision): Promise<void> {
    const started = performance.now();
    const picks = await this.ask(decision);
    if (picks !== null) this.run.give(decision, picks, performance.now() - started);
  }

  /** Null: the guest is out, and the question stands. */
  private ask(decision: Decision): Promise<readonly number[] | null> {
    const { seat } = decision;
    const guest = at(this.guests, seat);
    if (guest === null) return this.askOurs(this.insteadOf(seat), decision);
    const view = smashUp.view(this.run.state, seat);
    return this.orOut(seat, () => guest.decide(view, decision, this.news[seat]?.splice(0) ?? []));
  }

  private insteadOf(seat: Seat): LevelContestant {
    const bot = at(this.run.fixture.bots, seat);
    return bot.kind === 'level' ? bot : ofLevel(STAND_IN);
  }

  private async askOurs(bot: LevelContestant, decision: Decision): Promise<readonly number[]> {
    const { fixture, answers, state } = this.run;
    const chance = chanceAt(fixture.seed, answers.length);
    if (bot.level === 'random') {
      return thinkAtRandom(decision, { random: seedRandom(chance), now: () => 0 }).answer.picks;
    }
    const view = smashUp.view(state, decision.seat);
    const budget = budgetOf(bot, USUAL_BUDGET);
    const { answer } = await this.means.thinker().think(bot.level, view, decision, budget, chance);
    return answer.picks;
  }

  private async orOut<T>(seat: Seat, attempt: () => Promise<T>): Promise<T | null> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.forfeits.push({ seat, why: error.message });
      this.guests[seat] = null;
      return null;
    }
  }

  private tellResult(winners: readonly Seat[]): void {
    const vp = this.run.state.players.map((player) => player.vp);
    for (const guest of this.guests) guest?.finish(winners, vp);
  }
}
