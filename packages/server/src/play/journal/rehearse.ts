import { tellOpened } from '@smashup/words';
import type { JournalStore, TablesStore } from '../../storage/index.ts';
import { readSetUp } from '../../tables/index.ts';
import type { TableServices } from '../services.ts';
import { readJournal, readSaved, takeUp, tryOpen } from './take-up.ts';

/** A game that is not played as it was, and what its people would be told. */
interface Differing {
  readonly game: string;
  readonly said: string;
}

/** What would become of the running games with these cards. */
export interface Rehearsal {
  readonly games: number;
  readonly same: number;
  /** They go on from what was saved of them. */
  readonly changed: readonly Differing[];
  /** They cannot go on: an older build has to play them to their end. */
  readonly stuck: readonly Differing[];
}

const EVERY = 1_000_000;

/** Opens every running game, and changes nothing. */
export async function rehearse(
  { tables, journal }: { readonly tables: TablesStore; readonly journal: JournalStore },
  cards: Pick<TableServices, 'rules' | 'referee'>,
): Promise<Rehearsal> {
  const running = await tables.running(EVERY);
  const changed: Differing[] = [];
  const stuck: Differing[] = [];
  for (const table of running) {
    const entries = await readJournal(journal, table.id);
    // From the deal on: that is what is rehearsed.
    if (tryOpen(cards, table, readSetUp(table.set_up), entries, null) !== null) continue;
    const saved = await readSaved(journal, table.id);
    const opened = takeUp(cards.rules, entries, saved, table.seats);
    const differing = { game: table.id, said: tellOpened(opened) ?? '' };
    (opened.found === 'look only' ? stuck : changed).push(differing);
  }
  const same = running.length - changed.length - stuck.length;
  return { games: running.length, same, changed, stuck };
}
