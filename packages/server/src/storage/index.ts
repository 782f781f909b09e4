import { clocksStore, type ClocksStore } from './clocks.ts';
import { bansStore, complaintsStore, type BansStore, type ComplaintsStore } from './complaints.ts';
import type { Database } from './database.ts';
import { historyStore, type HistoryStore } from './history.ts';
import { identityStore, type IdentityStore } from './identity.ts';
import { journalStore, type JournalStore } from './journal.ts';
import { mailboxStore, type MailboxStore } from './mailboxes.ts';
import { noticeStore, type NoticeStore } from './notices.ts';
import { outboxStore, type OutboxStore } from './outbox.ts';
import { peopleStore, type PeopleStore } from './people.ts';
import { statisticsStore, type StatisticsStore } from './statistics.ts';
import { tablesStore, type TablesStore } from './tables.ts';

export { copyLibsql } from './libsql-file.ts';
export { FileHeld, FileLock } from './file-lock.ts';
export { openLibsql } from './libsql.ts';
export { openPostgres } from './postgres.ts';
export { makePrivate } from './private-file.ts';

export type { ClocksStore } from './clocks.ts';
export type { BansStore, ComplaintsStore } from './complaints.ts';
export type { Database, Watch } from './database.ts';
export type { HistoryPlace, HistoryStore, NewRating, RatingKind } from './history.ts';
export type { IdentityStore, Keys } from './identity.ts';
export type { JournalStore } from './journal.ts';
export type { MailboxStore } from './mailboxes.ts';
export type { NoticeStore } from './notices.ts';
export type { OutboxStore } from './outbox.ts';
export type { Everything, PeopleStore } from './people.ts';
export type { StatisticsStore } from './statistics.ts';
export type { StoredTable, TablesStore } from './tables.ts';
export type {
  ChatRow,
  CountedGameRow,
  DeadlineRow,
  MailboxRow,
  OutboxRow,
  PasskeyRow,
  PersonRow,
  PushRow,
  RelationRow,
  ResultRow,
  SeatRow,
  TurnRow,
} from './schema.ts';

/** Everything that is kept. */
export interface Storage {
  readonly people: PeopleStore;
  readonly identity: IdentityStore;
  readonly tables: TablesStore;
  readonly journal: JournalStore;
  readonly history: HistoryStore;
  readonly statistics: StatisticsStore;
  readonly notices: NoticeStore;
  readonly mailboxes: MailboxStore;
  readonly outbox: OutboxStore;
  readonly complaints: ComplaintsStore;
  readonly bans: BansStore;
  readonly clocks: ClocksStore;
  close(): Promise<void>;
}

export function storageIn(database: Database): Storage {
  return {
    people: peopleStore(database),
    identity: identityStore(database),
    tables: tablesStore(database),
    journal: journalStore(database),
    history: historyStore(database),
    statistics: statisticsStore(database),
    notices: noticeStore(database),
    mailboxes: mailboxStore(database),
    outbox: outboxStore(database),
    complaints: complaintsStore(database),
    bans: bansStore(database),
    clocks: clocksStore(database),
    close: () => database.close(),
  };
}
