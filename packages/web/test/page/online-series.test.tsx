import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server } from './kit/server.ts';
import { concede } from './kit/table.ts';

it('best of three: the score stands beside the names and with the result, and the rematch is the next game', async () => {
  const server = await Server.start();
  const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  const series = { of: 3, factions: 'kept' } as const;
  const link = await ann.open([seat.me, seat.invited], { series: { ...series, games: [], tables: [] } });
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

  // One's own history has it, too, and from the second game on the way to those before.
  const table = page.path().replace('/t/', '');
  const visited = await ann.ask({ ask: 'visit', table });
  const invitation = (visited.ok && visited.whole?.room.invitation) || '';
  await server.deal([ann, bob], `/t/${table}#${invitation}`);
  await bob.ask({ ask: 'concede', table });
  const own = await openPage('/me', { device: ann.device });
  await server.settled(own);
  expect(own.getByText('Best of 3, after game 1: You 0, Bob 1')).toBeTruthy();
  const second = own.getByText('Best of 3, after game 2: You 1, Bob 1');
  const [, firstTable = ''] = /\/t\/(.*)#/.exec(link) ?? [];
  expect(within(second).getByRole('link', { name: 'Game 1' }).getAttribute('href')).toBe(
    `/replay/online/${firstTable}`,
  );
});
