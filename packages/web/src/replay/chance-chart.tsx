import type { Judgement, ReplayOutline } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import drawn from '../art/chart.module.css';
import styles from './chance-chart.module.css';

interface Props {
  readonly outline: ReplayOutline;
  readonly judgements: readonly Judgement[];
  readonly name: string;
  readonly onJump: (at: number) => void;
}

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 48;

/** The chance to win over the game, and where it turned. */
export function ChanceChart({ outline: { first, last }, judgements, name, onJump }: Props) {
  const { t } = useTranslation('replay');
  const known = withChance(judgements);
  if (known.length < 2) return null;
  const x = (at: number): number => EDGE + ((at - first) / Math.max(1, last - first)) * (WIDTH - 2 * EDGE);
  const y = (chance: number): number => HEIGHT - 16 - chance * (HEIGHT - 32);
  const percent = (chance: number): number => Math.round(chance * 100);
  const turned = turningPoint(known);
  return (
    <figure className={styles['chart']}>
      <figcaption>{t('chance', { name })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, 1].map((chance) => (
          <g key={chance} className={drawn['grid']}>
            <line x1={EDGE} x2={WIDTH - EDGE} y1={y(chance)} y2={y(chance)} />
            <text x={EDGE - 4} y={y(chance) + 4}>
              {percent(chance)}%
            </text>
          </g>
        ))}
        <polyline
          className={drawn['line']}
          points={known.map(({ at, chance }) => `${x(at)},${y(chance)}`).join(' ')}
        />
        {turned !== null && <circle className={styles['turned']} cx={x(turned.at)} cy={y(turned.to)} r={6} />}
      </svg>
      <p className="visually-hidden">
        {t('chances', { chances: known.map(({ chance }) => `${percent(chance)} %`).join(', ') })}
      </p>
      {turned !== null && (
        <button type="button" className="button" onClick={() => onJump(turned.at)}>
          {t('turningPoint', { from: percent(turned.from), to: percent(turned.to) })}
        </button>
      )}
    </figure>
  );
}

interface Seen {
  readonly at: number;
  readonly chance: number;
}

/** The decisions at which a chance to win was seen. */
function withChance(judgements: readonly Judgement[]): Seen[] {
  return judgements.flatMap(({ at, chance }) => (chance === null ? [] : [{ at, chance }]));
}

/** Between which two decisions the chance changed most, and the later of them; null: it never did. */
function turningPoint(seen: readonly Seen[]): { at: number; from: number; to: number } | null {
  let most: { at: number; from: number; to: number } | null = null;
  for (const [index, { at, chance: to }] of seen.entries()) {
    const from = seen[index - 1]?.chance ?? to;
    if (Math.abs(to - from) > Math.abs((most?.to ?? 0) - (most?.from ?? 0))) most = { at, from, to };
  }
  return most;
}
