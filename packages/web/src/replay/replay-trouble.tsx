import { dismissReplayTrouble, useReplay } from './replay-store.ts';
import { TroubleNote } from '../flow/message.tsx';

/** Something went wrong while a game was looked at. */
export function ReplayTrouble() {
  const trouble = useReplay((replaying) => replaying.trouble);
  return trouble === null ? null : <TroubleNote message={trouble} onDismiss={dismissReplayTrouble} />;
}
