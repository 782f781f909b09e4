import { sql, type CompiledQuery } from 'kysely';
import { storageIn, type Database, type Storage } from '../../src/storage/index.ts';
import { step } from '../../src/storage/database.ts';
import { seat, setUp } from '../kit/client.ts';
import { LoadTrial, type LoadReport } from './load.ts';
import type { Service } from './service.ts';
import { quantile, round } from './throng.ts';

type Latencies = Pick<LoadReport, 'p50Millis' | 'p99Millis' | 'processorMillis'>;

export interface MillionReport {
  /** That are over, in the database. */
  readonly games: number;
  readonly fillSeconds: number;
  readonly errors: number;
  /** At live tables: with nothing else in the database, and with all that. */
  readonly empty: Latencies;
  readonly full: Latencies;
  /** What people ask for, each the median of a few, in milliseconds. */
  readonly millis: Readonly<Record<string, number>>;
  /** Questions for which a table is read that grows with the games. */
  readonly scans: readonly string[];
}

interface MillionOptions {
  readonly games: number;
  readonly tables: number;
  readonly seconds: number;
}

/** How many people have played all those games. */
const PEOPLE = 50_000;
const ENDED_AT = 1_000_000_000_000;
const RECORD_BYTES = 600;
const TRIES = 5;
/** Tables that have a row for each finished game or for each person. */
const GROWING = ['tables', 'seats', 'records', 'results', 'people', 'devices', 'ratings'];

/** Live tables, and what people ask for, in a database that holds many finished games. */
export async function tryMillion(
  server: Service,
  { games, tables, seconds }: MillionOptions,
): Promise<MillionReport> {
  const before = await new LoadTrial(server, { tables, seconds }).run();
  await server.kill();
  const beganAt = performance.now();
  const database = await server.openDatabase();
  await fill(database, games, server.isInPostgres);
  const fillSeconds = round((performance.now() - beganAt) / 1000);
  const { millis, scans } = await askAll(database, server.isInPostgres);
  await database.close();
  const after = await new LoadTrial(server, { tables, seconds }).run();
  return {
    games,
    fillSeconds,
    errors: before.errors + after.errors,
    empty: latenciesOf(before),
    full: latenciesOf(after),
    millis,
    scans,
  };
}

function latenciesOf({ p50Millis, p99Millis, processorMillis }: LoadReport): Latencies {
  return { p50Millis, p99Millis, processorMillis };
}

/** Made by the database itself: nobody could play so many. */
export async function fill({ query, write }: Database, games: number, isPostgres: boolean): Promise<void> {
  const plan = JSON.stringify(setUp([seat.me, seat.open]));
  const people = Math.min(PEOPLE, games);
  const upTo = (count: number) =>
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;
  const person = sql`'somebody-' || ((i * 7919) % ${sql.lit(people)})`;
  const other = sql`'somebody-' || ((i * 7919 + 1 + i % 97) % ${sql.lit(people)})`;
  const at = sql.lit(ENDED_AT);
  const size = sql.lit(RECORD_BYTES);
  const bytes = isPostgres ? sql`decode(repeat('00', ${size}), 'hex')` : sql`zeroblob(${size})`;
  const statements = [
    sql`insert into people (id, name, hears, made_at, seen_at) ${upTo(people)} select 'somebody-' || (i - 1), 'Somebody', 1, ${at}, ${at} from n`,
    sql`insert into devices (secret_hash, person, made_at, seen_at) ${upTo(people)} select 'hash-' || i, 'somebody-' || (i - 1), ${at}, ${at} from n`,
    sql`insert into ratings (person, mu, sigma, games, shown) ${upTo(people)} select 'somebody-' || (i - 1), 25.0, 8.0, i % 40, 800 + i % 900 from n`,
    sql`insert into tables (id, status, owner, is_public, quick, fills, version, set_up, code, invitation, seed, secret, rematch, made_at, touched_at) ${upTo(games)} select 'finished-' || i, 'over', ${person}, 1, 0, 0, 1, ${sql.lit(plan)}, null, 'invitation-' || i, 'seed', 'secret', null, ${at} + i, ${at} + i from n`,
    sql`insert into seats (game, seat, kind, person, name, ready, sat_at) ${upTo(games)} select 'finished-' || i, 0, 'person', ${person}, 'Somebody', 1, ${at} from n`,
    sql`insert into seats (game, seat, kind, person, name, ready, sat_at) ${upTo(games)} select 'finished-' || i, 1, 'person', ${other}, 'Somebody', 1, ${at} from n`,
    sql`insert into records (game, ended_at, packed) ${upTo(games)} select 'finished-' || i, ${at} + i, ${bytes} from n`,
    sql`insert into results (game, seat, person, faction_one, faction_two, points, place, rating_change, ended_at) ${upTo(games)} select 'finished-' || i, 0, ${person}, 'Aliens', 'Pirates', 15, 1, 1, ${at} + i from n`,
    sql`insert into results (game, seat, person, faction_one, faction_two, points, place, rating_change, ended_at) ${upTo(games)} select 'finished-' || i, 1, ${other}, 'Ninjas', 'Zombies', 11, 2, -1, ${at} + i from n`,
  ];
  // One by one: a transaction with all of it would be as large as the file.
  for (const statement of statements) {
    if (!(await write([step({ compile: () => statement.compile(query) })])))
      throw new Error('The database refuses.');
  }
}

