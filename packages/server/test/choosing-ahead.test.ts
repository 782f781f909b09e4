import { describe, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import type { OnlineSetUp, Request } from '../src/protocol/index.ts';
import { seat } from './kit/client.ts';
import { Evening } from './kit/evening.ts';

type Order = Extract<Request, { readonly ask: 'standing order' }>['order'];

const ANN = 0;
const BOB = 1;
const FREE_PICK: Partial<OnlineSetUp> = {
  seats: [seat.me, seat.open],
  choice: 'free',
  clock: { kind: 'live', free: 5, bank: 20, increment: 10 },
};

const wish = (...factions: string[]) => ({ until: 'chosen', factions, orAny: false }) as const;

function order(evening: Evening, at: number, one: Order) {
  return evening.ask(at, { ask: 'standing order', table: evening.table, order: one });
}

async function take(evening: Evening, at: number, ...factions: string[]): Promise<void> {
  for (const faction of factions) {
    const decision = (await evening.see(at)).game?.standing.decision ?? null;
    const pick = decision?.options.findIndex(({ label }) => label.some(({ text }) => text === faction)) ?? -1;
    const answer = { ask: 'answer', table: evening.table, decision: decision?.id ?? 0 } as const;
    expect(await evening.ask(at, { ...answer, picks: [pick] })).toMatchObject({ ok: true });
  }
}

async function factions(evening: Evening) {
  return (await evening.see(ANN)).game?.standing.view.players.map((player) => player.factions);
}

describe('choosing factions while others choose', () => {
  it('is carried out when it is one’s turn, also after a restart, and takes none of one’s time', async () => {
    const evening = await Evening.begin(FREE_PICK);
    expect(await order(evening, BOB, wish('Ninjas', 'Zombies'))).toMatchObject({ ok: true });
    const next = await evening.world.restart(1000);
    await evening.comeTo(next);
    expect((await evening.see(BOB)).game?.standing.standingOrder).toEqual(wish('Ninjas', 'Zombies'));
    const before = (await evening.clocks())?.banks[BOB];
    await take(evening, ANN, 'Aliens', 'Pirates');
    await next.pass(2 * TIMES.window);
    expect(await factions(evening)).toEqual([
      ['Aliens', 'Pirates'],
      ['Ninjas', 'Zombies'],
    ]);
    expect((await evening.clocks())?.banks[BOB]).toBe(before);
    expect(
      (await evening.journal()).filter((entry) => entry.kind === 'answer' && entry.seat === BOB),
    ).toEqual([expect.objectContaining({ by: 'referee' }), expect.objectContaining({ by: 'referee' })]);
    await next.close();
  });

  it('is told to nobody else', async () => {
    const evening = await Evening.begin(FREE_PICK);
    const { world } = evening;
    const heard = () => world.heard.get(evening.person(ANN))?.length;
    const before = heard();
    await order(evening, BOB, { ...wish('Ninjas'), orAny: true });
    await world.pass(TIMES.window);
    expect(heard()).toBe(before);
    expect((await evening.see(ANN)).game?.standing.standingOrder).toBeNull();
    await world.close();
  });

  it('does not answer where somebody else was quicker: then one is asked', async () => {
    const evening = await Evening.begin(FREE_PICK);
    await order(evening, BOB, wish('Aliens'));
    await take(evening, ANN, 'Aliens', 'Pirates');
    await evening.world.pass(10 * TIMES.window);
    expect((await evening.see(BOB)).game?.standing).toMatchObject({ waitingFor: BOB, standingOrder: null });
    await evening.world.close();
  });

  it('ends the wait for who takes too long over a pick: then a bot picks', async () => {
    const clock = { kind: 'live', free: 5, bank: 0, increment: 0 } as const;
    const evening = await Evening.begin({ ...FREE_PICK, clock, timeOut: 'bot', leaving: 'bot' });
    await order(evening, BOB, wish('Ninjas', 'Zombies', 'Robots', 'Ghosts'));
    await evening.live(4900);
    expect(await evening.timeOuts()).toEqual([]);
    await evening.live(3000);
    expect(await evening.timeOuts()).toEqual([{ kind: 'time out', seat: ANN, means: 'bot' }]);
    expect((await factions(evening))?.map((pair) => pair.length)).toEqual([2, 2]);
    await evening.world.close();
  });

  it('stays when somebody else reconsiders a pick, also for who reads the log anew', async () => {
    const evening = await Evening.begin(FREE_PICK);
    await take(evening, ANN, 'Aliens');
    await order(evening, BOB, wish('Ninjas', 'Zombies'));
    const undo = () => evening.ask(ANN, { ask: 'undo', table: evening.table });
    expect(await undo()).toMatchObject({ ok: true });
    await take(evening, ANN, 'Robots', 'Pirates');
    expect(await undo()).toMatchObject({ ok: true });
    await take(evening, ANN, 'Ghosts');
    await evening.comeTo(evening.world.beside());
    expect((await evening.see(BOB)).game?.standing.standingOrder).toEqual(wish('Ninjas', 'Zombies'));
    await evening.world.pass(2 * TIMES.window);
    expect(await factions(evening)).toEqual([
      ['Robots', 'Ghosts'],
      ['Ninjas', 'Zombies'],
    ]);
    await evening.world.close();
  });
});
