import { buildLibrary, createRules } from '@smashup/engine';
import * as factions from './factions.ts';
import { setsOf } from './in-set.ts';

/** Every card there is. */
export const library = buildLibrary(setsOf(Object.values(factions)));

/** The game: the engine with all its cards. */
export const smashUp = createRules(library);
