import { expectNoSeriousFinding } from './kit/findings.ts';
import { expect, test } from './kit/test.ts';

const PAGE = (body: string): string =>
  `<html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main>`;

test('the accessibility checker that the other tests rely on finds what is wrong', async ({ page }) => {
  await page.setContent(PAGE('<p>All is well.</p>'));
  await expectNoSeriousFinding(page);
  await page.setContent(PAGE('<p style="color: #ccc">Hardly to be seen</p>'));
  await expect(expectNoSeriousFinding(page)).rejects.toThrow('color-contrast');
  await page.setContent(PAGE('<button><svg></svg></button>'));
  await expect(expectNoSeriousFinding(page)).rejects.toThrow('button-name');
  const onlyInTheDark = '@media (prefers-color-scheme: dark) { body { background: #000; color: #333 } }';
  await page.setContent(PAGE(`<style>${onlyInTheDark}</style><p>Seen by day</p>`));
  await expect(expectNoSeriousFinding(page)).rejects.toThrow(/dark[^]*color-contrast/u);
});
