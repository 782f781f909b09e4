import { ghostOf } from '../moving/drag-layer.ts';
import styles from './props.module.css';
import type { Seen } from './sight.ts';

/** A point on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A copy that lies exactly over the original. `times`: laid out so many times as large, for moves that enlarge it: scaled
 * down it stays sharp, and is painted once.
 */
export function copyOf({ element, rect }: Seen, times = 1): HTMLElement {
  const { x, y, width, height } = rect;
  const box = new DOMRect(
    x - ((times - 1) * width) / 2,
    y - ((times - 1) * height) / 2,
    width * times,
    height * times,
  );
  const copy = ghostOf(element, box);
  copy.classList.add(styles['copy'] ?? '');
  copy.style.setProperty('--card', `${box.width}px`);
  copy.style.removeProperty('z-index');
  if (times !== 1) copy.style.scale = String(1 / times);
  for (const picture of copy.querySelectorAll('img')) picture.decoding = 'sync';
  return copy;
}

type Kind =
  | 'pow'
  | 'puff'
  | 'ring'
  | 'arrow'
  | 'pip'
  | 'star'
  | 'stamp'
  | 'smash'
  | 'versus'
  | 'note'
  | 'veil'
  | 'counter';

/** An element whose middle is at that point; it is not seen before it moves. */
function propAt(kind: Kind, { x, y }: Point, ...inside: readonly (Node | string)[]): HTMLElement {
  const prop = document.createElement('div');
  prop.className = `${styles['prop']} ${styles[kind]}`;
  prop.style.left = `${x}px`;
  prop.style.top = `${y}px`;
  prop.append(...inside);
  return prop;
}

function sized(prop: HTMLElement, pixels: number): HTMLElement {
  prop.style.setProperty('--size', `${pixels}px`);
  return prop;
}

function bold(words: string): HTMLElement {
  const element = document.createElement('b');
  element.textContent = words;
  return element;
}

function picture(viewBox: string, path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', viewBox);
  drawn.setAttribute('d', path);
  svg.append(drawn);
  return svg;
}

/** A star of so many points around 0, 0. */
function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const radius = at % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A comic burst with a word in it. */
export function pow(at: Point, word: string, size: number): HTMLElement {
  return sized(propAt('pow', at, picture('-56 -56 112 112', starPath(13, 54, 34)), bold(word)), size);
}

export function puff(at: Point, size: number): HTMLElement {
  return sized(propAt('puff', at), size);
}

export function ring(at: Point, size: number): HTMLElement {
  return sized(propAt('ring', at), size);
}

/** From one point to another; it grows out of the first. */
export function arrow(from: Point, to: Point): HTMLElement {
  const prop = propAt('arrow', from, picture('0 0 100 46', 'M0 15L70 12L64 0L100 23L64 46L70 34L0 31Z'));
  prop.firstElementChild?.setAttribute('preserveAspectRatio', 'none');
  prop.style.inlineSize = `${Math.hypot(to.x - from.x, to.y - from.y)}px`;
  prop.style.rotate = `${Math.atan2(to.y - from.y, to.x - from.x)}rad`;
  return prop;
}

export function pip(at: Point, words: string): HTMLElement {
  return propAt('pip', at, words);
}

export function star(at: Point): HTMLElement {
  return propAt('star', at, picture('-56 -56 112 112', starPath(5, 52, 23)));
}

/** A place, and what it is worth, stamped on a lane that is so wide. */
export function stamp(
  at: Point,
  place: number,
  words: readonly [string, string],
  width: number,
): HTMLElement {
  const [name, worth] = words;
  const small = document.createElement('span');
  small.textContent = worth;
  const prop = sized(propAt('stamp', at, bold(name), small), width);
  prop.dataset['place'] = String(place);
  return prop;
}

export function smash(at: Point, word: string, about: string): HTMLElement {
  const label = document.createElement('span');
  label.textContent = about;
  return propAt('smash', at, bold(word), label);
}

export function versus(at: Point, words: string): HTMLElement {
  return propAt('versus', at, words);
}

/** A sentence to be read. */
export function note(at: Point, words: string): HTMLElement {
  return propAt('note', at, words);
}

/** Over everything, so that only what matters is seen. */
export function veil(): HTMLElement {
  return propAt('veil', { x: 0, y: 0 });
}

/** Numbers one below the other, of which one is seen: so counting is moving, too. */
export function counter({ element, rect }: Seen, values: readonly (number | string)[]): HTMLElement {
  const { font, color, lineHeight } = getComputedStyle(element);
  const column = document.createElement('span');
  column.append(
    ...values.map((value) => {
      const line = document.createElement('span');
      line.textContent = String(value);
      return line;
    }),
  );
  const prop = propAt('counter', { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, column);
  Object.assign(prop.style, { font, color, lineHeight });
  prop.style.setProperty('--line', `${rect.height}px`);
  return prop;
}
