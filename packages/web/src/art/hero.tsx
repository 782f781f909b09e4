import type { Catalogue, Face } from '@smashup/referee/protocol';
import { Figure } from './illustration.tsx';

type Known = Pick<Catalogue, 'factions' | 'faces'>;

/** The card that stands for a faction: its strongest minion. */
export function heroOf({ factions, faces }: Known, faction: string): Face | null {
  const entry = factions.find(({ name }) => name === faction);
  const cards = entry?.cards.original.flatMap((index) => faces[index] ?? []) ?? [];
  return cards.reduce<Face | null>((best, card) => (card.power > (best?.power ?? -1) ? card : best), null);
}

/** The figure that stands for a faction, as large as its place; decoration beside the faction's name. */
export function Hero({ catalogue, faction }: { readonly catalogue: Known; readonly faction: string }) {
  const face = heroOf(catalogue, faction);
  return face === null ? null : <Figure face={face} plain />;
}
