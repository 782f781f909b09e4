import type { SetInfo } from '../in-set.ts';

/** Generated from `set.json` (`npm run faction -- write`). */
export const set: SetInfo = {
  name: 'Awesome Level 9000',
  year: 2013,
  reprints: ['Core Set'],
};
