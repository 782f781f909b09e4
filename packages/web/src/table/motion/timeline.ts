import type { SoundName } from '../../sound/sounds.ts';

/** Named curves; `linear` where keyframes bend by themselves. */
export const EASINGS = {
  linear: 'linear',
  pop: 'cubic-bezier(.2,1.6,.4,1)',
  slam: 'cubic-bezier(.6,0,1,.5)',
  glide: 'cubic-bezier(.2,.8,.2,1)',
  fall: 'cubic-bezier(.5,0,.9,.5)',
  out: 'cubic-bezier(.1,.7,.3,1)',
} as const;
export type Easing = keyof typeof EASINGS;

/** Milliseconds from the start of a move, at normal speed. */
export type Span = readonly [from: number, to: number];

export interface Track {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly span: Span;
  readonly easing: Easing;
}

export interface Cue {
  readonly at: number;
  readonly sound: SoundName;
  readonly semitones: number;
}

/**
 * What moves, when, and what is heard: data, until `perform` plays it. The page already shows the end; a timeline only
 * lays props over it and animates transforms and opacity. So to skip it is to drop it.
 */
export class Timeline {
  readonly tracks: Track[] = [];
  readonly cues: Cue[] = [];
  readonly #props = new Set<HTMLElement>();

  /** Elements that exist only while this is played. */
  get props(): readonly HTMLElement[] {
    return [...this.#props];
  }

  get end(): number {
    return Math.max(0, ...this.tracks.map(({ span: [, to] }) => to), ...this.cues.map(({ at }) => at));
  }

  isProp(element: Element): boolean {
    return this.props.some((prop) => prop.contains(element));
  }

  get start(): Part {
    return new Part(this, 0);
  }

  addProp(prop: HTMLElement): void {
    this.#props.add(prop);
  }
}

/** A part of a timeline: its times count from its own start. */
export class Part {
  readonly #whole: Timeline;
  readonly #start: number;

  constructor(whole: Timeline, start: number) {
    this.#whole = whole;
    this.#start = start;
  }

  later(millis: number): Part {
    return new Part(this.#whole, this.#start + millis);
  }

  prop<T extends HTMLElement>(element: T): T {
    this.#whole.addProp(element);
    return element;
  }

  move(element: Element, [from, to]: Span, frames: Keyframe[], easing: Easing = 'linear'): this {
    const span = [this.#start + from, this.#start + to] as const;
    this.#whole.tracks.push({ element, frames, span, easing });
    return this;
  }

  fade(element: Element, span: Span, from: number, to: number): this {
    return this.move(element, span, [{ opacity: from }, { opacity: to }]);
  }

  /** Not seen in that time: something else stands for it. */
  hide(element: Element, span: Span): this {
    return this.fade(element, span, 0, 0);
  }

  hear(at: number, sound: SoundName, semitones = 0): this {
    this.#whole.cues.push({ at: this.#start + at, sound, semitones });
    return this;
  }
}
