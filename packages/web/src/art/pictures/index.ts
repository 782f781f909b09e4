import { awesomeLevel9000 } from './awesome-level-9000.ts';
import { coreSet } from './core-set.ts';
import { monsterSmash } from './monster-smash.ts';
import { oopsYouDidItAgain } from './oops-you-did-it-again.ts';
import type { SetPictures } from '../picture-spec.ts';
import { theObligatoryCthulhuSet } from './the-obligatory-cthulhu-set.ts';
import { whatWereWeThinking } from './what-were-we-thinking.ts';
import { worldTourCultureShock } from './world-tour-culture-shock.ts';
import { worldTourInternationalIncident } from './world-tour-international-incident.ts';

/** Every faction's pictures, by the names of the icons; read when the client is built (tools/pictures.ts). */
export const PICTURES: SetPictures = {
  ...coreSet,
  ...awesomeLevel9000,
  ...whatWereWeThinking,
  ...oopsYouDidItAgain,
  ...worldTourCultureShock,
  ...monsterSmash,
  ...theObligatoryCthulhuSet,
  ...worldTourInternationalIncident,
};
