import type { Level } from '@smashup/bots';

/** The levels of bots, the weakest first. */
export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const satisfies readonly Level[];
