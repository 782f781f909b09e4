import type { RoomState } from './room-state.ts';

/** The uniform time of windows: whoever passes, and however, it is over at the same moment. */
export async function windowOver({ decisionSince, around }: RoomState): Promise<void> {
  const left = decisionSince + around.times.window - around.now();
  if (left > 0) await new Promise<void>((resolve) => void around.after(left, resolve));
}
