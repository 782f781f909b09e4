import { expect, it, vi } from 'vitest';
import type { GameHost } from '../src/session/game-host.ts';
import { answer, forecast, layGame, leaveGame, receive } from '../src/session/session.ts';
import { createBench, setUpFor } from './host/fixture.ts';

it('answers and foretells the question that was drawn, or nothing: an update may have come since', async () => {
  const bench = createBench();
  const game = await bench.host.begin(setUpFor(1, 'person', 'random'));
  const update = await bench.settled();
  const { decision } = update;
  if (decision === null) throw new Error('Somebody has to be asked.');
  const answered = vi.fn<GameHost['answer']>(() => Promise.resolve());
  const foretold = vi.fn<GameHost['forecast']>(() => Promise.resolve(null));
  const never = (): Promise<never> => Promise.reject(new Error('Nobody asks for that.'));
  layGame(game, {
    answer: answered,
    undo: never,
    hint: never,
    inspect: never,
    forecast: foretold,
    whyNot: never,
    ask: never,
    giveOrder: never,
    passed: never,
    concede: never,
    leave: () => Promise.resolve(),
  });
  receive(update);
  receive({ ...update, decision: { ...decision, id: decision.id + 1 } });
  await answer(decision.id, [0]);
  expect(answered).not.toHaveBeenCalled();
  await forecast(decision.id, 0, null);
  expect(foretold).not.toHaveBeenCalled();
  await forecast(decision.id + 1, 0, null);
  expect(foretold).toHaveBeenCalledOnce();
  await answer(decision.id + 1, [0]);
  // And each question once.
  await answer(decision.id + 1, [1]);
  expect(answered.mock.calls).toEqual([[decision.id + 1, [0]]]);
  // What would come of it does not matter any more.
  await forecast(decision.id + 1, 0, null);
  expect(foretold).toHaveBeenCalledOnce();
  await leaveGame();
});
