import type { Game } from '../game.ts';
import type { CardDef } from '../library/definitions.ts';
import { nth } from '../model/nth.ts';
import { BITS, bitsOf, type HappeningKind } from '../model/happening.ts';

/**
 * Which kinds of cards take part in this game at all: most games have none of the rarer kinds and need not look for
 * them.
 */
export interface Traits {
  /** Kinds of events that a card can answer from hand, as bits. */
  readonly answered: number;
  /** Some card can answer something from the discard pile. */
  readonly someAnswerInDiscard: boolean;
  /** Some card asks whether somebody has lost power. */
  readonly someAskForLosses: boolean;
  /** Some card asks which minions an action has directly raised. */
  readonly someAskForRaising: boolean;
  /** Some card waits for a minion's power to increase. */
  readonly someAwaitRises: boolean;
  /** Some card may take the place of a minion that is about to be played. */
  readonly someStandIn: boolean;
  readonly someUsableInHand: boolean;
  readonly someUsableInDiscard: boolean;
  /** Some card can be played from the discard pile by its own text. */
  readonly somePlayableFromDiscard: boolean;
  /** Some card lends the abilities of another one. */
  readonly someLends: boolean;
  /** Some card can take on the text of another one as it is played. */
  readonly someTakeTexts: boolean;
  /** Some card lets a player control more titans than one. */
  readonly someAllowTitans: boolean;
}

export function traitsOf(g: Game): Traits {
  g.traits ??= lookThrough(g);
  return g.traits;
}

/** Can a card answer such events from hand? */
export function isAnswered(g: Game, kind: HappeningKind): boolean {
  return (traitsOf(g).answered & BITS[kind]) !== 0;
}

function lookThrough(g: Game): Traits {
  let answered = 0;
  let someAnswerInDiscard = false;
  let someAskForLosses = false;
  let someAskForRaising = false;
  let someAwaitRises = false;
  let someStandIn = false;
  let someUsableInHand = false;
  let someUsableInDiscard = false;
  let somePlayableFromDiscard = false;
  let someLends = false;
  let someAllowTitans = false;
  let someTakeTexts = false;
  for (const def of remarkableIn(g)) {
    if (def.lends) someLends = true;
    if (def.allowsTitans) someAllowTitans = true;
    if (def.asksForRaising) someAskForRaising = true;
    if (def.awaitsRises) someAwaitRises = true;
    if (def.standsIn) someStandIn = true;
    for (const { spec } of def.responses) {
      if (spec.kind !== 'response') continue;
      answered |= bitsOf(spec.on);
      if (spec.inDiscard === true) someAnswerInDiscard = true;
      if (spec.takesText === true) someTakeTexts = true;
    }
    if (def.asksForLosses) someAskForLosses = true;
    for (const { spec } of def.usable) {
      if (spec.kind !== 'talent' && spec.kind !== 'on your turn') continue;
      if (spec.from === 'hand') someUsableInHand = true;
      if (spec.from === 'discard') someUsableInDiscard = true;
    }
    if (def.fromDiscard !== null) somePlayableFromDiscard = true;
  }
  return {
    answered,
    someAnswerInDiscard,
    someAskForLosses,
    someAskForRaising,
    someAwaitRises,
    someStandIn,
    someUsableInHand,
    someUsableInDiscard,
    somePlayableFromDiscard,
    someLends,
    someAllowTitans,
    someTakeTexts,
  };
}

/** Of the cards in the game that the viewer knows those that are not plain, both sides of a fusion. */
function remarkableIn({ lib, state }: Game): readonly CardDef[] {
  const found: CardDef[] = [];
  for (const number of state.defs) {
    const def = lib.defs[number];
    if (def === undefined || def.isPlain) continue;
    if (def.fusion === null) found.push(def);
    else found.push(nth(lib.defs, def.fusion.minion), nth(lib.defs, def.fusion.action));
  }
  return found;
}
