import { smashUp } from '@smashup/cards';
import { Account, createRules, seedRandom, withSecretsChanged } from '@smashup/engine';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLUMNS, TABLES, ZONES, type TableName } from '../src/dataset/columns.ts';
import { Encoder } from '../src/dataset/encoder.ts';
import { smashup } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Readonly<Record<string, number>>;

interface Meta {
  readonly format: number;
  readonly columns: Readonly<Record<TableName, readonly string[]>>;
  readonly rows: Readonly<Record<TableName, number>>;
  readonly bots: readonly string[];
}

/** Written here once more, as a stranger would. */
function readTable(name: TableName, { columns }: Meta): Row[] {
  const bytes = gunzipSync(readFileSync(join(folder, 'data', `${name}.i32.gz`)));
  const names = columns[name];
  return Array.from({ length: bytes.length / 4 / names.length }, (_, row) =>
    Object.fromEntries(names.map((column, at) => [column, bytes.readInt32LE((row * names.length + at) * 4)])),
  );
}

const games = ['--games', '3', '--bots', 'random', '--seed', '5'];

beforeAll(async () => {
  await smashup(['dataset', ...games, '--threads', '1', '--out', join(folder, 'data')]);
});

function readMeta(): Meta {
  const meta: Meta = JSON.parse(readFileSync(join(folder, 'data/meta.json'), 'utf8'));
  return meta;
}

