import type { CardSpec } from '@smashup/engine';
import type { Member } from './in-set.ts';

/** One copy of a card of another faction: the same name, text and behaviour, but not the faction. */
export function reprint(of: Member, name: string): CardSpec {
  const model = 'faction' in of ? of.faction.cards.find((card) => card.name === name) : undefined;
  if (model === undefined) throw new Error(`There is no ${name} to reprint.`);
  if (model.kind === 'minion')
    return { ...model, facts: { ...model.facts, copies: 1 }, current: once(model.current) };
  return { ...model, facts: { ...model.facts, copies: 1 }, current: once(model.current) };
}

function once<Current extends { readonly facts: { readonly copies?: number } }>(
  current: Current | null,
): Current | null {
  return current === null ? null : { ...current, facts: { ...current.facts, copies: 1 } };
}
