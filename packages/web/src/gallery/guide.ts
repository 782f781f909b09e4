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

/** Beside each faction's cards. They are this project's own, and a test reads every one (gallery.test.ts). */
const FILES = import.meta.glob<Guide>('../../../cards/src/*/*/guide.json', { import: 'default' });

const asked = new Map<string, Promise<Guide | null>>();

function loadGuide(set: string, faction: string): Promise<Guide | null> {
  const known = asked.get(faction);
  if (known !== undefined) return known;
  const file = `../../../cards/src/${slug(set)}/${slug(faction)}/guide.json`;
  const guide = FILES[file]?.() ?? Promise.resolve(null);
  asked.set(faction, guide);
  // Without a connection, say: whoever asks next tries again.
  guide.catch(() => asked.delete(faction));
  return guide;
}

/** Null: nobody has written one. Suspends until it is there. */
export function useGuide(set: string, faction: string): Guide | null {
  return use(loadGuide(set, faction));
}
