import { describe, expect, it } from 'vitest';
import { Activity } from '../src/activity.ts';
import { Queue } from '../src/play/queue.ts';

describe('what happens at one table', () => {
  it('happens one after another, and whoever asked is answered before the next thing happens', async () => {
    const order: string[] = [];
    const queue = new Queue(new Activity(), () => {});
    const handOn = async (depth: number): Promise<string> =>
      depth === 0 ? await queue.run(() => 'the whole table') : await handOn(depth - 1);
    const asked = handOn(20).then((reply) => order.push(reply));
    const next = queue.run(() => order.push('what came after it'));
    await Promise.all([asked, next]);
    expect(order).toEqual(['the whole table', 'what came after it']);
  });

  it('goes on after something that failed, and reports what nobody waits for', async () => {
    const reported: unknown[] = [];
    const queue = new Queue(new Activity(), (error) => reported.push(error));
    const failure = new Error('no');
    queue.later(() => Promise.reject(failure));
    expect(await queue.run(() => 'on')).toBe('on');
    expect(reported).toEqual([failure]);
  });
});
