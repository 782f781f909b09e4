import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seat, setUp, type Client } from './kit/client.ts';
import { TestServer } from './kit/server.ts';
import { visitors } from './kit/visitors.ts';

describe('friends', () => {
  const server = new TestServer();
  const { come, leave } = visitors(server);
  beforeAll(() => server.start());
  afterAll(async () => {
    leave();
    await server.end();
  });

  const meOf = async (who: Client) => {
    const { me } = await who.ask({ ask: 'me' });
    if (me === undefined) throw new Error('Nobody is there.');
    return me;
  };
  const want = (who: Client, other: Client, on = true) =>
    who.tryAsk({ ask: 'relate', person: other.id, relation: 'friend', on });

  /** Ann and Bob sit at a table of Ann's. */
  async function met() {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const { table } = await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.invited, seat.invited]) });
    const { id, invitation } = table ?? { id: '', invitation: null };
    await bob.ask({ ask: 'sit', table: id, seat: 1, invitation: invitation ?? '' });
    return { ann, bob, table: id, invitation };
  }

  async function friends() {
    const both = await met();
    await want(both.ann, both.bob);
    await want(both.bob, both.ann);
    return both;
  }

  it('are two who have met and both want it; until then, one is asked and the other waits', async () => {
    const { ann, bob } = await met();
    const carl = await come('Carl');
    expect(await want(ann, carl)).toMatchObject({ ok: false, problem: 'not allowed' });
    expect(await want(ann, bob)).toEqual({ ok: true });
    expect(await meOf(ann)).toMatchObject({ friends: [], wanted: [bob.id], wantedBy: [] });
    expect(await meOf(bob)).toMatchObject({
      friends: [],
      wanted: [],
      wantedBy: [{ id: ann.id, name: 'Ann' }],
    });
    await want(bob, ann);
    expect((await meOf(ann)).friends).toEqual([{ id: bob.id, name: 'Bob', online: true }]);
    expect((await meOf(bob)).friends).toEqual([{ id: ann.id, name: 'Ann', online: true }]);
  });

  it('are no friends when one declines, or no longer wants it', async () => {
    const { ann, bob } = await met();
    await want(ann, bob);
    await want(bob, ann, false);
    expect(await meOf(ann)).toMatchObject({ friends: [], wanted: [] });
    await want(ann, bob);
    await want(bob, ann);
    await want(ann, bob, false);
    for (const each of [ann, bob])
      expect(await meOf(each)).toMatchObject({ friends: [], wanted: [], wantedBy: [] });
  });

  it('hear nothing when a stranger mutes or blocks them, but that a friend is gone', async () => {
    const { ann, bob } = await met();
    const told = () => ann.told.filter((each) => each.tell === 'own tables').length;
    await server.pass(1000);
    const before = told();
    for (const relation of ['mute', 'block'] as const) {
      for (const on of [true, false]) await bob.ask({ ask: 'relate', person: ann.id, relation, on });
      await server.pass(1000);
      expect({ relation, told: told() }).toEqual({ relation, told: before });
    }
    await want(ann, bob);
    await want(bob, ann);
    await server.pass(1000);
    const asFriends = told();
    await bob.ask({ ask: 'relate', person: ann.id, relation: 'block', on: true });
    await server.pass(1000);
    expect(told()).toBe(asFriends + 1);
    expect(await meOf(ann)).toMatchObject({ friends: [] });
  });

  it('see who is online, as it changes', async () => {
    const { ann, bob } = await friends();
    const told = () => ann.told.filter((each) => each.tell === 'own tables').length;
    await server.pass(1000);
    const before = told();
    bob.disconnect();
    await server.pass(1000);
    expect(told()).toBe(before + 1);
    expect((await meOf(ann)).friends).toMatchObject([{ online: false }]);
    await bob.connect();
    await server.pass(1000);
    expect(told()).toBe(before + 2);
    expect((await meOf(ann)).friends).toMatchObject([{ online: true }]);
  });

  it('are invited to a table with the way in; nobody else can be', async () => {
    const { ann, bob, table, invitation } = await friends();
    const carl = await come('Carl');
    expect(await ann.tryAsk({ ask: 'invite', table, person: carl.id })).toMatchObject({ ok: false });
    await ann.ask({ ask: 'invite', table, person: bob.id });
    await server.settled();
    expect(bob.told.filter((each) => each.tell === 'notice')).toEqual([
      { tell: 'notice', notice: 'invited', table, by: 'Ann', invitation },
    ]);
    expect(carl.told).toEqual([]);
    expect(await carl.tryAsk({ ask: 'invite', table, person: bob.id })).toMatchObject({
      problem: 'not there',
    });
  });

  it('are none when one blocks the other, who then cannot ask, and is not told why', async () => {
    const { ann, bob } = await friends();
    await ann.ask({ ask: 'relate', person: bob.id, relation: 'block', on: true });
    for (const each of [ann, bob])
      expect(await meOf(each)).toMatchObject({ friends: [], wanted: [], wantedBy: [] });
    const stranger = await come('Carl');
    expect(await want(bob, ann)).toEqual(await want(bob, stranger));
  });
});
