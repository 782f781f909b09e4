import { EDITIONS, PRINTINGS, type Config, type LogEvent, type State } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { eagerPicks, playAtRandom, randomConfig, randomPicks } from '../kit/random-play.ts';

/** A one-line reproduction for a failure. */
function reproduction(config: Config, seed: number): string {
  const factions = config.players.map((player) => player.factions?.join('+') ?? 'random').join(',');
  return `npx smashup simulate --games 1 --seed ${seed} --players ${config.players.length} --edition ${config.edition} --printing ${config.printing} --check   (factions ${factions})`;
}

function checkedGame(
  config: Config,
  seed: number,
  tell?: (event: LogEvent, state: State | null) => void,
  pick = randomPicks,
): void {
  let latest: State | null = null;
  try {
    const { state } = playAtRandom(
      config,
      seed,
      (now, decision) => {
        latest = now;
        expect(smashUp.violations(now)).toEqual([]);
        // Every so often the game goes on from what was written down.
        if (decision % 7 !== 0) return now;
        const copy: State = JSON.parse(JSON.stringify(now));
        expect(smashUp.hash(copy)).toBe(smashUp.hash(now));
        return copy;
      },
      (event) => tell?.(event, latest),
      pick,
    );
    expect(state.winner).toBeGreaterThanOrEqual(0);
    expect(state.players[state.winner].vp).toBeGreaterThanOrEqual(15);
  } catch (error) {
    throw new Error(`${String(error)}\n${reproduction(config, seed)}`, { cause: error });
  }
}

describe('random games keep every invariant and come to an end', () => {
  for (const printing of PRINTINGS) {
    for (const edition of EDITIONS) {
      for (const players of [2, 3, 4]) {
        test(`${players} players, ${edition}, ${printing} printing`, () => {
          for (let seed = 1; seed <= 8; seed++) {
            checkedGame(randomConfig(players, { printing, edition, extraBaseSets: ['Core Set'] }), seed);
          }
        });
      }
    }
  }
});

/** Games for one card that is rarely played, before it counts as never played. */
const TRIES = 40;

describe('every pair of factions meets', () => {
  for (const printing of PRINTINGS) {
    test(`${printing} printing: every card is played`, () => {
      const { factionNames } = library;
      const unplayed = new Map(
        factionNames.flatMap((name) =>
          library.faction(name).cards[printing].map((def) => [`${name}: ${library.defs[def].name}`, name]),
        ),
      );
      const watch = (event: LogEvent, state: State | null): void => {
        if (event.key !== 'play' || event.card === undefined || state === null) return;
        const def = library.defs[state.defs[event.card]];
        unplayed.delete(`${def.faction}: ${def.name}`);
      };
      let seed = 1;
      const meet = (one: string, other: string, pick = randomPicks): void => {
        const config = smashUp.config({
          players: [{ factions: [one, other] }, {}],
          choice: 'random',
          printing,
          duplicates: true,
          extraBaseSets: ['Core Set'],
        });
        checkedGame(config, seed++, watch, pick);
      };
      factionNames.forEach((one, at) => {
        for (const other of factionNames.slice(at + 1)) meet(one, other);
      });
      for (const [card, faction] of unplayed) {
        const partners = factionNames.filter((name) => name !== faction);
        for (let tries = 0; tries < TRIES && unplayed.has(card); tries++) {
          meet(faction, partners[tries % partners.length], eagerPicks);
        }
      }
      expect([...unplayed.keys()]).toEqual([]);
    });
  }
});
