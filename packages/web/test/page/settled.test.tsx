import { expect, it } from 'vitest';
import { early } from '../../tools/found-games.ts';
import { atOnce } from '../host/fixture.ts';
import { Device } from './kit/device.ts';
import { openFound, passButton, turnSeen } from './kit/table.ts';

/** More than any of this takes that nothing holds up. */
const ROUNDS = 300;

/** A gate at which work waits until it is opened. */
function gate(): { readonly open: () => void; readonly passed: Promise<void> } {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
}

/** Whether the work is over after many rounds of the event loop. */
async function isOver(work: Promise<void>): Promise<boolean> {
  const rounds = async (): Promise<boolean> => {
    for (let round = 0; round < ROUNDS; round += 1) await new Promise((resolve) => setImmediate(resolve));
    return false;
  };
  return Promise.race([work.then(() => true), rounds()]);
}

it('a page has not settled while a bot thinks', async () => {
  const { open, passed } = gate();
  const device = new Device();
  const thinker = atOnce();
  device.thinker = {
    ...thinker,
    think: async (...asked) => {
      await passed;
      return thinker.think(...asked);
    },
  };
  const page = await openFound([early, 2, 2], { device });
  const turn = turnSeen();
  const ended = page.click(passButton());
  expect(await isOver(ended)).toBe(false);
  expect(page.whatIsUnderWay()).toContain('game');
  open();
  await ended;
  expect(turnSeen()).toBe(turn + 2);
});

it('nor before what was decided is stored', async () => {
  const { open, passed } = gate();
  const device = new Device();
  const page = await openFound([early, 2, 2], { device });
  const stored = device.games.size;
  expect(stored).toBe(1);
  const before = JSON.stringify([...device.games]);
  device.hold(passed);
  const ended = page.click(passButton());
  expect(await isOver(ended)).toBe(false);
  expect(JSON.stringify([...device.games])).toBe(before);
  open();
  await ended;
  expect(JSON.stringify([...device.games])).not.toBe(before);
});

it('and says what is due next', async () => {
  const page = await openFound([early, 2, 2], { device: new Device({ speed: 'slow' }) });
  expect(await page.settled()).toBeNull();
  await page.click(passButton());
  const due = await page.settled();
  expect(due).toBeGreaterThan(Date.now());
});
