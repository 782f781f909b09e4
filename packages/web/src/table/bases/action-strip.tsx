import type { ActionView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useColour, useFace, useScene } from '../table-context.ts';
import styles from './action-strip.module.css';
import { effectOf } from './effect.ts';

interface Props {
  readonly action: ActionView;
  readonly mark: Mark | undefined;
}

/** An action on a base or on a minion: its name, whose it is, the power it adds, and where there is room what it does. */
export const ActionStrip = memo(function ActionStrip({ action, mark }: Props) {
  const { card, face, controller, power } = action;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(controller);
  const printed = useFace(face);
  const name = printed?.name ?? t('faceDown');
  const label = t('actionOn', { name, owner: names[controller] ?? '' });
  return (
    <CardButton card={card} face={face} label={label} mark={mark} shape="strip">
      <span className={styles['strip']} data-colour={colour}>
        <PlayerMark colour={colour} />
        <b>{name}</b>
        {power > 0 && <b>+{power}</b>}
        {printed !== null && (
          <span className={styles['text']} data-rules>
            {effectOf(printed.text)}
          </span>
        )}
      </span>
    </CardButton>
  );
});
