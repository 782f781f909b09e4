/** An icon in a square whose side is ICON_SIDE. */
export interface Icon {
  /** Its outlines in one path; each contour begins with an absolute M. */
  readonly outline: string;
  /** The contours that no other one surrounds, by number: by themselves they fill every hole. */
  readonly solid: readonly number[];
  /** The part of the square that it fills. */
  readonly extent: Extent;
}

export type Extent = readonly [x: number, y: number, width: number, height: number];

export const ICON_SIDE = 512;

export type Turn = 'mirrored' | 'upside-down' | 'tilted-left' | 'tilted-right';

/** The picture of a card or base: a figure, and perhaps something behind it. */
export interface Picture {
  readonly icon: Icon;
  readonly turn: Turn | null;
  readonly behind: Icon | null;
}

/** By the name of a card or base (both printings share a picture unless the name changed). */
export type Pictures = Readonly<Record<string, Picture>>;

export type Terrain =
  | 'hills'
  | 'peaks'
  | 'volcano'
  | 'sea'
  | 'city'
  | 'pines'
  | 'palms'
  | 'bamboo'
  | 'stones'
  | 'towers'
  | 'dunes'
  | 'shelves';

export type Texture =
  | 'scales'
  | 'veils'
  | 'waves'
  | 'circuit'
  | 'blots'
  | 'dots'
  | 'stars'
  | 'cuts'
  | 'checks'
  | 'zigzag'
  | 'leaves'
  | 'rings';

/** The look of a faction. Colours are written as #rrggbb. */
export interface Look {
  /** Of its cards. */
  readonly ground: string;
  readonly ray: string;
  readonly light: string;
  readonly ink: string;
  /** Of a figure: above, and below. */
  readonly body: string;
  readonly deep: string;
  /** Behind holes: eyes, teeth, seams. */
  readonly accent: string;
  /** Its ground. */
  readonly land: string;
  readonly terrain: Terrain;
  readonly texture: Texture;
  /** Its figures do not touch the ground. */
  readonly flies: boolean;
}

/** A file of pictures. */
export interface Shelf {
  readonly look: Look;
  /** The style sheet with the faction's palette. */
  readonly palette: string;
  readonly pictures: Pictures;
  /** The icons behind the figures of cards. They come with the bases, since the first page does without them. */
  readonly behind: Readonly<Record<string, Icon>>;
}

/** What stands for each faction where many are listed, by the faction's name. */
export type Badges = Readonly<Record<string, Badge>>;

interface Badge {
  /** An outline, in a square whose side is ICON_SIDE. */
  readonly emblem: string;
  readonly palette: string;
}
