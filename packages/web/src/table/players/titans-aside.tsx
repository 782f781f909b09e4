import type { TitanAsideView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../art/illustration.tsx';
import { PartedName } from '../../art/names.tsx';
import { howPlayed } from '../../art/printed-text.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark, Marks } from '../choosing/marks.ts';
import { useFace } from '../table-context.ts';
import styles from './titans-aside.module.css';

interface Props {
  readonly titans: readonly TitanAsideView[];
  readonly marks: Marks;
  /** The viewer's own are named, and say how they come into play. */
  readonly isYou: boolean;
}

/** The titans that a player has set aside (R11.1). */
export const TitansAside = memo(function TitansAside({ titans, marks, isYou }: Props) {
  const { t } = useTranslation('table');
  if (titans.length === 0) return null;
  return (
    <ul className={styles['titans']} data-you={isYou || undefined} aria-label={t('titansAside')}>
      {titans.map((titan) => (
        <li key={titan.card}>
          <TitanAside titan={titan} mark={marks.cards.get(titan.card)} isYou={isYou} />
        </li>
      ))}
    </ul>
  );
});

interface OneProps {
  readonly titan: TitanAsideView;
  readonly mark: Mark | undefined;
  readonly isYou: boolean;
}

const TitanAside = memo(function TitanAside({ titan, mark, isYou }: OneProps) {
  const { t } = useTranslation('table');
  const { card, face, counters } = titan;
  const printed = useFace(face);
  if (printed === null) return null;
  const how = howPlayed(printed.text);
  const spoken = t('titanAside', { name: printed.name, how });
  return (
    <CardButton
      card={card}
      face={face}
      label={counters === 0 ? spoken : `${spoken} ${t('counters', { count: counters })}.`}
      mark={mark}
      shape="strip"
      stop
    >
      <span className={styles['titan']}>
        <span className={styles['picture']} data-faction={printed.faction}>
          <Figure face={printed} />
        </span>
        {counters > 0 && <b className={styles['counters']}>{counters}</b>}
        {isYou && (
          <span className={styles['words']}>
            <b>
              <PartedName name={printed.name} />
            </b>{' '}
            <span className={styles['how']}>{how}</span>
          </span>
        )}
      </span>
    </CardButton>
  );
});
