import { smashUp } from '@smashup/cards';
import type { Seat } from '@smashup/engine';
import { createReferee } from '@smashup/referee';
import type { JournalEntry } from '../../src/play/journal/entries.ts';
import { LiveGame } from '../../src/play/journal/live-game.ts';
import type { Storage } from '../../src/storage/index.ts';
import { readSetUp } from '../../src/tables/index.ts';
import { readJournal } from './verdict.ts';

/** What somebody asked for while others asked for something, and whether they were told that it is done. */
interface Asked {
  readonly seat: Seat;
  readonly isOk: boolean;
}

interface AskedAnswer extends Asked {
  readonly ticket: number;
  readonly picks: readonly number[];
}

/** What was asked for at a table. */
export interface Raced {
  readonly id: string;
  readonly answers: AskedAnswer[];
  /** In races in which somebody concedes. */
  readonly undos: Asked[];
  readonly concessions: Asked[];
}

export interface RaceVerdict {
  /** Somebody was told that it is done, and it is not; or that it is not, and it is. */
  readonly lies: readonly string[];
  /** Two have won, or nobody. */
  readonly ties: readonly string[];
}

type Answer = Extract<JournalEntry, { kind: 'answer' }>;

const cards = { rules: smashUp, referee: createReferee(smashUp) };

/** Plays the log again: each question was answered once, at most one has conceded, and what was said of it is true. */
export async function judgeRaced(storage: Storage, raced: Raced): Promise<RaceVerdict> {
  const table = await storage.tables.byId(raced.id);
  if (table === null) throw new Error('A table is gone.');
  const [dealt, ...entries] = await readJournal(storage, raced.id);
  const game = new LiveGame(cards, table, readSetUp(table.set_up), [dealt]);
  const answers = judgeAnswers(game, raced.answers, entries);
  const lies = [...answers.lies, ...liesAboutConceding(raced, entries)];
  const named = (finding: string): string => `${raced.id}: ${finding}`;
  return { lies: lies.map(named), ties: answers.ties.map(named) };
}

function judgeAnswers(
  game: LiveGame,
  asked: readonly AskedAnswer[],
  entries: readonly JournalEntry[],
): RaceVerdict {
  const [lies, ties]: [string[], string[]] = [[], []];
  const byTicket = new Map<string, AskedAnswer[]>();
  for (const each of asked) {
    const name = `${each.seat} ${each.ticket}`;
    byTicket.set(name, [...(byTicket.get(name) ?? []), each]);
  }
  const answered = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      const name = `${entry.seat} ${game.ticket(entry.seat)}`;
      answered.set(name, (answered.get(name) ?? 0) + 1);
      lies.push(...liesAbout(game, entry, byTicket.get(name) ?? []).map((lie) => `${name} ${lie}`));
    }
    game.follow(entry);
  }
  for (const [name, times] of answered) if (times > 1) ties.push(`${name} ${times} times`);
  for (const [name, each] of byTicket)
    if (each.some(({ isOk }) => isOk) && !answered.has(name)) lies.push(`${name} is lost`);
  return { lies, ties };
}

/** What was said to those who were asked that question, though this answer stands. */
function liesAbout(game: LiveGame, entry: Answer, meant: readonly AskedAnswer[]): string[] {
  const lies: string[] = [];
  const isThis = (each: AskedAnswer): boolean => isThat(game, each, entry);
  if (entry.by !== 'person') return meant.some(({ isOk }) => isOk) ? ['is lost'] : [];
  if (!meant.some(isThis)) lies.push('was never sent');
  if (!meant.some(({ isOk }) => isOk)) lies.push('refused');
  if (meant.some((each) => each.isOk && !isThis(each))) lies.push('acknowledged, and another answer stands');
  return lies;
}

/** The entry is what that answer leads to here. */
function isThat({ match }: LiveGame, { seat, picks }: AskedAnswer, entry: Answer): boolean {
  const { next } = match;
  if (next.kind !== 'person' && next.kind !== 'pass') return false;
  try {
    return JSON.stringify(match.prepare(seat, next.decision, picks).entry) === JSON.stringify(entry);
  } catch {
    return false;
  }
}

/** Whoever was told that they have conceded has, nothing came after it, and what was taken back came before. */
function liesAboutConceding({ concessions, undos }: Raced, entries: readonly JournalEntry[]): string[] {
  if (concessions.length === 0) return [];
  const lies: string[] = [];
  const last = entries.at(-1);
  const conceded = last?.kind === 'concede' ? last.seat : null;
  if (entries.filter(({ kind }) => kind === 'concede').length !== (conceded === null ? 0 : 1))
    lies.push('something came after the end');
  for (const { seat, isOk } of concessions)
    if (isOk !== (seat === conceded))
      lies.push(`${seat} was told that they ${isOk ? 'have' : 'have not'} conceded`);
  const takenBack = entries.filter(
    (entry) => entry.kind === 'undo' || (entry.kind === 'propose' && entry.what === 'undo'),
  );
  const told = undos.filter(({ isOk }) => isOk);
  if (told.length !== takenBack.length) lies.push(`${told.length} undos, and there are ${takenBack.length}`);
  return lies;
}
