import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Activity } from '../activity.ts';
import type { Clock } from '../clock.ts';
import type { Bell, Hearing } from './bell.ts';
import { news as newsSchema, type News } from './news.ts';

const CHANNEL = 'smashup:bell';
/** How often every process says that it is there, and how many messages it has sent. */
const BEAT_MILLIS = 1000;
/** A process not heard from for this long is gone. */
const GONE_MILLIS = 5000;

/** `number`: how many messages this process has sent. A beat has no news. */
const message = z.strictObject({ from: z.string(), number: z.int(), news: newsSchema.nullable() });

interface Peer {
  number: number;
  heardAt: number;
}

/**
 * Through Redis, whose messages come once or never. Each sender numbers them, and a beat every second says how far
 * the numbers have come: a process that has missed one notices within that time, and checks everything.
 */
export class RedisBell implements Bell {
  private readonly me: string;
  private readonly speaker: Redis;
  private readonly listener: Redis;
  private readonly now: Clock['now'];
  private readonly peers = new Map<string, Peer>();
  private readonly activity: Activity;
  private readonly endBeat: () => Promise<void>;
  private hearing: Hearing | null = null;
  private sent = 0;
  private isDeaf = true;
  private beatAt: number;

  constructor(me: string, speaker: Redis, { now, every }: Pick<Clock, 'now' | 'every'>, activity: Activity) {
    this.me = me;
    this.activity = activity;
    this.now = now;
    this.beatAt = now();
    this.speaker = speaker;
    this.listener = speaker.duplicate();
    this.listener.on('message', (_channel: string, text: string) => this.hear(text));
    // Whatever was said while the line was down is lost.
    this.listener.on('ready', () => void this.hearAgain());
    this.listener.on('close', () => {
      this.isDeaf = true;
    });
    this.listener.on('error', () => {});
    this.endBeat = every(BEAT_MILLIS, async () => this.beat());
  }

  listen(hearing: Hearing): void {
    this.hearing = hearing;
  }

  ring(news: News): void {
    this.sent++;
    this.send(news);
  }

  private send(news: News | null): void {
    const text = JSON.stringify({ from: this.me, number: this.sent, news });
    // A process that does not hear it notices by the number.
    this.activity.run(() => this.speaker.publish(CHANNEL, text)).catch(() => {});
  }

  private async hearAgain(): Promise<void> {
    try {
      await this.listener.subscribe(CHANNEL);
      this.isDeaf = false;
      this.hearing?.missed();
    } catch {
      // The line is down again; it will come back.
    }
  }

  private hear(text: string): void {
    const read = message.safeParse(JSON.parse(text));
    if (!read.success) {
      // Another version may say something that this one does not understand.
      this.hearing?.missed();
      return;
    }
    const { from, number, news } = read.data;
    if (from === this.me) return;
    const known = this.peers.get(from);
    const expected = (known?.number ?? number - (news === null ? 0 : 1)) + (news === null ? 0 : 1);
    this.peers.set(from, { number, heardAt: this.now() });
    if (news !== null) this.hearing?.news(news, from);
    // A process heard from for the first time may have said something before.
    if (known === undefined || number !== expected) this.hearing?.missed();
  }

  private beat(): void {
    const late = this.now() - this.beatAt - BEAT_MILLIS;
    this.beatAt = this.now();
    this.send(null);
    // Nobody can ring while the line is down, and a process that was suspended has heard nobody.
    const isBack = late > BEAT_MILLIS;
    if (this.isDeaf || isBack) this.hearing?.missed();
    for (const [from, peer] of this.peers) {
      if (this.isDeaf || isBack) peer.heardAt = this.now();
      if (this.now() - peer.heardAt < GONE_MILLIS) continue;
      this.peers.delete(from);
      this.hearing?.gone(from);
    }
  }

  async close(): Promise<void> {
    await this.endBeat();
    this.listener.disconnect();
  }
}
