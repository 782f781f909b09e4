import type { Colour } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import drawn from '../art/chart.module.css';
import styles from './course-chart.module.css';

interface Props {
  /** VP of each seat at the end of each turn. */
  readonly course: readonly (readonly number[])[];
  readonly lines: readonly { readonly name: string; readonly colour: Colour }[];
}

const WIDTH = 600;
const HEIGHT = 220;
const EDGE = 28;
/** Strokes tell players apart without colour vision. */
const DASHES: Readonly<Record<Colour, string>> = { red: '', blue: '12 4', green: '3 4', yellow: '12 4 3 4' };

/** Victory points over the turns. */
export function CourseChart({ course, lines }: Props) {
  const { t } = useTranslation('flow');
  const turns = Math.max(1, course.length);
  const most = Math.max(15, ...course.flat());
  const x = (turn: number): number => EDGE + (turn / turns) * (WIDTH - 2 * EDGE);
  const y = (vp: number): number => HEIGHT - EDGE - (vp / most) * (HEIGHT - 2 * EDGE);
  return (
    <figure className={styles['chart']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 5, 10, 15].map((vp) => (
          <g key={vp} className={drawn['grid']}>
            <line x1={EDGE} x2={WIDTH - EDGE} y1={y(vp)} y2={y(vp)} />
            <text x={EDGE - 6} y={y(vp) + 4}>
              {vp}
            </text>
          </g>
        ))}
        {lines.map(({ name, colour }, seat) => (
          <polyline
            key={name}
            className={drawn['line']}
            data-colour={colour}
            strokeDasharray={DASHES[colour]}
            points={[0, ...course.map((vp) => vp[seat] ?? 0)].map((vp, at) => `${x(at)},${y(vp)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption className="visually-hidden">
        {lines
          .map(({ name }, seat) =>
            t('result.courseOf', { name, points: course.map((vp) => vp[seat] ?? 0).join(', ') }),
          )
          .join('; ')}
      </figcaption>
    </figure>
  );
}
