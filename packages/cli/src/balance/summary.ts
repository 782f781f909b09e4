import { tellViolations } from '../simulate/summary.ts';
import { colours } from '../terminal/colours.ts';
import { columns, percent, span } from '../terminal/columns.ts';
import type { Balance } from './balance.ts';

/** A balance for people. */
export function summarizeBalance({ bots, seconds, violations }: Balance): string[] {
  return [
    ...bots.flatMap(({ bot, games, factions }) => [
      `${colours.bold(`${games} games`)} of two players, ${bot} on both sides`,
      ...columns(
        ['faction', 'games', 'win rate', '95 %', 'place', '95 %'],
        factions.map(({ faction, games: played, place, bestPlace, worstPlace, ...rate }) => [
          faction,
          String(played),
          percent(rate.winRate),
          span(rate),
          String(place),
          `${bestPlace} – ${worstPlace}`,
        ]),
      ),
      '',
    ]),
    colours.dim(`Played in ${seconds.toFixed(1)} s.`),
    ...tellViolations(violations),
  ];
}
