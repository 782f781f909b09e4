import { expect, it } from 'vitest';
import type { Match } from '@smashup/referee';
import { TIMES } from '../src/config/index.ts';
import type { JournalEntry } from '../src/play/journal/entries.ts';
import { Evening } from './kit/evening.ts';
import { playAlmost } from './kit/play-ahead.ts';
import { OPERATOR, World } from './trials/world.ts';

type Last = Awaited<ReturnType<typeof playAlmost>>;

/** A game that comes to a window with the next answer. */
interface Almost {
  readonly stored: Evening;
  readonly last: Last;
  /** Whose window it is. */
  readonly seat: number;
}

/** Somebody may answer what has happened; `last`: what led to it. */
type IsWanted = (match: Match, seat: number, last: Last) => boolean;

async function almost(isWanted: IsWanted): Promise<Almost> {
  const stored = await Evening.begin({ clock: { kind: 'days', days: 2 }, leaving: 'wait' });
  const { world, table } = stored;
  await world.rest();
  let seat = 0;
  const last = await playAlmost(world.storage, table, world.now, (match, given) => {
    const { next, passing } = match;
    if ((next.kind !== 'person' && next.kind !== 'pass') || passing === null) return false;
    ({ seat } = next);
    return given?.by === 'person' && isWanted(match, seat, given);
  });
  return { stored, last, seat };
}

/** What has been written down by then: whom the game waits for, and how often anything was. */
interface Written {
  readonly rows: readonly string[];
  readonly commits: number;
}

const KEPT = /commit_seconds_count\{outcome=\\"kept\\"\}":"(\d+)"/;

async function writtenAt({ world, table }: Evening): Promise<Written> {
  await world.readMetrics();
  const rows = await world.storage.notices.turnsOf(table);
  const [, commits] = KEPT.exec(world.heard.get(OPERATOR)?.at(-1) ?? '') ?? [];
  return { rows: rows.map(({ person, state }) => `${person} ${state}`), commits: Number(commits) };
}

interface Seen {
  readonly opened: Written;
  readonly before: Written;
  readonly during: Written;
  readonly later: Written;
  readonly log: readonly JournalEntry[];
}

/** The answer is given after a while; `prepare`: what somebody else does just before. */
async function answered(
  { stored, last }: Almost,
  prepare: (evening: Evening) => Promise<unknown> = async () => {},
): Promise<Seen> {
  const world = await World.open({ time: stored.world.now, isWatched: true });
  await stored.world.copyTo(world);
  const evening = await stored.at(world);
  const opened = await writtenAt(evening);
  await world.pass(TIMES.notice);
  await prepare(evening);
  const before = await writtenAt(evening);
  const decision = (await evening.see(last.seat)).game?.standing.decision?.id ?? 0;
  await evening.send(last.seat, { ask: 'answer', decision, picks: [...last.picks] });
  await world.pass(TIMES.window - 1);
  const during = await writtenAt(evening);
  await world.pass(TIMES.notice);
  const later = await writtenAt(evening);
  const log = await evening.journal();
  await world.close();
  return { opened, before, during, later, log };
}

const commitsOf = ({ before, during }: Seen): number => during.commits - before.commits;

it('a window in which somebody has a choice is written down like one in which they have none', async () => {
  const isTheirs: IsWanted = (match, seat, last) =>
    match.next.kind === 'person' && last.seat !== seat && match.view(seat).turn.player === last.seat;
  const game = await almost(isTheirs);
  const { stored, last, seat } = game;
  const asked = await answered(game);
  const unasked = await answered(game, (evening) =>
    evening.ask(seat, { ask: 'standing order', table: evening.table, order: { until: 'my turn' } }),
  );
  expect(asked.log.at(-1)).toMatchObject({ kind: 'answer', seat: last.seat });
  // After the order and that answer.
  expect(unasked.log[asked.log.length + 1]).toMatchObject({ kind: 'answer', seat, by: 'referee' });
  for (const { opened, before, during } of [asked, unasked]) {
    expect(opened.rows).toEqual([]);
    expect(before.rows).toEqual([`${stored.person(last.seat)} waiting`]);
    expect(during.rows).toEqual([]);
  }
  expect(commitsOf(asked)).toBe(commitsOf(unasked));
  // Whoever still thinks when everybody sees it is noted.
  expect(asked.later.rows).toEqual([`${stored.person(seat)} waiting`]);
  await stored.world.close();
}, 120_000);

it.each(['person', 'pass'] as const)(
  'whoever is noted stays so in a window of their own, choice or not (%s)',
  async (kind) => {
    const game = await almost((match, seat, last) => match.next.kind === kind && last.seat === seat);
    const { stored, seat } = game;
    const seen = await answered(game);
    expect(seen.before.rows).toEqual([`${stored.person(seat)} waiting`]);
    expect(seen.during.rows).toEqual(seen.before.rows);
    expect(commitsOf(seen)).toBe(1);
    await stored.world.close();
  },
  120_000,
);

it('a table that is put away leaves nobody unnoted', async () => {
  const evening = await Evening.begin({ leaving: 'wait' });
  const { world, table } = evening;
  const { game } = await evening.see(0);
  expect(await world.storage.notices.turnsOf(table)).toEqual([]);
  await world.rest();
  const person = evening.person(game?.standing.waitingFor ?? 0);
  expect(await world.storage.notices.turnsOf(table)).toMatchObject([{ person, state: 'waiting' }]);
  await world.close();
});
