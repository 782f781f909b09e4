import type { Game } from '../game.ts';
import type { Abilities, Ability, CardDef, Scope } from '../library/definitions.ts';
import type { Library } from '../library/library.ts';
import type { RuleKind, RuleOf, RuleSpec } from '../library/rule-kinds/all.ts';
import { bitsOf } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat, type LimitedId } from '../model/ids.ts';
import type { Effect } from '../model/state.ts';
import type { Active, InForce } from './in-force.ts';
import { scopeOf } from './scope.ts';
import { nth } from '../model/nth.ts';

/** Puts a rule, or a waiting ability, into the list that it belongs to. */
type Joins = (found: InForce) => void;

/**
 * What a card brings into force at its present place, in one stay in play and under one controller. It depends on
 * nothing else, so it is kept until one of these changes, and shared by every copy of the game.
 */
export interface Influence {
  readonly def: CardDef;
  readonly scope: Scope;
  readonly joins: readonly Joins[];
}

export function influence(
  g: Game,
  def: CardDef,
  card: CardId,
  stamp: number,
  you: Seat,
  here: BaseId,
): Influence {
  const known = g.influences[card];
  if (known !== undefined && known.def === def) {
    const { scope } = known;
    if (scope.stamp === stamp && scope.you === you && scope.here === here) return known;
  }
  const scope = scopeOf(card, you, here, stamp);
  const found = { def, scope, joins: joinsOf(g.lib, def, scope) };
  g.influences[card] = found;
  return found;
}

/** What abilities bring into force on a card with that scope. */
export function joinsOf(
  lib: Library,
  { rules, triggers, insteads }: Omit<Abilities, 'usable'>,
  scope: Scope,
): readonly Joins[] {
  const joins: Joins[] = [];
  for (const { spec, id } of rules) joins.push(joining(lib, spec, id, scope, null));
  for (const ability of triggers) joins.push(reacting(ability, scope, null));
  for (const ability of insteads) joins.push(replacing(ability, scope));
  return joins;
}

/** The same for a card set aside (R11.1) or in stasis (R17.2): only abilities meant for that work there. */
export function influenceAside(
  g: Game,
  def: CardDef,
  triggers: readonly Ability[],
  card: CardId,
  stamp: number,
  owner: Seat,
): Influence {
  const known = g.influences[card];
  if (known !== undefined && known.def === def && known.scope.stamp === stamp) return known;
  const scope = scopeOf(card, owner, NONE, stamp);
  const found = { def, scope, joins: triggers.map((ability) => reacting(ability, scope, null)) };
  g.influences[card] = found;
  return found;
}

/** Most lists have one entry or two, and one that grows has room for 17 more. */
export function added<T>(list: T[], one: T): T[] {
  const [first] = list;
  if (first === undefined) return [one];
  if (list.length === 1) return [first, one];
  list.push(one);
  return list;
}

const NOTHING: Joins = () => {};

function reacting({ id, spec }: Ability, scope: Scope, effect: Effect | null): Joins {
  if (spec.kind !== 'trigger') return NOTHING;
  const active = { rule: spec, id, scope, effect, hears: bitsOf(spec.on) };
  return (found) => {
    found.reactions = added(found.reactions, active);
    found.heard |= active.hears;
  };
}

function replacing({ id, spec }: Ability, scope: Scope): Joins {
  if (spec.kind !== 'instead') return NOTHING;
  const active = { rule: spec, id, scope, effect: null };
  return (found) => (found.instead = added(found.instead, active));
}

export function joining(
  lib: Library,
  rule: RuleSpec,
  id: LimitedId,
  scope: Scope,
  effect: Effect | null,
): Joins {
  if (rule.kind === 'reaction')
    return reacting(nth(lib.abilities, lib.numberOf(rule.ability)), scope, effect);
  const { kind } = rule;
  const active = { rule, id, scope, effect };
  return (found: Record<RuleKind, Active<RuleOf<RuleKind>>[]>) => (found[kind] = added(found[kind], active));
}
