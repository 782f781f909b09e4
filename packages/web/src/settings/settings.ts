import type { Level } from '@smashup/bots';
import type { Asking } from '@smashup/referee/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
/** How fast events are shown; `none` shows only the outcome. */
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
type Motion = (typeof MOTIONS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export const SIZES = ['normal', 'large', 'largest'] as const;
type CardSize = (typeof SIZES)[number];

export const QUICK_LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly Level[];
export const QUICK_CHOICES = ['random', 'free'] as const;

/** The game that begins with one click, as it was last time. */
interface QuickGame {
  readonly level: (typeof QUICK_LEVELS)[number];
  /** Random factions, or chosen at the table. */
  readonly choice: (typeof QUICK_CHOICES)[number];
}

/** The person's preferences, kept in this browser. */
export interface Settings {
  readonly speed: Speed;
  readonly motion: Motion;
  readonly sounds: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** When to be asked in Me First windows, at the beginning of a game. */
  readonly asking: Asking;
  /** Ask before a turn ends with something left to play. */
  readonly confirmEndTurn: boolean;
  /** Single letters do things at the table. */
  readonly shortcuts: boolean;
  readonly theme: Theme;
  /** Of cards and text, everywhere. */
  readonly size: CardSize;
  /** Be told about achievements. */
  readonly achievements: boolean;
  readonly quick: QuickGame;
  /** Factions that the person likes to play. */
  readonly favourites: readonly string[];
  /** Factions that are not in the person's collection. */
  readonly notMine: readonly string[];
}

export const DEFAULT_SETTINGS: Settings = {
  speed: 'normal',
  motion: 'system',
  sounds: true,
  volume: 0.5,
  asking: 'when possible',
  confirmEndTurn: true,
  shortcuts: true,
  theme: 'system',
  size: 'normal',
  achievements: true,
  quick: { level: 'normal', choice: 'random' },
  favourites: [],
  notMine: [],
};

export const useSettings = create<Settings>()(
  persist(() => DEFAULT_SETTINGS, {
    name: 'smashup-settings',
    merge: (kept, first) => ({ ...first, ...readable(kept) }),
  }),
);

/** Not being asked for a round was once a setting; it is now an order given at the table. */
function readable(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const isOld = 'asking' in kept && kept.asking === 'not this round';
  return isOld ? { ...kept, asking: DEFAULT_SETTINGS.asking } : kept;
}

export function changeSettings(changes: Partial<Settings>): void {
  useSettings.setState(changes);
}
