import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A statement that changes something. */
export interface Step {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** How many rows it has to change; null: any number. */
  readonly changes: number | null;
}

/** Statements that hold together: all of them, or nothing. */
export type Unit = readonly Step[];

/** Hears of everything that is asked, as long as it is under way. */
export type Watch = <T>(asked: () => Promise<T>) => Promise<T>;

export const UNWATCHED: Watch = (asked) => asked();

/** A database of either kind. */
export interface Database {
  /** For reading, and for writing statements down; what changes something goes through `write`. */
  readonly query: Kysely<Schema>;
  /** What has been put together before (`question`). */
  readonly read: <Row>(asked: CompiledQuery<Row>) => Promise<Row[]>;
  /**
   * Resolves to true when the unit is safely on disk. False: a step changed a different number of rows than it should
   * have, or a key was taken; then nothing has changed.
   */
  readonly write: (unit: Unit) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export function step(statement: Compilable, changes: number | null = null): Step {
  const { sql, parameters } = statement.compile();
  return { sql, parameters, changes };
}

/**
 * A statement that is executed all the time with different values: it is compiled once and filled in from then on.
 * `list` gives the values in the order in which they appear in it.
 */
export function form<T>(
  write: (values: T) => Compilable,
  list: (values: T) => readonly unknown[],
  changes: number | null = null,
): (values: T) => Step {
  let made: CompiledQuery | null = null;
  return (values) => {
    made ??= compileForm(write(values), list(values));
    return { sql: made.sql, parameters: list(values), changes };
  };
}

/** The same for what is read all the time. */
export function question<T, Row>(
  { read }: Pick<Database, 'read'>,
  write: (values: T) => Compilable<Row>,
  list: (values: T) => readonly unknown[],
): (values: T) => Promise<Row[]> {
  let made: CompiledQuery<Row> | null = null;
  return (values) => {
    made ??= compileForm(write(values), list(values));
    return read<Row>({ ...made, parameters: list(values) });
  };
}

/** For a database whose reads all take the same route. */
export function readingWith(query: Kysely<Schema>): Database['read'] {
  return async <Row>(asked: CompiledQuery<Row>) => (await query.executeQuery<Row>(asked)).rows;
}

function compileForm<Row>(statement: Compilable<Row>, listed: readonly unknown[]): CompiledQuery<Row> {
  const compiled = statement.compile();
  const { sql, parameters } = compiled;
  const isListed = parameters.length === listed.length && parameters.every((each, at) => each === listed[at]);
  if (!isListed) throw new Error(`The values of a statement are listed in another order: ${sql}`);
  return compiled;
}
