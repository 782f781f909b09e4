import { colours } from '../terminal/colours.ts';
import { padEnd, padStart } from '../terminal/text.ts';
import type { Report } from './tally.ts';

/** A report for people. */
export function summarize(report: Report): string[] {
  const { games, finished, decisions, seconds, gamesPerSecond, turns, violations } = report;
  return [
    `${colours.bold(`${games} games`)} in ${seconds.toFixed(1)} s (${gamesPerSecond.toFixed(0)} a second), ${decisions} decisions`,
    `finished: ${finished}; turns: ${turns.mean.toFixed(1)} on average, ${turns.max} at most`,
    '',
    ...table(
      ['bot', 'wins', 'seats', 'win rate', 'ms a decision'],
      report.bots.map((bot) => [
        bot.name,
        String(bot.wins),
        String(bot.games),
        percent(bot.winRate),
        bot.millisPerDecision.toFixed(4),
      ]),
    ),
    '',
    ...table(
      ['faction', 'seats', 'win rate'],
      report.factions
        .toSorted((one, other) => other.winRate - one.winRate)
        .map(({ name, games: seats, winRate }) => [name, String(seats), percent(winRate)]),
    ),
    '',
    ...(violations.length === 0
      ? [colours.green('no violations')]
      : [colours.red(`${violations.length} violations`), ...violations.map((line) => `  ${line}`)]),
  ];
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

/** The first column to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] ?? 0)).join('   ');
  return [colours.dim(line(head)), ...rows.map(line)];
}
