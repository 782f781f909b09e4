import type { BuriedView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBack } from '../../art/card-back.tsx';
import { PartedName } from '../../art/parted-name.tsx';
import { PlayerMark } from '../../art/player-mark.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useColour, useFace, useScene } from '../table-context.ts';
import styles from './buried-card.module.css';

interface Props {
  readonly buried: BuriedView;
  readonly mark: Mark | undefined;
}

/** A buried card: its back and, for the player who buried it, its name. */
export const BuriedCard = memo(function BuriedCard({ buried, mark }: Props) {
  const { card, face, controller } = buried;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(controller);
  const printed = useFace(face);
  const whose = t('buriedCard', { name: names[controller] ?? '' });
  const label = printed === null ? whose : `${whose}: ${printed.name}`;
  return (
    <CardButton card={card} face={face} label={label} mark={mark} shape="strip">
      <span className={styles['buried']}>
        <span className={styles['back']}>
          <CardBack />
        </span>
        <PlayerMark colour={colour} />
        {printed !== null && (
          <b className={styles['name']}>
            <PartedName name={printed.name} />
          </b>
        )}
      </span>
    </CardButton>
  );
});
