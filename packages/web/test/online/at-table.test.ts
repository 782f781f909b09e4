import { diff } from '@smashup/server/protocol';
import { describe, expect, it } from 'vitest';
import { atTable, NOWHERE, type Step, type TableEffect, type TableEvent } from '../../src/online/at-table.ts';
import { part, room, whole } from './fixture.ts';

function after(...events: readonly TableEvent[]): Step {
  let step: Step = { state: NOWHERE, effects: [] };
  for (const event of events) step = atTable(step.state, event);
  return step;
}

const kindsOf = (effects: readonly TableEffect[]): string[] => effects.map(({ kind }) => kind);

const CAME = { kind: 'came', id: 'one', invitation: 'secret', read: -1 } as const;
const visited = (n: number, visit = 1, isPlain = false): TableEvent => ({
  kind: 'visited',
  visit,
  reply: { ok: true, whole: whole(n) },
  now: 1000,
  isPlain,
});
const told = (message: ReturnType<typeof whole | typeof part>): TableEvent => ({
  kind: 'told',
  message,
  now: 1000,
});
const OPENED = { kind: 'line opened' } as const;
const AT_THREE = [CAME, visited(3)] as const;

describe('coming to a table', () => {
  it('asks for everything there, with the invitation', () => {
    expect(after(CAME).effects).toEqual([
      { kind: 'visit', visit: 1, table: 'one', invitation: 'secret', since: null },
    ]);
  });

  it('lays the game, shows it, says who is here and how they want to be asked, and asks for the story', () => {
    const { state, effects } = after(...AT_THREE);
    expect(kindsOf(effects)).toEqual(['lay', 'show', 'ask story', 'tell presence', 'tell asking']);
    expect(state).toMatchObject({ ahead: 4000, problem: null, isShut: false, visit: null });
  });

  it('shows nothing and tells no wishes where nothing is dealt', () => {
    const reply = { ok: true, whole: whole(0, { game: null, room: room({ status: 'open' }) }) } as const;
    const { effects } = after(CAME, { kind: 'visited', visit: 1, reply, now: 0, isPlain: false });
    expect(kindsOf(effects)).toEqual(['tell presence']);
  });

  it('asks for the story of a game that can be watched only some turns after it began', () => {
    const reply = { ok: true, whole: whole(0, { game: null }) } as const;
    const before = [CAME, { kind: 'visited', visit: 1, reply, now: 0, isPlain: false }] as const;
    const { game } = whole(0);
    const standing = diff(null, game?.standing);
    const begun = part(1, { game: { beats: [], standing, log: null, undone: 0 } });
    const { state, effects } = after(...before, told(begun));
    expect(kindsOf(effects)).toEqual(['lay', 'show', 'ask story']);
    expect(state.known?.situation).toEqual(game?.standing);
  });

  it('is refused with a reason; who was there already is not shut out by that', () => {
    const refusal = { kind: 'visit refused', visit: 1, problem: 'No.' } as const;
    expect(after(CAME, refusal).state).toMatchObject({ problem: 'No.', isShut: true });
    const later = after(...AT_THREE, OPENED, { ...refusal, visit: 2 });
    expect(later.state).toMatchObject({ problem: 'No.', isShut: false });
  });

  it('and going away again: says goodbye, and what still comes is for nobody', () => {
    const gone = after(...AT_THREE, { kind: 'left' });
    expect(kindsOf(gone.effects)).toEqual(['stop polling', 'go away']);
    expect(atTable(gone.state, visited(3))).toEqual({ state: gone.state, effects: [] });
    expect(atTable(gone.state, told(whole(4)))).toEqual({ state: gone.state, effects: [] });
    const other = after(CAME, { kind: 'left' }, { ...CAME, id: 'two' });
    expect(other.effects).toMatchObject([{ kind: 'visit', visit: 2, table: 'two' }]);
    expect(atTable(other.state, visited(3)).state).toBe(other.state);
  });
});

