import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Penguins',
  year: 2022,
  reprints: [],
};
