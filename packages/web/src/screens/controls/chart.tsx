import styles from './chart.module.css';
import type { ReactNode } from 'react';

/** A share with a name, and what chance leaves open of it. */
export interface NamedShare {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Names stand beside the bars, or where one is too long for that, above them. */
interface Layout {
  readonly row: number;
  /** Left edge of the bars. */
  readonly from: number;
  /** Distance of a bar from the top of its row. */
  readonly bar: number;
}

const BESIDE: Layout = { row: 24, from: 140, bar: 4 };
const ABOVE: Layout = { row: 38, from: 8, bar: 18 };
const LONG = 22;
const THICK = 16;

/** Shares as bars, one below the other. */
export function ShareBars({ rows }: { readonly rows: readonly NamedShare[] }) {
  const layout = rows.some(({ name }) => name.length > LONG) ? ABOVE : BESIDE;
  const height = rows.length * layout.row + 4;
  const caption = rows.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
  return (
    <Picture height={height} caption={caption}>
      <ShareScale height={height} from={layout.from} />
      {rows.map((row, at) => (
        <Bar key={row.name} row={row} layout={layout} top={at * layout.row} />
      ))}
    </Picture>
  );
}

interface BarProps {
  readonly row: NamedShare;
  readonly layout: Layout;
  readonly top: number;
}

function Bar({ row: { name, share, low, high }, layout: { from, bar }, top }: BarProps) {
  const middle = top + bar + THICK / 2;
  const isBeside = bar < THICK;
  return (
    <g>
      <text
        className={`${styles['label']} ${styles['name']}`}
        x={isBeside ? from - 8 : from}
        y={isBeside ? middle + 4 : top + bar - 4}
        textAnchor={isBeside ? 'end' : 'start'}
      >
        {name}
      </text>
      <rect
        className={styles['bar']}
        x={from}
        y={top + bar}
        width={across(share, from) - from}
        height={THICK}
      />
      <line
        className={styles['error']}
        x1={across(low, from)}
        x2={across(high, from)}
        y1={middle}
        y2={middle}
      />
    </g>
  );
}

const EDGE = 8;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** The position of a share on a scale that begins at `from`. */
export function across(share: number, from = EDGE): number {
  return from + share * (WIDTH - EDGE - from);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

interface Props {
  readonly height: number;
  readonly from?: number;
}

/** From nothing to all, with one half standing out. */
export function ShareScale({ height, from = EDGE }: Props) {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0.5 ? styles['half'] : styles['tick']}
        x1={across(tick, from)}
        x2={across(tick, from)}
        y1={0}
        y2={height}
      />
      <text className={styles['label']} x={across(tick, from)} y={height + 13} textAnchor={anchorOf(tick)}>
        {percent(tick)}
      </text>
    </g>
  ));
}

function anchorOf(tick: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === 1 ? 'end' : 'middle';
}

/** Pictures are this wide in units of their own, of which letters take 12. */
export const WIDTH = 360;
/** Below what is drawn there is room for the scale's letters. */
const LETTERS = 18;

interface PictureProps {
  readonly height: number;
  /** Its text alternative. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** Something drawn, and for those who cannot see it said. */
export function Picture({ height, caption, children }: PictureProps) {
  return (
    <figure className={styles['picture']}>
      <svg viewBox={`0 0 ${WIDTH} ${height + LETTERS}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
