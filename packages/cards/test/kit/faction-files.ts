import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SETS = fileURLToPath(new URL('../../src', import.meta.url));

interface FactionFile {
  /** The faction or shared deck. */
  readonly name: string;
  /** The slug of its set. */
  readonly set: string;
  readonly path: string;
  readonly text: string;
}

/**
 * What factions and shared decks have besides their cards: all files with a name, as `guide.json`, in the folder that each
 * of them has in the folder of its set.
 */
export function factionFiles(
  fileName: 'reference.json' | 'guide.json' | 'art.json' | 'palette.css',
  sets = SETS,
): FactionFile[] {
  return foldersIn(sets).flatMap((set) =>
    foldersIn(join(sets, set)).flatMap((folder) => {
      const place = join(sets, set, folder);
      const path = join(place, fileName);
      if (!existsSync(path)) return [];
      const { name }: { name: string } = JSON.parse(readFileSync(join(place, 'reference.json'), 'utf8'));
      return [{ name, set, path, text: readFileSync(path, 'utf8') }];
    }),
  );
}

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
