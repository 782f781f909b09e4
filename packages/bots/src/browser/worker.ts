import type { Rules } from '@smashup/engine';
import { expose, type Endpoint } from 'comlink';
import type { Progress, Thought } from '../bot.ts';
import { answer, type ThinkRequest } from '../thinker.ts';

/** What the worker offers to the page. */
export interface ThinkingService {
  answer(request: ThinkRequest, report: ((progress: Progress) => void) | null): Thought;
}

/** Called by a module that is loaded as a worker: from then on it thinks for `createThinker` on the other side. */
export function serveThinker(rules: Rules, page?: Endpoint): void {
  const service: ThinkingService = {
    // Nothing can reach a worker while it searches, so it cannot be stopped from inside: the page terminates it.
    answer: (request, report) => answer(rules, request, report, () => false),
  };
  expose(service, page);
}
