import type { DecisionView } from '@smashup/referee/protocol';
import type { Known, Reply, Request } from '../../src/protocol/index.ts';
import type { Client } from '../kit/client.ts';

/** An answer that left, and whether the server has said that it is safe. */
export interface Sent {
  readonly seat: number;
  readonly ticket: number;
  readonly picks: readonly number[];
  isAcknowledged: boolean;
}

/** What somebody was shown when they came back. */
export interface Resumed {
  readonly seat: number;
  readonly game: { readonly standing: NonNullable<Known['standing']>; readonly log: Known['log'] };
  /** After how many kills. */
  readonly kill: number;
}

/** What players and whoever tries the server tell each other. */
export interface Trial {
  readonly address: () => string;
  /** How often the server has been killed. */
  readonly kills: () => number;
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
  readonly client: Client;
  readonly seat: number;
  readonly sent: Sent[] = [];
  readonly resumed: Resumed[] = [];
  private readonly trial: Trial;
  private readonly hasSocket: boolean;
  private isConnected = false;
  private unanswered: Sent | null = null;
  private chance: number;

  constructor(trial: Trial, client: Client, seat: number, hasSocket: boolean, chance: number) {
    this.trial = trial;
    this.client = client;
    this.seat = seat;
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
      }
    }
    this.client.disconnect();
  }

  private async goOn(): Promise<void> {
    if (!this.isConnected) await this.comeBack();
    if (this.unanswered !== null) await this.send(this.unanswered);
    if (!this.hasSocket) await this.client.visitByHttp(0.2);
    const { decision } = this.client;
    if (decision === null) await this.waitForNews();
    else if (this.sent.at(-1)?.ticket !== decision.id) await this.answer(decision);
    await pause(PAUSE_MILLIS);
  }

  private waitForNews(): Promise<void> {
    return this.hasSocket ? pause(PAUSE_MILLIS) : Promise.resolve();
  }

  private async comeBack(): Promise<void> {
    // As a page that was reloaded: nothing is known any more.
    this.client.known = null;
    if (this.hasSocket) await this.client.connect();
    const known = await this.look();
    const kill = this.trial.kills();
    if (known !== null && known.standing !== null && this.resumed.at(-1)?.kill !== kill) {
      this.resumed.push({ seat: this.seat, game: { standing: known.standing, log: known.log }, kill });
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
    const sent: Sent = { seat: this.seat, ticket: decision.id, picks, isAcknowledged: false };
    this.sent.push(sent);
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
    this.unanswered = null;
  }
}
