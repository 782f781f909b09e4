import { expect, it } from 'vitest';
import { stasisGame } from '../../tools/stasis-game.ts';
import { againstRandomBots } from '../against-bots.ts';
import { all, openGame } from './kit/table.ts';

it('a card of one’s own in stasis is chosen where it lies', async () => {
  const page = await openGame(againstRandomBots(stasisGame()));
  const [card] = all('[data-you] button[data-mark]');
  expect(card?.getAttribute('aria-label')).toContain('in stasis');
  await page.click(card);
  expect(all('[data-you] button[data-mark="choice"]')).not.toContain(card);
});
