import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: "It's Your Fault!",
  year: 2016,
  reprints: [],
};
