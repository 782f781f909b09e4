import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fitStrengths } from '../../packages/cli/src/balance/fit.ts';
import { byStrength } from '../../packages/cli/src/balance/overall.ts';
import { drawBalance } from '../../packages/cli/src/balance/picture.ts';
import type { BalanceReport } from '../../packages/cli/src/balance/balance.ts';
import { readResults } from '../../packages/cli/src/balance/results.ts';
import { read } from '../spec/files.ts';
import { factsFile } from './facts.ts';
import { constantOf, quoted } from './names.ts';
import { references, SETS } from './reference.ts';
import type { SetNotes } from './source.ts';

const LINES =
  '// Generated from the folders (`npm run faction -- write`): a line for each faction, so that git can keep those of both sides.\n';

/** The files that are generated from the references, and from the games played to measure strengths, by path. */
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
  const balance = { bots: fitStrengths(readResults(read('docs/balance.csv'))) };
  files.set('docs/balance.json', JSON.stringify(balance));
  files.set('docs/balance.svg', drawBalance(balance));
  files.set('packages/bots/src/evaluation/measured-strengths.ts', strengthsFile(balance));
  return files;
}

function strengthsFile(balance: BalanceReport): string {
  const lines = byStrength(balance)
    .toSorted((one, other) => one.faction.localeCompare(other.faction, 'en'))
    .map(({ faction, points }) => `  ${quoted(faction)}: ${Math.round(points)},\n`);
  return `/**
 * How many more of 100 games a deck with this faction wins than an average deck, with the other faction and the opponent
 * drawn at random: the mean over the bots that have played. Generated from docs/balance.csv (\`npm run faction -- write\`).
 */
export const MEASURED: Readonly<Record<string, number>> = {
${lines.join('')}};
`;
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
