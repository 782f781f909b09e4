import type { CardDef } from '@smashup/engine';
import type { Language } from './language.ts';

/** The facts that decide the type of a card. */
export type CardFacts = Pick<CardDef, 'kind' | 'play' | 'power' | 'breakpoint'>;

/** The type of a card, in a few words. */
export function kindOf({ kind, play, power, breakpoint }: CardFacts, language: Language): string {
  return language.text('kinds', kind === 'action' ? play : kind, { power, breakpoint });
}
