import { buildLibrary, createRules } from '@smashup/engine';
import { awesomeLevel9000 } from './awesome-level-9000/index.ts';
import { coreSet } from './core-set/index.ts';
import * as factions from './factions.ts';
import { setsOf } from './in-set.ts';
import { oops } from './oops-you-did-it-again/index.ts';
import { theObligatoryCthulhuSet } from './the-obligatory-cthulhu-set/index.ts';
import { whatWereWeThinking } from './what-were-we-thinking/index.ts';
import { cultureShock } from './world-tour-culture-shock/index.ts';

/** Every card there is. */
export const library = buildLibrary([
  coreSet,
  awesomeLevel9000,
  whatWereWeThinking,
  oops,
  cultureShock,
  theObligatoryCthulhuSet,
  ...setsOf(Object.values(factions)),
]);

/** The game: the engine with all its cards. */
export const smashUp = createRules(library);
