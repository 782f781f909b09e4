import type { DecisionView } from '@smashup/referee/protocol';
import { storageIn } from '../../src/storage/index.ts';
import { Client } from '../kit/client.ts';
import { deal } from './seating.ts';
import type { ServerProcess } from './server-process.ts';
import { SteadyPlayer, type Trial } from './steady-player.ts';
import { judge, type Verdict } from './verdict.ts';

type Kind = DecisionView['kind'];

interface CrashOptions {
  readonly kills: number;
  /** Tables that are played at once. */
  readonly tables: number;
  readonly seed: number;
}

export interface CrashReport extends Verdict {
  readonly kills: number;
  readonly games: number;
  /** How often it was killed while an answer to a decision of that kind was under way. */
  readonly kinds: Partial<Record<Kind, number>>;
}

interface Table {
  readonly id: string;
  readonly players: readonly SteadyPlayer[];
}

/** At the latest it is killed then, whatever was waited for. */
const LONGEST_MILLIS = 1500;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Kills a server again and again while people play, and says what became of what it had acknowledged. */
export class CrashTrial {
  private readonly server: ServerProcess;
  private readonly options: CrashOptions;
  private readonly tables: Table[] = [];
  private readonly kinds = new Map<Kind, number>();
  private readonly trial: Trial;
  private kills = 0;
  private isOver = false;
  private chance: number;
  private heard: (kind: Kind) => void = () => {};

  constructor(server: ServerProcess, options: CrashOptions) {
    this.server = server;
    this.options = options;
    this.chance = options.seed;
    this.trial = {
      address: server.address,
      kills: () => this.kills,
      isOver: () => this.isOver,
      sending: (kind) => this.heard(kind),
    };
  }

  private below(limit: number): number {
    this.chance = (this.chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.chance / 2_147_483_648) * limit);
  }

  async run(): Promise<void> {
    await this.server.start();
    const playing = Array.from({ length: this.options.tables }, (_, at) => this.playOn(at));
    while (this.kills < this.options.kills) await this.killAtItsWork();
    await pause(LONGEST_MILLIS);
    this.isOver = true;
    await Promise.all(playing);
  }

  /** One game after another at this place. */
  private async playOn(at: number): Promise<void> {
    for (let game = 0; !this.isOver; game++) {
      const table = await this.seat(at + game);
      if (table === null) await pause(50);
      else {
        this.tables.push(table);
        await Promise.all(table.players.map((player) => player.play()));
      }
    }
  }

  /** Two to four seats, some of them bots'; null: the server was killed meanwhile. */
  private async seat(number: number): Promise<Table | null> {
    const seats = 2 + (number % 3);
    const bots = number % 4 === 3 ? 1 : 0;
    try {
      const clients: Client[] = [];
      for (let at = 0; at < seats - bots; at++)
        clients.push(await Client.named(this.server.address, `P${at}`));
      const { id } = await deal(clients, bots, { leaving: 'wait', isPublic: number % 2 === 0 });
      const players = clients.map(
        (client, at) => new SteadyPlayer(this.trial, client, at, (at + number) % 3 !== 2, this.below(1e9)),
      );
      return { id, players };
    } catch {
      return null;
    }
  }

  /** At a random moment, or while an answer is under way to a decision of the kind that has had the fewest kills. */
  private async killAtItsWork(): Promise<void> {
    await this.untilUnderLoad();
    if (this.kills % 2 === 0) await pause(this.below(400));
    else await this.untilRareAnswer();
    await this.server.kill();
    this.kills++;
    await this.server.start();
  }

  /** As many answers as there are tables have left since the server runs. */
  private async untilUnderLoad(): Promise<void> {
    let answers = 0;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 20 * LONGEST_MILLIS);
      this.heard = () => {
        if (++answers < this.options.tables) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async untilRareAnswer(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_MILLIS);
      const began = Date.now();
      this.heard = (kind) => {
        const killed = this.kinds.get(kind) ?? 0;
        this.kinds.set(kind, killed);
        const isRare = [...this.kinds.values()].every((count) => killed <= count);
        // The rarest kind may not come up for a while.
        if (!isRare && Date.now() - began < LONGEST_MILLIS / 2) return;
        this.kinds.set(kind, killed + 1);
        clearTimeout(timer);
        resolve();
      };
    });
    this.heard = () => {};
    await pause(this.below(12));
  }

  async report(): Promise<CrashReport> {
    const database = await this.server.openDatabase();
    const storage = storageIn(database);
    const verdicts: Verdict[] = [];
    for (const { id, players } of this.tables) verdicts.push(await judge(storage, id, players));
    await storage.close();
    const sum = (field: keyof Verdict): number => verdicts.reduce((all, each) => all + each[field], 0);
    return {
      kills: this.kills,
      acknowledged: sum('acknowledged'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      resumed: sum('resumed'),
      strayed: sum('strayed'),
      games: this.tables.length,
      kinds: Object.fromEntries(this.kinds),
    };
  }
}
