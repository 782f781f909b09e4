import { expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import { Evening } from './kit/evening.ts';

/** Whose turn it is in their lists of tables. */
async function turns(evening: Evening): Promise<boolean[]> {
  const replies = await Promise.all([0, 1].map((at) => evening.ask(at, { ask: 'me' })));
  return replies.map((reply) => reply.ok && reply.me?.tables[0]?.myTurn === true);
}

it('a window that the server passes for somebody is not their turn, though they see its question', async () => {
  const evening = await Evening.begin({ leaving: 'wait' });
  let passed = 0;
  for (let steps = 0; steps < 300 && passed < 2; steps += 1) {
    for (const at of [0, 1]) {
      const decision = (await evening.see(at)).game?.standing.decision ?? null;
      if (decision === null || (await turns(evening))[at]) continue;
      passed += 1;
      expect(decision.options.map(({ kind }) => kind)).toEqual(['pass']);
      await evening.world.pass(TIMES.window);
      const later = (await evening.see(at)).game?.standing.decision ?? null;
      expect(later?.id).not.toBe(decision.id);
    }
    await evening.step();
  }
  expect(passed).toBe(2);
  await evening.world.close();
});
