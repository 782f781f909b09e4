import type { BaseView } from '@smashup/referee/protocol';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Burst } from '../../art/burst.tsx';
import { Figure, Ground } from '../../art/illustration.tsx';
import { SqueezedName } from '../../art/names.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Marks } from '../choosing/marks.ts';
import { useFace } from '../table-context.ts';
import { ActionCard } from './action-card.tsx';
import styles from './scene.module.css';

interface Props {
  readonly base: BaseView;
  readonly marks: Marks;
  /** What would come of what is being aimed at. */
  readonly children: ReactNode;
}

/** More of them are known by their pictures. */
const MOST_NAMED = 2;

const PLACES = ['first', 'second', 'third'] as const;

/** The first comes with the blow, the others after it. */
const CRACKS = [
  'M196 62L158 48 131 63 92 40 64 55 22 33 0 41M196 62L218 36 252 50 280 24 333 37 366 12 400 21',
  'M196 62L182 98 194 121 170 160M196 62L240 88 231 114 270 136 265 160M158 48L146 12 157 0M252 50L266 84 303 98 327 132 362 136 386 160',
  'M92 40L99 80 72 106 83 142 56 160M182 98L133 114 122 142 101 160M280 24L286 0M131 63L116 92',
] as const;

/** A base as a place: its picture, and in its frame what it is worth, what lies on it, and its text. */
export const Scene = memo(function Scene({ base, marks, children }: Props) {
  const { t } = useTranslation('table');
  const { t: tell } = useTranslation('library');
  const printed = useFace(base.face);
  if (printed === null) return null;
  const [first, second, third] = base.vp;
  const { breakpoint } = base;
  const limit = breakpoint === null ? t('noBreakpoint') : t('breakpoint', { count: breakpoint });
  const worth = `${limit}. ${t('vpPlaces', { first, second, third })}`;
  return (
    <div className={styles['scene']} data-faction={printed.faction} data-scene>
      <h3 className="visually-hidden">{printed.name}</h3>
      <CardButton
        card={base.card}
        face={base.face}
        label={`${printed.name}. ${worth}`}
        mark={marks.cards.get(base.card)}
        shape="base"
        stop
      >
        {breakpoint !== null && (
          <span className={styles['burst']}>
            <Burst label={tell('face.breakpoint')} now={breakpoint} printed={base.printedBreakpoint} />
          </span>
        )}
        <span className={styles['name']}>
          <SqueezedName name={printed.name} />
        </span>
        {base.counters > 0 && (
          <span className={styles['counters']} title={t('baseCounters', { count: base.counters })}>
            +{base.counters}
          </span>
        )}
      </CardButton>
      <div className={styles['frame']}>
        {base.scoring && <Cracks />}
        <span className={styles['ground']}>
          <Ground face={printed} />
        </span>
        <span className={styles['building']}>
          <Figure face={printed} />
        </span>
        <div className={styles['row']}>
          <span className={styles['medals']} aria-hidden="true">
            {PLACES.map((place, at) => (
              <i key={place} data-place={place}>
                {base.vp[at]}
              </i>
            ))}
          </span>
          {base.actions.length > 0 && (
            <ul className={styles['actions']} aria-label={t('onBase')}>
              {base.actions.map((action) => (
                <li key={action.card}>
                  <ActionCard
                    action={action}
                    mark={marks.cards.get(action.card)}
                    named={base.actions.length <= MOST_NAMED}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        {printed.text !== '' && (
          <p className={styles['text']} data-rules>
            {printed.text}
          </p>
        )}
      </div>
      {children}
    </div>
  );
});

/** A base that scores is about to break. */
function Cracks() {
  return (
    <svg className={styles['cracks']} viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true">
      {CRACKS.map((path) => (
        <path key={path} d={path} data-crack />
      ))}
    </svg>
  );
}
