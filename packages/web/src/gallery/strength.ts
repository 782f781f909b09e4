import { use } from 'react';
import address from '../../../../docs/balance.json?url';
import { fetchOnce } from '../catalogue/fetch-once.ts';

/** A win rate with its confidence interval. */
interface Rate {
  readonly games: number;
  readonly winRate: number;
  /** 95 % confidence. */
  readonly low: number;
  readonly high: number;
}

/** The part of the output of `smashup balance --json` that is shown. */
export interface Balance {
  readonly games: number;
  readonly bot: string;
  readonly factions: readonly (Rate & { readonly faction: string })[];
  readonly teams: readonly (Rate & { readonly factions: readonly string[] })[];
}

const loadBalance = fetchOnce(address, isBalance);

function isBalance(data: unknown): data is Balance {
  return typeof data === 'object' && data !== null && 'teams' in data;
}

/** Suspends until it is there. */
export function useBalance(): Balance {
  return use(loadBalance());
}

export interface Strength extends Rate {
  /** From 1, the strongest. */
  readonly place: number;
  /** The win rates of all factions. */
  readonly all: readonly number[];
  /** With each other faction, the best first. */
  readonly partners: readonly (Rate & { readonly faction: string })[];
}

/** The measurements of one faction; null: none. */
export function strengthOf({ factions, teams }: Balance, faction: string): Strength | null {
  const own = factions.find((each) => each.faction === faction);
  if (own === undefined) return null;
  return {
    ...own,
    place: 1 + factions.filter(({ winRate }) => winRate > own.winRate).length,
    all: factions.map(({ winRate }) => winRate),
    partners: teams
      .flatMap((team) => {
        const partner = team.factions.find((each) => each !== faction);
        return team.factions.includes(faction) && partner !== undefined
          ? [{ ...team, faction: partner }]
          : [];
      })
      .sort((one, other) => other.winRate - one.winRate),
  };
}
