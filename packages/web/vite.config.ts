import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './tools/catalogue.ts';
import { compress } from './tools/compress.ts';
import { pages } from './tools/pages.ts';
import { pictures } from './tools/pictures.ts';
import { precache } from './tools/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Workers are built inside the build, which it takes for a slow plugin. */
const checks = { pluginTimings: false };

/** A file of a hundred bytes takes a phone as long to ask for as one of many thousands: what is small comes together. */
const GROUPS = [
  // By itself: what is seen first must not wait for what draws the page (src/main.ts).
  { name: 'loader', test: /vite[\\/]preload-helper/, priority: 2 },
  { name: 'draw', test: /[\\/]web[\\/]src[\\/]draw\.tsx$/, priority: 1 },
  // What several screens are put together from; the table has enough of its own.
  {
    name: 'kit',
    test: /[\\/]web[\\/]src[\\/](?:art|protocol|screens|terms|text|table[\\/]use-small-screen)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [react(), pictures(), catalogue(), pages(), precache(), compress()],
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    // One file of 20 kB is sooner there than a handful for every screen.
    cssCodeSplit: false,
    rolldownOptions: {
      checks,
      input: { main: here('index.html'), 'service-worker': here('src/service-worker.ts') },
      output: {
        // Its address is its scope and must never change.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
