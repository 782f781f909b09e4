import type { Rules } from '@smashup/engine';
import type { Referee } from '@smashup/referee';
import type { Activity } from '../activity.ts';
import type { BusMessage } from '../event-bus/index.ts';
import type { Times } from '../config/index.ts';
import type { Notice } from '../protocol/index.ts';
import type { JournalStore, TablesStore } from '../storage/index.ts';
import type { Bots } from './bots.ts';
import type { Outages } from './clock/outages.ts';

/** Whom a game waits for, in which turn, and when they are told once more. */
interface TurnNotices {
  readonly note: (game: string, turn: number, person: string, remindAt: number | null) => Promise<void>;
  /** It waits for nobody but this person; null: for nobody. */
  readonly takeBack: (game: string, turn: number, person: string | null) => Promise<unknown>;
}

/** What live tables need from the rest of the server. */
export interface TableServices {
  readonly tables: TablesStore;
  readonly journal: JournalStore;
  readonly bots: Bots;
  readonly times: Times;
  readonly now: () => number;
  /** Does something after that many milliseconds; returns a function that cancels it. */
  readonly after: (millis: number, job: () => void) => () => void;
  readonly activity: Activity;
  /** For what takes long and can wait. */
  readonly slowly: <T>(job: () => Promise<T>) => Promise<T>;
  /** Which program this is: the same only for the same code. */
  readonly build: string;
  readonly rules: Rules;
  readonly referee: Referee;
  /** Something went wrong that nobody asked for. */
  readonly report: (error: unknown, table: string) => void;
  /** Tells the other processes. */
  readonly publish: (message: BusMessage) => void;
  /** For people who are looking elsewhere. */
  readonly turns: TurnNotices;
  /** When the service was not there. */
  readonly outages: Pick<Outages, 'spans' | 'beat'>;
  /** This person's list of their own tables may read differently now. */
  readonly listedAnew: (person: string) => void;
  /** Tells somebody what they should know wherever they are. */
  readonly notice: (person: string, notice: Notice) => void;
  /** The table's row is different now. */
  readonly changed: (table: string) => void;
}
