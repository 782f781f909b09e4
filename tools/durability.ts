/**
 * npm run durability --silent [-- --games 400]: opens half-played games after changing the content in memory. Reports
 * what each change did, as one JSON object; fails when too few games go on.
 */
import { parseArgs } from 'node:util';
import { library, smashUp } from '@smashup/cards';
import {
  addFaction,
  changeBase,
  changeCard,
  fixCollector,
  gardeners,
  greenhouse,
  removeFaction,
  type ContentChange,
} from '@smashup/cards/kit/content-changes.ts';
import { halfPlayed } from '@smashup/cards/kit/half-played.ts';
import { buildLibrary, createRules, openRecord, packRecord, replay, type Rules } from '@smashup/engine';

const { values } = parseArgs({ options: { games: { type: 'string', default: '400' } } });
const GAMES = Number(values.games);

interface Change {
  readonly name: string;
  readonly make: ContentChange;
  /** The smallest share of the games that has to go on. */
  readonly least: number;
}

const CHANGES: readonly Change[] = [
  { name: 'nothing', make: (sets) => [...sets], least: 1 },
  {
    name: 'a faction and a base added',
    make: addFaction('Core Set', library.sets[0].factions.length, gardeners, greenhouse),
    least: 0.99,
  },
  {
    name: 'a faction and a base added in the middle',
    make: addFaction('Core Set', 3, gardeners, greenhouse),
    least: 0.99,
  },
  { name: 'the sets in another order', make: (sets) => sets.toReversed(), least: 0.99 },
  { name: 'the Collector fixed', make: fixCollector, least: 1 },
  {
    name: 'the text of a card',
    make: changeCard('Collector', (card) =>
      card.kind === 'minion' ? { ...card, facts: { ...card.facts, text: 'Other words.' } } : card,
    ),
    least: 1,
  },
  {
    name: 'the power of a minion',
    make: changeCard('Collector', (card) =>
      card.kind === 'minion' ? { ...card, facts: { ...card.facts, power: 3 } } : card,
    ),
    least: 0,
  },
  {
    name: 'the breakpoint of a base',
    make: changeBase('The Homeworld', (base) => ({ ...base, facts: { ...base.facts, breakpoint: 18 } })),
    least: 0,
  },
  { name: 'a faction removed', make: removeFaction('Aliens'), least: 0 },
];

/** `same`: it plays as it did; `changed`: it goes on from a point at which it is the same game. */
type Fate = 'same' | 'changed' | 'look only' | 'lost';

/** Opens a saved game and plays it as far as it is said to go: answers that no longer hold are lost. */
function fate(rules: Rules, saved: string): Fate {
  try {
    const { found, record } = openRecord(rules, JSON.parse(saved));
    if (record !== null && rules.violations(replay(rules, record)).length > 0) return 'lost';
    return found;
  } catch {
    return 'lost';
  }
}

const saved = Array.from({ length: GAMES }, (_, number) =>
  JSON.stringify(packRecord(halfPlayed(smashUp, number).save())),
);
const changes = CHANGES.map(({ name, make, least }) => {
  const rules = createRules(buildLibrary(make(library.sets)));
  const fates = saved.map((text) => fate(rules, text));
  const count = (wanted: Fate): number => fates.filter((one) => one === wanted).length;
  const goOn = count('same') + count('changed');
  return {
    name,
    games: GAMES,
    goOn,
    same: count('same'),
    lookOnly: count('look only'),
    lost: count('lost'),
    least,
  };
});
const sum = (field: 'games' | 'goOn' | 'lookOnly' | 'lost'): number =>
  changes.reduce((total, change) => total + change[field], 0);
console.log(
  JSON.stringify({
    games: sum('games'),
    goOn: sum('goOn'),
    lookOnly: sum('lookOnly'),
    lost: sum('lost'),
    changes,
  }),
);
if (sum('lost') > 0 || changes.some(({ goOn, games, least }) => goOn < least * games)) process.exitCode = 1;
