import type { Problem } from './protocol/index.ts';

/** What somebody asked for cannot be done; nothing has changed. The message is for them. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The same whether it does not exist or is not for this person, so that nothing can be found out by trying. */
export function notThere(): Refused {
  return new Refused('not there', 'This table does not exist, or you need an invitation to see it.');
}

/** `sentence`: what the person can do about it; null: only a page that is not ours sends this. */
export function notUnderstood(sentence: string | null = null): Refused {
  return new Refused(
    'bad request',
    sentence ?? 'The server did not understand that. Please reload the page.',
  );
}
