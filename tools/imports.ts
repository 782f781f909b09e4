// Which module may import which: the one table behind the linter's rules on imports. `npm run imports` writes them to
// .oxlintrc.imports.json, which .oxlintrc.json extends; packages/engine/test/modules.test.ts checks that it is up to date.
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface Pattern {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: true;
}
type Table = Readonly<Record<string, readonly string[]>>;

/** What each package imports by name. */
const PACKAGES: Table = {
  engine: [],
  cards: ['engine'],
  bots: ['engine', 'cards'],
  words: ['engine', 'cards', 'bots'],
  referee: ['engine', 'bots', 'words'],
  cli: ['engine', 'cards', 'bots', 'words', 'referee'],
  web: ['engine', 'cards', 'bots', 'words', 'referee', 'server'],
  server: ['engine', 'cards', 'bots', 'words', 'referee'],
};

/** What each module of the engine imports. `game` is the file game.ts. */
export const ENGINE: Table = {
  model: [],
  library: ['game', 'model'],
  rules: ['game', 'model', 'library'],
  changes: ['game', 'model', 'library', 'rules'],
  flow: ['game', 'model', 'library', 'rules', 'changes'],
  script: ['game', 'model', 'library', 'rules', 'changes', 'flow'],
  outside: ['game', 'model', 'library', 'rules', 'changes', 'flow'],
  records: ['game', 'model', 'library', 'rules', 'outside'],
};

/** What these modules of the server never import. */
const SERVER_NEVER: Table = {
  config: ['play', 'transport'],
  history: ['play', 'transport'],
  identity: ['play', 'transport'],
  notices: ['play', 'transport'],
  people: ['play', 'transport'],
  play: ['transport'],
  projection: ['play', 'transport'],
  tables: ['play', 'transport'],
};
/** Modules of the server that others enter by their index only. */
const SERVER_INDEXED = [...Object.keys(SERVER_NEVER), 'operation', 'protocol', 'storage', 'transport'];
const NOT_THE_INDEX = '([^i]|i[^n]|in[^d]|ind[^e]|inde[^x])';

const ALL = Object.keys(PACKAGES);

function anyOf(names: readonly string[]): string {
  return `(${names.join('|')})`;
}

const BY_PATH: Pattern = {
  regex: `^(\\.\\./)+(packages/|${anyOf(ALL)}/(src|test)/|test/|tools/)`,
  message: 'Another package is imported by its name, tests and tools not at all.',
};

/** The packages that this one does not know. */
function strangersTo(name: string): string[] {
  const known = PACKAGES[name] ?? [];
  return ALL.filter((other) => !known.includes(other));
}

function otherPackages(name: string): Pattern {
  return {
    regex: `^@smashup/${anyOf(strangersTo(name))}`,
    message: `What ${name} imports is in tools/imports.ts.`,
  };
}

const ENGINE_ALONE: Pattern = { regex: '^[^.]', message: 'The engine depends on nothing.' };

const CARDS: Pattern[] = [
  { regex: '^([^.@]|@[^s])', message: 'Cards depend on the engine alone.' },
  otherPackages('cards'),
  BY_PATH,
];

const WEB: Pattern[] = [
  {
    regex: '^@smashup/(web|cli|server$|server/([^pr]|p[^r]|r[^e]))',
    message: 'Of the server, the page knows only the protocol.',
  },
  BY_PATH,
];

const TIMERS: Pattern = { regex: '^(node:)?timers', message: 'Time is injected: use the Clock.' };
const SERVER: Pattern[] = [TIMERS, otherPackages('server'), BY_PATH];
const OUTGOING: Pattern = { regex: 'outgoing', message: 'Only the projection makes what is sent to people.' };
const BY_INDEX: Pattern = {
  regex: `/${anyOf(SERVER_INDEXED)}/${NOT_THE_INDEX}`,
  message: 'Another module of the server is entered by its index.',
};

function engineModules(name: string): Pattern {
  const known = [name, ...(ENGINE[name] ?? [])];
  const strangers = [...Object.keys(ENGINE), 'game'].filter((other) => !known.includes(other));
  return {
    regex: `^(\\.\\./)+${anyOf(strangers.map((other) => (other === 'game' ? 'game\\.ts' : `${other}/`)))}`,
    message: `What ${name} imports is in tools/imports.ts.`,
  };
}

/** A test of the engine or the cards may use whatever its package may. */
function inTestsOf(name: string): Pattern[] {
  const strangers = anyOf(strangersTo(name).filter((other) => other !== name));
  const message = `What ${name} imports is in tools/imports.ts: tests do the same.`;
  return [
    { regex: `^@smashup/${strangers}`, message },
    { regex: `^(\\.\\./)+(packages/)?${strangers}/`, message },
  ];
}

interface Override {
  readonly files: readonly string[];
  readonly excludeFiles?: readonly string[];
  readonly rules: Readonly<Record<string, readonly ['error', { readonly patterns: readonly Pattern[] }]>>;
}

function inFolder(folder: string, patterns: readonly Pattern[]): Override {
  return { files: [`packages/${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** A later override takes the place of an earlier one, so each says everything. Lookahead would silently match nothing. */
export const RULES: { readonly overrides: readonly Override[] } = {
  overrides: [
    inFolder('engine/src', [ENGINE_ALONE, BY_PATH]),
    ...Object.keys(ENGINE).map((name) =>
      inFolder(`engine/src/${name}`, [ENGINE_ALONE, BY_PATH, engineModules(name)]),
    ),
    {
      files: ['packages/engine/src/game.ts'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              ENGINE_ALONE,
              BY_PATH,
              {
                regex: `^\\./${anyOf(Object.keys(ENGINE).filter((name) => name !== 'model'))}/`,
                allowTypeImports: true,
                message: 'Of what is derived from a state it knows the types.',
              },
            ],
          },
        ],
      },
    },
    inFolder('engine/test', inTestsOf('engine')),
    inFolder('cards/src', CARDS),
    inFolder('cards/test', inTestsOf('cards')),
    ...['bots', 'words', 'referee', 'cli'].map((name) =>
      inFolder(`${name}/src`, [otherPackages(name), BY_PATH]),
    ),
    inFolder('web/src', WEB),
    {
      // Only the worker that hosts the referee runs the rules; the page gets plain data.
      files: ['packages/web/src/**'],
      excludeFiles: ['packages/web/src/host/**'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              ...WEB,
              {
                regex: '^@smashup/(engine|cards|bots|words|referee$|server/protocol)',
                allowTypeImports: true,
                message: 'Rules run in the worker (src/host); the server checks its own messages.',
              },
            ],
          },
        ],
      },
    },
    inFolder('server/src', [...SERVER, OUTGOING, BY_INDEX]),
    ...Object.entries(SERVER_NEVER).map(([name, strangers]) =>
      inFolder(`server/src/${name}`, [
        ...SERVER,
        ...(name === 'projection' ? [] : [OUTGOING, BY_INDEX]),
        {
          regex: `^(\\.\\./)+${anyOf(strangers)}/`,
          message: `What ${name} never imports is in tools/imports.ts.`,
        },
      ]),
    ),
    ...['protocol', 'storage'].map((name) =>
      inFolder(`server/src/${name}`, [
        TIMERS,
        otherPackages('server'),
        { regex: '^\\.\\./', message: `${name} stands by itself.` },
      ]),
    ),
  ],
};

export const RULES_FILE = '.oxlintrc.imports.json';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(
    fileURLToPath(new URL(`../${RULES_FILE}`, import.meta.url)),
    `${JSON.stringify(RULES, null, 2)}\n`,
  );
}
