import type { CardDef } from './library/definitions.ts';
import type { Library } from './library/library.ts';
import { editionRules, type EditionRules } from './model/editions.ts';
import type { Trigger } from './model/frames.ts';
import type { CardId } from './model/ids.ts';
import type { State } from './model/state.ts';
import type { Tale } from './model/tale.ts';
import type { InForce } from './rules/in-force.ts';
import type { Influence } from './rules/influence.ts';
import type { Traits } from './rules/traits.ts';
import type { Totals } from './changes/losses.ts';
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
  /** From what the state can be made anew (see outside/past.ts); null until an answer is carried out. */
  past: Past | null;
  /** What cards take part; null until it is asked for. */
  traits: Traits | null;
  /** What cards in play bring into force, by card; shared by all games that are played with these rules. */
  readonly influences: (Influence | undefined)[];
  /** Everybody's totals after the last step; null where no card asks for losses (changes/losses.ts). */
  totals: Totals | null;
  /** What holds at the moment, derived from the table; null after a change. */
  inForce: InForce | null;
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
    inForce: null,
  };
}

export function defOf(g: Game, card: CardId): CardDef {
  return g.lib.defs[g.state.defs[card]];
}

/** The table has changed: what is derived from it has to be found anew. */
export function touch(g: Game): void {
  g.inForce = null;
}

/** A card came, went or moved. If nothing on it has an effect while it lies there, only the places change. */
export function touchCard(g: Game, card: CardId): void {
  const { inForce } = g;
  if (inForce === null) return;
  const isQuiet = defOf(g, card).isPassive && inForce.cancel.length === 0 && isMinion(g, card);
  if (isQuiet) {
    inForce.minionPlaces = null;
    inForce.usable = null;
  } else g.inForce = null;
}

function isMinion(g: Game, card: CardId): boolean {
  return defOf(g, card).kind === 'minion';
}
