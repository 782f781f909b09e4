import type { SetSpec } from '@smashup/engine';
import { whatWereWeThinkingBases } from './bases.ts';
import { explorers } from './explorers.ts';
import { grannies } from './grannies.ts';
import { rockStars } from './rock-stars.ts';
import { teddyBears } from './teddy-bears.ts';

export const whatWereWeThinking: SetSpec = {
  name: 'What Were We Thinking?',
  year: 2017,
  factions: [explorers, grannies, rockStars, teddyBears],
  bases: whatWereWeThinkingBases,
  reprints: [],
};
