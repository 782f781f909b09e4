import { tellViolations } from '../simulate/summary.ts';
import type { Rate } from '../statistics/wilson.ts';
import { colours } from '../terminal/colours.ts';
import { columns, percent, span } from '../terminal/columns.ts';
import type { BalanceReport } from './balance.ts';

/** Number of best and worst factions named. */
const NAMED = 5;

/** A balance for people. */
export function summarizeBalance(report: BalanceReport): string[] {
  const { games, seconds, bot, factions, teams, versus, violations } = report;
  const told = teams.map(({ factions: pair, ...rate }) => ({ name: pair.join(' + '), ...rate }));
  const duels = versus.map(({ faction, against, ...rate }) => ({
    name: `${faction} against ${against}`,
    ...rate,
  }));
  return [
    `${colours.bold(`${games} games`)} of two players in ${seconds.toFixed(1)} s, ${bot} on both sides`,
    '',
    ...rates(
      'faction',
      factions.map(({ faction, ...rate }) => ({ name: faction, ...rate })),
    ),
    '',
    ...rates('strongest teams', told.slice(0, NAMED)),
    '',
    ...rates('weakest teams', told.slice(-NAMED)),
    '',
    ...rates('clearest favourites', duels.slice(0, NAMED)),
    ...tellViolations(violations),
  ];
}

function rates(title: string, rows: readonly (Rate & { readonly name: string })[]): string[] {
  return columns(
    [title, 'games', 'win rate', '95 %'],
    rows.map(({ name, ...rate }) => [name, String(rate.games), percent(rate.winRate), span(rate)]),
  );
}
