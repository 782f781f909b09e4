import { explain, type Thought } from '@smashup/bots';
import { seedRandom } from '@smashup/engine';
import type { Addressee, Phrase } from '@smashup/words';
import type { Lens } from './instruments.ts';
import type { Question } from './match.ts';

/** What was thought about a question and what that answer does, in words. */
export function advise(
  { view, decision, chance }: Question,
  thought: Thought,
  { reading, words }: Lens,
  addressee: Addressee,
): Phrase {
  const advice = explain({ view, decision }, thought, { rules: reading, random: seedRandom(chance) });
  return words.tellAdvice(advice, decision, addressee);
}
