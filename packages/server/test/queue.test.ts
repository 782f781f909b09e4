import { describe, expect, it } from 'vitest';
import { Activity } from '../src/activity.ts';
import { Queue } from '../src/play/queue.ts';
import { Refused } from '../src/refused.ts';

/** A queue, and what happens to its table. */
function watched(): { readonly queue: Queue; readonly order: string[] } {
  const order: string[] = [];
  const queue = new Queue(new Activity(), {
    reconcile: () => order.push('reconciled'),
    retry: () => order.push('to be tried again'),
    report: (error) => order.push(`reported: ${String(error)}`),
  });
  return { queue, order };
}

describe('changes of one table', () => {
  it('are carried out one after another, and whoever asked is answered before the next', async () => {
    const { queue, order } = watched();
    const handOn = async (depth: number): Promise<string> =>
      depth === 0
        ? queue.answer(
            () => {},
            () => 'the whole table',
          )
        : await handOn(depth - 1);
    const asked = handOn(20).then((reply) => order.push(reply));
    const next = queue.run(() => void order.push('what came after it'));
    await Promise.all([asked, next]);
    expect(order).toEqual(['reconciled', 'the whole table', 'what came after it', 'reconciled']);
  });

  it('are each followed by a reconciliation, from which the reply is made', async () => {
    const { queue, order } = watched();
    await queue.answer(
      async () => void order.push('changed'),
      () => order.push('answered'),
    );
    expect(order).toEqual(['changed', 'reconciled', 'answered']);
  });

  it('go on after one that failed, which is reported if nobody waits for it, and tried again later', async () => {
    const { queue, order } = watched();
    queue.later(() => Promise.reject(new Error('no')));
    await queue.run(() => void order.push('on'));
    expect(order).toEqual(['to be tried again', 'reported: Error: no', 'on', 'reconciled']);
  });

  it('may have changed something before they were refused', async () => {
    const { queue, order } = watched();
    const refused = queue.run(() => Promise.reject(new Refused('too late', 'Others were quicker.')));
    await expect(refused).rejects.toThrow('Others were quicker.');
    expect(order).toEqual(['reconciled']);
  });
});
