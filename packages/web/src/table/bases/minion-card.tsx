import type { MinionView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useFace, useScene } from '../table-context.ts';
import { Counters } from './counters.tsx';
import type { Fit } from './fit-minions.ts';
import styles from './minion-card.module.css';

interface Props {
  readonly minion: MinionView;
  readonly shape: Fit['shape'];
  readonly mark: Mark | undefined;
  readonly stop: boolean;
}

/** A minion at a base: its face, and its power as it is now. */
export const MinionCard = memo(function MinionCard({ minion, shape, mark, stop }: Props) {
  const { card, face, power, counters } = minion;
  const printed = useFace(face);
  const label = useMinionLabel(minion);
  return (
    <CardButton
      card={card}
      face={face}
      label={label}
      mark={mark}
      shape={shape === 'card' ? 'card' : 'strip'}
      stop={stop}
    >
      <span className={styles['minion']} data-shape={shape}>
        {printed !== null && (
          <CardFace face={printed} size={shape === 'card' ? 'compact' : 'chip'} power={power} />
        )}
        <Counters count={counters} />
      </span>
    </CardButton>
  );
});

function changeOf(power: number, printed: number): 'raised' | 'lowered' | undefined {
  if (power === printed) return undefined;
  return power > printed ? 'raised' : 'lowered';
}

function useMinionLabel({ face, power, printedPower, controller, counters }: MinionView): string {
  const { t } = useTranslation('table');
  const { names, viewer } = useScene();
  const name = useFace(face)?.name ?? t('faceDown');
  const owner = controller === viewer ? t('yours') : (names[controller] ?? '');
  const words = { name, power, printed: printedPower, owner };
  const change = changeOf(power, printedPower);
  const itself =
    change === undefined
      ? t('minion', words)
      : t(change === 'raised' ? 'minionRaised' : 'minionLowered', words);
  return counters === 0 ? itself : `${itself}, ${t('counters', { count: counters })}`;
}
