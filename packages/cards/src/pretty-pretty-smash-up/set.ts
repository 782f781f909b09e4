import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Pretty Pretty Smash Up',
  year: 2015,
  reprints: [],
};
