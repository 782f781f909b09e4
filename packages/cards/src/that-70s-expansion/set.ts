import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: "That '70s Expansion",
  year: 2018,
  reprints: [],
};
