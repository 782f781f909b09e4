import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { finishedGame } from '../../tools/found-games.ts';
import { Device } from './kit/device.ts';
import { openPage } from './kit/page.tsx';
import { play } from './kit/play.ts';
import { beginGame, concede, turnSeen } from './kit/table.ts';

it('the focus goes to the heading of a new screen, and back works', async () => {
  const page = await openPage('/');
  await page.click(page.getByRole('link', { name: 'Settings' }));
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Settings', level: 1 }));
  await page.click(page.getByRole('link', { name: 'Back' }));
  expect(page.getByRole('button', { name: /Play now/ })).toBeTruthy();
});

it('one click and one sits at the table', async () => {
  const page = await openPage('/');
  await page.click(page.getByRole('button', { name: /Play now/ }));
  expect(page.getByRole('region', { name: 'Your hand' })).toBeTruthy();
});

it('the game is installed by a button where the browser offers it, and only there', async () => {
  const page = await openPage('/');
  const button = (): HTMLElement | null => page.queryByRole('button', { name: 'Install the game' });
  expect(page.getByRole('button', { name: /Play now/ })).toBeTruthy();
  expect(button()).toBeNull();
  let asked = 0;
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve((asked += 1)) }));
  await page.settled();
  await page.click(button() ?? document.body);
  expect(asked).toBe(1);
  expect(button()).toBeNull();
});

it('a file opened with the game is replayed, and a link with its scheme leads to the right place', async () => {
  const { text } = finishedGame(2, 2);
  const files = [{ getFile: () => Promise.resolve(new File([text], 'game.json')) }];
  const launchQueue = { setConsumer: (consume: (launch: unknown) => void) => consume({ files }) };
  Object.assign(globalThis, { launchQueue });
  let page = await openPage('/replay');
  Reflect.deleteProperty(globalThis, 'launchQueue');
  expect(page.getByRole('slider', { name: 'Timeline' })).toBeTruthy();
  page = await page.go(`/open?link=${encodeURIComponent('web+smashup:/cards/aliens/scout')}`);
  expect(page.path()).toBe('/cards/aliens/scout');
  expect(page.getByRole('heading', { name: 'Scout', level: 1 })).toBeTruthy();
  page = await page.go(`/open?link=${encodeURIComponent('https://elsewhere.example/')}`);
  expect(page.getByText('There is no page at this address.')).toBeTruthy();
});

/** The names of the cards that are dealt on that day on a device that nobody has used. */
async function dealtOn(day: string, device = new Device()): Promise<string[]> {
  const page = await openPage('/daily', { device, now: new Date(`${day}T12:00:00`).getTime() });
  await page.click(page.getByRole('button', { name: 'Play today’s game' }));
  return within(page.getByRole('region', { name: 'Your hand' }))
    .getAllByRole('button')
    .map((card) => card.getAttribute('aria-label')?.replace(/[,:].*$/su, '') ?? '');
}

it('the daily game is the same deal on two devices, and another on the next day', async () => {
  const here = await dealtOn('2026-11-16');
  expect(here.length).toBeGreaterThan(0);
  expect(await dealtOn('2026-11-16')).toEqual(here);
  expect(await dealtOn('2026-11-17')).not.toEqual(here);
});

it('the first daily game counts: it goes on, and its result can be passed on', async () => {
  const device = new Device();
  await dealtOn('2026-11-16', device);
  const now = new Date('2026-11-16T12:00:00').getTime();
  let page = await openPage('/daily', { device, now });
  await page.click(page.getByRole('link', { name: /^Continue/ }));
  await play(page, { seed: 3, until: () => turnSeen() > 2 });
  await concede(page);
  page = await page.go('/daily');
  const line = /^Smash Up 2026-11-16: .+ -?\d+, .+ -?\d+\. (Won|Lost) in \d+ turns\.$/u;
  expect(page.getByText(line)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Play today’s game' })).toBeNull();
  await page.click(page.getByRole('button', { name: 'Copy result' }));
  expect(page.getByText('Copied.')).toBeTruthy();
  expect(device.copied).toMatch(/^Smash Up 2026-11-16: .* http.*\/daily$/u);
});

it('a game that has ended is in the record', async () => {
  const game = await beginGame(['Person', 'Bot: easy'], 'Random', 5);
  await concede(game);
  const page = await game.go('/record');
  const summary = within(page.getByRole('region', { name: 'Summary' }));
  expect(summary.getAllByRole('definition')[0].textContent).toBe('1');
  expect(page.getAllByRole('figure')[0].textContent).toContain('One game.');
});

it('looking around loads no rules: they come when a game is near', async () => {
  const device = new Device();
  for (const address of ['/new', '/factions', '/factions/Bear%20Cavalry', '/saved', '/']) {
    await openPage(address, { device });
    expect({ address, workers: device.workers }).toEqual({ address, workers: 0 });
  }
});
