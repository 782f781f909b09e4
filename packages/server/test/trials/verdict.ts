import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { LiveGame } from '../../src/play/game.ts';
import { isOfGame, readEntry, type LogEntry } from '../../src/play/entries.ts';
import { unpackLog } from '../../src/play/record.ts';
import { readSetUp } from '../../src/tables/index.ts';
import type { Storage } from '../../src/storage/index.ts';
import type { Resumed, Sent, SteadyPlayer } from './steady-player.ts';

const cards = { rules: smashUp, referee: createReferee(smashUp) };

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, and not in the log as it was sent. */
  readonly lost: number;
  /** In the log for a person, and not what that person sent for that decision. */
  readonly doubled: number;
  readonly resumed: number;
  /** Shown to somebody who came back, and never a moment of the game in the log. */
  readonly strayed: number;
}

async function readLog(storage: Storage, id: string): Promise<LogEntry[]> {
  const record = await storage.log.record(id);
  if (record !== null) return unpackLog(record.packed);
  const rows = await storage.log.read(id);
  return rows.map(({ entry }) => readEntry(JSON.parse(entry)));
}

/** Holds what the people of a table saw against its log, played again from the deal. */
export async function judge(
  storage: Storage,
  id: string,
  players: readonly SteadyPlayer[],
): Promise<Verdict> {
  const table = await storage.tables.byId(id);
  if (table === null) throw new Error('A table is gone.');
  const [dealt, ...entries] = await readLog(storage, id);
  const game = new LiveGame(cards, table, readSetUp(table.set_up), [dealt]);
  const sent = new Map(players.flatMap((player) => player.sent).map((one) => [nameOf(one), one]));
  const waiting = players.map(({ resumed }) => [...resumed]);
  const resumedBefore = waiting.flat().length;
  const found = new Set<string>();
  let doubled = 0;
  const lookFor = (): void => {
    for (const resumed of waiting)
      while (resumed[0] !== undefined && isNow(game, resumed[0])) resumed.shift();
  };
  lookFor();
  for (const entry of entries) {
    if (entry.kind === 'answer' && entry.by === 'person') {
      const name = `${entry.seat} ${game.ticket(entry.seat)}`;
      const meant = sent.get(name);
      if (meant === undefined || !isCarriedOut(game, meant, entry)) doubled++;
      else found.add(name);
    }
    game.follow(entry);
    if (isOfGame(entry)) lookFor();
  }
  const acknowledged = [...sent].filter(([, { isAcknowledged }]) => isAcknowledged);
  const strayed = waiting.flat().length;
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(([name]) => !found.has(name)).length,
    doubled,
    resumed: resumedBefore - strayed,
    strayed,
  };
}

function nameOf({ seat, ticket }: Sent): string {
  return `${seat} ${ticket}`;
}

/** The entry is what the answer leads to here. */
function isCarriedOut({ match }: LiveGame, { seat, picks }: Sent, entry: LogEntry): boolean {
  const { next } = match;
  if (next.kind !== 'person' && next.kind !== 'pass') return false;
  return JSON.stringify(match.prepare(seat, next.decision, picks).entry) === JSON.stringify(entry);
}

/** What somebody was shown is the table as it is here: view, story, decision and all. */
function isNow(game: LiveGame, { seat, game: shown }: Resumed): boolean {
  if (game.match.view(seat).pending?.seat !== shown.standing.waitingFor) return false;
  const { beats: _beats, log, ...standing } = game.match.whole({ seat, language: 'en' }).content;
  if (log?.length !== shown.log.length) return false;
  const { decision } = standing;
  const named = decision === null ? null : { ...decision, id: game.ticket(seat) };
  const now = { standing: { ...standing, decision: named }, log };
  return JSON.stringify(sorted(now)) === JSON.stringify(sorted(shown));
}

/** Fields in one order: the two were written by different hands. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
