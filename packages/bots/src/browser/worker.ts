import type { Rules } from '@smashup/engine';
import { expose, type Endpoint } from 'comlink';
import type { Progress, Thought } from '../bot.ts';
import { answer, type ThinkRequest } from '../thinker.ts';

/** The worker's API for the page. */
export interface ThinkingService {
  answer(request: ThinkRequest, report: ((progress: Progress) => void) | null): Thought;
}

/** Call it in the module of the worker: from then on it thinks for `createThinker` on the page. */
export function serveThinker(rules: Rules, page?: Endpoint): void {
  const service: ThinkingService = {
    // Nothing can reach a worker while it searches, so it cannot be stopped from inside: the page terminates it.
    answer: (request, report) => answer(rules, request, report, () => false),
  };
  expose(service, page);
}
