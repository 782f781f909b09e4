import { smashUp } from '../../content/content.ts';
import { seedRandom, type Answer, type View } from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { Violation } from './violation.ts';

/** Checks that a guess from a seat's view is a sound state that looks the same to it and takes the same answer. */
export function checkGuess(seen: View, answer: Answer): void {
  const { viewer } = seen;
  const guess = smashUp.determinize(seen, seedRandom(seen.asked));
  const [problem] = smashUp.violations(guess);
  if (problem !== undefined) throw new Violation(`in a guessed state, ${problem}`);
  if (!isSame(smashUp.view(guess, viewer), seen)) {
    throw new Violation(`a guess of seat ${viewer} contradicts what it sees`);
  }
  smashUp.apply(guess, answer);
}
