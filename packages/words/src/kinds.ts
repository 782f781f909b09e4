import type { CardDef } from '@smashup/engine';
import type { Language } from './language.ts';

/** What decides which type of card it is. */
export type CardFacts = Pick<CardDef, 'kind' | 'play' | 'power' | 'breakpoint'>;

/** What a card is, in a few words. */
export function kindOf({ kind, play, power, breakpoint }: CardFacts, language: Language): string {
  return language.text('kinds', kind === 'action' ? play : kind, { power, breakpoint });
}
