import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeGenerated } from './generated.ts';
import { slug } from './names.ts';
import { SETS } from './reference.ts';
import { artFor } from './skeleton/art.ts';
import { basesFile, cardsFile, titanFile } from './skeleton/cards.ts';
import { paletteFile, shadeFor } from './skeleton/palette.ts';
import { cardsOf, scenesFile } from './skeleton/scenes.ts';
import { findFaction } from './source.ts';

interface Wishes {
  /** A file or folder of references. */
  readonly from?: string | undefined;
  /** Of its colours, 0 to 359. */
  readonly hue?: number | undefined;
}

/** Writes what a faction needs, and nothing over what is there; returns the paths. */
export function newFaction(name: string, { from, hue }: Wishes): string[] {
  const { reference, set } = findFaction(name, from);
  const { titan, bases = [] } = reference;
  const folder = join(SETS, slug(set.set), slug(name));
  const scenes = join('packages/cards/test', slug(set.set), slug(name));
  const shade = shadeFor(hue);
  const files: Readonly<Record<string, () => string>> = {
    [join(SETS, slug(set.set), 'set.json')]: () => json(set),
    [join(folder, 'reference.json')]: () => json(reference),
    [join(folder, 'cards.ts')]: () => cardsFile(reference),
    ...(bases.length === 0 ? {} : { [join(folder, 'bases.ts')]: () => basesFile(bases) }),
    ...(titan === undefined ? {} : { [join(folder, 'titan.ts')]: () => titanFile(titan) }),
    [join(folder, 'guide.json')]: () => json(GUIDE),
    [join(folder, 'art.json')]: () => json(artFor(reference, shade.hue)),
    [join(folder, 'palette.css')]: () => paletteFile(name, shade),
    [`${scenes}.test.ts`]: () => scenesFile(cardsOf(reference)),
    ...(bases.length === 0 ? {} : { [`${scenes}-bases.test.ts`]: () => scenesFile(bases) }),
  };
  const missing = Object.entries(files).filter(([path]) => !existsSync(path));
  for (const [path, text] of missing) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text());
  }
  return [...missing.map(([path]) => path), ...writeGenerated()];
}

/** How it plays: left for the author (packages/web/src/gallery/guide.ts). */
const GUIDE = {
  plays: '',
  hard: 'middling',
  why: '',
  with: [
    { faction: '', why: '' },
    { faction: '', why: '' },
  ],
};

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
