import { defineConfig } from 'vitest/config';

// Packages export their sources, so `@smashup/*` resolves to packages/*/src without a build.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
          // Nothing in the engine or the cards keeps state between games: one library serves all files of a worker.
          isolate: false,
        },
      },
      {
        test: {
          name: 'slow',
          include: ['packages/*/test/**/*.slow.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
