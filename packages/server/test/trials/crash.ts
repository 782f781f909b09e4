import type { DecisionView } from '@smashup/referee/protocol';
import { storageIn } from '../../src/storage/index.ts';
import { Client } from '../kit/client.ts';
import { deal } from './seating.ts';
import type { Service } from './service.ts';
import { SteadyPlayer, type Trial, type Witness } from './steady-player.ts';
import { judge, type Verdict } from './verdict.ts';

type Kind = DecisionView['kind'];

interface CrashOptions {
  readonly kills: number;
  /** Tables that are played at once. */
  readonly tables: number;
  readonly seed: number;
  /** Nothing is killed any more after so many minutes, or once it is interrupted. */
  readonly minutes: number;
  readonly interrupted?: AbortSignal;
  /** Hears after every kill how far it has come. */
  readonly tell?: (progress: CrashProgress) => void;
}

export interface CrashProgress {
  readonly kills: number;
  readonly games: number;
  readonly acknowledged: number;
  readonly resumed: number;
  readonly seconds: number;
  /** On average, from the kill until the server listened again. */
  readonly startMillis: number;
}

export interface CrashReport extends Verdict, Omit<CrashProgress, keyof Verdict> {
  /** How often it was killed while an answer to a decision of that kind was under way. */
  readonly kinds: Partial<Record<Kind, number>>;
}

interface Table {
  readonly id: string;
  readonly witnesses: readonly Witness[];
}

/** At the latest it is killed then, if it waits for an answer of a rare kind. */
const LONGEST_MILLIS = 1500;
/** If nobody has answered anything for so long, something is stuck: that is a finding, and no reason to wait. */
const STUCK_MILLIS = 120_000;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Kills a server again and again while people play, and says what became of what it had acknowledged. */
export class CrashTrial {
  private readonly server: Service;
  private readonly options: CrashOptions;
  private readonly tables: Table[] = [];
  private readonly kinds = new Map<Kind, number>();
  private readonly trial: Trial;
  private readonly beganAt = Date.now();
  private kills = 0;
  private startMillis = 0;
  private isOver = false;
  private chance: number;
  private heard: (kind: Kind) => void = () => {};
  private starting: Promise<void> = Promise.resolve();

  constructor(server: Service, options: CrashOptions) {
    this.server = server;
    this.options = options;
    this.chance = options.seed;
    this.trial = {
      kills: () => this.kills,
      up: () => (this.server.isUp ? Promise.resolve() : this.starting),
      isOver: () => this.isOver,
      sending: (kind) => this.heard(kind),
    };
  }

  private below(limit: number): number {
    this.chance = (this.chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.chance / 2_147_483_648) * limit);
  }

  async run(): Promise<void> {
    const { tables, tell } = this.options;
    await this.server.start();
    const playing = Array.from({ length: tables }, (_, at) => this.playOn(at));
    try {
      while (this.goesOn()) {
        await this.killAtItsWork();
        tell?.(this.progress());
      }
      await this.untilUnderLoad();
    } finally {
      this.isOver = true;
      await Promise.all(playing);
    }
  }

  private goesOn(): boolean {
    const { kills, minutes, interrupted } = this.options;
    const isInTime = Date.now() - this.beganAt < minutes * 60_000;
    return this.kills < kills && isInTime && !interrupted?.aborted;
  }

  private progress(): CrashProgress {
    const witnesses = this.tables.flatMap((table) => table.witnesses);
    const count = (each: (witness: Witness) => number): number =>
      witnesses.reduce((sum, witness) => sum + each(witness), 0);
    return {
      kills: this.kills,
      games: this.tables.length,
      acknowledged: count(({ sent }) => sent.filter(({ isAcknowledged }) => isAcknowledged).length),
      resumed: count(({ resumed }) => resumed.length),
      seconds: Math.round((Date.now() - this.beganAt) / 1000),
      startMillis: Math.round(this.startMillis / Math.max(1, this.kills)),
    };
  }

  /** One game after another at this place. */
  private async playOn(at: number): Promise<void> {
    for (let game = 0; !this.isOver; game++) {
      const players = await this.seat(at + game);
      if (players === null) await this.starting;
      else await Promise.all(players.map((player) => player.play()));
    }
  }

  /** Two to four seats, some of them bots'; null: the server was killed meanwhile. */
  private async seat(number: number): Promise<readonly SteadyPlayer[] | null> {
    const seats = 2 + (number % 3);
    const bots = number % 4 === 3 ? 1 : 0;
    try {
      const clients: Client[] = [];
      for (let at = 0; at < seats - bots; at++)
        clients.push(await Client.named(this.server.addressFor(at + number), `P${at}`));
      const { id } = await deal(clients, bots, { leaving: 'wait', isPublic: number % 2 === 0 });
      const players = clients.map(
        (client, at) => new SteadyPlayer(this.trial, client, at, (at + number) % 3 !== 2, this.below(1e9)),
      );
      this.tables.push({ id, witnesses: players.map(({ witness }) => witness) });
      return players;
    } catch {
      await pause(50);
      return null;
    }
  }

  /** At a random moment, or while an answer is under way to a decision of the kind that has had the fewest kills. */
  private async killAtItsWork(): Promise<void> {
    await this.untilUnderLoad();
    if (this.kills % 2 === 0) await pause(this.below(400));
    else await this.untilRareAnswer();
    const killedAt = Date.now();
    const { processes } = this.server;
    const victim = processes[this.kills % processes.length];
    this.starting = victim.kill().then(() => {
      this.kills++;
      return victim.start();
    });
    await this.starting;
    this.startMillis += Date.now() - killedAt;
  }

  /** As many answers as there are tables have left since the server runs. */
  private async untilUnderLoad(): Promise<void> {
    let answers = 0;
    await new Promise<void>((resolve, reject) => {
      const stuck = (): void =>
        reject(new Error(`Nobody answers any more: ${JSON.stringify(this.progress())}`));
      let timer = setTimeout(stuck, STUCK_MILLIS);
      this.heard = () => {
        clearTimeout(timer);
        if (++answers < this.options.tables) timer = setTimeout(stuck, STUCK_MILLIS);
        else resolve();
      };
    });
    this.heard = () => {};
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
    for (const { id, witnesses } of this.tables) verdicts.push(await judge(storage, id, witnesses));
    await storage.close();
    const sum = (field: keyof Verdict): number => verdicts.reduce((all, each) => all + each[field], 0);
    return {
      ...this.progress(),
      acknowledged: sum('acknowledged'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      resumed: sum('resumed'),
      strayed: sum('strayed'),
      kinds: Object.fromEntries(this.kinds),
    };
  }
}
