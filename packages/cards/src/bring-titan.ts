import { setAsideTitan, titans, type bases, type Verbs } from '@smashup/engine';

/** "Play your titan there, or move it there": without its own Special and its conditions. */
export function bringTitan(c: Verbs, name: string, there: typeof bases): void {
  const own = titans.yours.named(name);
  c.if(own.exist, () => c.move(own, c.choose(there, 'move to')));
  c.mayPlayAt(setAsideTitan(name), there);
}
