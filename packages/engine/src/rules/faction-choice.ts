import type { Config, FactionChoice } from '../model/config.ts';
import { editionRules } from '../model/editions.ts';

/** The factions to choose from (R1.2, R1.3). */

export const FACTIONS_EACH = 2;

/** R1.2: how many players can have the same faction. A draft with duplicates has every faction twice. */
export function copiesOnOffer({ duplicates, choice }: Config): number {
  if (!duplicates) return 1;
  return choice === 'draft' ? 2 : Infinity;
}

/** R1.3: what players choose from in turn lies on the table. */
export function isLaidOut(choice: FactionChoice): boolean {
  return choice === 'draft' || choice === 'league';
}

/** The league lays out fourteen; it bans four, and two more lend their bases. */
const LEAGUE_POOL = 14;
export const LEAST_LEAGUE_POOL = 10;

/** The draft of the league (R1.3): what is chosen one after another, and whether by the player with the first pick (0) or the other one (1). */
export const LEAGUE_CHOICES = [
  { what: 'ban', by: 0 },
  { what: 'ban', by: 1 },
  { what: 'ban', by: 0 },
  { what: 'ban', by: 1 },
  { what: 'draft', by: 0 },
  { what: 'draft', by: 1 },
  { what: 'draft', by: 1 },
  { what: 'draft', by: 0 },
  { what: 'bases of', by: 0 },
  { what: 'bases of', by: 1 },
] as const;

/** Number of factions laid out for a draft unless the table says otherwise (R1.3). */
export function usualDraftSize(
  { edition, choice }: Pick<Config, 'edition' | 'choice'>,
  players: number,
  offered: number,
): number {
  const usual = choice === 'league' ? LEAGUE_POOL : (editionRules[edition].draftPool ?? 0);
  return Math.min(Math.max(usual, FACTIONS_EACH * players), offered);
}

/** Whether as many players have that faction as can. */
export function isGone(config: Config, chosen: readonly (readonly string[])[], faction: string): boolean {
  let copies = 0;
  for (const factions of chosen) if (factions.includes(faction)) copies++;
  return copies >= copiesOnOffer(config);
}
