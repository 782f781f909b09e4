import type { Game } from '../game.ts';
import type { Ability, CardDef, Scope } from '../library/definitions.ts';
import { isUsedUp } from './limits.ts';

/** What a card does as it is played now: what its own condition allows, and what is not used up this turn. */
export function onPlayNow(g: Game, { onPlay }: CardDef, scope: Scope): readonly Ability[] {
  for (const ability of onPlay)
    if (!isOpen(g, ability, scope)) return onPlay.filter((one) => isOpen(g, one, scope));
  return onPlay;
}

function isOpen(g: Game, { id, spec, limit }: Ability, scope: Scope): boolean {
  if (spec.kind === 'on play' && spec.when !== null && !spec.when(g, scope)) return false;
  return !isUsedUp(g, id, limit, scope.you, scope.stamp);
}
