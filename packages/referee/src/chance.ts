import { numberFrom, type Seed } from '@smashup/engine';

/** Keeps the bots' randomness apart from that of the game, which has the same seed. */
const BOT_CHANCE = 0x5eed_b075;
/** Odd, so that no two decisions of a game share a seed. */
const STRIDE = 0x2c1b_3c6d;

/** The seed of a bot's randomness for one decision: the same when the game is resumed or an answer was taken back. */
export function chanceAt(gameSeed: Seed, answers: number): number {
  return ((numberFrom(gameSeed) ^ BOT_CHANCE) + Math.imul(answers, STRIDE)) | 0;
}
