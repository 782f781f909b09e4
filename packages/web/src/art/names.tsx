import type { Face } from '@smashup/referee/protocol';
import styles from './names.module.css';
import { longerLine, longestWord, nameLength } from './faces.ts';
import { Fragment, memo } from 'react';
import { partsOf } from './hyphenation.ts';

declare module 'react' {
  interface CSSProperties {
    /** Number of letters of the longest word; see names.module.css. */
    '--letters'?: number;
  }
}

/** The name on a card or base in the faction's lettering, in letters that let it fit. */
export function FaceName({ face }: { readonly face: Face }) {
  return (
    <span
      className={styles['name']}
      data-length={nameLength(face)}
      style={{ '--letters': longestWord(face) }}
    >
      <PartedName name={face.name} />
    </span>
  );
}

/** A name whose long words are parted where they do not fit into a line. */
export function PartedName({ name }: { readonly name: string }) {
  return name.split(' ').map((word, at) => (
    // Words never change places.
    <Fragment key={at}>
      {at > 0 && ' '}
      <Word parts={partsOf(word)} />
    </Fragment>
  ));
}

const SOFT_HYPHEN = '\u00AD';

/** A word that may be parted is a box: it goes to a line of its own before it is. */
function Word({ parts }: { readonly parts: readonly string[] }) {
  if (parts.length === 1) return parts[0];
  return <span className={styles['long']}>{parts.join(SOFT_HYPHEN)}</span>;
}

/** A name that is narrowed until it fits into its place; where that is too much, it takes two lines. */
export const SqueezedName = memo(function SqueezedName({ name }: { readonly name: string }) {
  return (
    <span className={styles['place']}>
      <span ref={squeeze} className={styles['squeezed']} data-squeezed>
        {name}
      </span>
    </span>
  );
});

/** Letters are narrowed to this share before a name takes a second line. */
const NARROWEST = 0.7;

/** One observer for all names: it is called when the page has just been laid out, so measuring costs nothing. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        const changed = new Set(
          entries.flatMap(({ target }) => {
            const name = target instanceof HTMLElement && target.dataset['squeezed'] !== undefined;
            const found = name ? target : target.firstElementChild;
            return found instanceof HTMLElement ? [found] : [];
          }),
        );
        for (const [name, fit] of [...changed].map((one) => [one, fitOf(one)] as const)) {
          if (fit.lines === 2) name.dataset['lines'] = '2';
          else delete name.dataset['lines'];
          name.style.setProperty('--two-lines', `${fit.width}px`);
          name.style.transform = fit.scale < 1 ? `scaleX(${fit.scale.toFixed(3)})` : '';
        }
      });

interface Fit {
  readonly lines: 1 | 2;
  /** In two lines, before it is narrowed. */
  readonly width: number;
  readonly scale: number;
}

/** Fits a name into its parent. Once in two lines it stays there until its place is wider. */
function fitOf(name: HTMLElement): Fit {
  const place = name.parentElement;
  const room = place === null ? 0 : place.clientWidth - 4;
  const width = name.offsetWidth;
  if (room <= 0 || width === 0) return { lines: 1, width, scale: 1 };
  const inTwo = name.dataset['lines'] === '2';
  if (!inTwo) name.dataset['natural'] = String(width);
  const natural = Number(name.dataset['natural'] ?? width);
  const text = name.textContent ?? '';
  const halved = natural * longerLine(text);
  const lines = natural * NARROWEST > room && halved < natural ? 2 : 1;
  const now = lines === 2 ? (inTwo ? width : halved) : natural;
  return { lines, width: halved, scale: Math.min(1, room / now) };
}

/** Fits a name into the element around it, whenever one of them changes; given to React as a `ref`. */
function squeeze(name: HTMLElement | null): (() => void) | undefined {
  const place = name?.parentElement;
  if (name === null || !place || observer === null) return undefined;
  observer.observe(name);
  observer.observe(place);
  return () => {
    observer.unobserve(name);
    observer.unobserve(place);
  };
}
