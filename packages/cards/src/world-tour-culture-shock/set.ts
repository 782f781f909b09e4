import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'World Tour: Culture Shock',
  year: 2019,
  reprints: [],
};
