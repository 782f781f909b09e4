import { isSame } from '@smashup/referee';
import { areApart, type Relations } from '../people/index.ts';
import { lobbyTold, type Outgoing } from '../projection/index.ts';
import type { LobbyEntry, Tell } from '../protocol/index.ts';
import type { RatingKind, StoredTable, TablesStore } from '../storage/index.ts';
import { readSetUp } from './set-up.ts';

/** More than anybody reads. */
const MOST_ENTRIES = 200;
/** Changes within this many milliseconds are told together. */
const BATCH_MILLIS = 250;
/** The more people are looking, the more is told together: this many more milliseconds for each. */
const MILLIS_PER_ONLOOKER = 0.25;
/** How many are told at once before other work gets its turn. */
const AT_ONCE = 200;

/** How good these people are, as far as that is shown to others. */
type ShownRatings = (kind: RatingKind, people: readonly string[]) => Promise<ReadonlyMap<string, number>>;

interface Onlooker {
  /** As they are now. */
  readonly relations: () => Relations;
  readonly tell: (message: Outgoing<Tell>) => void;
}

interface Listed {
  readonly entry: LobbyEntry;
  readonly people: readonly string[];
}

interface Change {
  readonly id: string;
  readonly before: Listed | null;
  readonly now: Listed | null;
}

/** The public tables, for those who look at them. What changed is found once for all. */
export class Lobby {
  private readonly store: TablesStore;
  private readonly ratings: ShownRatings;
  private readonly report: (error: unknown) => void;
  private readonly after: (millis: number, job: () => void) => () => void;
  private readonly onlookers = new Set<Onlooker>();
  private readonly dirty = new Set<string>();
  private listed = new Map<string, Listed>();
  private stopTimer: (() => void) | null = null;
  private telling: Promise<void> = Promise.resolve();

  /** `after`: does something that many milliseconds later, and returns a function that cancels it. */
  constructor(
    store: TablesStore,
    ratings: ShownRatings,
    report: (error: unknown) => void,
    after: (millis: number, job: () => void) => () => void,
  ) {
    this.store = store;
    this.ratings = ratings;
    this.report = report;
    this.after = after;
  }

  /** From now on the reader is told what changes; returns what there is now, and a function that ends it. */
  async look(onlooker: Onlooker): Promise<{ entries: LobbyEntry[]; leave: () => void }> {
    if (this.onlookers.size === 0) await this.reload();
    this.onlookers.add(onlooker);
    const entries = [...this.listed.values()]
      .filter((each) => isFor(each, onlooker))
      .map(({ entry }) => entry);
    return { entries, leave: () => void this.onlookers.delete(onlooker) };
  }

  /** While nobody is looking, nothing is kept. */
  private async reload(): Promise<void> {
    const tables = await this.store.lobby(MOST_ENTRIES);
    const listed = await Promise.all(tables.map((table) => this.list(table)));
    this.listed = new Map(listed.flatMap((each) => (each === null ? [] : [[each.entry.id, each] as const])));
  }

  changed(table: string): void {
    if (this.onlookers.size === 0) return;
    this.dirty.add(table);
    this.stopTimer ??= this.after(BATCH_MILLIS + this.onlookers.size * MILLIS_PER_ONLOOKER, () => {
      this.stopTimer = null;
      // One after another, so that nobody is told something older after something newer.
      this.telling = this.telling.then(() => this.tellChanges()).catch(this.report);
    });
  }

  /** Something may have been missed: every table is checked, including new ones. */
  async recheck(): Promise<void> {
    if (this.onlookers.size === 0) return;
    for (const { id } of await this.store.lobby(MOST_ENTRIES)) this.changed(id);
    for (const id of this.listed.keys()) this.changed(id);
  }

  private async tellChanges(): Promise<void> {
    const ids = [...this.dirty];
    this.dirty.clear();
    const tables = await Promise.all(ids.map((id) => this.store.byId(id)));
    const listed = await Promise.all(tables.map(async (table) => table && this.list(table)));
    const changes = listed.flatMap((now, at) => this.note(ids[at] ?? '', now));
    // Most see everything, and are told the same.
    const toMost = tellOf(changes, () => true);
    let told = 0;
    for (const onlooker of this.onlookers) {
      const seesAll = changes.every(({ before, now }) =>
        [before, now].every((each) => each === null || isFor(each, onlooker)),
      );
      const message = seesAll ? toMost : tellOf(changes, (each) => isFor(each, onlooker));
      if (message !== null) onlooker.tell(message);
      if (++told % AT_ONCE === 0) await new Promise((resolve) => void setImmediate(resolve));
    }
  }

  /** Null: it is not for everybody to see. */
  private async list(table: StoredTable): Promise<Listed | null> {
    const { status } = table;
    if (table.is_public === 0 || (status !== 'open' && status !== 'playing')) return null;
    // Nobody can be met at a table where nobody is.
    if (table.attended === 0) return null;
    const { choice, edition, printing, variant, clock, rated, hints, openHands } = readSetUp(table.set_up);
    const people = table.seats.flatMap(({ person }) => person ?? []);
    const kind = variant === 'teams' ? 'pair' : 'alone';
    const ratings = await this.ratings(kind, rated ? people : []);
    const entry: LobbyEntry = {
      id: table.id,
      status,
      seats: table.seats.map(({ kind: sitter, name, person }) => ({
        kind: sitter,
        name,
        rating: ratings.get(person ?? '') ?? null,
      })),
      choice,
      edition,
      printing,
      quick: table.quick > 0,
      variant,
      clock,
      rated,
      hints,
      openHands,
      since: table.made_at,
    };
    return { entry, people };
  }

  private note(id: string, now: Listed | null): Change[] {
    const before = this.listed.get(id) ?? null;
    if (isSame(now, before)) return [];
    if (now === null) this.listed.delete(id);
    else this.listed.set(id, now);
    return [{ id, before, now }];
  }

  async close(): Promise<void> {
    this.stopTimer?.();
    this.onlookers.clear();
    await this.telling;
  }
}

/** What a person who sees these tables is told; null: nothing has changed for them. */
function tellOf(changes: readonly Change[], isSeen: (each: Listed) => boolean): Outgoing<Tell> | null {
  const seen = (each: Listed | null): each is Listed => each !== null && isSeen(each);
  const changed = changes.map(({ now }) => now).filter(seen);
  // A table that this person may no longer see is gone for them; one they could never see is not mentioned.
  const gone = changes.filter(({ before, now }) => seen(before) && !seen(now));
  if (changed.length === 0 && gone.length === 0) return null;
  return lobbyTold(
    changed.map(({ entry }) => entry),
    gone.map(({ id }) => id),
  );
}

function isFor({ people }: Listed, { relations }: Onlooker): boolean {
  return people.every((person) => !areApart(relations(), person));
}
