import { library } from '@smashup/cards';
import { PICTURES } from '../../packages/web/src/art/pictures/index.ts';
import { filesUnder, read } from './files.ts';

/** What a faction needs besides its cards, each found from one file per set or from one list, by the faction's name. */
export function missingBelongings(): string[] {
  const referenced = namesIn('packages/cards/reference', ({ factions = [] }) =>
    factions.map(({ name }) => name),
  );
  const guided = namesIn('packages/cards/guides', (guides) => Object.keys(guides));
  const palettes = filesUnder('packages/web/src/art/factions', '.css').map(read).join('\n');
  const strengths = read('packages/bots/src/evaluation/faction-strength.ts');
  return library.factionNames.flatMap((name) => {
    const has: Readonly<Record<string, boolean>> = {
      'no reference (packages/cards/reference)': referenced.has(name),
      'no guide (packages/cards/guides)': guided.has(name),
      'no emblem and pictures (packages/web/src/art/pictures)': PICTURES[name] !== undefined,
      'no palette (packages/web/src/art/factions)': palettes.includes(`[data-faction=${quoted(name)}]`),
      'no measured strength (packages/bots/src/evaluation/faction-strength.ts)':
        strengths.includes(`  ${name}: `) || strengths.includes(`  ${quoted(name)}: `),
    };
    const lacking = Object.entries(has).filter(([, isThere]) => !isThere);
    return [...lacking.map(([what]) => `${name}: ${what}`), ...unpictured(name)];
  });
}

/** Cards and bases of it that have no picture, in either printing. */
function unpictured(faction: string): string[] {
  const pictures = PICTURES[faction];
  if (pictures === undefined) return [];
  const names = library.defs
    .filter((def) => def.faction === faction)
    .filter(({ kind, name }) => (kind === 'base' ? pictures.bases : pictures.cards)[name] === undefined)
    .map(({ name }) => name);
  return [...new Set(names)].map((name) => `${faction}: no picture of ${name}`);
}

/** How a name with an apostrophe is written in style sheets and scripts. */
function quoted(name: string): string {
  return name.includes("'") ? `"${name}"` : `'${name}'`;
}

interface Content {
  readonly factions?: readonly { readonly name: string }[];
}

function namesIn(folder: string, names: (content: Content) => readonly string[]): Set<string> {
  return new Set(
    filesUnder(folder, '.json').flatMap((file) => {
      const content: Content = JSON.parse(read(file));
      return names(content);
    }),
  );
}
