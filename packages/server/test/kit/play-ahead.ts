import { smashUp } from '@smashup/cards';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { seedRandom } from '@smashup/engine';
import { createReferee, type Match, type Prepared } from '@smashup/referee';
import { LiveGame } from '../../src/play/game.ts';
import { readLog } from '../../src/play/take-up.ts';
import type { Storage } from '../../src/storage/index.ts';
import { readSetUp } from '../../src/tables/index.ts';

const MOST_GAMES = 40;
const MOST_ANSWERS = 250;

/** Answers stored without anybody having given them, so that a game is where it has to be; nobody may have it open. */
export async function playAhead(
  { tables, log }: Pick<Storage, 'tables' | 'log'>,
  table: string,
  at: number,
  isThere: (match: Match) => boolean,
): Promise<void> {
  const row = await tables.byId(table);
  if (row === null) throw new Error('There is no such table.');
  const before = await readLog(log, table);
  const cards = { rules: smashUp, referee: createReferee(smashUp) };
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { match } = new LiveGame(cards, row, readSetUp(row.set_up), before);
    const steps = playUntil(match, seed, isThere);
    if (steps === null) continue;
    for (const [index, { entry }] of steps.entries()) {
      const number = before.length + index;
      await log.append({ game: table, number, at, entry: JSON.stringify(entry) });
    }
    return;
  }
  throw new Error('No game came to that.');
}

function playUntil(match: Match, seed: number, isThere: (match: Match) => boolean): Prepared[] | null {
  const random = seedRandom(seed);
  const steps: Prepared[] = [];
  while (!isThere(match)) {
    const { next } = match;
    if (next.kind === 'over' || next.kind === 'bot' || steps.length > MOST_ANSWERS) return null;
    const { decision } = match.questionFor(next.seat);
    const step =
      next.kind === 'pass'
        ? match.prepare(next.seat, next.decision, next.picks, 'referee')
        : match.prepare(next.seat, next.decision, randomPicks(decision, random));
    step.commit();
    steps.push(step);
  }
  return steps;
}
