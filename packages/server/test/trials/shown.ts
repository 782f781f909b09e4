import { createHash } from 'node:crypto';
import type { StoryLine } from '@smashup/referee/protocol';
import type { Known } from '../../src/protocol/index.ts';

/** What somebody was shown of a game, small enough to be kept by the thousand. */
export interface Shown {
  /** How long the story was. */
  readonly lines: number;
  /** Of the table, the decision and the story. */
  readonly digest: string;
}

export function shownOf(situation: NonNullable<Known['situation']>, log: readonly StoryLine[]): Shown {
  const digest = createHash('sha256').update(JSON.stringify(sorted({ situation, log })));
  return { lines: log.length, digest: digest.digest('base64') };
}

/** Fields in one order: the two were written by different hands. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
