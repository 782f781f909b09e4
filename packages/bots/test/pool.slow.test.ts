import { smashUp } from '@smashup/cards';
import { seedRandom } from '@smashup/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThinker } from '../src/browser/index.ts';
import { createBots, type Progress } from '../src/index.ts';
import { createThinkers } from '../src/node/index.ts';
import type { Thinker } from '../src/thinker.ts';
import { workerOpener } from './kit/browser-worker.ts';
import { firstDecision } from './kit/questions.ts';

const HOSTS: readonly (readonly [string, () => Thinker])[] = [
  [
    'a thread of Node',
    () => createThinkers({ threads: 1, worker: new URL('kit/boot.mjs', import.meta.url) }),
  ],
  ['a worker of a browser', () => createThinker(() => workerOpener().open())],
];

describe.for(HOSTS)('%s', ([, open]) => {
  let thinker: Thinker;
  beforeAll(() => {
    thinker = open();
  });
  afterAll(() => thinker.close());

  test('gives the answer that thinking here gives', async () => {
    const { view, decision } = firstDecision(3);
    const here = createBots(smashUp).hard(
      view,
      decision,
      { iterations: 20 },
      { random: seedRandom(7), now: () => 0 },
    );
    const there = await thinker.think('hard', view, decision, { iterations: 20 }, 7);
    expect(there).toEqual(here);
  });

  test('answers several questions that are asked at once', async () => {
    const questions = [1, 2, 3].map(firstDecision);
    const thoughts = await Promise.all(
      questions.map(({ view, decision }) => thinker.think('easy', view, decision, { iterations: 1 }, 1)),
    );
    expect(thoughts.map(({ answer }) => answer.decision)).toEqual(
      questions.map(({ decision }) => decision.id),
    );
  });

  test('tells how far it is, can be stopped, and is free for the next question at once', async () => {
    const { view, decision } = firstDecision(3);
    const controller = new AbortController();
    const heard: Progress[] = [];
    const endless = thinker.think('hard', view, decision, { millis: 3_600_000 }, 1, {
      signal: controller.signal,
      onProgress(progress) {
        heard.push(progress);
        controller.abort(new Error('enough'));
      },
    });
    const waiting = thinker.think('hard', view, decision, { millis: 3_600_000 }, 1, {
      signal: controller.signal,
    });
    await expect(endless).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    expect(heard[0].iterations).toBeGreaterThan(0);
    expect(heard[0].line[0].decision).toBe(decision.id);
    const next = await thinker.think('random', view, decision, { iterations: 1 }, 1);
    expect(next.answer.decision).toBe(decision.id);
  });

  test('does not begin when it is cancelled already', async () => {
    const { view, decision } = firstDecision(3);
    const signal = AbortSignal.abort(new Error('never mind'));
    await expect(thinker.think('random', view, decision, { iterations: 1 }, 1, { signal })).rejects.toThrow(
      'never mind',
    );
  });

  test('what goes wrong there is told here', async () => {
    const { view, decision } = firstDecision(3);
    const broken = { ...decision, options: [], min: 1, max: 1 };
    const players: typeof view.players = [];
    await expect(
      thinker.think('normal', { ...view, players }, broken, { iterations: 1 }, 1),
    ).rejects.toBeInstanceOf(Error);
  });
});

test('a worker of a browser serves many questions; only one that is stopped while it is thought about costs it', async () => {
  const opener = workerOpener();
  const thinker = createThinker(() => opener.open());
  const { view, decision } = firstDecision(3);
  const ask = (): Promise<unknown> => thinker.think('random', view, decision, { iterations: 1 }, 1);
  const endless = (company: Parameters<Thinker['think']>[5]): Promise<unknown> =>
    thinker.think('hard', view, decision, { millis: 3_600_000 }, 1, company);
  await ask();
  await Promise.all([ask(), expect(endless({ signal: AbortSignal.abort() })).rejects.toThrow('aborted')]);
  await ask();
  expect(opener.opened).toBe(1);
  const controller = new AbortController();
  const onProgress = (): void => controller.abort();
  await expect(endless({ signal: controller.signal, onProgress })).rejects.toThrow('aborted');
  await ask();
  expect(opener.opened).toBe(2);
  await thinker.close();
});
