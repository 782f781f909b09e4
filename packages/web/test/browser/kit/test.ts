import { expect, test as plain } from '@playwright/test';

/** Every test fails on an error in the console, whatever else it looks at. */
export const test = plain.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
