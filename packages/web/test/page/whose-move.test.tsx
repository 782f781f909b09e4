import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { answering, minionsToPlay } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { Device } from './kit/device.ts';
import { openPage } from './kit/page.tsx';
import { all, openFound, passButton } from './kit/table.ts';

for (const size of ['phone', 'sideways', 'desktop'] as const) {
  describe(`in a window like a ${size}`, () => {
    const wishes = { size: SIZES[size] };

    it('the own seat names its factions, and Done says what follows', async () => {
      const page = await openFound([minionsToPlay, 2, 20], wishes);
      const factions = within(page.getByRole('region', { name: /, you$/ })).getAllByRole('listitem');
      expect(factions).toHaveLength(2);
      for (const { textContent } of factions) expect(textContent).toMatch(/\w{4}/);
      expect(passButton().textContent).toMatch(/^End turn(?: and score .*)?$/);
    });

    it('what would be left undone is named before it is', async () => {
      const device = new Device({ confirmEndTurn: true });
      const page = await openFound([minionsToPlay, 2, 20], { ...wishes, device });
      const label = all('[data-hand] button[data-mark="choice"]')[0].getAttribute('aria-label') ?? '';
      const name = /^(?<name>[^,]+),/.exec(label)?.groups?.['name'];
      await page.click(passButton());
      const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
      expect(dialog.textContent).toContain(`Play ${name}`);
      await page.click(within(dialog).getByRole('button', { name: 'Close' }));
      expect(page.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull();
    });

    it('a question in the turn of another looks like one', async () => {
      const page = await openFound([answering, 2, 20], wishes);
      const asked = page.getByRole('region', { name: 'What to do' });
      expect(asked.dataset['within']).toBe('true');
      expect(asked.textContent).toContain('On Benedikta’s turn');
    });

    it('Continue comes first, and a quick game remembers its opponent', async () => {
      const page = await openPage('/', wishes);
      const ways = (): (string | null)[] =>
        all('main a.button, main button.button').map(({ textContent }) => textContent);
      expect(ways()[0]).toMatch(/Play now/);
      await page.select(page.getByLabelText('Opponent'), 'Bot: easy');
      await page.select(page.getByLabelText('Factions'), 'Choose my factions');
      await page.click(page.getByRole('button', { name: /Play now/ }));
      expect(page.getByRole('region', { name: 'Factions to choose from' })).toBeTruthy();
      const start = await page.go('/');
      expect(ways()).toEqual([
        expect.stringMatching(/Continue/),
        expect.stringMatching(/Play now/),
        ...ways().slice(2),
      ]);
      expect(start.getByLabelText<HTMLSelectElement>('Opponent').value).toBe('easy');
      expect(start.getByLabelText<HTMLSelectElement>('Factions').value).toBe('free');
    });
  });
}
