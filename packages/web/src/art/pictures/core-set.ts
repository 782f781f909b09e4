import type { SetPictures } from '../picture-spec.ts';

export const coreSet: SetPictures = {};
