import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Excellent Movies, Dudes!',
  year: 2023,
  reprints: [],
};
