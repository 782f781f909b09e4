/**
 * npm run same --silent -- REV [--games 200]: does the working tree play as that revision did? The engine and the cards of
 * both are bundled and play the same games, over all factions, two to four players, both printings, with and without
 * titans. At every decision the state has to be the same JSON. What both know of an ability (steps, slots, traits) is
 * compared as well. Prints one JSON object; fails on any difference.
 */
import { parseArgs } from 'node:util';
import { abilitiesThatDiffer } from './same/abilities.ts';
import { gamesThatDiffer } from './same/games.ts';
import { checkOut, loadSide } from './same/sides.ts';

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const [revision] = positionals;
if (revision === undefined) throw new Error('usage: npm run same --silent -- REV [--games 200]');

const before = await loadSide(checkOut(revision), 'before');
const now = await loadSide('.', 'now');
const abilities = abilitiesThatDiffer(before, now);
const games = gamesThatDiffer(before, now, Number(values.games));
console.log(JSON.stringify({ revision, abilities, games }, null, 2));
process.exitCode = abilities.different.length + games.different.length === 0 ? 0 : 1;
