import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { SIZES } from '../../tools/sizes.ts';
import type { Page } from './kit/page.tsx';
import { all, beginGame, one } from './kit/table.ts';

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

/** Takes the first faction that is offered; returns its name. */
async function takeFirst(page: Page): Promise<string> {
  const offered = page.getByRole('region', { name: 'Factions to choose from' });
  const faction = offered.querySelector('button[data-mark]') ?? offered;
  const name = (faction.querySelector('b, [class*=name]')?.textContent ?? '').trim();
  await page.click(faction);
  return name;
}

it('a draft: factions are laid out, each picks one, and then a second in reverse order', async () => {
  const page = await beginGame(['Person', 'Bot: random', 'Bot: random'], 'Draft', 4);
  for (const picks of [1, 2]) {
    const name = await takeFirst(page);
    const you = within(page.getByRole('region', { name: 'Player 1, you' }));
    expect(you.getByRole('listitem', { name })).toBeTruthy();
    expect(within(you.getAllByRole('list')[0]).getAllByRole('listitem')).toHaveLength(picks);
  }
  expect(within(page.getByRole('region', { name: 'Your hand' })).getAllByRole('listitem')).toHaveLength(5);
});

it('a draft says who chooses after whom, and who has taken what', async () => {
  const page = await beginGame(['Person', 'Person', 'Person'], 'Draft', 4);
  const order = (): (string | null)[] =>
    texts(within(page.getByRole('list', { name: 'Picking order' })).getAllByRole('listitem'));
  const names = order();
  expect(names).toHaveLength(6);
  expect(names.slice(3)).toEqual(names.slice(0, 3).toReversed());
  await takeFirst(page);
  expect(order()).toEqual(names.slice(1));
  const offered = page.getByRole('region', { name: 'Factions to choose from' });
  expect(offered.textContent).toContain(`Taken by ${names[0]}.`);
});

for (const size of ['phone', 'desktop'] as const) {
  it(`a draft between two people at one screen says whose choice it is (${size})`, async () => {
    const page = await beginGame(['Person', 'Person'], 'Draft', 4, { size: SIZES[size] });
    const names = new Set<string>();
    // The last faction is the only one left, and nobody is asked.
    for (const nth of ['first', 'first', 'second']) {
      const asked = page.getByRole('region', { name: 'What to do' });
      expect(asked.textContent).toContain(`draft your ${nth} faction.`);
      const [name = ''] = (asked.querySelector('p')?.textContent ?? '').split(',');
      names.add(name);
      // The seat that is marked as being on the move is the one that is asked.
      expect(all('[data-turn]').map((seat) => seat.getAttribute('aria-label'))).toEqual([
        expect.stringMatching(new RegExp(`^${name}`)),
      ]);
      expect(one('[data-table] > header').textContent).toContain(name);
      const chosen = await takeFirst(page);
      expect(page.getByRole('log').textContent).toMatch(new RegExp(`chooses? ${chosen}\\.`));
    }
    expect([...names].toSorted()).toEqual(['Bolt', 'Player 1']);
  });
}
