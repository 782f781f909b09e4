import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server } from './kit/server.ts';

/** As many rated games as put somebody on the leaderboard. */
const ENOUGH = 5;

it('who has played enough rated games is on the leaderboard, and rated in the lobby', async () => {
  const server = await Server.start();
  const [ann, bob, carl] = [
    await server.person('Ann'),
    await server.person('Bob'),
    await server.person('Carl'),
  ];
  const seats = [seat.me, seat.open];
  const rated = { rated: true, hints: false, isPublic: true } as const;
  for (let game = 0; game < ENOUGH; game += 1) {
    const link = await ann.open(seats, rated);
    await server.deal([ann, bob], link);
    const [, table = ''] = /\/t\/(.*)#/.exec(link) ?? [];
    await bob.ask({ ask: 'concede', table });
    await server.pass(1000);
  }
  await ann.open([seat.me, seat.open, seat.open, seat.open], { ...rated, variant: 'teams' });
  await ann.open(seats, rated);

  const board = await openPage('/leaderboard', { device: ann.device });
  await server.settled(board);
  const alone = within(board.getByRole('region', { name: 'Everybody for themselves' }));
  const [, first] = alone.getAllByRole('row');
  const rating = /Ann \(you\)(\d+)5$/.exec(first?.textContent ?? '')?.[1] ?? '';
  expect(Number(rating)).toBeGreaterThan(1000);
  const pairs = within(board.getByRole('region', { name: 'Two against two' }));
  expect(pairs.getByText('Nobody has played enough rated games yet.')).toBeTruthy();

  const lobby = await openPage('/online', { device: carl.device });
  await server.settled(lobby);
  const tables = within(lobby.getByRole('region', { name: 'Public tables' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  // As one of a pair she has no rating yet.
  expect(tables).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^Ann \\(${rating}\\) and a free seat.*rated`)),
      expect.stringMatching(/^Ann and 3 free seats.*Two against two.*rated/),
    ]),
  );
});
