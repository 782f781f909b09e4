import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server } from './kit/server.ts';
import { concede } from './kit/table.ts';

it('best of three: the score stands beside the names and with the result, and the rematch is the next game', async () => {
  const server = await Server.start();
  const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  const series = { of: 3, factions: 'kept', games: [] } as const;
  const link = await ann.open([seat.me, seat.invited], { series: { ...series, games: [] } });
  await server.deal([ann, bob], link);
  const page = await openPage(link, { device: ann.device });
  await server.settled(page);
  // That Bob is away is said in the place of his.
  expect(page.getAllByText('0 won')).toHaveLength(1);
  await concede(page);
  await server.settled(page);
  const result = page.getByRole('region', { name: 'The game is over' });
  expect(result.textContent).toContain('Best of 3, after game 1');
  expect(result.textContent).toContain('Bob: 1 game');
  // Nobody begins the next game by accident.
  await page.pass(2000);
  await page.click(within(result).getByRole('button', { name: 'Next game' }));
  await server.settled(page);
  expect(page.getByText('Best of 3')).toBeTruthy();
});
