import type { ActionView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useColour, useFace, useScene } from '../table-context.ts';
import styles from './action-strip.module.css';

interface Props {
  readonly action: ActionView;
  readonly mark: Mark | undefined;
}

/** An action on a base or on a minion: only its name fits, whose it is, and the power it adds. */
export const ActionStrip = memo(function ActionStrip({ action, mark }: Props) {
  const { card, face, controller, power } = action;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(controller);
  const name = useFace(face)?.name ?? t('faceDown');
  const label = t('actionOn', { name, owner: names[controller] ?? '' });
  return (
    <CardButton card={card} face={face} label={label} mark={mark} shape="strip">
      <span className={styles['strip']} data-colour={colour}>
        <PlayerMark colour={colour} />
        <span className={styles['name']}>{name}</span>
        {power > 0 && <b>+{power}</b>}
      </span>
    </CardButton>
  );
});
