import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from './kit/page.tsx';
import { play } from './kit/play.ts';
import { all, beginGame, one, turnSeen } from './kit/table.ts';

it('Big Base: one base without a breakpoint, nine rounds, and the next base card lies open', async () => {
  const page = await beginGame(['Person', 'Bot: random'], 'Random', 4, { way: 'Big Base' });
  const rounds = new Set<string>();
  const bases = within(page.getByRole('region', { name: 'Bases' }));
  expect(bases.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(bases.queryByText(/\d \/ \d/)).toBeNull();
  expect(one('header').textContent).toContain('Round 1 of 9');
  expect(page.getByText('The base scores after 3 rounds')).toBeTruthy();
  expect(page.getByRole('button', { name: /^Next base: / })).toBeTruthy();
  await play(page, {
    seed: 1,
    until: () => {
      rounds.add(/Round (\d)/.exec(one('header').textContent ?? '')?.[1] ?? '');
      return false;
    },
  });
  expect([...rounds]).toEqual(expect.arrayContaining(['1', '3', '6', '9']));
  expect(page.getByRole('region', { name: 'The game is over' })).toBeTruthy();
});

it('two against two: partners are marked, and their VP are added', async () => {
  const sitters = ['Person', 'Bot: random', 'Bot: random', 'Bot: random'] as const;
  const page = await beginGame(sitters, 'Random', 4, { way: 'Two against two' });
  expect(within(page.getByRole('region', { name: 'Comet' })).getByText('partner')).toBeTruthy();
  expect(within(page.getByRole('region', { name: 'Bolt' })).queryByText('partner')).toBeNull();
  expect(page.getAllByText('team 0')).toHaveLength(4);
  // Who wins a game of pairs is in flow-outcome.test.ts.
  await play(page, { seed: 1, until: () => turnSeen() > 4 });
  expect(page.getAllByText(/^team \d+$/)).toHaveLength(4);
});

it('the league’s draft says who bans, picks and adds bases', async () => {
  const page = await beginGame(['Person', 'Person'], 'League draft', 4);
  await page.click(page.getByRole('button', { name: 'Take the first pick' }));
  const order = () =>
    within(page.getByRole('list', { name: 'Picking order' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(order().map((text) => /(bans|picks|adds bases)$/.exec(text ?? '')?.[1])).toEqual([
    ...Array.from({ length: 4 }, () => 'bans'),
    ...Array.from({ length: 4 }, () => 'picks'),
    ...Array.from({ length: 2 }, () => 'adds bases'),
  ]);
  await play(page, { seed: 1, until: () => all('[data-board] [data-spot]').length > 0 });
});

it('what does not go together is said before the game begins', async () => {
  const page = await openPage('/new');
  await page.click(page.getByRole('radio', { name: /^Two against two/ }));
  await page.click(page.getByRole('radio', { name: '3' }));
  expect(page.getByText('Two against two needs four players.')).toBeTruthy();
  await page.click(page.getByRole('radio', { name: /^League draft/ }));
  await page.click(page.getByRole('radio', { name: /^Big Base/ }));
  expect(page.queryByText('Two against two needs four players.')).toBeNull();
  await page.select(page.getByLabelText('Bases in play'), '4');
  expect(
    page.getByText('Big Base has one base and its own end. Leave VP to win and bases as printed.'),
  ).toBeTruthy();
});
