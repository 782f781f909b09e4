import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Look } from '../src/art/picture.ts';

const FOLDER = fileURLToPath(new URL('../src/art/factions', import.meta.url));
const BLOCK = /\[data-faction=(?<quote>['"])(?<faction>.+?)\k<quote>\] \{(?<body>[^}]*)\}/gu;

type Colours = Pick<Look, 'ground' | 'ray' | 'light' | 'ink'>;

/** The colours of every faction's cards, as its style sheet has them. */
export function factionColours(): ReadonlyMap<string, Colours> {
  const sheets = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  return new Map(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(BLOCK)].map(({ groups }) => [
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
