import { use } from 'react';
import { slug } from '../text/searching.ts';

/** The easiest first. */
export const DIFFICULTIES = ['easy', 'middling', 'tricky'] as const;

/** A faction's guide, in our own words. */
export interface Guide {
  readonly plays: string;
  readonly hard: (typeof DIFFICULTIES)[number];
  /** The reason. */
  readonly why: string;
  /** Which factions it goes well with. */
  readonly with: readonly Partner[];
}

interface Partner {
  readonly faction: string;
  readonly why: string;
}

type Guides = Readonly<Record<string, Guide>>;

/** One file for each set, under its name. It is this project's own, and a test reads every one (gallery.test.ts). */
const FILES = import.meta.glob<Guides>('../../../cards/guides/*.json', { import: 'default' });

const asked = new Map<string, Promise<Guides>>();

function loadGuides(set: string): Promise<Guides> {
  const known = asked.get(set);
  if (known !== undefined) return known;
  const guides = FILES[`../../../cards/guides/${slug(set)}.json`]?.() ?? Promise.resolve({});
  asked.set(set, guides);
  // Without a connection, say: whoever asks next tries again.
  guides.catch(() => asked.delete(set));
  return guides;
}

/** Null: nobody has written one. Suspends until it is there. */
export function useGuide(set: string, faction: string): Guide | null {
  return use(loadGuides(set))[faction] ?? null;
}
