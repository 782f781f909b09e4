import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server, type Person } from './kit/server.ts';

it('in another’s turn one says in advance what to pass, sees it stand, and takes it back', async () => {
  const server = await Server.start();
  const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  const link = await ann.open([seat.me, seat.invited], {
    clock: { kind: 'days', days: 2 },
    pool: [...DEALT_FROM],
  });
  await server.deal([ann, bob], link);
  const visit = async ({ device }: Person) => {
    const seen = await openPage(link, { device, size: { width: 390, height: 844 } });
    await server.settled(seen);
    return seen;
  };
  const offer = { name: 'Pass for me …' } as const;
  const isOffered = async (who: Person): Promise<boolean> =>
    (await visit(who)).queryByRole('button', offer) !== null;
  const [isAnns, isBobs] = [await isOffered(ann), await isOffered(bob)];
  expect([isAnns, isBobs].filter(Boolean), 'one of them waits').toHaveLength(1);
  const [waiting, other] = isAnns ? [ann, bob] : [bob, ann];
  const standing = 'Passing for you until your next turn.';

  // By keyboard, on a phone.
  const page = await visit(waiting);
  await page.focus(page.getByRole('button', offer));
  await page.key('Enter');
  const dialog = within(page.getByRole('dialog', { name: 'Pass for me' }));
  await page.focus(dialog.getByRole('button', { name: 'Until my next turn' }));
  await page.key('Enter');
  await server.settled(page);
  expect(page.queryByRole('dialog', { name: 'Pass for me' })).toBeNull();
  expect(page.getByText(standing)).toBeTruthy();

  // Nobody else sees it, and it stands when the page is loaded again.
  expect((await visit(other)).queryByText(/Passing for you/)).toBeNull();
  const again = await visit(waiting);
  expect(again.getByText(standing)).toBeTruthy();
  await again.click(again.getByRole('button', { name: 'Ask me again' }));
  await server.settled(again);
  expect(again.queryByText(standing)).toBeNull();
  expect(again.getByRole('button', offer)).toBeTruthy();
});
