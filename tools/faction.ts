/**
 * npm run faction -- new "Sumo Wrestlers": everything a faction needs, generated from its reference, for you to fill in.
 * npm run faction -- check "Sumo Wrestlers": what it still lacks.
 * npm run faction -- write: generates anew what comes from the references of all factions.
 */
import { library } from '@smashup/cards';
import { parseArgs } from 'node:util';
import { check } from './faction/check.ts';
import { writeGenerated } from './faction/generated.ts';
import { format } from './faction/format.ts';
import { newFaction } from './faction/new.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    hue: { type: 'string' },
    games: { type: 'string' },
    strength: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const [command, name] = positionals;
const hue = values.hue === undefined ? undefined : Number(values.hue);

if (command === 'write') wrote(writeGenerated());
else if (command === 'new' && name !== undefined) wrote(newFaction(name, { from: values.from, hue }));
else if (command === 'check' && (name !== undefined || values.all === true)) {
  const names = values.all === true ? library.factionNames : [name];
  const wishes = { games: Number(values.games ?? 200), withStrength: values.strength === true };
  const whole = names.map((one) => {
    console.log(one);
    return check(one, wishes);
  });
  process.exitCode = whole.includes(false) ? 1 : 0;
} else {
  console.error(
    'usage: npm run faction -- new NAME [--from FILE] [--hue 0-359] | check NAME|--all [--games N] [--strength] | write',
  );
  process.exitCode = 2;
}

function wrote(paths: readonly string[]): void {
  format(paths);
  for (const path of paths) console.log(`wrote ${path}`);
}
