import type { Drawing, Pictures } from './picture.ts';

type Load<T> = () => Promise<{ readonly drawn: T }>;

/**
 * Loaders of what is drawn, one chunk per faction. Vite fills them in (tools/pictures.ts) with the icons that the
 * names in src/art/pictures stand for; elsewhere, as in tests without a browser, cards have no pictures.
 */
export const factions: Readonly<Record<string, Load<Pictures>>> = {};

/** The emblem of every faction. */
export const emblems: Load<Readonly<Record<string, Drawing>>> = () => Promise.resolve({ drawn: {} });
