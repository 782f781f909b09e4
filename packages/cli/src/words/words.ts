import { smashUp } from '../content/content.ts';
import { createWords } from '@smashup/words';

/** What games say at the terminal. */
export const words = createWords(smashUp);
