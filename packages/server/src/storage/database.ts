import type { Compilable, Kysely } from 'kysely';
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

/** A database of either kind. */
export interface Database {
  /** For reading, and for writing statements down; what changes something goes through `write`. */
  readonly query: Kysely<Schema>;
  /**
   * Fulfilled when the unit is safe on the disk: true. False: a step changed another number of rows than it had to, or
   * a key was taken; then nothing has changed.
   */
  readonly write: (unit: Unit) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export function step(statement: Compilable, changes: number | null = null): Step {
  const { sql, parameters } = statement.compile();
  return { sql, parameters, changes };
}
