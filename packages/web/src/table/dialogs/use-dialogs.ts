import { useState } from 'react';
import type { Opened } from './opened-dialog.tsx';

/** What lies open over the table; the last is on top: a card of a discard pile is looked at over the pile. */
export interface Dialogs {
  readonly opened: readonly Opened[];
  readonly open: (one: Opened) => void;
  readonly openInstead: (one: Opened) => void;
  readonly close: () => void;
}

export function useDialogs(): Dialogs {
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  return {
    opened,
    open: (one) => setOpened((all) => [...all, one]),
    openInstead: (one) => setOpened([one]),
    close: () => setOpened((all) => all.slice(0, -1)),
  };
}
