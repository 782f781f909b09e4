import { Refusal } from '@smashup/referee';
import { Refused } from '../../refused.ts';

/** Turns a refusal by the referee into one by the server. */
export function legally<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problem = error.reason === 'too late' || error.reason === 'over' ? 'too late' : 'not allowed';
    throw new Refused(problem, error.message);
  }
}
