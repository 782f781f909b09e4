import type { Problem } from '@smashup/server/protocol';

/** The server has said no, with a sentence for people. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The server cannot be reached: whether what was asked has happened is not known. */
export class Unreachable extends Error {
  constructor() {
    super('The server cannot be reached at the moment.');
  }
}

/** A sentence for people about what went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
