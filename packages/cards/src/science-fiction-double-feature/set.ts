import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Science Fiction Double Feature',
  year: 2014,
  reprints: [],
};
