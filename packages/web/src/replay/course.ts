import type { ReplayOutline } from '@smashup/referee/protocol';

/** VP of each seat at the end of every turn. */
export function courseOf({
  landmarks,
  vp,
  first,
}: Pick<ReplayOutline, 'landmarks' | 'vp' | 'first'>): readonly (readonly number[])[] {
  // A turn ends where the next one begins, the last one where the record does.
  const [, ...others] = landmarks.filter(({ base }) => base === null);
  return [...others.map(({ at }) => vp[at - first]), vp.at(-1)].filter((each) => each !== undefined);
}
