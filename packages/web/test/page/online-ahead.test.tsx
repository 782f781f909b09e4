import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage, type Page } from './kit/page.tsx';
import { Server } from './kit/server.ts';

const POOL = ['Aliens', 'Ghosts', 'Ninjas', 'Pirates', 'Robots', 'Zombies'];

function tile(page: Page, name: string): HTMLElement {
  const offered = within(page.getByRole('region', { name: 'Factions to choose from' }));
  return offered.getByRole('button', { name: new RegExp(`^${name}`) });
}

it('while somebody else picks, one picks too, and gets what is left of it when it is one’s turn', async () => {
  const server = await Server.start();
  const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  const link = await ann.open([seat.me, seat.invited], { choice: 'free', pool: POOL });
  await server.deal([ann, bob], link);
  const bobs = await openPage(link, { device: bob.device });
  await server.settled(bobs);
  const act = async (element: HTMLElement): Promise<void> => {
    await bobs.click(element);
    await server.settled(bobs);
  };
  expect(bobs.getByText(/^Choose while you wait, best first/)).toBeTruthy();
  await act(tile(bobs, 'Robots'));
  await act(tile(bobs, 'Aliens'));
  await act(tile(bobs, 'Ghosts'));
  expect(bobs.getByText('You wish for: Robots, Aliens, Ghosts')).toBeTruthy();
  await act(tile(bobs, 'Robots'));
  await act(bobs.getByRole('button', { name: 'Surprise me' }));
  expect(bobs.getByText('You wish for: Aliens, Ghosts, then a surprise')).toBeTruthy();

  const [, table = ''] = /\/t\/(.*)#/.exec(link) ?? [];
  // Ann takes Aliens and Ghosts.
  for (let picks = 0; picks < 2; picks++) await ann.answerFirst(table);
  await server.pass(2000);
  await server.settled(bobs);
  expect(bobs.queryByRole('region', { name: 'Factions to choose from' })).toBeNull();
  const own = within(bobs.getByRole('region', { name: /^Bob/ }));
  expect(own.getAllByRole('listitem', { name: /^(Ninjas|Pirates|Robots|Zombies)$/ })).toHaveLength(2);
});
