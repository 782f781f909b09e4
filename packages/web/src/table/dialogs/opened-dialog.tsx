import type { CardId, Seat } from '@smashup/engine';
import { useTranslation } from 'react-i18next';
import { Inspector } from '../inspector/inspector.tsx';
import { KeyHelp } from '../keyboard/key-help.tsx';
import type { TableProps } from '../table-props.ts';
import { sinceYourTurn } from '../log/recap.ts';
import { BoxDialog, DiscardDialog } from './card-pile.tsx';
import { DeckDialog } from './deck-dialog.tsx';
import { Menu } from './menu.tsx';
import { RecapDialog } from './recap-dialog.tsx';
import { StandingOrderDialog } from './standing-order-dialog.tsx';
import { SureDialog } from './modal.tsx';

/** What lies open over the table. */
export type Opened =
  | { readonly kind: 'card'; readonly card: CardId; readonly face: number }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | {
      readonly kind: 'box' | 'deck' | 'menu' | 'keys' | 'recap' | 'concede' | 'leave' | 'restart' | 'orders';
    };

type Needed =
  | 'view'
  | 'log'
  | 'asking'
  | 'askInspection'
  | 'askPassed'
  | 'onAsking'
  | 'onOrder'
  | 'onUndoTurn'
  | 'onConcede'
  | 'leaving'
  | 'onRestart'
  | 'onSettings'
  | 'onLeave'
  | 'leaveName';

/** A face that no card in the game has: there is nothing to know besides what is printed. */
const ofNoCard = (): Promise<null> => Promise.resolve(null);

interface OpenedProps {
  readonly opened: Opened;
  readonly table: Pick<TableProps, Needed>;
  readonly onClose: () => void;
  readonly onOpen: (opened: Opened) => void;
}

export function OpenedDialog({ opened, table, onClose, onOpen }: OpenedProps) {
  const { t } = useTranslation('table');
  switch (opened.kind) {
    case 'card':
      return (
        <Inspector
          card={opened.card}
          face={opened.face}
          ask={opened.card < 0 ? ofNoCard : table.askInspection}
          onClose={onClose}
        />
      );
    case 'discard': {
      const player = table.view.players[opened.seat];
      return player === undefined ? null : <DiscardDialog player={player} onClose={onClose} />;
    }
    case 'box':
      return <BoxDialog cards={table.view.box} onClose={onClose} />;
    case 'deck': {
      const { players, viewer } = table.view;
      const you = viewer === null ? undefined : players[viewer];
      return you === undefined ? null : <DeckDialog you={you} onClose={onClose} />;
    }
    case 'recap': {
      const { log, view } = table;
      return (
        <RecapDialog
          lines={sinceYourTurn(log, view.viewer, view.turn)}
          askPassed={table.askPassed}
          onClose={onClose}
        />
      );
    }
    case 'orders':
      return <StandingOrderDialog view={table.view} onOrder={table.onOrder} onClose={onClose} />;
    case 'concede':
      return <Doing what={t('concede')} about={t('sure.concede')} onDo={table.onConcede} onClose={onClose} />;
    case 'leave': {
      const { leaving } = table;
      return leaving === null ? null : (
        <Doing what={t('leaveGame')} about={leaving.about} onDo={leaving.leave} onClose={onClose} />
      );
    }
    case 'restart':
      return <Doing what={t('restart')} about={t('sure.restart')} onDo={table.onRestart} onClose={onClose} />;
    case 'keys':
      return <KeyHelp onClose={onClose} />;
    case 'menu':
      return (
        <Menu
          asking={table.asking}
          onAsking={table.onAsking}
          onUndoTurn={table.onUndoTurn}
          onConcede={table.onConcede === null ? null : () => onOpen({ kind: 'concede' })}
          onLeaveGame={table.leaving === null ? null : () => onOpen({ kind: 'leave' })}
          onRestart={table.onRestart === null ? null : () => onOpen({ kind: 'restart' })}
          onHelp={() => onOpen({ kind: 'keys' })}
          onSettings={table.onSettings}
          onLeave={table.onLeave}
          leaveName={table.leaveName}
          onClose={onClose}
        />
      );
  }
}

interface DoingProps {
  readonly what: string;
  /** What happens then. */
  readonly about: string;
  readonly onDo: (() => void) | null;
  readonly onClose: () => void;
}

/** Something that is done only by those who are sure. */
function Doing({ what, about, onDo, onClose }: DoingProps) {
  return (
    <SureDialog
      yes={what}
      onSettle={(sure) => {
        onClose();
        if (sure) onDo?.();
      }}
    >
      <p>{about}</p>
    </SureDialog>
  );
}
