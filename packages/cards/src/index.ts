import { buildLibrary, createRules } from '@smashup/engine';
import { awesomeLevel9000 } from './awesome-level-9000/index.ts';
import { coreSet } from './core-set/index.ts';

/** Every card there is. */
export const library = buildLibrary([coreSet, awesomeLevel9000]);

/** The game: the engine with all its cards. */
export const smashUp = createRules(library);
