import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: '10th Anniversary',
  year: 2022,
  reprints: [],
};
