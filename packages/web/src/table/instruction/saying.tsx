import type { Seat } from '@smashup/engine';
import type { CardView, DecisionView, TableView } from '@smashup/referee/protocol';
import { HeldCard } from '../choosing/held-card.tsx';
import type { Playing } from '../choosing/use-playing.ts';
import type { Dialogs } from '../dialogs/use-dialogs.ts';
import type { TableProps } from '../table-props.ts';
import styles from '../table.module.css';
import { Instruction } from './instruction.tsx';
import { usePlayPrompt } from './play-prompt.ts';
import { plainText } from '../../text/plain-text.ts';
import { StandingOrderNote } from './standing-order.tsx';

interface Props {
  readonly table: TableProps;
  readonly playing: Playing;
  readonly dialogs: Dialogs;
  /** Cards on their way. */
  readonly loose: readonly CardView[];
}

const NO_CARDS: readonly CardView[] = [];

/** What is asked, said, and held in the hand. */
export function Saying({ table, playing: { hint, choosing, places }, dialogs, loose }: Props) {
  const { view, decision, outlook, canUndo, standingOrder } = table;
  const playPrompt = usePlayPrompt(view, decision);
  const { held } = choosing.draft;
  const hasRecap = view.viewer !== null && view.turn.number > 1;
  return (
    <div className={styles['say']}>
      <div className="visually-hidden" aria-live="polite">
        {playPrompt ?? (decision !== null && plainText(decision.prompt))}
      </div>
      {held !== null && places !== null && (
        <HeldCard
          key={held.card}
          held={held}
          isPlayed={decision?.kind === 'play'}
          hasPlaces={places.length > 0}
          onChoose={choosing.chooseHeld}
          onBack={choosing.clear}
        />
      )}
      <Instruction
        onCancel={decision?.kind === 'where' && canUndo ? table.onUndo : null}
        decision={decision}
        playPrompt={playPrompt}
        choosing={choosing}
        onTheWay={decision === null ? NO_CARDS : loose}
        within={turnAround(view, decision)}
        idle={table.idle}
        note={hint.note}
        onRecap={hasRecap ? () => dialogs.open({ kind: 'recap' }) : null}
        onQuiet={outlook.window === null ? null : () => table.onOrder({ until: 'my turn' })}
        onOrders={
          table.offersOrders && standingOrder === null ? () => dialogs.open({ kind: 'orders' }) : null
        }
        order={
          standingOrder !== null && (
            <StandingOrderNote
              order={standingOrder}
              bases={view.bases}
              onTakeBack={() => table.onOrder(null)}
            />
          )
        }
        hinted={hint.hinted}
      />
    </div>
  );
}

/** The turn of somebody else in which the viewer is asked. */
function turnAround({ turn }: TableView, decision: DecisionView | null): Seat | null {
  return decision === null || turn.player < 0 || turn.player === decision.seat ? null : turn.player;
}
