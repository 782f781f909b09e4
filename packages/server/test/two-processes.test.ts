import { describe, expect, it } from 'vitest';
import { Evening } from './kit/evening.ts';

describe('two processes that hear nothing of each other', () => {
  it('let somebody back to their seat, however often others are quicker', async () => {
    const evening = await Evening.begin({ leaving: 'bot' });
    const { world, table } = evening;
    const other = await evening.at(world.beside());
    expect(await evening.ask(0, { ask: 'leave', table })).toMatchObject({ ok: true });
    const { journal } = world.storage;
    const { append } = journal;
    let quicker = 0;
    journal.append = async (...row) => {
      const asking = quicker % 2 === 0 ? 'only at scoring' : 'when possible';
      if (quicker++ < 20) await other.ask(1, { ask: 'asking', table, asking });
      return append(...row);
    };
    expect(await evening.ask(0, { ask: 'return', table })).toEqual({ ok: true });
    expect(quicker).toBe(21);
    expect((await evening.see(0)).room.seats[0]).toMatchObject({ standIn: false });
    await world.close();
  });

  it('tell who answers twice, and differently, that another answer stands; and the same again is done', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    const { world, table } = evening;
    const other = await evening.at(world.beside());
    const asked = [await evening.see(0), await evening.see(1)];
    const at = asked.findIndex(({ game }) => (game?.standing.decision?.options.length ?? 0) > 1);
    const { id = 0, min = 1 } = asked[at]?.game?.standing.decision ?? {};
    const picks = (from: number) => Array.from({ length: Math.max(1, min) }, (_, pick) => from + pick);
    const answer = (from: number) => ({ ask: 'answer', table, decision: id, picks: picks(from) }) as const;
    expect(await evening.ask(at, answer(0))).toEqual({ ok: true });
    // The last of them opens the game only now.
    for (const process of [evening, other, await evening.at(world.beside())]) {
      const refused = await process.ask(at, answer(1));
      expect(refused).toMatchObject({ ok: false, problem: 'too late' });
      expect(refused.whole?.game?.standing.decision?.id).not.toBe(id);
      expect(await process.ask(at, answer(0))).toEqual({ ok: true });
    }
    await world.close();
  });

  it('do not acknowledge what comes after the end', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    const { world, table } = evening;
    const other = await evening.at(world.beside());
    const asked = [await evening.see(0), await evening.see(1)];
    const at = asked.findIndex(({ game }) => game?.standing.decision?.options.length !== undefined);
    const decision = asked[at]?.game?.standing.decision;
    await other.ask(1, { ask: 'leave', table });
    await other.ask(0, { ask: 'propose', table, what: 'end', seat: 1 });
    expect((await other.see(0)).room.status).toBe('over');
    const picks = Array.from({ length: Math.max(1, decision?.min ?? 1) }, (_, pick) => pick);
    const late = { ask: 'answer', table, decision: decision?.id ?? 0, picks } as const;
    expect(await evening.ask(at, late)).toMatchObject({ ok: false });
    expect((await evening.see(at)).room.status).toBe('over');
    expect(await world.storage.journal.read(table)).toEqual([]);
    await world.close();
  });
});
