import type { Decision } from '@smashup/engine';
import type { Thought } from '../bot.ts';

/**
 * How many more of 100 games a deck with this faction wins than an average one, the other faction and the opponent
 * being drawn. Measured with `smashup simulate --games 400 --bots easy,easy --seed 77 --json`: about 64 games for each
 * faction, so the differences found were halved towards the mean.
 */
const STRENGTH: Readonly<Record<string, number>> = {
  Aliens: 14,
  'Polynesian Voyagers': 7,
  Dinosaurs: 7,
  'Bear Cavalry': 6,
  Steampunks: 3,
  'Anansi Tales': 3,
  Robots: 3,
  'Killer Plants': 3,
  Ninjas: 2,
  'Ancient Incas': 2,
  'Rock Stars': 1,
  Samurai: 1,
  "Grimms' Fairy Tales": 0,
  'Ancient Egyptians': -1,
  'Teddy Bears': -1,
  Cowboys: -1,
  Pirates: -1,
  Explorers: -1,
  Tricksters: -2,
  Vikings: -3,
  'Russian Fairy Tales': -3,
  Zombies: -5,
  Wizards: -10,
  Ghosts: -9,
  Grannies: -13,
};

/** VP that a win rate of one in a hundred is worth. */
const VP_PER_POINT = 0.1;

/** The strongest faction on offer. */
export function bestFaction({ id, options }: Decision): Thought {
  const ranked = options
    .map((option, pick) => ({ pick, worth: option.kind === 'faction' ? (STRENGTH[option.faction] ?? 0) : 0 }))
    .sort((a, b) => b.worth - a.worth);
  const [best, second] = ranked;
  const amount = ((best?.worth ?? 0) - (second?.worth ?? 0)) * VP_PER_POINT;
  return {
    answer: { decision: id, picks: [best?.pick ?? 0] },
    reasons: [{ key: 'faction', amount }],
    iterations: 0,
  };
}
