import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'The Obligatory Cthulhu Set',
  year: 2013,
  reprints: [],
};
