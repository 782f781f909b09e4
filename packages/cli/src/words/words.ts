import { smashUp } from '../content/content.ts';
import { createWords } from '@smashup/words';

/** The sentences of games, for the terminal. */
export const words = createWords(smashUp);
