import type { Asking } from '@smashup/referee/protocol';
import { useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { setAsking } from '../session/session.ts';

interface AskingState {
  readonly now: Asking;
  readonly change: (asking: Asking) => void;
}

/** When to be asked to respond, for this game. */
export function useAsking(): AskingState {
  const first = useSettings((settings) => settings.asking);
  const [now, setNow] = useState(first);
  return {
    now,
    change: (asking) => {
      setNow(asking);
      void setAsking(asking);
    },
  };
}
