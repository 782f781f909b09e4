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

const ROW = 24;
const NAMES = 140;

/** Shares as bars, one below the other. */
export function ShareBars({ rows }: { readonly rows: readonly NamedShare[] }) {
  const height = rows.length * ROW + 4;
  const caption = rows.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
  return (
    <Picture height={height} caption={caption}>
      <ShareScale height={height} from={NAMES} />
      {rows.map((row, at) => (
        <Bar key={row.name} row={row} y={at * ROW + 4} />
      ))}
    </Picture>
  );
}

function Bar({ row: { name, share, low, high }, y }: { readonly row: NamedShare; readonly y: number }) {
  const middle = y + ROW / 2 - 2;
  return (
    <g>
      <text className={styles['label']} x={NAMES - 8} y={middle + 4} textAnchor="end">
        {name}
      </text>
      <rect
        className={styles['bar']}
        x={NAMES}
        y={y + 2}
        width={across(share, NAMES) - NAMES}
        height={ROW - 8}
      />
      <line
        className={styles['error']}
        x1={across(low, NAMES)}
        x2={across(high, NAMES)}
        y1={middle}
        y2={middle}
      />
    </g>
  );
}
