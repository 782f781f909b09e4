import type { Judgement, ReplayOutline } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import drawn from '../art/chart.module.css';
import { useSmallScreen } from '../table/use-small-screen.ts';
import styles from './review-chart.module.css';

interface Props {
  readonly outline: ReplayOutline;
  readonly judgements: readonly Judgement[];
  readonly name: string;
  /** The points that are numbered, the first of them with 1. */
  readonly marked: readonly number[];
}

/** On a phone it is drawn with fewer units, so that its letters stay as large. */
const WIDTH = 900;
const PHONE_WIDTH = 400;
const HEIGHT = 240;
const EDGE = 48;
/** Below the curve: the turns, and where a base scored. */
const FOOT = 34;
/** Numbers of turns closer than this would run into one another. */
const APART = 26;

/** The chance to win over the turns of the game, with the bases that scored and the decisions that cost most. */
export function ReviewChart({ outline, judgements, name, marked }: Props) {
  const { t } = useTranslation('replay');
  const width = useSmallScreen() ? PHONE_WIDTH : WIDTH;
  const { first, last, landmarks } = outline;
  const known = judgements.flatMap(({ at, chance }) => (chance === null ? [] : [{ at, chance }]));
  const x = (at: number): number => EDGE + ((at - first) / Math.max(1, last - first)) * (width - 2 * EDGE);
  const y = (chance: number): number => 16 + (1 - chance) * (HEIGHT - 32 - FOOT);
  const foot = HEIGHT - FOOT;
  return (
    <figure className={`panel ${styles['chart']}`}>
      <figcaption>{t('chance', { name })}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {apart(
          landmarks.filter(({ base }) => base === null).map(({ at, turn }) => ({ at: x(at), turn })),
        ).map(({ at, turn }) => (
          <g key={turn} className={styles['turn']}>
            <line x1={at} x2={at} y1={16} y2={foot} />
            <text x={at} y={HEIGHT - 4}>
              {turn}
            </text>
          </g>
        ))}
        {landmarks.map(({ at, base }) =>
          base === null ? null : (
            <path
              key={`${at} ${base}`}
              className={styles['scoring']}
              d={`M${x(at)} ${foot - 7}l7 7l-7 7l-7-7z`}
            />
          ),
        )}
        {[0, 0.5, 1].map((chance) => (
          <g key={chance} className={drawn['grid']}>
            <line x1={EDGE} x2={width - EDGE} y1={y(chance)} y2={y(chance)} />
            <text x={EDGE - 4} y={y(chance) + 4}>
              {Math.round(chance * 100)}%
            </text>
          </g>
        ))}
        <polyline
          className={drawn['line']}
          points={known.map(({ at, chance }) => `${x(at)},${y(chance)}`).join(' ')}
        />
        {marked.map((at, rank) => (
          <g key={at} className={styles['marked']}>
            <circle cx={x(at)} cy={y(chanceAt(known, at))} r={12} />
            <text x={x(at)} y={y(chanceAt(known, at)) + 5}>
              {rank + 1}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles['legend']}>{t('review.legend')}</p>
      <p className="visually-hidden">
        {t('chances', { chances: known.map(({ chance }) => `${Math.round(chance * 100)} %`).join(', ') })}
      </p>
    </figure>
  );
}

/** Those of the turns whose numbers can stand beside one another. */
function apart<T extends { readonly at: number }>(turns: readonly T[]): readonly T[] {
  return turns.reduce<readonly T[]>((kept, turn) => {
    const before = kept.at(-1);
    return before !== undefined && turn.at - before.at < APART ? kept : [...kept, turn];
  }, []);
}

function chanceAt(known: readonly { readonly at: number; readonly chance: number }[], at: number): number {
  return known.find((one) => one.at === at)?.chance ?? 0;
}
