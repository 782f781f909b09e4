import type { Ability, CardDef, Rule } from './library/definitions.ts';
import type { Library } from './library/library.ts';
import type { RuleSpec } from './library/rule-kinds/all.ts';
import { editionRules, type EditionRules } from './model/editions.ts';
import type { Frame, Trigger } from './model/frames.ts';
import { NONE, type AbilityId, type CardId, type LastingId, type Seat } from './model/ids.ts';
import type { Player, State } from './model/state.ts';
import type { Tale } from './model/tale.ts';
import type { InForce } from './rules/in-force.ts';
import type { Influence } from './rules/influence.ts';
import type { Layout } from './rules/layout.ts';
import type { Traits } from './rules/traits.ts';
import type { Totals } from './changes/losses.ts';
import type { Powers } from './changes/rises.ts';
import type { Past } from './outside/past.ts';

/** A state together with what it is read with: the cards' definitions, and what was derived from the state. */
export interface Game {
  readonly lib: Library;
  readonly state: State;
  readonly edition: EditionRules;
  /** Tells the story to whoever listens. `g.tell?.(…)` describes an event only then: other games pay nothing. */
  tell: ((tale: Tale) => void) | null;
  /** Abilities that go before the next step of what is being resolved. Empty whenever a decision is pending. */
  readonly immediate: Trigger[];
  /** Taken since the last answer (see flow/bounds.ts). */
  steps: number;
  /** What the state can be rebuilt from (see outside/past.ts); null until an answer is carried out. */
  past: Past | null;
  /** Which cards take part; null until it is asked for. */
  traits: Traits | null;
  /** What cards in play bring into force, by card; shared by all games that are played with these rules. */
  readonly influences: (Influence | undefined)[];
  /** Everybody's totals after the last step; null where no card asks for losses (changes/losses.ts). */
  totals: Totals | null;
  /** Every minion's power after the last step; null while nothing waits for increases (changes/rises.ts). */
  powers: Powers | null;
  /** What holds at the moment, derived from the table; null after a change. */
  inForce: InForce | null;
  /** The same for what lies where; null even after a change that brings nothing into force. */
  layout: Layout | null;
}

export function openGame(lib: Library, state: State, influences: Game['influences'] = []): Game {
  return {
    lib,
    state,
    edition: editionRules[state.config.edition],
    tell: null,
    immediate: [],
    steps: 0,
    past: null,
    traits: null,
    influences,
    totals: null,
    powers: null,
    inForce: null,
    layout: null,
  };
}

/** A copy of a game begins with what was derived from the original, which is dropped when its table changes. */
export function inherit(copy: Game, original: Game): void {
  copy.traits = original.traits;
  copy.inForce = original.inForce;
  copy.layout = original.layout;
}

// What is found by a number that is valid by construction. Each has its own function instead of a shared `at`, which
// would be slow when called with lists of every kind.

export function defOf(g: Game, card: CardId): CardDef {
  return g.lib.defs[g.state.defs[card] ?? NONE] ?? faceless(g, card);
}

/** In a view, or in a game as a player knows it, a card whose face is not there has been read. */
export class HiddenCardError extends Error {}

function faceless({ state: { defs } }: Game, card: CardId): never {
  if (defs[card] === NONE) throw new HiddenCardError(`Card ${card} is face down.`);
  return missing('card', card);
}

export function playerOf(g: Game, seat: Seat): Player {
  return g.state.players[seat] ?? missing('seat', seat);
}

export function abilityOf(g: Game, ability: AbilityId): Ability {
  return g.lib.abilities[ability] ?? missing('ability', ability);
}

/** The rule of a lasting effect, with what its limit counts it as. */
export function lastingRule(g: Game, rule: LastingId): Rule {
  return g.lib.lasting[rule] ?? missing('lasting rule', rule);
}

export function lastingOf(g: Game, rule: LastingId): RuleSpec {
  return lastingRule(g, rule).spec;
}

/** The frame that is being resolved. */
export function topOf({ state: { stack } }: Game): Frame {
  return stack[stack.length - 1] ?? missing('frame', stack.length - 1);
}

function missing(what: string, number: number): never {
  throw new RangeError(`There is no ${what} ${number}.`);
}

/** The table has changed: what is derived from it has to be worked out again. */
export function touch(g: Game): void {
  g.inForce = null;
  g.layout = null;
}

/** A card came, went or moved. If nothing on it has an effect while it lies there, only the places change. */
export function touchCard(g: Game, card: CardId): void {
  // The bases are where they were.
  if (g.layout !== null) {
    const { bases, basePlaces } = g.layout;
    g.layout = { bases, basePlaces, minionPlaces: null, usable: null };
  }
  const { isPassive, kind } = defOf(g, card);
  if (!isPassive || kind !== 'minion' || g.inForce === null) g.inForce = null;
  // Others may cancel its abilities, or have lent it some.
  else if (g.inForce.cancels.length + g.inForce['lends abilities'].length > 0) g.inForce = null;
}
