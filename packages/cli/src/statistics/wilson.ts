/** A share of wins, with its confidence interval. */
export interface Rate {
  readonly wins: number;
  readonly games: number;
  readonly winRate: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side that hold 95 %. */
export const Z = 1.959964;

/** Wilson's interval: unlike the plain one it is right for few games and for rates near 0 and 1. */
export function rate(wins: number, games: number): Rate {
  if (games === 0) return { wins, games, winRate: 0, low: 0, high: 1 };
  const share = wins / games;
  const weight = Z ** 2 / games;
  const centre = (share + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  return {
    wins,
    games,
    winRate: rounded(share),
    low: rounded(Math.max(0, centre - reach)),
    high: rounded(Math.min(1, centre + reach)),
  };
}

/** To four decimals, as all shares are reported. */
export function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