describe('what is told', () => {
  it('is shown as it comes; what is known already changes nothing', () => {
    const next = after(...AT_THREE, told(part(4, { room: room({ watchers: 2 }) })));
    expect(next.state.known).toMatchObject({ at: { n: 4 }, room: { watchers: 2 } });
    expect(next.effects).toEqual([]);
    expect(after(...AT_THREE, told(part(3))).state).toEqual(after(...AT_THREE).state);
    // What was on its way while something newer came.
    expect(after(...AT_THREE, told(whole(2))).state.known?.at.n).toBe(3);
  });

  it('lays the game again only when something about its seats is new', () => {
    const seats = room().seats.map((seat) => ({ ...seat, name: `${seat.name}a` }));
    const renamed = part(4, { room: room({ seats }) });
    expect(kindsOf(after(...AT_THREE, told(renamed)).effects)).toEqual(['lay']);
  });

  it('shows who has conceded, though the game itself has not changed', () => {
    const conceded = part(4, { room: room({ status: 'over', ending: { conceded: 1 } }) });
    expect(after(...AT_THREE, told(conceded)).effects).toMatchObject([
      { kind: 'show', update: { conceded: 1, beats: [], log: null } },
    ]);
  });

  it('with a gap is asked for from where the page stands', () => {
    expect(after(...AT_THREE, told(part(5))).effects).toMatchObject([
      { kind: 'visit', since: { epoch: 'a', n: 3 } },
    ]);
  });

  it('that does not fit, though nothing is missing, is asked for as a whole', () => {
    const game = { beats: [], standing: ['no situation'] as const, log: null, undone: 0 };
    expect(after(...AT_THREE, told(part(4, { game }))).effects).toMatchObject([
      { kind: 'visit', since: null },
    ]);
  });

  it('while a visit is on its way leads to another visit afterwards, and to no second one meanwhile', () => {
    const during = after(...AT_THREE, OPENED, told(part(9)), told(part(10)));
    expect(during.effects).toEqual([]);
    const { effects } = atTable(during.state, visited(8, 2));
    expect(effects.at(-1)).toMatchObject({ kind: 'visit', visit: 3, since: { n: 8 } });
    const refused = atTable(during.state, { kind: 'visit refused', visit: 2, problem: 'No.' });
    expect(refused.effects).toMatchObject([{ kind: 'visit', visit: 3, since: { n: 3 } }]);
  });

  it('of another seat says that the person is here, in that seat', () => {
    const standing = whole(4, { room: room({ mine: null }) });
    expect(kindsOf(after(...AT_THREE, told(standing)).effects)).toContain('tell presence');
    expect(kindsOf(after(...AT_THREE, told(whole(4))).effects)).not.toContain('tell presence');
  });
});

describe('the story', () => {
  const story = (n: number, table = 'one'): TableEvent => ({
    kind: 'story told',
    table,
    story: { at: { epoch: 'a', n }, lines: [] },
  });

  it('is shown when it fits, and asked for again a moment later when the game went on', () => {
    expect(after(...AT_THREE, story(3)).effects).toMatchObject([{ kind: 'show', update: { log: [] } }]);
    expect(after(...AT_THREE, story(2)).effects).toEqual([{ kind: 'ask story', table: 'one', after: 300 }]);
    expect(after(...AT_THREE, story(3, 'two')).effects).toEqual([]);
  });
});

describe('without a socket', () => {
  const polled = (changes: Partial<Extract<TableEvent, { kind: 'polled' }>>): TableEvent => ({
    kind: 'polled',
    reply: { ok: true, parts: [part(4)] },
    now: 1000,
    isPlain: true,
    ...changes,
  });

  it('news are waited for one after another, each from where the page stands', () => {
    const arrived = after(CAME, visited(3, 1, true));
    expect(arrived.effects.at(-1)).toMatchObject({ kind: 'poll', since: { n: 3 }, after: 0 });
    expect(atTable(arrived.state, polled({})).effects).toMatchObject([
      { kind: 'poll', since: { n: 4 }, after: 0 },
    ]);
  });

  it('what fails is tried again after a second, and nothing any more when there is a socket', () => {
    const again = [{ kind: 'poll', since: { n: 3 }, after: 1000 }];
    expect(after(...AT_THREE, polled({ reply: null })).effects).toMatchObject(again);
    const refusal = { ok: false, problem: 'trouble', message: 'No.' } as const;
    const refused = after(...AT_THREE, polled({ reply: refusal }));
    expect(refused.effects).toMatchObject(again);
    expect(refused.state.problem).toBe('No.');
    expect(after(...AT_THREE, polled({ isPlain: false })).effects).toEqual([]);
  });
});
