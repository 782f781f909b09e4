import { library } from '@smashup/cards';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BalanceReport } from '../../packages/cli/src/balance/balance.ts';
import { percent } from '../../packages/cli/src/terminal/columns.ts';
import { textsThatSayOtherwise } from '../spec/behaviour.ts';
import { artThatFails } from '../spec/art.ts';
import { missingBelongings } from '../spec/belongings.ts';
import { filesUnder, read } from '../spec/files.ts';
import { referenceCards, ruleNumbers } from '../spec/reference.ts';
import { missingProofs } from '../spec/scenes.ts';
import { violations } from './check/games.ts';
import { run } from './check/run.ts';
import { failuresIn, gapsOf } from './check/tests.ts';
import { entriesOf, unnamed, unwritten } from './check/texts.ts';
import { staleFiles } from './generated.ts';
import { slug } from './names.ts';
import { references } from './reference.ts';

/** What the pictures, palettes, guides and words of all factions have to keep to. */
const SHARED_TESTS = [
  'packages/web/test/art-hyphenation.test.ts',
  'packages/web/test/art-pictures.test.ts',
  'packages/web/test/art-styles.test.ts',
  'packages/web/test/screens/gallery.test.ts',
  'packages/cli/test/cards.test.ts',
  'packages/referee/test/card-index.test.ts',
];

/** Checks these factions, or all (null), one after the other; returns whether all are whole. */
export function checkAll(names: readonly string[] | null, games: number): boolean {
  const whole = (names ?? library.factionNames).map((name) => {
    console.log(name);
    return check(name, games);
  });
  return !whole.includes(false);
}

/** Checks everything about a faction, and prints what is missing under the name of each check; returns whether it is whole. */
function check(name: string, games: number): boolean {
  const found = references().find(({ reference }) => reference.name === name);
  if (found === undefined) throw new Error(`There is no ${name}: npm run faction -- new "${name}"`);
  const { folder, reference } = found;
  const entries = entriesOf(name, library.sets);
  const names = entries.map((entry) => entry.name);
  const isOwn = (line: string): boolean =>
    line.includes(`/${slug(name)}`) ||
    [name, ...names].some((one) => [':', ',', ' ('].some((end) => line.startsWith(`${one}${end}`)));
  const scenes = filesUnder(join('packages/cards/test', slug(reference.set)), '.test.ts').filter((path) =>
    path.includes(`/${slug(name)}`),
  );
  const files = [folder, join(dirname(folder), `${slug(name)}.ts`), ...scenes].filter((path) =>
    existsSync(path),
  );
  const failures = failuresIn([...scenes, ...SHARED_TESTS]);
  const isScene = ({ file }: { readonly file: string }): boolean =>
    scenes.some((path) => file.endsWith(path));
  const checks: readonly Check[] = [
    ['written', () => unwritten(entries, reference)],
    [
      'facts',
      () => staleFiles().map((path) => `${path} is not what the references say: npm run faction -- write`),
    ],
    ['types', () => failure('tsc', '-b')],
    ['spec', () => missingProofs(referenceCards(), ruleNumbers()).filter(isOwn)],
    ['belongings', () => missingBelongings().filter(isOwn)],
    ['art', () => artThatFails().filter(isOwn)],
    ['texts', () => textsThatSayOtherwise().filter(isOwn)],
    ['names', () => unnamed(entries)],
    [
      'words',
      () => failure('node', 'tools/run.mjs', 'tools/words.ts').filter((line) => !/^[\s{}\]]/u.test(line)),
    ],
    ['format', () => failure('oxfmt', '--check', ...files)],
    ['lint', () => failure('oxlint', '--deny-warnings', ...files)],
    ['scenes', () => gapsOf(failures.filter(isScene))],
    ['shared tests', () => gapsOf(failures.filter((failure) => !isScene(failure)))],
    [`${games} games`, () => violations(name, games)],
  ];
  const whole = checks.map(([what, find]) => {
    const gaps = find();
    console.log(gaps.length === 0 ? `✓ ${what}` : `✗ ${what}: ${gaps.length}`);
    for (const gap of gaps) console.log(`    ${gap.replaceAll('\n', '\n      ')}`);
    return gaps.length === 0;
  });
  for (const line of strengths(name)) console.log(line);
  return !whole.includes(false);
}

/** How strong it was measured to be; that it was is among the belongings. */
function strengths(name: string): string[] {
  const { bots }: BalanceReport = JSON.parse(read('docs/balance.json'));
  return bots.flatMap(({ bot, factions }) =>
    factions
      .filter(({ faction }) => faction === name)
      .map(
        ({ games, winRate, low, high, place, bestPlace, worstPlace }) =>
          `strength with ${bot}: ${percent(winRate)} of ${games} games (95 %: ${percent(low)} to ${percent(high)}), place ${place} of ${factions.length} (${bestPlace} to ${worstPlace})`,
      ),
  );
}

type Check = readonly [what: string, gaps: () => readonly string[]];

/** What a program says when it fails. */
function failure(command: string, ...given: readonly string[]): readonly string[] {
  const { isGood, lines } = run(command, ...given);
  return isGood ? [] : lines;
}
