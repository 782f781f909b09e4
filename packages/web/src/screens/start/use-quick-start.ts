import { useState } from 'react';
import { useLocation } from 'wouter';
import { beginGame } from '../../session/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { quickSetUp, watchSetUp } from '../new-game/quick-set-ups.ts';
import { useSetUpForm } from '../new-game/set-up-store.ts';

/** `play`: one person against a bot; `watch`: bots among themselves. */
type QuickGame = 'play' | 'watch';

/** Games that begin with one click. */
export function useQuickStart() {
  const [, navigate] = useLocation();
  const [begun, setBegun] = useState<QuickGame | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = (kind: QuickGame): void => {
    if (begun !== null) return;
    setBegun(kind);
    setFailure(null);
    const form = useSetUpForm.getState();
    const { quick } = useSettings.getState();
    beginGame(kind === 'play' ? quickSetUp(form, quick) : watchSetUp(form)).then(
      ({ id }) => navigate(`/game/${id}`),
      (error: unknown) => {
        setBegun(null);
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return { start, begun, failure };
}
