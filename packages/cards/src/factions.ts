// Generated from the folders (`npm run faction -- write`): a line for each faction, so that git can keep those of both sides.
export { giantAnts } from './monster-smash/giant-ants/cards.ts';
export { madScientists } from './monster-smash/mad-scientists/cards.ts';
export { mounties } from './world-tour-international-incident/mounties/cards.ts';
export { sharks } from './its-your-fault/sharks/cards.ts';
export { sumoWrestlers } from './world-tour-international-incident/sumo-wrestlers/cards.ts';
export { superHeroes } from './its-your-fault/super-heroes/cards.ts';
export { tornados } from './its-your-fault/tornados/cards.ts';
export { vampires } from './monster-smash/vampires/cards.ts';
export { werewolves } from './monster-smash/werewolves/cards.ts';
