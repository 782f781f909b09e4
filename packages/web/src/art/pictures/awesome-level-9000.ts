import type { SetPictures } from '../picture-spec.ts';

export const awesomeLevel9000: SetPictures = {};
