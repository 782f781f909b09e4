import { smashUp } from '@smashup/cards';
import { createReferee, type StoryLine } from '@smashup/referee';
import { LiveGame } from '../../src/play/journal/live-game.ts';
import { isOfGame, readEntry, type JournalEntry } from '../../src/play/journal/entries.ts';
import { unpackJournal } from '../../src/play/journal/record.ts';
import { readSetUp } from '../../src/tables/index.ts';
import type { Storage } from '../../src/storage/index.ts';
import { audience } from '../../src/play/broadcast/broadcast.ts';
import { shownOf } from './shown.ts';
import type { Resumed, Sent, Witness } from './steady-player.ts';

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

export async function readJournal(storage: Storage, id: string): Promise<JournalEntry[]> {
  const record = await storage.journal.record(id);
  if (record !== null) return unpackJournal(record.packed);
  const rows = await storage.journal.read(id);
  // There is always the deal: without it, the log has become a record meanwhile.
  if (rows.length === 0) return readJournal(storage, id);
  return rows.map(({ entry }) => readEntry(JSON.parse(entry)));
}

/** Holds what the people of a table saw against its log, played again from the deal. */
export async function judge(storage: Storage, id: string, witnesses: readonly Witness[]): Promise<Verdict> {
  const table = await storage.tables.byId(id);
  if (table === null) throw new Error('A table is gone.');
  const [dealt, ...entries] = await readJournal(storage, id);
  const game = new LiveGame(cards, table, readSetUp(table.set_up), [dealt]);
  const sent = new Map(witnesses.flatMap((witness) => witness.sent).map((one) => [nameOf(one), one]));
  const waiting = witnesses.map(({ seat, resumed }) => ({
    story: new Story(game, seat),
    resumed: [...resumed],
  }));
  const count = (): number => waiting.reduce((sum, { resumed }) => sum + resumed.length, 0);
  const resumedBefore = count();
  const found = new Set<string>();
  let doubled = 0;
  const lookFor = (): void => {
    for (const { story, resumed } of waiting)
      while (resumed[0] !== undefined && isNow(game, story, resumed[0])) resumed.shift();
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
  const strayed = count();
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
function isCarriedOut({ match }: LiveGame, { seat, picks }: Sent, entry: JournalEntry): boolean {
  const { next } = match;
  if (next.kind !== 'person' && next.kind !== 'pass') return false;
  return JSON.stringify(match.prepare(seat, next.decision, picks).entry) === JSON.stringify(entry);
}

/** The story of a seat as it is told while the game is played: not as the server tells it to whoever comes back. */
class Story {
  private told: readonly StoryLine[] = [];

  constructor({ match }: LiveGame, seat: number) {
    match.attend(audience(seat), ({ content: { log, beats } }) => {
      this.told = log ?? [...this.told, ...beats.flatMap(({ lines }) => lines)];
    });
  }

  get lines(): readonly StoryLine[] {
    return this.told;
  }
}

/** What somebody was shown is the table as it is here: view, story, decision and all. */
function isNow(game: LiveGame, { lines }: Story, shown: Resumed): boolean {
  if (lines.length !== shown.lines) return false;
  const { seat } = shown;
  const { beats: _beats, log: _log, ...situation } = game.match.present(audience(seat)).content;
  const { decision } = situation;
  const named = decision === null ? null : { ...decision, id: game.ticket(seat) };
  return shownOf({ ...situation, decision: named }, lines).digest === shown.digest;
}
