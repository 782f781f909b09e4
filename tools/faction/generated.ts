import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { read } from '../spec/files.ts';
import { factsFile } from './facts.ts';
import { constantOf, quoted } from './names.ts';
import { references, SETS } from './reference.ts';
import type { SetNotes } from './source.ts';

const LINES =
  '// Generated from the folders (`npm run faction -- write`): a line for each faction, so that git can keep those of both sides.\n';

/** The files that are generated from the references, by path. */
function generated(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const members: string[] = [];
  for (const { folder, reference } of references()) {
    const set = dirname(folder);
    files.set(join(folder, 'facts.ts'), factsFile(reference));
    files.set(join(set, 'set.ts'), setFile(set));
    members.push(
      `export { ${constantOf(reference.name)} } from './${basename(set)}/${basename(folder)}/cards.ts';\n`,
    );
  }
  files.set(join(SETS, 'factions.ts'), `${LINES}${members.join('')}`);
  return files;
}

/** What a set is besides its factions, as its cards import it. */
function setFile(folder: string): string {
  const { set, year, reprints = [] }: SetNotes = JSON.parse(read(join(folder, 'set.json')));
  return `import type { SetInfo } from '../in-set.ts';

/** Generated from \`set.json\` (\`npm run faction -- write\`). */
export const set: SetInfo = {
  name: ${quoted(set)},
  year: ${year},
  reprints: [${reprints.map(quoted).join(', ')}],
};
`;
}

export function writeGenerated(): string[] {
  const stale = staleFiles();
  for (const [path, text] of generated()) if (stale.includes(path)) writeFileSync(path, text);
  return stale;
}

/** Generated files that are out of date, ignoring their layout. */
export function staleFiles(): string[] {
  return [...generated()]
    .filter(([path, text]) => !existsSync(path) || bare(read(path)) !== bare(text))
    .map(([path]) => path);
}

function bare(text: string): string {
  return text.replaceAll(/[\s,'"\\]/g, '');
}
