import type { CardId, Seat } from '@smashup/engine';
import { useTranslation } from 'react-i18next';
import { Inspector } from '../inspector/inspector.tsx';
import { KeyHelp } from '../keyboard/key-help.tsx';
import type { TableProps } from '../table-props.ts';
import { sinceYourTurn } from '../telling/recap.ts';
import { BoxDialog } from './box-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { Menu } from './menu.tsx';
import { RecapDialog } from './recap-dialog.tsx';
import { StandingOrderDialog } from './standing-order-dialog.tsx';
import { SureDialog } from './sure-dialog.tsx';

/** What lies open over the table. */
export type Opened =
  | { readonly kind: 'card'; readonly card: CardId; readonly face: number }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'box' | 'menu' | 'keys' | 'recap' | 'concede' | 'restart' | 'orders' };

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
      return <Doing what="concede" onDo={table.onConcede} onClose={onClose} />;
    case 'restart':
      return <Doing what="restart" onDo={table.onRestart} onClose={onClose} />;
    case 'keys':
      return <KeyHelp onClose={onClose} />;
    case 'menu':
      return (
        <Menu
          asking={table.asking}
          onAsking={table.onAsking}
          onUndoTurn={table.onUndoTurn}
          onConcede={table.onConcede === null ? null : () => onOpen({ kind: 'concede' })}
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
  readonly what: 'concede' | 'restart';
  readonly onDo: (() => void) | null;
  readonly onClose: () => void;
}

/** Something that is done only by those who are sure. */
function Doing({ what, onDo, onClose }: DoingProps) {
  const { t } = useTranslation('table');
  return (
    <SureDialog
      yes={t(what)}
      onSettle={(sure) => {
        onClose();
        if (sure) onDo?.();
      }}
    >
      <p>{t(`sure.${what}`)}</p>
    </SureDialog>
  );
}
