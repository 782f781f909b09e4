import { explain, type Thought } from '@smashup/bots';
import { seedRandom } from '@smashup/engine';
import type { Addressee, Phrase } from '@smashup/words';
import type { Lens } from './instruments.ts';
import type { BotTask } from './match.ts';

/** What the answer that a bot thought of would do, in words. */
export function explainThought(
  { view, decision, chance }: BotTask,
  thought: Thought,
  { reading, words }: Lens,
  addressee: Addressee,
): Phrase {
  const explained = explain({ view, decision }, thought, { rules: reading, random: seedRandom(chance) });
  return words.tellHint(explained, decision, addressee);
}
