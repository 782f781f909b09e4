import { factionFiles } from '../../cards/test/kit/faction-files.ts';
import type { FactionPictures } from '../src/art/picture-spec.ts';

/** Every faction's pictures, by the names of the icons: the file `art.json` beside its cards. */
export const PICTURES: Readonly<Record<string, FactionPictures>> = Object.fromEntries(
  factionFiles('art.json').map(({ name, text }) => {
    const pictures: FactionPictures = JSON.parse(text);
    return [name, pictures];
  }),
);
