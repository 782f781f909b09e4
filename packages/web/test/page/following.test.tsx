import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { early } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { Device } from './kit/device.ts';
import type { Page } from './kit/page.tsx';
import { all, one, openFound, passButton, turnSeen } from './kit/table.ts';

/** What is said about what happens now, and what has been said before. */
function told(page: Page): string {
  return `${page.getByRole('region', { name: 'What to do' }).textContent}\n${page.getByRole('log').textContent}`;
}

for (const size of ['phone', 'desktop'] as const) {
  describe(`in a window like a ${size}`, () => {
    it('with reduced motion everything is still told, and can be stepped, hurried or skipped', async () => {
      const device = new Device({ speed: 'slow', motion: 'reduced' });
      const page = await openFound([early, 2, 2], { size: SIZES[size], device });
      await page.click(passButton());
      // Drawn anew with every beat.
      const control = (name: string): HTMLElement =>
        within(page.getByRole('group', { name: 'The other players’ turns' })).getByRole('button', { name });
      await page.click(control('Step by step'));
      expect(control('Next').getAttribute('aria-disabled')).toBe('false');
      const first = told(page);
      await page.pass(60_000);
      expect(told(page), 'nothing goes on by itself').toBe(first);
      await page.click(control('Next'));
      expect(told(page)).not.toBe(first);
      await page.click(control('Carry on'));
      const second = told(page);
      await page.passNext();
      expect(told(page), 'everything goes on by itself').not.toBe(second);
      await page.click(control('Speed up'));
      expect(control('Speed up').getAttribute('aria-disabled')).toBe('true');
      await page.click(control('Skip'));
      expect(one('[data-active]')).toBeTruthy();
      expect(page.queryByRole('group', { name: 'The other players’ turns' })).toBeNull();
    });

    it('what the others did since one’s own turn can be opened at any time', async () => {
      const page = await openFound([early, 2, 2], { size: SIZES[size] });
      const before = turnSeen();
      await page.click(passButton());
      expect(turnSeen()).toBe(before + 2);
      await page.click(page.getByRole('button', { name: 'What happened?' }));
      const items = within(page.getByRole('dialog', { name: 'What happened?' })).getAllByRole('listitem');
      expect(items[0].textContent).toContain(`Turn ${before + 1}: Benedikta`);
      const plays = items.filter(({ textContent }) => /Benedikta (?:plays|uses)/.test(textContent ?? ''));
      expect(plays.length).toBeGreaterThan(0);
      expect(plays[0].querySelector('[data-size="compact"]')).not.toBeNull();
      expect(all('dialog[open]')).toHaveLength(1);
    });
  });
}
