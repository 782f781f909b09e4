import type { CardId, Seat } from '@smashup/engine';
import { Inspector } from '../inspector/inspector.tsx';
import { KeyHelp } from '../keyboard/key-help.tsx';
import type { TableProps } from '../table-props.ts';
import { sinceYourTurn } from '../telling/recap.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { Menu } from './menu.tsx';
import { RecapDialog } from './recap-dialog.tsx';

/** What lies open over the table. */
export type Opened =
  | { readonly kind: 'card'; readonly card: CardId; readonly face: number }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'menu' | 'keys' | 'recap' };

type Needed = 'view' | 'log' | 'asking' | 'askInspection' | 'onAsking' | 'onSettings' | 'onLeave';

interface OpenedProps {
  readonly opened: Opened;
  readonly table: Pick<TableProps, Needed>;
  readonly onClose: () => void;
  readonly onOpen: (opened: Opened) => void;
}

export function OpenedDialog({ opened, table, onClose, onOpen }: OpenedProps) {
  switch (opened.kind) {
    case 'card':
      return <Inspector card={opened.card} face={opened.face} ask={table.askInspection} onClose={onClose} />;
    case 'discard': {
      const player = table.view.players[opened.seat];
      return player === undefined ? null : <DiscardDialog player={player} onClose={onClose} />;
    }
    case 'recap': {
      const { log, view } = table;
      return <RecapDialog lines={sinceYourTurn(log, view.viewer, view.turn)} onClose={onClose} />;
    }
    case 'keys':
      return <KeyHelp onClose={onClose} />;
    case 'menu':
      return (
        <Menu
          asking={table.asking}
          onAsking={table.onAsking}
          onHelp={() => onOpen({ kind: 'keys' })}
          onSettings={table.onSettings}
          onLeave={table.onLeave}
          onClose={onClose}
        />
      );
  }
}
