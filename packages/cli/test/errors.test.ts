import { library } from '@smashup/cards';
import { expect, test } from 'vitest';
import { smashup } from './kit/run.ts';

const FACTIONS = library.factionNames.join('; ');

/** Every bad input: what is said on stderr, in one line, naming the problem and what would be accepted. */
const CASES: readonly (readonly [string, string])[] = [
  ['simulate --games x', '--games must be a whole number from 1 up, not "x".'],
  ['simulate --games 0', '--games must be a whole number from 1 up, not "0".'],
  ['simulate --games 1.5', '--games must be a whole number from 1 up, not "1.5".'],
  ['simulate', "required option '--games <n>' not specified"],
  ['simulate --games 1 --players 5', '--players must be a number from 2 to 4, not "5".'],
  ['simulate --games 1 --seed -1', '--seed must be a whole number from 0 up, not "-1".'],
  ['simulate --games 1 --factions Ghosts', '"Ghosts" is not a pair of factions'],
  ['simulate --games 1 --factions Ghosts+Goats,X+Y', `There is no faction "Goats". Accepted: ${FACTIONS}.`],
  ['simulate --games 1 --factions Ghosts+Ghosts,Steampunks+Vikings', 'must differ (R1.1), not Ghosts twice.'],
  [
    'simulate --games 1 --factions Ghosts+Vikings,Ghosts+Steampunks',
    'Only one player can have Ghosts (R1.2); choose another or add --duplicates.',
  ],
  ['simulate --games 1 --factions Ghosts+Vikings', 'names 1 pair; give one for each of the 2 to 4 players.'],
  [
    'simulate --games 1 --players 3 --factions Ghosts+Vikings,Samurai+Steampunks',
    'names 2 pairs; give one for each of the 3 players.',
  ],
  ['simulate --games 1 --sets Nowhere', 'There is no set with factions "Nowhere". Accepted: '],
  ['simulate --games 1 --bots genius', 'There is no bot "genius". Accepted: random; easy; normal; hard.'],
  ['simulate --games 1 --bots random,', 'There is no bot "". Accepted: random; easy; normal; hard.'],
  [
    'simulate --games 1 --bots hard:fast',
    '"fast" is no budget; give milliseconds or iterations for a decision, like hard:200ms or hard:300it.',
  ],
  ['simulate --games 1 --bots hard:0ms', '"0ms" is no budget; give milliseconds or iterations'],
  ['simulate --games 1 --bots easy:9it', 'Only hard thinks within a budget, not easy; leave out ":9it".'],
  ['simulate --games 1 --threads 0', '--threads must be a number from 1 to 256, not "0".'],
  ['ladder --deals 0', '--deals must be a whole number from 1 up, not "0".'],
  ['ladder --players 5', '--players must be a number from 2 to 4, not "5".'],
  ['ladder --levels easy,clever', 'There is no bot "clever". Accepted: random; easy; normal; hard.'],
  ['ladder --levels easy,easy', '--levels names only easy; give two at least of random, easy, normal, hard.'],
  ['balance --games none', '--games must be a whole number from 1 up, not "none".'],
  ['balance --bot genius', 'There is no bot "genius". Accepted: random; easy; normal; hard.'],
  ['balance --pool Ghosts,Goats', `There is no faction "Goats". Accepted: ${FACTIONS}.`],
  ['balance --pool Ghosts,Vikings,Cowboys', 'A balance needs 4 factions at least, not 3; name more.'],
  [
    'balance --out /nowhere/balance.svg',
    '/nowhere/balance.svg cannot be written (there is no such file); give another --out FILE.svg.',
  ],
  ['balance --sets Nowhere', 'There is no set with factions "Nowhere". Accepted: '],
  ['simulate --games 1 --bots random,random,random', '--bots names 3 for 2 players; give 1 to 2.'],
  ['simulate --games 1 --edition 1999', 'There is no edition "1999". Accepted: awesome-level-9000; '],
  ['simulate --games 1 --printing third', 'There is no printing "third". Accepted: original; current.'],
  [
    'play --choice dice',
    'There is no way of choosing factions "dice". Accepted: free; random; draft; league.',
  ],
  ['play --bots random,random --players 2', '--bots names 2; with 2 players there is room for 1.'],
  ['play --hot-seat --players 2 --bots random', '--bots names 1; with 2 players there is room for 0.'],
  [
    'play --players 2 --factions Ghosts+Vikings,Samurai+Steampunks,Cowboys+Grannies',
    '--factions names 3 pairs for 2 players; give at most 2.',
  ],
  ['play --choice draft --draft-size 3', '2 players need 4 factions to draft from, not 3. Lay out more.'],
  ['play --draft-size 6', 'Factions are laid out only for a draft'],
  ['play --choice draft --pool Ghosts,Aliens,Ghosts,Robots', 'Ghosts is named twice'],
  ['play --pool Ghosts,Goats', `There is no faction "Goats". Accepted: ${FACTIONS}.`],
  ['play --pool Ghosts,Aliens --sets Nowhere', 'There is no set with factions "Nowhere".'],
  ['play --first 3', '--first names player 3 of 2; give 1 to 2.'],
  ['play --first 0', '--first must be a number from 1 to 4, not "0".'],
  ['simulate --games 1 --bases Nowhere', 'There is no set "Nowhere". Accepted: Core Set; '],
  ['play --resume /nowhere.json', '/nowhere.json cannot be read (there is no such file)'],
  ['replay /nowhere.json', '/nowhere.json cannot be read (there is no such file); give a game record.'],
  ['replay', "missing required argument 'file'"],
  ['replay x --from now', '--from must be a whole number from 0 up, not "now".'],
  ['cards --set Nowhere', 'There is no set "Nowhere". Accepted: Core Set; '],
  ['cards --faction Goats', `There is no faction "Goats". Accepted: ${FACTIONS}.`],
  ['cards --yaml', "unknown option '--yaml'"],
  [
    'dance',
    "unknown command 'dance'; the commands are cards, play, simulate, ladder, balance, dataset, replay.",
  ],
  ['', 'a command is missing; the commands are cards, play, simulate, ladder, balance, dataset, replay.'],
];

test.for(CASES)('smashup %s', async ([line, message]) => {
  const { out, err, code } = await smashup(line === '' ? [] : line.split(' '));
  expect(code).toBeGreaterThan(0);
  expect(out).toBe('');
  expect(err).toContain(message);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err.startsWith('smashup: ')).toBe(true);
});

test('two players may have the same faction if they say so', async () => {
  const { code } = await smashup([
    'simulate',
    '--games',
    '1',
    '--duplicates',
    '--factions',
    'Ghosts+Vikings,Ghosts+Steampunks',
    '--json',
  ]);
  expect(code).toBe(0);
});

test('help and version are no errors', async () => {
  expect(await smashup(['--version'])).toMatchObject({ code: 0, err: '' });
  const help = await smashup(['simulate', '--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('--games <n>');
});
