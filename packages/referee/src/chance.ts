import { numberFrom, type Seed } from '@smashup/engine';

/** Keeps the bots' chance apart from that of the game with the same seed. */
const BOT_CHANCE = 0x5eed_b075;
/** Odd, so that no two decisions of a game share a chance. */
const STRIDE = 0x2c1b_3c6d;

/** A bot's chance for one decision of a game: it is the same when the game is taken up again or gone back in. */
export function chanceAt(gameSeed: Seed, answers: number): number {
  return ((numberFrom(gameSeed) ^ BOT_CHANCE) + Math.imul(answers, STRIDE)) | 0;
}
