import { library } from '@smashup/cards';
import { factionFiles } from '@smashup/cards/kit/faction-files.ts';
import type { FactionPictures } from '../../packages/web/src/art/picture-spec.ts';
import { SETS } from '../faction/reference.ts';
import { read } from './files.ts';

const FILES = ['reference.json', 'guide.json', 'art.json', 'palette.css'] as const;

/** What a faction needs besides its cards: the files in its folder, a picture of everything, a measured strength. */
export function missingBelongings(): string[] {
  const owners = new Map(
    FILES.map((file) => [file, new Set(factionFiles(file, SETS).map(({ name }) => name))]),
  );
  const pictures = new Map(factionFiles('art.json', SETS).map(({ name, text }) => [name, text]));
  const strengths = read('packages/bots/src/evaluation/measured-strengths.ts');
  return library.factionNames.flatMap((name) => [
    ...FILES.filter((file) => owners.get(file)?.has(name) !== true).map((file) => `${name}: no ${file}`),
    ...(strengths.includes(`  ${name}: `) || strengths.includes(`  ${quoted(name)}: `)
      ? []
      : [`${name}: no measured strength (docs/adding-a-faction.md, How strong it is)`]),
    ...unpictured(name, pictures.get(name)),
  ]);
}

/** Cards and bases of it that have no picture, in either printing. */
function unpictured(faction: string, art: string | undefined): string[] {
  if (art === undefined) return [];
  const pictures: FactionPictures = JSON.parse(art);
  const names = library.defs
    .filter((def) => def.faction === faction)
    .filter(({ kind, name }) => (kind === 'base' ? pictures.bases : pictures.cards)[name] === undefined)
    .map(({ name }) => name);
  return [...new Set(names)].map((name) => `${faction}: no picture of ${name}`);
}

/** How a name with an apostrophe is written in scripts. */
function quoted(name: string): string {
  return name.includes("'") ? `"${name}"` : `'${name}'`;
}
