import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Big in Japan',
  year: 2017,
  reprints: [],
};
