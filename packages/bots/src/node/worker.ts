import { smashUp } from '@smashup/cards';
import type { Rules } from '@smashup/engine';
import type { MessagePort } from 'node:worker_threads';
import type { Thought } from '../bot.ts';
import { answer, type ThinkRequest } from '../thinker.ts';

/** A request, with the channel back to the caller. */
export interface ThinkingTask {
  readonly request: ThinkRequest;
  /** One word of shared memory, since a searching thread reads no messages. Not 0 means stop. */
  readonly stop: Int32Array;
  readonly progress: MessagePort | null;
}

/** The function that a thread of `createThinkers` runs, for games with these rules. */
export function thinkWith(rules: Rules): (task: ThinkingTask) => Thought {
  return ({ request, stop, progress }) => {
    const report = progress === null ? null : progress.postMessage.bind(progress);
    try {
      return answer(rules, request, report, () => Atomics.load(stop, 0) !== 0);
    } finally {
      progress?.close();
    }
  };
}

/** The same for all printed cards. */
export const think = thinkWith(smashUp);
