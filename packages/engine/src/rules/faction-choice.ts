import type { Config } from '../model/config.ts';
import { editionRules, type Edition } from '../model/editions.ts';

/** The factions to choose from (R1.2, R1.3). */

export const FACTIONS_EACH = 2;

/** R1.2: how many players can have the same faction. A draft with duplicates has every faction twice. */
export function copiesOnOffer({ duplicates, choice }: Config): number {
  if (!duplicates) return 1;
  return choice === 'draft' ? 2 : Infinity;
}

/** Number of factions laid out for a draft unless the table says otherwise (R1.3). */
export function usualDraftSize(edition: Edition, players: number, offered: number): number {
  return Math.min(Math.max(editionRules[edition].draftPool ?? 0, FACTIONS_EACH * players), offered);
}

/** Whether as many players have that faction as can. */
export function isGone(config: Config, chosen: readonly (readonly string[])[], faction: string): boolean {
  return chosen.filter((factions) => factions.includes(faction)).length >= copiesOnOffer(config);
}
