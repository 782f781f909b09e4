import { dismissReplayTrouble, useReplay } from '../../session/replay.ts';
import { TroubleNote } from '../../flow/trouble.tsx';

/** Something went wrong while a game was looked at. */
export function ReplayTrouble() {
  const trouble = useReplay((session) => session.trouble);
  return trouble === null ? null : <TroubleNote message={trouble} onDismiss={dismissReplayTrouble} />;
}
