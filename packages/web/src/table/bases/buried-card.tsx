import type { BuriedView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBack } from '../../art/card-back.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useFace, useScene } from '../table-context.ts';
import styles from './buried-card.module.css';

interface Props {
  readonly buried: BuriedView;
  readonly mark: Mark | undefined;
}

/** A buried card: its back, half in the ground. The player who buried it is told which one it is. */
export const BuriedCard = memo(function BuriedCard({ buried, mark }: Props) {
  const { card, face, controller } = buried;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const printed = useFace(face);
  const whose = t('buriedCard', { name: names[controller] ?? '' });
  const label = printed === null ? whose : `${whose}: ${printed.name}`;
  return (
    <CardButton card={card} face={face} label={label} mark={mark} shape="strip">
      <span className={styles['buried']} title={label}>
        <CardBack />
      </span>
    </CardButton>
  );
});
