import { colours } from '../terminal/colours.ts';
import { columns, percent, span } from '../terminal/columns.ts';
import type { BotReport, Report } from './tally.ts';

/** A report for people. */
export function summarize(report: Report): string[] {
  const { games, finished, decisions, seconds, gamesPerSecond, turns, violations } = report;
  return [
    `${colours.bold(`${games} games`)} in ${seconds.toFixed(1)} s (${gamesPerSecond.toFixed(gamesPerSecond < 10 ? 1 : 0)} a second), ${decisions} decisions`,
    `finished: ${finished}; turns: ${turns.mean.toFixed(1)} on average, ${turns.max} at most`,
    '',
    ...columns(
      ['bot', 'wins', 'seats', 'win rate', '95 %', 'ms a decision', '99 % within'],
      report.bots.map((bot) => [
        bot.name,
        String(bot.wins),
        String(bot.games),
        percent(bot.winRate),
        span(bot),
        bot.millisPerDecision.toFixed(3),
        `${bot.millisAt99.toFixed(3)} ms`,
      ]),
    ),
    ...tellSure(report.bots),
    ...tellForfeits(report.bots),
    '',
    ...columns(
      ['faction', 'seats', 'win rate'],
      report.factions
        .toSorted((one, other) => other.winRate - one.winRate)
        .map(({ name, games: seats, winRate }) => [name, String(seats), percent(winRate)]),
    ),
    '',
    ...(violations.length === 0 ? [colours.green('no violations')] : tellViolations(violations)),
  ];
}

/** How often bots that saw a win were wrong. */
export function tellSure(bots: readonly BotReport[]): string[] {
  return bots.flatMap(({ name, sure: { games, lost } }) =>
    games === 0
      ? []
      : [`${name} was 99 % sure to win in ${games} games and lost ${percent(lost / games)} of them`],
  );
}

/** Whose fault it was that games ended early, or went on without them. */
export function tellForfeits(bots: readonly BotReport[]): string[] {
  return bots.flatMap(({ name, forfeits = [] }) =>
    forfeits.map(({ why, games }) =>
      colours.yellow(`${name} ${why}: out of ${games === 1 ? '1 game' : `${games} games`}`),
    ),
  );
}

export function tellViolations(violations: readonly string[]): string[] {
  if (violations.length === 0) return [];
  return [colours.red(`${violations.length} violations`), ...violations.map((line) => `  ${line}`)];
}
