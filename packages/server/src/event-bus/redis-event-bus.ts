import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Activity } from '../activity.ts';
import type { Clock } from '../clock.ts';
import { busMessage, type BusMessage, type EventBus, type Subscriber } from './event-bus.ts';

/** Shared with processes of earlier versions, as are the field names of an envelope. */
const CHANNEL = 'smashup:bell';
/** How often every process says that it is alive, and how many messages it has sent. */
const BEAT_MILLIS = 1000;
/** A process that has been silent for this long is gone. */
const GONE_MILLIS = 5000;

/** `number`: how many messages this process has sent. `news`: the message; null: only a sign of life. */
const envelope = z.strictObject({ from: z.string(), number: z.int(), news: busMessage.nullable() });

interface Peer {
  number: number;
  heardAt: number;
}

/**
 * Redis delivers a message once or never. Each process numbers its messages, and its sign of life every second repeats
 * the last number: a subscriber that has missed one notices within a second, and checks everything.
 */
export class RedisEventBus implements EventBus {
  private readonly me: string;
  private readonly publisher: Redis;
  private readonly receiver: Redis;
  private readonly now: Clock['now'];
  private readonly peers = new Map<string, Peer>();
  private readonly activity: Activity;
  private readonly endBeat: () => Promise<void>;
  private subscriber: Subscriber | null = null;
  private sent = 0;
  private isConnected = false;
  private beatAt: number;

  constructor(
    me: string,
    publisher: Redis,
    { now, every }: Pick<Clock, 'now' | 'every'>,
    activity: Activity,
  ) {
    this.me = me;
    this.activity = activity;
    this.now = now;
    this.beatAt = now();
    this.publisher = publisher;
    this.receiver = publisher.duplicate();
    this.receiver.on('message', (_channel: string, text: string) => this.receive(text));
    // Messages that were published while the connection was down are lost.
    this.receiver.on('ready', () => void this.reconnect());
    this.receiver.on('close', () => {
      this.isConnected = false;
    });
    this.receiver.on('error', () => {});
    this.endBeat = every(BEAT_MILLIS, async () => this.beat());
  }

  subscribe(subscriber: Subscriber): void {
    this.subscriber = subscriber;
  }

  publish(message: BusMessage): void {
    this.sent++;
    this.send(message);
  }

  private send(message: BusMessage | null): void {
    const text = JSON.stringify({ from: this.me, number: this.sent, news: message });
    // Whoever misses it notices by the number.
    this.activity.run(() => this.publisher.publish(CHANNEL, text)).catch(() => {});
  }

  private async reconnect(): Promise<void> {
    try {
      await this.receiver.subscribe(CHANNEL);
      this.isConnected = true;
      this.subscriber?.missed();
    } catch {
      // The connection is down again; Redis reconnects.
    }
  }

  private receive(text: string): void {
    const read = envelope.safeParse(JSON.parse(text));
    if (!read.success) {
      // Another version may send something that this one does not understand.
      this.subscriber?.missed();
      return;
    }
    const { from, number, news: message } = read.data;
    if (from === this.me) return;
    const known = this.peers.get(from);
    const step = message === null ? 0 : 1;
    const expected = (known?.number ?? number - step) + step;
    this.peers.set(from, { number, heardAt: this.now() });
    if (message !== null) this.subscriber?.message(message, from);
    // A process heard from for the first time may have published something before.
    if (known === undefined || number !== expected) this.subscriber?.missed();
  }

  private beat(): void {
    const late = this.now() - this.beatAt - BEAT_MILLIS;
    this.beatAt = this.now();
    this.send(null);
    // Nothing arrives while the connection is down, and a process that was suspended has heard nobody.
    const isBack = late > BEAT_MILLIS;
    if (!this.isConnected || isBack) this.subscriber?.missed();
    for (const [from, peer] of this.peers) {
      if (!this.isConnected || isBack) peer.heardAt = this.now();
      if (this.now() - peer.heardAt < GONE_MILLIS) continue;
      this.peers.delete(from);
      this.subscriber?.gone(from);
    }
  }

  async close(): Promise<void> {
    await this.endBeat();
    this.receiver.disconnect();
  }
}
