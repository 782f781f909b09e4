import { colours } from '../terminal/colours.ts';
import { columns, percent, span } from '../terminal/columns.ts';
import { tellForfeits, tellSure, tellViolations } from '../simulate/summary.ts';
import type { LadderReport, Pairing } from './ladder.ts';

/** A ladder for people. */
export function summarizeLadder(report: LadderReport): string[] {
  const { games, deals, players, seconds, levels, pairings, violations } = report;
  return [
    `${colours.bold(`${games} games`)} of ${players} players with ${deals} deals in ${seconds.toFixed(1)} s`,
    '',
    ...columns(
      ['level', 'rating', 'wins', 'seats', 'win rate', '95 %', 'ms a decision', '99 % within'],
      levels.map(({ name, rating, millisPerDecision, millisAt99, ...rate }) => [
        name,
        String(rating),
        String(rate.wins),
        String(rate.games),
        percent(rate.winRate),
        span(rate),
        millisPerDecision.toFixed(3),
        `${millisAt99.toFixed(3)} ms`,
      ]),
    ),
    ...tellSure(levels),
    ...tellForfeits(levels),
    ...levels.map(({ name }) => tellWorst(name, report)),
    '',
    colours.bold(
      players === 2 ? 'How often each beats the others' : 'Which of two wins, if one of them does',
    ),
    ...columns(
      ['level', 'against', 'wins', 'games', 'win rate', '95 %', 'deals won', 'split', 'lost'],
      pairings
        .filter(isFavourite)
        .map(({ name, against, dealsWon, dealsSplit, dealsLost, ...rate }) => [
          name,
          against,
          String(rate.wins),
          String(rate.games),
          percent(rate.winRate),
          span(rate),
          String(dealsWon),
          String(dealsSplit),
          String(dealsLost),
        ]),
    ),
    '',
    colours.dim(
      'Each deal is played by all at the table from each side; 95 % intervals are over deals, not over games.',
    ),
    colours.dim(
      `Rating: 400 points more are ten times the chance to win; ${players} equals would win ${percent(1 / players)} each.`,
    ),
    ...tellViolations(violations),
  ];
}

/** Number of factions named with which a level wins least. */
const NAMED = 3;

function tellWorst(level: string, { factions }: LadderReport): string {
  const worst = factions.filter(({ name }) => name === level).slice(0, NAMED);
  const told = worst.map(({ faction, winRate, games }) => `${faction} ${percent(winRate)} of ${games}`);
  return `${level} wins least with ${told.join(', ')}`;
}

/** States a pairing from the stronger side: pairings are listed by strength. */
function isFavourite({ name, against }: Pairing, index: number, pairings: readonly Pairing[]): boolean {
  return index < pairings.findIndex((other) => other.name === against && other.against === name);
}
