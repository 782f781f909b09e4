import { smashUp } from '@smashup/cards';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { seedRandom, type Seat } from '@smashup/engine';
import { createReferee, type Match, type Prepared } from '@smashup/referee';
import { LiveGame } from '../../src/play/journal/live-game.ts';
import { readJournal } from '../../src/play/journal/take-up.ts';
import type { Storage } from '../../src/storage/index.ts';
import { readSetUp } from '../../src/tables/index.ts';

const MOST_GAMES = 40;
const MOST_ANSWERS = 250;

/** What was answered, and for whom. */
interface Played {
  readonly seat: Seat;
  readonly picks: readonly number[];
  readonly by: 'person' | 'referee';
  readonly step: Prepared;
}

type IsThere = (match: Match, last: Played | null) => boolean;
type Stores = Pick<Storage, 'tables' | 'journal'>;

/** Answers stored without anybody having given them, so that a game is where it has to be; nobody may have it open. */
export async function playAhead(stores: Stores, table: string, at: number, isThere: IsThere): Promise<void> {
  await store(stores, table, at, await played(stores, table, isThere));
}

/** All but the last of them, which somebody is to give: that one is the result. */
export async function playAlmost(
  stores: Stores,
  table: string,
  at: number,
  isThere: IsThere,
): Promise<Played> {
  const answers = await played(stores, table, isThere);
  const last = answers.pop();
  if (last === undefined) throw new Error('It is there already.');
  await store(stores, table, at, answers);
  return last;
}

/**
 * Somebody can answer something in the other's turn; returns their seat. Others can have it taken back, and there are
 * cards on the table.
 */
export function whoseWindow(match: Match): Seat | null {
  const { next } = match;
  if (next.kind !== 'person' || match.turn < 3) return null;
  const view = match.view(next.seat);
  const others = match.present({ seat: 1 - next.seat, language: 'en' }).content;
  const isAnswer = match.passing !== null && view.pending?.options.every(({ kind }) => kind !== 'card');
  const isTheirs = isAnswer === true && view.turn.player !== next.seat;
  return isTheirs && others.canAskToUndo && view.table.length > 0 ? next.seat : null;
}

async function store(
  { journal }: Stores,
  table: string,
  at: number,
  answers: readonly Played[],
): Promise<void> {
  const { length } = await readJournal(journal, table);
  for (const [index, { step }] of answers.entries())
    await journal.append({ game: table, number: length + index, at, entry: JSON.stringify(step.entry) });
}

async function played({ tables, journal }: Stores, table: string, isThere: IsThere): Promise<Played[]> {
  const row = await tables.byId(table);
  if (row === null) throw new Error('This table does not exist.');
  const before = await readJournal(journal, table);
  const cards = { rules: smashUp, referee: createReferee(smashUp) };
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { match } = new LiveGame(cards, row, readSetUp(row.set_up), before);
    const answers = playUntil(match, seed, isThere);
    if (answers !== null) return answers;
  }
  throw new Error('No game came to that.');
}

function playUntil(match: Match, seed: number, isThere: IsThere): Played[] | null {
  const random = seedRandom(seed);
  const answers: Played[] = [];
  while (!isThere(match, answers.at(-1) ?? null)) {
    const { next } = match;
    if (next.kind === 'over' || next.kind === 'bot' || answers.length > MOST_ANSWERS) return null;
    const { decision } = match.questionFor(next.seat);
    const by = next.kind === 'pass' ? 'referee' : 'person';
    const picks = next.kind === 'pass' ? next.picks : randomPicks(decision, random);
    const step = match.prepare(next.seat, next.decision, picks, by);
    step.commit();
    answers.push({ seat: next.seat, picks, by, step });
  }
  return answers;
}
