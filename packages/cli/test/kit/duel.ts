/** A game in which the person goes first, with Ghosts and Bear Cavalry. */
export const DUEL = [
  'play',
  '--seed',
  '5',
  '--factions',
  'Ghosts+Bear Cavalry,Steampunks+Killer Plants',
  '--bots',
  'random',
];
