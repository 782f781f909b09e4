import type { MinionView, TitanView, BuriedView } from '@smashup/referee/protocol';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { PlayerMark } from '../../art/player-mark.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark } from '../choosing/marks.ts';
import { useColour, useFace, useScene } from '../table-context.ts';
import styles from './board-card.module.css';
import { StoredCards, useStoredLabel } from './stored-cards.tsx';
import { CardBack } from '../../art/card-back.tsx';

interface Props {
  readonly mark: Mark | undefined;
  readonly stop: boolean;
}

/** A minion at a base: its face, and its power as it is now. */
export const MinionCard = memo(function MinionCard({
  minion,
  ...shown
}: Props & { readonly minion: MinionView }) {
  const { owner, controller } = minion;
  return (
    <BoardCard {...shown} card={minion} label={useMinionLabel(minion)}>
      {owner !== controller && <Owner seat={owner} />}
      <StoredCards cards={minion.stored} />
    </BoardCard>
  );
});

/** A titan at a base: its face in gold, and what it gives. */
export const TitanCard = memo(function TitanCard({ titan, ...shown }: Props & { readonly titan: TitanView }) {
  return <BoardCard {...shown} card={titan} label={useTitanLabel(titan)} />;
});

interface BoardCardProps extends Props {
  readonly card: MinionView | TitanView;
  readonly label: string;
  readonly children?: ReactNode;
}

function BoardCard({ card, label, mark, stop, children }: BoardCardProps) {
  const printed = useFace(card.face);
  const colour = useColour(card.controller);
  return (
    <CardButton card={card.card} face={card.face} label={label} mark={mark} shape="card" stop={stop}>
      <span className={styles['card']} data-colour={colour}>
        {printed !== null && <CardFace face={printed} size="compact" power={card.power} />}
        <Counters count={card.counters} />
        {children}
      </span>
    </CardButton>
  );
}

function Owner({ seat }: { readonly seat: number }) {
  return (
    <span className={styles['owner']}>
      <PlayerMark colour={useColour(seat)} />
    </span>
  );
}

function useMinionLabel({ face, power, printedPower, controller, counters, stored }: MinionView): string {
  const { t } = useTranslation('table');
  const { names, viewer } = useScene();
  const name = useFace(face)?.name ?? t('faceDown');
  const owner = controller === viewer ? t('yours') : (names[controller] ?? '');
  const words = { name, power, printed: printedPower, owner };
  const itself =
    power === printedPower
      ? t('minion', words)
      : t(power > printedPower ? 'minionRaised' : 'minionLowered', words);
  const under = useStoredLabel(stored);
  const parts = [itself, ...(counters === 0 ? [] : [t('counters', { count: counters })])];
  return [...parts, ...(under === '' ? [] : [under])].join(', ');
}

function useTitanLabel({ face, power, controller, counters }: TitanView): string {
  const { t } = useTranslation('table');
  const { names, viewer } = useScene();
  const name = useFace(face)?.name ?? t('faceDown');
  const owner = controller === viewer ? t('yours') : (names[controller] ?? '');
  const itself = t('titan', { name, owner, power });
  return counters === 0 ? itself : `${itself}, ${t('counters', { count: counters })}`;
}

/** How many +1 power counters are on a card; nothing if there are none. They are heard with the card's name. */
function Counters({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['counters']} data-counters aria-hidden="true">
      +{count}
    </span>
  );
}

interface BuriedCardProps {
  readonly buried: BuriedView;
  readonly mark: Mark | undefined;
}

/** A buried card: its back, half in the ground. The player who buried it is told which one it is. */
export const BuriedCard = memo(function BuriedCard({ buried, mark }: BuriedCardProps) {
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
