import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { seat } from '../../../server/test/kit/client.ts';
import { openPage } from './kit/page.tsx';
import { Server, type Person } from './kit/server.ts';

it('two against two: one talks to one’s partner alone, and every line says who can read it', async () => {
  const server = await Server.start();
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob', 'Carl', 'Dora']) people.push(await server.person(name));
  const [ann, bob, carl] = people;
  const link = await ann.open([seat.me, seat.invited, seat.invited, seat.invited], { variant: 'teams' });
  await server.deal(people, link);
  const panelOf = async ({ device }: Person) => {
    const page = await openPage(link, { device });
    await server.settled(page);
    await page.click(page.getByRole('button', { name: /^People/ }));
    await server.settled(page);
    return { page, panel: within(page.getByRole('region', { name: 'Chat' })) };
  };

  const { page, panel } = await panelOf(ann);
  expect(panel.getByText('All players can read this, watchers cannot.')).toBeTruthy();
  await page.click(panel.getByRole('radio', { name: 'Only Carl' }));
  expect(panel.getByText('Only Carl can read this: no other player and no watcher.')).toBeTruthy();
  await page.fill(panel.getByRole('textbox', { name: 'Say something' }), 'Left base first.');
  await page.click(panel.getByRole('button', { name: 'Send' }));
  await page.click(panel.getByRole('button', { name: 'Wow!' }));
  await server.settled(page);

  const saidTo = async (who: Person) =>
    within((await panelOf(who)).panel.getByRole('log'))
      .queryAllByText(/partners only/)
      .map((line) => line.closest('p')?.textContent);
  expect(await saidTo(carl)).toEqual([
    expect.stringContaining('Ann (partners only): Left base first.'),
    expect.stringContaining('Ann (partners only): Wow!'),
  ]);
  expect(await saidTo(bob)).toEqual([]);
});
