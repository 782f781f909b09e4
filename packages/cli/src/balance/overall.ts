import { sum } from '../lists.ts';
import type { BalanceReport } from './balance.ts';
import type { Strength } from './fit.ts';

/** A faction with all bots. */
export interface FactionStrengths {
  readonly faction: string;
  /** In the order of the report's bots. */
  readonly byBot: readonly Strength[];
  /** How many more of 100 games it wins than the average, as a mean over the bots. */
  readonly points: number;
}

/** The strongest first. */
export function byStrength({ bots }: BalanceReport): FactionStrengths[] {
  const [first] = bots;
  return (first?.factions ?? [])
    .map(({ faction }) => {
      const byBot = bots.flatMap(({ factions }) => factions.filter((one) => one.faction === faction));
      return {
        faction,
        byBot,
        points: 100 * (sum(byBot.map(({ winRate }) => winRate)) / byBot.length - 0.5),
      };
    })
    .sort((one, other) => other.points - one.points);
}
