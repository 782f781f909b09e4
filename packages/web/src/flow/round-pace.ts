import { create } from 'zustand';

/** How the others' moves are shown until the viewer has to decide. */
type RoundPace =
  /** As the settings say. */
  | 'usual'
  /** One thing after another, each when it is asked for. */
  | 'stepped'
  | 'hurried'
  /** Not at all. */
  | 'skipped';

export const useRoundPace = create<{ readonly pace: RoundPace }>()(() => ({ pace: 'usual' }));

export function setRoundPace(pace: RoundPace): void {
  useRoundPace.setState({ pace });
}

/** The round is over. A player who steps goes on stepping. */
export function endRound(): void {
  useRoundPace.setState(({ pace }) => ({ pace: pace === 'stepped' ? pace : 'usual' }));
}
