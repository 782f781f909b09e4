import type { DecisionView } from '@smashup/referee/protocol';
import type { Known, Reply, Request } from '../../src/protocol/index.ts';
import type { Client } from '../kit/client.ts';
import { shownOf, type Shown } from './shown.ts';

/** An answer that left, and whether the server has said that it is safe. */
export interface Sent {
  readonly seat: number;
  readonly ticket: number;
  readonly picks: readonly number[];
  isAcknowledged: boolean;
}

/** What somebody was shown when they came back. */
export interface Resumed extends Shown {
  readonly seat: number;
  /** After how many kills. */
  readonly kill: number;
}

/** What a player can say afterwards. */
export interface Witness {
  readonly seat: number;
  readonly sent: Sent[];
  readonly resumed: Resumed[];
}

/** What players and whoever tries the server tell each other. */
export interface Trial {
  /** How often the server has been killed. */
  readonly kills: () => number;
  /** The server can be asked: at once, or after its next start. */
  readonly up: () => Promise<void>;
  /** An answer is about to leave. */
  readonly sending: (kind: DecisionView['kind']) => void;
  readonly isOver: () => boolean;
}

/** Between two answers: a person has ten requests a second. */
const PAUSE_MILLIS = 110;
const RETRY_MILLIS = 25;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Somebody who plays on whatever happens to the server, and sends again what was not acknowledged. */
export class SteadyPlayer {
  readonly witness: Witness;
  private readonly client: Client;
  private readonly trial: Trial;
  private readonly hasSocket: boolean;
  private isConnected = false;
  private unanswered: Sent | null = null;
  /** The last answer was not legal: picks at random are not always. */
  private wasIllegal = false;
  private chance: number;

  constructor(trial: Trial, client: Client, seat: number, hasSocket: boolean, chance: number) {
    this.trial = trial;
    this.client = client;
    this.witness = { seat, sent: [], resumed: [] };
    this.hasSocket = hasSocket;
    this.chance = chance;
  }

  async play(): Promise<void> {
    while (!this.trial.isOver() && this.client.known?.room.status !== 'over') {
      try {
        await this.goOn();
      } catch {
        // The server is gone, or gone again.
        this.client.disconnect();
        this.isConnected = false;
        await pause(RETRY_MILLIS);
        await this.trial.up();
      }
    }
    this.client.disconnect();
  }

  private async goOn(): Promise<void> {
    // Whoever waits for others sends nothing, and would not notice.
    if (!this.isConnected || (this.hasSocket && !this.client.isConnected)) await this.comeBack();
    if (this.unanswered !== null) await this.send(this.unanswered);
    if (!this.hasSocket) await this.client.visitByHttp(0.2);
    const { decision } = this.client;
    if (decision === null) await this.waitForNews();
    else if (this.wasIllegal || this.witness.sent.at(-1)?.ticket !== decision.id) await this.answer(decision);
    await pause(PAUSE_MILLIS);
  }

  private waitForNews(): Promise<void> {
    return this.hasSocket ? pause(PAUSE_MILLIS) : Promise.resolve();
  }

  private async comeBack(): Promise<void> {
    // As a page that was reloaded: nothing is known any more.
    this.client.disconnect();
    this.client.known = null;
    this.client.told.length = 0;
    if (this.hasSocket) await this.client.connect();
    const known = await this.look();
    const kill = this.trial.kills();
    const { seat, resumed } = this.witness;
    if (known !== null && known.situation !== null && resumed.at(-1)?.kill !== kill) {
      resumed.push({ seat, kill, ...shownOf(known.situation, known.log) });
    }
    this.isConnected = true;
  }

  private async look(): Promise<Known | null> {
    if (this.hasSocket) await this.client.visit();
    else await this.client.visitByHttp(0);
    return this.client.known;
  }

  private async answer(decision: DecisionView): Promise<void> {
    this.chance = (this.chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    const picks = this.client.picks(decision, this.chance >> 8);
    const sent: Sent = { seat: this.witness.seat, ticket: decision.id, picks, isAcknowledged: false };
    this.witness.sent.push(sent);
    this.trial.sending(decision.kind);
    await this.send(sent);
  }

  private async send(sent: Sent): Promise<void> {
    this.unanswered = sent;
    const { table } = this.client;
    const request: Request = { ask: 'answer', table, decision: sent.ticket, picks: [...sent.picks] };
    const reply: Reply = this.hasSocket
      ? await this.client.tryAsk(request)
      : await this.client.askByHttp(request);
    if (!reply.ok && (reply.problem === 'slow down' || reply.problem === 'trouble')) return;
    sent.isAcknowledged = reply.ok;
    this.wasIllegal = !reply.ok && reply.problem === 'not allowed';
    this.unanswered = null;
  }
}
