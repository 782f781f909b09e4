import { smashUp } from '@smashup/cards';
import { seedRandom, type Answer, type State } from '@smashup/engine';
import { Violation } from './violation.ts';

/** What a seat could guess from its view is a sound state, looks the same to it, and takes the same answer. */
export function checkGuess(state: State, answer: Answer): void {
  const { pending } = state;
  if (pending === null) return;
  const seen = smashUp.view(state, pending.seat);
  const guess = smashUp.determinize(seen, seedRandom(state.asked));
  const [problem] = smashUp.violations(guess);
  if (problem !== undefined) throw new Violation(`in a guessed state, ${problem}`);
  if (JSON.stringify(smashUp.view(guess, pending.seat)) !== JSON.stringify(seen)) {
    throw new Violation(`a guess of seat ${pending.seat} contradicts what it sees`);
  }
  smashUp.apply(guess, answer);
}
