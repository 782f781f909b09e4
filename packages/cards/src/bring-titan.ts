import { setAsideTitan, titans, type BaseId, type Value, type Verbs } from '@smashup/engine';

/** "Play your titan here, or move it here": without its own Special and its conditions. */
export function bringTitan(c: Verbs, name: string, to: Value<BaseId>): void {
  c.move(titans.yours.named(name), to);
  c.may(() => c.play(setAsideTitan(name), { at: to }));
}
