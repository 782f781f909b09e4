import type { BaseView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useFace } from '../table-context.ts';
import styles from './base-head.module.css';

declare module 'react' {
  interface CSSProperties {
    /** Of a base's text, where little else has room; see base-head.module.css. */
    '--base-lines'?: number;
  }
}

interface Props {
  readonly base: BaseView;
  readonly mark: Mark | undefined;
  /** With how many lines of its text it is drawn slim; null: it is drawn whole. */
  readonly lines: number | null;
  /** How high it is at least, in rem, so that the bars below stand in one line; null: as high as it is. */
  readonly least: number | null;
}

/** The base card itself: picture, what it is worth, and what it does in a few lines. */
export const BaseHead = memo(function BaseHead({ base, mark, lines, least }: Props) {
  const { t } = useTranslation('table');
  const printed = useFace(base.face);
  if (printed === null) return null;
  const [first, second, third] = base.vp;
  const worth = `${t('breakpoint', { count: base.breakpoint })}. ${t('vpPlaces', { first, second, third })}`;
  return (
    <div className={styles['head']} data-slim={lines ?? undefined} style={headStyle(lines, least)}>
      <h3 className="visually-hidden">{printed.name}</h3>
      <CardButton
        card={base.card}
        face={base.face}
        label={`${printed.name}. ${worth}`}
        mark={mark}
        shape="base"
        stop
      >
        <span className={styles['face']}>
          <BaseFace face={printed} size="compact" breakpoint={base.breakpoint} />
        </span>
        {base.counters > 0 && (
          <span className={styles['counters']} title={t('baseCounters', { count: base.counters })}>
            +{base.counters}
          </span>
        )}
      </CardButton>
      <p className={styles['text']} data-rules>
        {printed.text}
      </p>
    </div>
  );
});

function headStyle(lines: number | null, least: number | null): CSSProperties {
  return {
    ...(lines === null ? {} : { '--base-lines': lines }),
    ...(least === null ? {} : { minBlockSize: `${least}rem` }),
  };
}
