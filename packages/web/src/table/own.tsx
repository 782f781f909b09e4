import type { DecisionView, PlayerView, TableView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Hand } from './cards/hand.tsx';
import { Tray, pileOfTray } from './cards/tray.tsx';
import { marksAmong } from './choosing/marks.ts';
import { asideOf } from './find-cards.ts';
import type { Playing } from './choosing/use-playing.ts';
import { PlayerPanel } from './players/player-panel.tsx';
import { useSmallScreen } from './use-small-screen.ts';
import styles from './table.module.css';
import { teamVp } from './players/rivals.tsx';

interface Props {
  readonly view: TableView;
  readonly you: PlayerView;
  readonly onTurn: boolean;
  readonly decision: DecisionView | null;
  readonly playing: Playing;
}

/** The viewer's own side of the table. */
export function Own({ view, you, onTurn, decision, playing: { hint, choosing, marks } }: Props) {
  const { t } = useTranslation('table');
  const isCompact = useSmallScreen();
  return (
    <footer className={styles['own']}>
      <div className={styles['you']}>
        <PlayerPanel
          player={you}
          isYou
          onTurn={onTurn}
          teamVp={teamVp(view.players, view.teams, you.seat)}
          vpToWin={view.vpToWin}
          isPartner={false}
          thinking={false}
          mark={marks.players.get(you.seat)}
          marks={marksAmong(marks, asideOf(you))}
        />
      </div>
      <div className={styles['cards']}>
        {decision !== null && choosing.choices.inTray.length > 0 && (
          <Tray
            key={decision.id}
            decision={decision}
            from={pileOfTray(view, decision, choosing.choices.inTray)}
            choosing={choosing}
            hinted={hint.hinted}
          />
        )}
        <Hand
          label={t('yourHand')}
          cards={you.hand}
          marks={marks}
          draggable={decision?.kind === 'play'}
          isCompact={isCompact}
        />
      </div>
    </footer>
  );
}
