import { factionFiles } from '../../cards/test/kit/faction-files.ts';
import type { Look } from '../src/art/picture.ts';

const BLOCK = /\[data-faction=(?<quote>['"])(?<faction>.+?)\k<quote>\] \{(?<body>[^}]*)\}/gu;

type Colours = Pick<Look, 'ground' | 'ray' | 'light' | 'ink'>;

/** Every faction's palette as a style sheet, without comments and line breaks. */
export function factionPalettes(): ReadonlyMap<string, string> {
  return new Map(factionFiles('palette.css').map(({ name, text }) => [name, withoutComments(text)]));
}

function withoutComments(sheet: string): string {
  return sheet
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The colours of every faction's cards, as its palette has them. */
export function factionColours(): ReadonlyMap<string, Colours> {
  return new Map(
    factionFiles('palette.css').flatMap(({ text }) =>
      [...text.matchAll(BLOCK)].map(({ groups }) => [
        groups?.['faction'] ?? '',
        coloursIn(groups?.['body'] ?? ''),
      ]),
    ),
  );
}
function coloursIn(body: string): Colours {
  const colour = (name: string): string =>
    new RegExp(String.raw`--faction-${name}: (?<colour>#[0-9a-f]{6})`, 'u').exec(body)?.groups?.['colour'] ??
    '';
  return { ground: colour('ground'), ray: colour('ray'), light: colour('light'), ink: colour('ink') };
}
