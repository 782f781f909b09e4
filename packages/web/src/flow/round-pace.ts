import { useEffect } from 'react';
import { create } from 'zustand';

/** The pace of the other players' moves until the viewer has to decide. */
type RoundPace =
  /** As the settings say. */
  | 'usual'
  /** One beat at a time, on request. */
  | 'stepped'
  | 'hurried'
  /** Not at all. */
  | 'skipped';

interface Round {
  readonly pace: RoundPace;
  /** Something is being explained: what is shown stays. */
  readonly isHeld: boolean;
}

export const useRoundPace = create<Round>()(() => ({ pace: 'usual', isHeld: false }));

/** As long as that is so, what is shown stays. */
export function useHeldPlayback(isHeld: boolean): void {
  useEffect(() => {
    useRoundPace.setState({ isHeld });
    return () => useRoundPace.setState({ isHeld: false });
  }, [isHeld]);
}

export function setRoundPace(pace: RoundPace): void {
  useRoundPace.setState({ pace });
}

/** The round is over. A player who steps goes on stepping. */
export function endRound(): void {
  useRoundPace.setState(({ pace }) => ({ pace: pace === 'stepped' ? pace : 'usual' }));
}
