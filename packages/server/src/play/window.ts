import type { RoomState } from './room-state.ts';

/** The uniform duration of windows: it ends at the same moment, whoever passes and however they do. */
export async function windowOver({ decisionSince, around }: RoomState): Promise<void> {
  const left = decisionSince + around.times.window - around.now();
  if (left > 0) await new Promise<void>((resolve) => void around.after(left, resolve));
}
