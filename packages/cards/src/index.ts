import { buildLibrary, createRules } from '@smashup/engine';
import { awesomeLevel9000 } from './awesome-level-9000/index.ts';
import { coreSet } from './core-set/index.ts';
import { monsterSmash } from './monster-smash/index.ts';
import { oops } from './oops-you-did-it-again/index.ts';
import { theObligatoryCthulhuSet } from './the-obligatory-cthulhu-set/index.ts';
import { whatWereWeThinking } from './what-were-we-thinking/index.ts';
import { cultureShock } from './world-tour-culture-shock/index.ts';
import { internationalIncident } from './world-tour-international-incident/index.ts';

/** Every card there is. */
export const library = buildLibrary([
  coreSet,
  awesomeLevel9000,
  whatWereWeThinking,
  oops,
  cultureShock,
  monsterSmash,
  theObligatoryCthulhuSet,
  internationalIncident,
]);

/** The game: the engine with all its cards. */
export const smashUp = createRules(library);
