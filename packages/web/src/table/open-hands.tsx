import type { PlayerView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../art/player-mark.tsx';
import { Hand } from './cards/hand.tsx';
import { NO_MARKS } from './choosing/marks.ts';
import { useScene } from './table-context.ts';
import { useSmallScreen } from './use-small-screen.ts';
import styles from './open-hands.module.css';

/** The texts of so many hands can be read side by side. */
const ROOMY = 2;

/** The hands of all players, for whoever watches and may see them. */
export function OpenHands({ players }: { readonly players: readonly PlayerView[] }) {
  const { t } = useTranslation('table');
  const { colours } = useScene();
  const isSmall = useSmallScreen();
  const isOpen = players.some(({ hand }) => hand.some(({ face }) => face >= 0));
  if (!isOpen) return null;
  return (
    <ul className={styles['hands']}>
      {players.map(({ seat, name, hand }) => (
        <li key={seat} className={styles['player']}>
          <p className={styles['name']} aria-hidden="true">
            <PlayerMark colour={colours[seat] ?? 'red'} />
            {name}
          </p>
          <Hand
            label={t('handOf', { name })}
            cards={hand}
            marks={NO_MARKS}
            draggable={false}
            isCompact={isSmall || players.length > ROOMY}
          />
        </li>
      ))}
    </ul>
  );
}
