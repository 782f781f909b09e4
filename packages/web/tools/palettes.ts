import { relative } from 'node:path';
import { factionFiles } from '../../cards/test/kit/faction-files.ts';
import type { Plugin } from 'vite';
import { root } from '../../../tools/bundle.mjs';

const STYLES = /\/src\/styles\/base\.css$/u;
/** Before the palettes: what is true of every faction. */
const COMMON = "@import '../art/factions.css';";

/** Vite plugin: adds the palette of every faction, the file beside its cards, to the styles. */
export function palettes(): Plugin {
  return {
    name: 'palettes',
    enforce: 'pre',
    transform(styles, id) {
      if (!STYLES.test(id)) return null;
      if (!styles.includes(COMMON)) throw new Error(`${id} has no place for the palettes: ${COMMON}`);
      const paths = factionFiles('palette.css').map(({ path }) => relative(root, path).replaceAll('\\', '/'));
      const imports = paths.map((path) => `@import '../../../../${path}';`);
      return styles.replace(COMMON, [COMMON, ...imports].join('\n'));
    },
  };
}
