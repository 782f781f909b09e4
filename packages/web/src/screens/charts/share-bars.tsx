import styles from './charts.module.css';
import { Picture } from './picture.tsx';
import { across, percent, ShareScale } from './share-scale.tsx';

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
