import { abilityOf, defOf, type Game } from '../game.ts';
import type { AbilityFrame, Aftermath, DuelFrame, Frame, PlayFrame, ScoringFrame } from '../model/frames.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import { baseAt, pieceOf } from './table.ts';

/** What is being resolved, read from the stack. */

/** Does the ability that plays this card say where it goes? If so, the card's own text cannot. */
export function isClaimed(g: Game, card: CardId): boolean {
  return claimOn(g, card)?.claim === 'sole';
}

/** The play of that card, if the ability that plays it has a place for it, and any other place is a matter of choice. */
export function rivalClaim(g: Game, card: CardId): PlayFrame | null {
  const play = claimOn(g, card);
  return play?.claim === 'rival' ? play : null;
}

/** Is the card's own ability under way, and does it send the card somewhere else than to the discard pile? */
export function isLeavingByItsText(g: Game, card: CardId): boolean {
  return g.state.stack.some(
    (frame) =>
      frame.kind === 'ability' && frame.self === card && abilityOf(g, frame.ability).script.leavesBy !== null,
  );
}

/** Does what has played that card send it under its owner's deck where it would go to a hand or a discard pile (R10.62)? */
export function goesUnderDeck({ state: { stack } }: Game, card: CardId): boolean {
  return stack.some(
    (frame) =>
      (frame.kind === 'play' && frame.card === card && frame.goesUnder === true) ||
      groupsOf(frame).some(({ underneath }) => underneath?.includes(card)),
  );
}

/** The play of that card, while it resolves. */
export function playOf({ state: { stack } }: Game, card: CardId): PlayFrame | undefined {
  for (const frame of stack) if (frame.kind === 'play' && frame.card === card) return frame;
  return undefined;
}

function claimOn({ state: { stack } }: Game, card: CardId): PlayFrame | undefined {
  for (const frame of stack) {
    if (frame.kind === 'play' && frame.card === card && frame.claim !== 'none') return frame;
  }
  return undefined;
}

/**
 * Can the card be buried now? Not if something else decides where it goes, and not before the play that its uncovering is,
 * and all that this has triggered, is resolved (R7.4).
 */
export function canBeBuried(g: Game, card: CardId): boolean {
  if (isClaimed(g, card)) return false;
  return !g.state.stack.some(
    (frame) =>
      (frame.kind === 'play' && frame.from === 'buried' && frame.card === card) ||
      groupsOf(frame).some(({ uncovered }) => uncovered === card),
  );
}

/**
 * Can the card go into stasis now (R17.1)? Not if something else decides where it goes, not while it is being played from
 * there, and a titan has no such place (R11.7).
 */
export function canGoIntoStasis(g: Game, card: CardId): boolean {
  const kind = defOf(g, card).kind;
  if (kind === 'titan' || kind === 'base' || isClaimed(g, card)) return false;
  return playOf(g, card)?.from !== 'stasis' && pieceOf(g, card)?.as !== 'stasis';
}

/** What the frame has noticed so far, or is going through. */
export function groupsOf(frame: Frame): readonly Aftermath[] {
  const noticed = frame.noticed === null ? [] : [frame.noticed];
  return [...(frame.kind === 'aftermath' ? frame.groups : []), ...(frame.after ?? []), ...noticed];
}

export function currentDuel(g: Game): DuelFrame | undefined {
  return g.state.stack.find((frame) => frame.kind === 'duel');
}

/** A duel goes on at that base, until its result has been carried out (R11.9). */
export function isDuelAt(g: Game, base: BaseId): boolean {
  return g.state.stack.some((frame) => {
    if (frame.kind === 'duel') return baseAt(g, frame.challenger) === base;
    return frame.kind === 'ability' && resultOf(g, frame).some((minion) => baseAt(g, minion) === base);
  });
}

/** Winners and losers of a duel that the ability has led to, as long as it goes on. */
function resultOf(g: Game, { ability, pc, vars }: AbilityFrame): readonly CardId[] {
  const { steps } = abilityOf(g, ability).script;
  for (let at = 0; at < pc; at++) {
    const step = steps[at];
    if (step?.verb?.verb === 'duel') return vars[step.into] ?? [];
  }
  return [];
}

/** What continues when the duel is over. */
export function frameBelowDuel({ state: { stack } }: Game): Frame | undefined {
  return stack[stack.findIndex((frame) => frame.kind === 'duel') - 1];
}

/** Duels do not nest (R8.2). */
export function canDuel(g: Game, challenger: CardId, challenged: CardId): boolean {
  return currentDuel(g) === undefined && challenger !== NONE && challenged !== NONE;
}

/** The scoring that is under way, if there is one. */
export function currentScoring(g: Game): ScoringFrame | undefined {
  for (let at = g.state.stack.length - 1; at >= 0; at--) {
    const frame = g.state.stack[at];
    if (frame?.kind === 'scoring') return frame;
  }
  return undefined;
}