describe('a data set', () => {
  test('holds the same games as simulate plays', async () => {
    const meta = readMeta();
    const decisions = readTable('decisions', meta);
    const { out } = await smashup(['simulate', ...games, '--json']);
    const report: { decisions: number } = JSON.parse(out);
    expect(decisions).toHaveLength(report.decisions);
    expect(new Set(decisions.map(({ game }) => game))).toEqual(new Set([5, 6, 7]));
    // A game has one winner: to each seat that decides it has the number that counts from there.
    for (const game of [5, 6, 7]) {
      const winners = decisions
        .filter((row) => row['game'] === game)
        .map((row) => (row['seat'] + row['winner']) % row['players']);
      expect(new Set(winners).size).toBe(1);
      for (const row of decisions.filter((each) => each['game'] === game)) {
        expect([0, 1, 2, 3].map((seat) => row[`won_${seat}`])).toEqual(
          [0, 1, 2, 3].map((seat) => (seat === row['winner'] ? 1 : 0)),
        );
      }
    }
    expect(meta.format).toBe(1);
    expect(meta.bots).toEqual(['random']);
  });

  test('has for every decision the rows that it speaks of, and as many picks as are allowed', () => {
    const meta = readMeta();
    const rows = { bases: 0, cards: 0, options: 0, shared_decks: 0 };
    const options = readTable('options', meta);
    for (const decision of readTable('decisions', meta)) {
      const own = options.slice(rows.options, rows.options + decision['options']);
      const picks = own.map(({ picked }) => picked).filter((picked) => picked > 0);
      expect(picks.length).toBeGreaterThanOrEqual(decision['min']);
      expect(picks.length).toBeLessThanOrEqual(decision['max']);
      for (const name of ['bases', 'cards', 'options', 'shared_decks'] as const) rows[name] += decision[name];
    }
    for (const name of TABLES) expect(readTable(name, meta)).toHaveLength(meta.rows[name]);
    const { decisions: _, ...others } = meta.rows;
    expect(rows).toEqual(others);
  });

  test('tells the first game to people', () => {
    const text = readFileSync(join(folder, 'data/playthrough.txt'), 'utf8');
    expect(text).toContain('Turn 1: ');
    expect(text).toMatch(/^ {4}> Play /mu);
    expect(text.trimEnd()).toMatch(/ VP, wins/u);
  });

  test('holds nothing that the seat was not told', () => {
    const account = new Account(smashUp.library);
    const [one = '', two = '', three = '', four = ''] = smashUp.library.factionNames;
    const players = [{ factions: [one, two] as const }, { factions: [three, four] as const }];
    const config = smashUp.config({ players, extraBaseSets: ['Core Set'] });
    const state = smashUp.newGame(config, 1, account.hear);
    const reading = createRules(smashUp.library);
    const random = seedRandom(1);
    for (let number = 0; number < 60 && state.pending !== null; number++) {
      const { pending } = state;
      const encoded = [state, withSecretsChanged(state, pending.seat, account, random)].map((each) => {
        const encoder = new Encoder(reading);
        encoder.add(smashUp.view(each, pending.seat), pending, { game: 1, number, bot: 0, picks: [0] });
        return TABLES.map((name) => [...encoder.tables[name].bytes()]);
      });
      expect(encoded[1]).toEqual(encoded[0]);
      smashUp.apply(
        state,
        { decision: pending.id, picks: [...Array(Math.max(1, pending.min)).keys()] },
        account.hear,
      );
    }
  });

  test('has titans in play and set aside, shared decks with who has what of them, and the box', () => {
    const players = [
      { factions: ['Minions of Cthulhu', 'Giant Ants'] as const },
      { factions: ['Wizards', 'Elder Things'] as const },
    ];
    const state = smashUp.arrange(smashUp.config({ players, titans: true }), 1, {
      players: [
        { hand: ['Madness', 'Madness', 'Worker'], titans: [{ card: 'Death on Six Legs' }] },
        { discard: ['Madness'], titans: [{ card: 'Arcane Protector' }] },
      ],
      bases: [
        {
          base: 'Tortuga',
          cards: [
            { card: 'Cthulhu', controller: 0, counters: 2 },
            { card: 'Worker', controller: 0 },
          ],
        },
      ],
      sharedDecks: { Madness: 9 },
    });
    const { pending } = state;
    if (pending === null) throw new Error('Nobody is asked.');
    const encoder = new Encoder(createRules(smashUp.library));
    // Something out of the game, too (R12.4).
    const view = { ...smashUp.view(state, 0), box: state.players[1]?.discard ?? [] };
    encoder.add(view, pending, { game: 1, number: 0, bot: 0, picks: [0] });
    const read = (name: TableName): Row[] => {
      const bytes = Buffer.from(encoder.tables[name].bytes());
      const width = COLUMNS[name].length;
      return Array.from({ length: bytes.length / 4 / width }, (_, row) =>
        Object.fromEntries(
          COLUMNS[name].map((column, at) => [column, bytes.readInt32LE((row * width + at) * 4)]),
        ),
      );
    };
    const nameOf = (face: number): string => smashUp.library.defs[face]?.name ?? '?';
    const inZone = (zone: (typeof ZONES)[number]) =>
      read('cards')
        .filter((row) => row['zone'] === ZONES.indexOf(zone))
        .map((row) => [nameOf(row['face']), row['player'], row['base'], row['power'], row['counters']]);
    expect(inZone('titan')).toEqual([['Cthulhu', 0, 0, 2, 2]]);
    expect(inZone('set aside')).toEqual([
      ['Death on Six Legs', 0, -1, 0, 0],
      ['Arcane Protector', 1, -1, 0, 0],
    ]);
    expect(inZone('box')).toEqual([['Madness', -1, -1, 0, 0]]);
    const [deck] = read('shared_decks');
    expect(deck).toMatchObject({ count: 9, cards_per_vp: 2, had_0: 2, had_1: 1, had_2: 0, had_3: 0 });
    expect(nameOf(deck?.['face'] ?? -1)).toBe('Madness');
    expect(read('decisions')[0]).toMatchObject({ titans: 1, shared_decks: 1 });
    // Whatever can be picked points to its card: the talent of the titan, too.
    const used = read('options').filter((row) => nameOf(row['face']) === 'Cthulhu');
    expect(used.map((row) => nameOf(read('cards')[row['card']]?.['face'] ?? -1))).toEqual(['Cthulhu']);
  });

  test('is made with our own bots alone', async () => {
    const { err, code } = await smashup(['dataset', '--games', '1', '--bots', 'cmd:x']);
    expect(code).toBe(1);
    expect(err).toContain('name levels');
  });
});

describe('the document', () => {
  const page = readFileSync(new URL('../../../docs/dataset.md', import.meta.url), 'utf8');

  test('names every column', () => {
    for (const name of TABLES) {
      const paragraph = page.split(`**${name}**:`)[1]?.split('\n')[0] ?? '';
      const isNamed = (column: string): boolean =>
        paragraph.includes(`\`${column}\``) ||
        (/_[12]$/u.test(column) && paragraph.includes(`\`${column.slice(0, -1)}0\` to`));
      expect(COLUMNS[name].filter((column) => !isNamed(column))).toEqual([]);
    }
  });

  const python = /```python\n([\s\S]*?)```/u.exec(page)?.[1] ?? '';

  test.skipIf(spawnSync('python3', ['--version']).status !== 0)('reads it in five lines of Python', () => {
    expect(python.trim().split('\n')).toHaveLength(5);
    const { stdout, stderr } = spawnSync('python3', ['-c', python], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const { rows } = readMeta();
    expect(stdout).toContain(`{'decisions': ${rows.decisions}, 'bases': ${rows.bases}, `);
  });
});
