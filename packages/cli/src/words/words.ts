import { smashUp } from '@smashup/cards';
import { createWords } from '@smashup/words';

/** What games say at the terminal. */
export const words = createWords(smashUp);
