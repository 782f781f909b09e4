/**
 * npm run faction -- new "Sumo Wrestlers": everything a faction needs, generated from its reference, for you to fill in.
 * npm run faction -- check "Sumo Wrestlers": what it still lacks.
 * npm run faction -- write: generates anew what comes from the references of all factions and from the games that measure them.
 */
import { parseArgs } from 'node:util';
import { writeGenerated } from './faction/generated.ts';
import { format } from './faction/format.ts';
import { newFaction } from './faction/new.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    hue: { type: 'string' },
    games: { type: 'string', default: '200' },
    all: { type: 'boolean', default: false },
  },
});
const [command, name] = positionals;

if (command === 'write') wrote(writeGenerated());
else if (command === 'new' && name !== undefined)
  wrote(
    newFaction(name, { from: values.from, hue: values.hue === undefined ? undefined : Number(values.hue) }),
  );
else if (command === 'check' && (name !== undefined || values.all)) {
  // Only now: what is generated may be what keeps the cards from being read.
  const { checkAll } = await import('./faction/check.ts');
  const isWhole = checkAll(values.all ? null : [name], Number(values.games));
  process.exitCode = isWhole ? 0 : 1;
} else {
  console.error(
    'usage: npm run faction -- new NAME [--from FILE] [--hue 0-359] | check NAME|--all [--games 200] | write',
  );
  process.exitCode = 2;
}

function wrote(paths: readonly string[]): void {
  format(paths);
  for (const path of paths) console.log(`wrote ${path}`);
}
