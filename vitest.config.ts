import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NODE_FLAGS } from './packages/server/tools/build.mjs';
import { builtSources } from './tools/built-sources.mjs';

const program = {
  // What the command line prints is compared as text, whatever the environment thinks of colours.
  env: { NO_COLOR: '1' },
  execArgv: NODE_FLAGS,
  // Polling timeout. Generous, because CI machines are slow.
  expect: { poll: { timeout: 60_000 } },
  // Node reads what was built; Vitest reads the tests.
  server: { deps: { external: [/\/\.cache\/sources\//] } },
};
// They are built once, at the start: whoever watches wants to see what has been written since.
const plugins = process.argv.includes('run') ? [await builtSources()] : [];

export default defineConfig({
  test: {
    // One more than there are cores: a test of the server waits for clocks a third of its time.
    maxWorkers: availableParallelism() + 1,
    // What was compiled is kept for the next time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        plugins,
        test: {
          name: 'quick',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
          // Nothing in the engine or the cards keeps state between games: one library serves all files of a worker.
          isolate: false,
          // And what a test put in place of a global goes with it.
          unstubGlobals: true,
          // No test depends on the speed of the machine: this only ends what would never end.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...program,
        },
      },
      {
        plugins,
        // React as it is played with: twice as fast, and what it warns about in development the linter finds.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'page',
          include: ['packages/web/test/page/**/*.test.tsx'],
          environment: 'happy-dom',
          // `openPage` loads the page's modules anew each time; what stays in the worker is React, the DOM and one
          // library.
          isolate: false,
          // A link to a file is handed over, not followed.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          setupFiles: ['packages/web/test/page/kit/setup.ts'],
          testTimeout: 120_000,
          ...program,
          env: { ...program.env, NODE_ENV: 'production' },
        },
      },
      {
        plugins,
        test: {
          name: 'slow',
          include: ['packages/*/test/**/*.slow.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          ...program,
        },
      },
    ],
  },
});
