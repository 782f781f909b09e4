import type { Catalogue } from '@smashup/referee/protocol';
import { heroOf } from './faces.ts';
import { Figure } from './illustration.tsx';

/** The figure that stands for a faction, as large as its place; decoration beside the faction's name. */
export function Hero({ catalogue, faction }: { readonly catalogue: Catalogue; readonly faction: string }) {
  const face = heroOf(catalogue, faction);
  return face === null ? null : <Figure face={face} plain />;
}
