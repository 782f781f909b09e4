import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { StatisticsView } from '@smashup/server/protocol';
import { openPage } from './kit/page.tsx';
import { Server, type Person } from './kit/server.ts';

const STATISTICS: StatisticsView = {
  at: 0,
  kinds: [
    {
      kind: 'people',
      players: 2,
      games: 4,
      firstPlayer: { games: 4, wins: 3 },
      factions: [
        { faction: 'Robots', games: 4, wins: 1 },
        { faction: 'Aliens', games: 3, wins: 3 },
      ],
      pairings: [{ factions: ['Aliens', 'Pirates'], games: 3, wins: 3 }],
      headToHead: [{ factions: ['Aliens', 'Robots'], games: 3, wins: [2, 0] }],
    },
    {
      kind: 'bots',
      players: 4,
      games: 1,
      firstPlayer: { games: 0, wins: 0 },
      factions: [{ faction: 'Ghosts', games: 1, wins: 0 }],
      pairings: [],
      headToHead: [],
    },
  ],
};

/** From now on this is what the server has counted, as far as their page hears. */
function counted({ device }: Person, statistics: StatisticsView): void {
  const { server } = device;
  device.server = async (input, init) =>
    typeof init?.body === 'string' && init.body.includes('"statistics"')
      ? new Response(JSON.stringify({ ok: true, statistics }))
      : server(input, init);
}

it('the games of a server are shown by kind, faction, pairing, who went first, and head to head', async () => {
  const server = await Server.start();
  const ann = await server.person('Ann');
  const empty = await openPage('/me', { device: ann.device });
  await server.settled(empty);
  await empty.click(empty.getByRole('link', { name: 'All games here' }));
  await server.settled(empty);
  expect(empty.getByText('No game has been finished here yet.')).toBeTruthy();

  counted(ann, STATISTICS);
  const page = await openPage('/statistics', { device: ann.device });
  await server.settled(page);
  const panel = (name: string) => within(page.getByRole('region', { name }));
  expect(panel('Going first').getByText('Whoever went first won 3 of 4 games: 75 %.')).toBeTruthy();
  expect(panel('Going first').getByText('With 2 players, 50 % would be even.')).toBeTruthy();
  expect(panel('By faction').getByRole('row', { name: 'Aliens 3 3 100 %', hidden: true })).toBeTruthy();
  expect(
    panel('By pairing').getByRole('row', { name: /^Aliens,? (and )?Pirates 3 3/, hidden: true }),
  ).toBeTruthy();

  // The same three games, from either side.
  expect(panel('Head to head').getByRole('row', { name: 'Aliens 3 0 2' })).toBeTruthy();
  await page.select(panel('Head to head').getByRole('combobox', { name: 'Faction' }), 'Aliens');
  expect(panel('Head to head').getByRole('row', { name: 'Robots 3 2 0' })).toBeTruthy();

  await page.select(page.getByRole('combobox', { name: 'Which games' }), '4 players, with bots: 1 game');
  expect(panel('Going first').getByText('With 4 players, 25 % would be even.')).toBeTruthy();
  expect(panel('Going first').queryByText(/Whoever went first/)).toBeNull();
  expect(panel('Head to head').getByText(/^How often Ghosts finished ahead/)).toBeTruthy();
});
