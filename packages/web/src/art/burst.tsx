import styles from './burst.module.css';

const SPIKES = 11;
const OUTER = 50;
const INNER = 38;
const BURST = starPath();

interface BurstProps {
  /** The meaning of the number, for screen readers. */
  readonly label: string;
  readonly now: number;
  readonly printed: number;
  /** With a plus sign. */
  readonly isAdded?: boolean;
}

/** A number in a comic burst: coloured and with an arrow where it differs from what is printed. */
export function Burst({ label, now, printed, isAdded = false }: BurstProps) {
  return (
    <span className={styles['burst']} data-tone={toneOf(now, printed)}>
      <svg viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
        <path d={BURST} />
      </svg>
      <span className={styles['number']}>
        <span className="visually-hidden">{label} </span>
        {isAdded && '+'}
        {now}
      </span>
    </span>
  );
}

function starPath(): string {
  const points = Array.from({ length: SPIKES * 2 }, (_, at) => {
    const angle = (Math.PI * at) / SPIKES - Math.PI / 2;
    const radius = at % 2 === 0 ? OUTER : INNER;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** How a number compares with the printed one. */
type Tone = 'plain' | 'raised' | 'lowered';

export function toneOf(now: number, printed: number): Tone {
  if (now === printed) return 'plain';
  return now > printed ? 'raised' : 'lowered';
}