/** What people and rounds ask for, with somebody who has played many games. */
const QUESTIONS: Readonly<
  Record<string, (storage: Storage, person: string, game: string) => Promise<unknown>>
> = {
  'who is this': ({ people }) => people.byDevice('hash-4711'),
  'whom do they keep apart from': ({ people }, person) => people.relationsOf(person),
  'have they keys and games': ({ people }, person) => people.settled(person),
  'everything about them': ({ people }, person) => people.everything(person),
  'their running games': ({ tables }, person) => tables.aliveOf(person),
  'their last games': ({ history }, person) => history.gamesOf(person, 20, null),
  'their older games': ({ history }, person, game) =>
    history.gamesOf(person, 20, { endedAt: ENDED_AT + 500_000, game }),
  'their pairings': ({ history }, person) => history.pairingsOf(person),
  'their rating': ({ history }, person) => history.ratingsOf('alone', [person]),
  'the best': ({ history }) => history.best('alone', 20, 5),
  'how many are better': ({ history }) => history.countAbove('alone', 1690, 5),
  'a table': ({ tables }, _person, game) => tables.byId(game),
  'a table by its code': ({ tables }) => tables.byCode('ABCDEF'),
  'a table by its link': ({ tables }) => tables.byInvitation('invitation-4711'),
  'the lobby': ({ tables }) => tables.lobby(200),
  'running tables': ({ tables }) => tables.running(100),
  'quick matches': ({ tables }) => tables.quick(2),
  'tables that nobody touches': ({ tables }) => tables.stale(ENDED_AT),
  'a journal': ({ journal }, _person, game) => journal.read(game),
  'a record': ({ journal }, _person, game) => journal.record(game),
  'what was saved': ({ journal }, _person, game) => journal.checkpoint(game),
  'what was said': ({ journal }, _person, game) => journal.chat(game, 50),
  'results to note': ({ history }) => history.unnoted(10),
  deadlines: ({ clocks }) => clocks.due(ENDED_AT, 100),
  notices: ({ notices }) => notices.due(ENDED_AT, 100),
  reminders: ({ notices }) => notices.remindersDue(ENDED_AT, 100),
  'turns that wait': ({ notices }, person) => notices.waitingFor(person),
};

/** How long each takes, and which of them read a table from one end to the other. */
export async function askAll(
  database: Database,
  isPostgres: boolean,
): Promise<Pick<MillionReport, 'millis' | 'scans'>> {
  const asked: CompiledQuery[] = [];
  const storage = storageIn({ ...database, query: listening(database.query, asked) });
  const millis: Record<string, number> = {};
  const scans: string[] = [];
  // As PostgreSQL does by itself after a while.
  if (isPostgres) await database.write([step({ compile: () => sql`analyze`.compile(database.query) })]);
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    asked.length = 0;
    const times: number[] = [];
    for (let tries = 0; tries < TRIES; tries++) {
      const beganAt = performance.now();
      await ask(storage, 'somebody-7919', 'finished-1');
      times.push(performance.now() - beganAt);
    }
    millis[name] = round(
      quantile(
        times.toSorted((one, other) => one - other),
        0.5,
      ),
    );
    const seen = new Map(asked.map((query) => [query.sql, query]));
    for (const query of seen.values())
      for (const table of await scannedBy(database, query, isPostgres)) scans.push(`${name}: ${table}`);
  }
  return { millis, scans };
}

/** The same questions, and a note of each. */
function listening(query: Database['query'], asked: CompiledQuery[]): Database['query'] {
  return query.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(query.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

/** The growing tables that a question reads as a whole. */
async function scannedBy(
  { query }: Database,
  { sql: text, parameters }: CompiledQuery,
  isPostgres: boolean,
): Promise<string[]> {
  const explain = isPostgres ? `explain ${text}` : `explain query plan ${text}`;
  const { rows } = await query.executeQuery<Record<string, unknown>>({
    ...sql.raw(explain).compile(query),
    parameters,
  });
  const lines = rows.map((row) => String(row['QUERY PLAN'] ?? row['detail']));
  // In the order of an index, the first few are found at once.
  const isShort = / limit /.test(text);
  const isScan = (line: string, table: string): boolean =>
    isPostgres
      ? new RegExp(`Seq Scan on "?${table}"?( |$)`).test(line)
      : new RegExp(`^SCAN "?${table}"?( |$)`).test(line) && !(isShort && line.includes('INDEX'));
  return GROWING.filter((table) => lines.some((line) => isScan(line, table)));
}
