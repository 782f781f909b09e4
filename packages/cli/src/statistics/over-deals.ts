import { sum } from '../lists.ts';
import { rounded, Z, type Rate } from './wilson.ts';

/** The result of one deal that was played several times: games won, of those that counted. */
export interface DealScore {
  readonly wins: number;
  readonly games: number;
}

/** Half of these are added as won and half as lost. */
const ADDED = 4;

/**
 * A share of wins with its 95 % interval over deals: games with the same cards resemble each other, so a deal counts
 * once, however often it is played. As in Agresti and Coull's interval, two deals won and two lost are added first;
 * with one game for each deal it is theirs. Deals that are split make it narrower, since luck cancels in them.
 */
export function rateOverDeals(deals: readonly DealScore[]): Rate {
  const wins = sum(deals.map((deal) => deal.wins));
  const games = sum(deals.map((deal) => deal.games));
  if (games === 0) return { wins, games, winRate: 0, low: 0, high: 1 };
  const usual = games / deals.length;
  const all = games + ADDED * usual;
  const centre = (wins + (ADDED / 2) * usual) / all;
  const squares =
    sum(deals.map((deal) => (deal.wins - centre * deal.games) ** 2)) +
    (ADDED / 2) * usual ** 2 * (centre ** 2 + (1 - centre) ** 2);
  const reach = (Z * Math.sqrt(squares)) / all;
  return {
    wins,
    games,
    winRate: rounded(wins / games),
    low: rounded(Math.max(0, centre - reach)),
    high: rounded(Math.min(1, centre + reach)),
  };
}
