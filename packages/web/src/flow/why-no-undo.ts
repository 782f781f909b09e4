import type { ScreenUpdate } from '../protocol/referee-api.ts';

type WhyNoUndo = 'over' | 'elsewhere' | 'standIn' | 'showing' | 'others' | 'nothing';

interface Standing {
  readonly update: Pick<ScreenUpdate, 'canUndo' | 'canAskToUndo' | 'isInOtherTab'>;
  readonly isEnded: boolean;
  /** Everything that has happened has been shown. */
  readonly isShown: boolean;
  /** A bot plays for the viewer. */
  readonly isReplaced: boolean;
}

/** Why the viewer cannot take back their last choice; null: they can. */
export function whyNoUndo({ update, isEnded, isShown, isReplaced }: Standing): WhyNoUndo | null {
  if (isEnded) return 'over';
  if (update.isInOtherTab) return 'elsewhere';
  if (isReplaced) return 'standIn';
  if (!isShown) return 'showing';
  if (update.canUndo) return null;
  return update.canAskToUndo ? 'others' : 'nothing';
}
