import type { CardId } from '@smashup/engine';
import { memo, useRef, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { after } from '../../clock.ts';
import type { Mark } from '../choosing/marks.ts';
import { useDraggable } from '../moving/use-draggable.ts';
import { useHands } from '../table-context.ts';
import { useResting } from '../inspector/use-hover.ts';
import styles from './card-button.module.css';

interface Props {
  readonly card: CardId;
  readonly face: number;
  /** What a screen reader says: which card, and how it stands. */
  readonly label: string;
  readonly mark: Mark | undefined;
  readonly shape: 'card' | 'base' | 'strip';
  /** Tab stops here even while it cannot be chosen, so that a box that scrolls can be reached. */
  readonly stop?: boolean;
  /** It can be taken from the hand and let go over a base. */
  readonly draggable?: boolean;
  readonly children: ReactNode;
}

/** How long a finger rests on a card before it is shown up close. */
const LONG_PRESS = 450;

/** Any card on the table: press to choose it or to look at it closely; rest on it or press long to look at it. */
export const CardButton = memo(function CardButton(props: Props) {
  const { card, face, label, mark, shape, stop = false, draggable = false, children } = props;
  const { t } = useTranslation('table');
  const { click, inspect } = useHands();
  const rest = useResting(face);
  const press = useLongPress(() => inspect(card, face));
  const drag = useDraggable(card, draggable);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    press.start(event);
    drag.start(event);
    rest.press();
  };
  return (
    <button
      type="button"
      className={`${styles['button']} ${styles[shape]}`}
      data-card={card}
      data-face={face}
      data-mark={mark}
      data-drag={draggable || undefined}
      tabIndex={mark === undefined && !stop ? -1 : 0}
      aria-label={mark === undefined ? label : `${label} (${spoken(t, mark)})`}
      aria-pressed={
        mark === undefined || mark === 'choice' || mark === 'idle' || mark === 'hinted' ? undefined : true
      }
      onClick={() => {
        if (!press.wasLong() && !drag.wasDragged()) click(card, face);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(card, face);
      }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        press.move(event);
        rest.onPointerMove(event);
      }}
      onPointerUp={press.stop}
      onPointerCancel={press.stop}
      onPointerEnter={rest.onPointerEnter}
      onPointerLeave={() => {
        press.stop();
        rest.onPointerLeave();
      }}
    >
      {children}
      {mark?.startsWith('picked') && (
        <span className={styles['tick']} aria-hidden="true">
          {mark === 'picked' ? '✓' : mark.slice('picked '.length)}
        </span>
      )}
    </button>
  );
});

type Translate = ReturnType<typeof useTranslation<'table'>>['t'];

function spoken(t: Translate, mark: Mark): string {
  switch (mark) {
    case 'choice':
      return t('choosable');
    case 'idle':
      return t('choosableIdle');
    case 'hinted':
      return t('hinted');
    case 'picked':
      return t('picked');
    default:
      return t('pickedAs', { order: mark.slice('picked '.length) });
  }
}

interface LongPress {
  readonly start: (event: PointerEvent<HTMLElement>) => void;
  readonly move: (event: PointerEvent<HTMLElement>) => void;
  readonly stop: () => void;
  /** Whether the click that comes now ends a long press. */
  readonly wasLong: () => boolean;
}

/** A finger that rests; one that wanders scrolls or drags. */
function useLongPress(onLong: () => void): LongPress {
  const pressed = useRef({ cancel: () => {}, long: false, x: 0, y: 0 });
  return {
    start({ pointerType, clientX, clientY }) {
      pressed.current.cancel();
      pressed.current.long = false;
      if (pointerType === 'mouse') return;
      pressed.current.x = clientX;
      pressed.current.y = clientY;
      pressed.current.cancel = after(LONG_PRESS, () => {
        pressed.current.long = true;
        onLong();
      });
    },
    move({ clientX, clientY }) {
      const { x, y, cancel } = pressed.current;
      if (Math.hypot(clientX - x, clientY - y) > 8) cancel();
    },
    stop() {
      pressed.current.cancel();
    },
    wasLong: () => pressed.current.long,
  };
}
