import type { TitanView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TitanFace } from '../../art/titan-face.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useFace, useScene } from '../table-context.ts';
import { Counters } from './counters.tsx';
import styles from './minion-card.module.css';

interface Props {
  readonly titan: TitanView;
  readonly mark: Mark | undefined;
  readonly stop: boolean;
}

/** A titan at a base, as wide as the place of its player there. */
export const TitanCard = memo(function TitanCard({ titan, mark, stop }: Props) {
  const { card, face, power, counters } = titan;
  const printed = useFace(face);
  const label = useTitanLabel(titan);
  return (
    <CardButton card={card} face={face} label={label} mark={mark} shape="strip" stop={stop}>
      <span className={styles['minion']} data-shape="titan">
        {printed !== null && <TitanFace face={printed} power={power} />}
        <Counters count={counters} />
      </span>
    </CardButton>
  );
});

function useTitanLabel({ face, power, controller, counters }: TitanView): string {
  const { t } = useTranslation('table');
  const { names, viewer } = useScene();
  const name = useFace(face)?.name ?? t('faceDown');
  const owner = controller === viewer ? t('yours') : (names[controller] ?? '');
  const itself = t('titan', { name, owner, power });
  return counters === 0 ? itself : `${itself}, ${t('counters', { count: counters })}`;
}
