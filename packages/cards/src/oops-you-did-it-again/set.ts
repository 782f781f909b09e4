import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Oops, You Did It Again',
  year: 2018,
  reprints: [],
};
