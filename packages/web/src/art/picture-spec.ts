import type { Look, Turn } from './picture.ts';

/**
 * A picture by the names of its icons: the figure, and where a second one is named, what stands behind it; or a figure
 * that is turned. Names are those of game-icons; `fe:` stands before the names of Fluent emoji.
 */
export type PictureSpec = string | readonly [icon: string, behind: string] | TurnedSpec;

interface TurnedSpec {
  readonly icon: string;
  readonly turn: Turn;
  readonly behind?: string;
}

/** By the name of a card or base. */
export type PictureSpecs = Readonly<Record<string, PictureSpec>>;

/** The parts of the look that are not in the faction's palette (packages/cards/src, palette.css). */
export type LookSpec = Pick<Look, 'body' | 'deep' | 'accent' | 'land' | 'terrain' | 'texture'> &
  Partial<Pick<Look, 'flies'>>;

export interface FactionPictures {
  /** The icon that stands for the faction. */
  readonly emblem: string;
  readonly look: LookSpec;
  readonly cards: PictureSpecs;
  readonly bases: PictureSpecs;
}
