import type { Seat, CardId } from '@smashup/engine';
import type {
  BaseView,
  CardView,
  ChosenAhead,
  DecisionView,
  StandingOrder,
  TableView,
} from '@smashup/referee/protocol';
import { HeldCard } from '../choosing/held-card.tsx';
import type { Playing } from '../choosing/use-playing.ts';
import type { TableProps } from '../table-props.ts';
import styles from '../table.module.css';
import { Instruction } from './instruction.tsx';
import { usePlayPrompt } from './play-prompt.ts';
import { plainText } from '../../text/plain-text.ts';
import type { Dialogs } from '../dialogs/dialogs-over.tsx';
import { useTranslation } from 'react-i18next';
import { cardsAt } from '../find-cards.ts';
import { useFace } from '../table-context.ts';
import own from './instruction.module.css';

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
  const { view, decision, stakes, canUndo, standingOrder } = table;
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
        onQuiet={stakes.window === null ? null : () => table.onOrder({ until: 'my turn' })}
        onOrders={
          table.offersOrders && standingOrder === null && view.factionChoice === null
            ? () => dialogs.open({ kind: 'orders' })
            : null
        }
        order={
          standingOrder !== null &&
          standingOrder.until !== 'chosen' && (
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

interface StandingOrderNoteProps {
  /** Factions chosen in advance stand with the factions. */
  readonly order: Exclude<StandingOrder, ChosenAhead>;
  readonly bases: readonly BaseView[];
  readonly onTakeBack: () => void;
}

/** The standing order, while it is in force. */
function StandingOrderNote({ order, bases, onTakeBack }: StandingOrderNoteProps) {
  const { t } = useTranslation('table');
  const card = useFace(order.until === 'touched' ? faceOf(order.card, bases) : NO_FACE);
  return (
    <span className={own['order']} data-standing-order={order.until}>
      <output>{t(`standingOrder.stands.${order.until}`, { card: card?.name ?? '' })}</output>
      <button type="button" className={`button ${own['option']}`} onClick={onTakeBack}>
        {t('standingOrder.takeBack')}
      </button>
    </span>
  );
}

const NO_FACE = -1;

function faceOf(card: CardId, bases: readonly BaseView[]): number {
  return bases.flatMap(cardsAt).find((one) => one.card === card)?.face ?? NO_FACE;
}
