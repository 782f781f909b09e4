import type { Turn } from './picture.ts';

/**
 * A picture by the names of its icons: one icon, an icon with a badge, or an icon that is turned. Names are those of
 * game-icons; `fe:` stands before the names of Fluent emoji.
 */
export type PictureSpec = string | readonly [icon: string, badge: string] | TurnedSpec;

interface TurnedSpec {
  readonly icon: string;
  readonly turn: Turn;
  readonly badge?: string;
}

/** By the name of a card or base. */
export type PictureSpecs = Readonly<Record<string, PictureSpec>>;

interface FactionPictures {
  /** The icon that stands for the faction. */
  readonly emblem: string;
  readonly cards: PictureSpecs;
  readonly bases: PictureSpecs;
}

/** A set's factions and their pictures. */
export type SetPictures = Readonly<Record<string, FactionPictures>>;
