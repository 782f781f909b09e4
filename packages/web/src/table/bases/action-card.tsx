import type { ActionView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../art/illustration.tsx';
import { PlayerMark } from '../../art/player-mark.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useColour, useFace, useScene } from '../table-context.ts';
import styles from './action-card.module.css';
import { StoredCards, useStoredLabel } from './stored-cards.tsx';

interface Props {
  readonly action: ActionView;
  readonly mark: Mark | undefined;
  /** Where there is no room for its name, its picture has to do. */
  readonly named: boolean;
}

/** An action on a base or on a minion: whose it is, its picture, and the power it adds. */
export const ActionCard = memo(function ActionCard({ action, mark, named }: Props) {
  const { card, face, controller, power, stored } = action;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(controller);
  const printed = useFace(face);
  const name = printed?.name ?? t('faceDown');
  const under = useStoredLabel(stored);
  const label = t('actionOn', { name, owner: names[controller] ?? '' });
  return (
    <CardButton
      card={card}
      face={face}
      label={under === '' ? label : `${label}, ${under}`}
      mark={mark}
      shape="strip"
    >
      <span className={styles['action']} data-named={named || undefined} data-faction={printed?.faction}>
        <PlayerMark colour={colour} />
        <span className={styles['picture']}>{printed !== null && <Figure face={printed} />}</span>
        {named && (
          <b className={styles['name']} data-name>
            {name}
          </b>
        )}
        {power > 0 && <b>+{power}</b>}
        <StoredCards cards={stored} />
      </span>
    </CardButton>
  );
});
