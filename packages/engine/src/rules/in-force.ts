import { defOf, type Game, lastingOf, lastingRule } from '../game.ts';
import type {
  Abilities,
  Ability,
  CardTest,
  Instead,
  Rule,
  Scope,
  Triggered,
} from '../library/definitions.ts';
import { RULE_KINDS, type RuleKind, type RuleOf, type RuleSpec } from '../library/rule-kinds/all.ts';
import { BITS, type HappeningKind } from '../model/happening.ts';
import { NONE, type CardId, type Seat, type AbilityId, type LimitedId } from '../model/ids.ts';
import { nth } from '../model/nth.ts';
import type { Effect } from '../model/state.ts';
import { forbiddenBy } from './forbidden-by.ts';
import { addLent, type Lent } from './lending.ts';
import { scopeOfEffect } from './scope.ts';
import { added, influence, influenceAside, joining, type Influence } from './influence.ts';
import { ownerOf, pieceOf } from './table.ts';
import { isFaceDown } from '../model/face-down.ts';

/** A rule with the surroundings it is read in. */
export interface Active<R, Id = LimitedId> {
  readonly rule: R;
  readonly id: Id;
  readonly scope: Scope;
  /** The lasting effect that it comes from, or null when its card is in play. */
  readonly effect: Effect | null;
}

/** A waiting ability, with what it reacts to as bits. */
export interface Reaction extends Active<Triggered, AbilityId> {
  readonly hears: number;
}

/** Every rule that holds at the moment, by kind. */
export type RulesInForce = { [Kind in RuleKind]: Active<RuleOf<Kind>>[] };

/** The same with every waiting ability. Once gathered it is never changed, so that copies of a game share it. */
export interface InForce extends RulesInForce {
  instead: Active<Instead, AbilityId>[];
  reactions: Reaction[];
  /** What any of them reacts to, as bits. */
  heard: number;
  /** Who has other abilities besides their own. */
  lent: Lent[];
  /** Cards whose abilities are treated as if they did not exist (R9.10). */
  cancelled: ReadonlySet<CardId>;
  /** Actions that are on minions. */
  attached: CardId[];
  /** Something gives control of minions, whether or not it is cancelled. */
  someClaimControl: boolean;
}

/** The rules in force. Cached until the table changes. */
export function inForce(g: Game): InForce {
  g.inForce ??= gather(g);
  return g.inForce;
}

const NOTHING_CANCELLED: ReadonlySet<CardId> = new Set();

/** Does a card in play, or a lasting effect, react to such events? */
export function isAwaited(g: Game, kind: HappeningKind): boolean {
  return (inForce(g).heard & BITS[kind]) !== 0;
}

/** Is this very ability of that card still in force? */
export function isInForce(g: Game, ability: AbilityId, self: CardId, stamp: number): boolean {
  for (const { id, scope } of inForce(g).reactions) {
    if (id === ability && scope.self === self && scope.stamp === stamp) return true;
  }
  return false;
}

/** Does that player ignore the ability of this base? */
export function ignores(g: Game, player: Seat, base: CardId): boolean {
  for (const { rule, scope } of inForce(g)['ignores ability'])
    if (scope.you === player && rule.test(g, scope, base)) return true;
  return false;
}

export function isCancelled(g: Game, card: CardId): boolean {
  const { cancelled } = inForce(g);
  return cancelled.size > 0 && cancelled.has(card);
}

/** It is cancelled, or has lost the abilities printed on it: there is nothing to copy. */
export function isWithoutAbilities(g: Game, card: CardId): boolean {
  return isCancelled(g, card) || isAnyOf(g, inForce(g)['loses abilities'], card);
}

/** The rules of a card in play: its own, and those lent to it (R10.29). */
export function rulesOf(g: Game, card: CardId): readonly Rule[] {
  return withLent(g, card, defOf(g, card).rules, (abilities) => abilities.rules);
}

/** The same for what it reacts to. */
export function triggersOf(g: Game, card: CardId): readonly Ability[] {
  return withLent(g, card, defOf(g, card).triggers, (abilities) => abilities.triggers);
}

function withLent<T>(
  g: Game,
  card: CardId,
  own: readonly T[],
  part: (abilities: Abilities) => readonly T[],
): readonly T[] {
  const { lent } = inForce(g);
  if (lent.length === 0) return own;
  return [...own, ...lent.filter(({ to }) => to === card).flatMap(({ abilities }) => part(abilities))];
}

/** Shared by all kinds of rules that have no entries, which is most of them most of the time. */
const NONE_HOLD: never[] = [];

/** (The compiler cannot follow a loop over the kinds, hence the second signature.) */
function noRules(): RulesInForce;
function noRules(): object {
  return Object.fromEntries(RULE_KINDS.map((kind) => [kind, NONE_HOLD]));
}

/** A spread that adds nothing is quick, since all copies have one shape; one that adds properties takes 200 times as long. */
const NOTHING_HOLDS: InForce = {
  ...noRules(),
  instead: NONE_HOLD,
  reactions: NONE_HOLD,
  heard: 0,
  lent: NONE_HOLD,
  cancelled: NOTHING_CANCELLED,
  attached: NONE_HOLD,
  someClaimControl: false,
};

function someClaimControl(g: Game, attached: readonly CardId[]): boolean {
  for (const action of attached) if (defOf(g, action).givesControl) return true;
  for (const { rule } of g.state.effects) if (lastingOf(g, rule).kind === 'you control') return true;
  return false;
}

function gather(g: Game): InForce {
  const all = gatherExcept(g, NOTHING_CANCELLED);
  if (all.cancels.length === 0) return all;
  // R9.10: what is cancelled is treated as if it did not exist. Whether a card can be cancelled at all is
  // asked of the full set, since protections hold against cancelling (R9.2).
  g.inForce = all;
  const cancelled = cancelledCards(g, all);
  return cancelled.size === 0 ? all : gatherExcept(g, cancelled);
}

function cancelledCards(g: Game, all: InForce): Set<CardId> {
  const cancelled = new Set<CardId>();
  const sources = [...g.state.table, ...g.state.bases.map((b) => b.base)];
  for (const { rule, scope, effect } of all.cancels) {
    for (const card of sources) {
      if (!rule.test(g, scope, card)) continue;
      const cause = { card: scope.self, controller: scope.you, by: scope.you, goesOn: effect !== null };
      // Its own abilities do not protect it: they are what is cancelled.
      if (forbiddenBy(g, all, 'cancel', card, cause, NONE, card) === null) cancelled.add(card);
    }
  }
  return cancelled;
}

function gatherExcept(g: Game, cancelled: ReadonlySet<CardId>): InForce {
  const { state } = g;
  const found = { ...NOTHING_HOLDS };
  found.cancelled = cancelled;
  const losses = lossesNow(g);
  const isOut = (card: CardId): boolean =>
    (cancelled.size > 0 && cancelled.has(card)) || (losses.length > 0 && isAnyOf(g, losses, card));
  for (const { base, stamp } of state.bases) {
    const def = defOf(g, base);
    if (!def.isPassive && !isOut(base)) join(found, influence(g, def, base, stamp, NONE, base));
  }
  for (const card of state.table) {
    const piece = state.pieces[card] ?? null;
    if (piece === null || isFaceDown(piece)) continue;
    const def = defOf(g, card);
    if (piece.as === 'stasis') {
      if (piece.on === NONE)
        join(found, influenceAside(g, def, def.triggersInStasis, card, piece.stamp, piece.controller));
      continue;
    }
    if (piece.on !== NONE) found.attached = added(found.attached, card);
    if (def.isPassive || isOut(card)) continue;
    join(found, influence(g, def, card, piece.stamp, piece.controller, piece.base));
  }
  found.someClaimControl = someClaimControl(g, found.attached);
  if (state.aside !== undefined) {
    for (const { card, stamp } of state.aside) {
      const def = defOf(g, card);
      join(found, influenceAside(g, def, def.triggersAside, card, stamp, ownerOf(g, card)));
    }
  }
  for (const effect of state.effects) {
    const { id, spec } = lastingRule(g, effect.rule);
    joining(g.lib, asNarrowed(spec, effect), id, scopeOfEffect(effect), effect)(found);
  }
  if (found['lends abilities'].length === 0) return found;
  // What lending depends on is read from what holds without it.
  g.inForce = found;
  // What is lent may lend in its turn.
  for (let at = 0; at < found['lends abilities'].length; at++)
    addLent(g, found, nth(found['lends abilities'], at));
  return found;
}

/** What makes cards lose their abilities (R10.71) is looked for before these are gathered. */
function lossesNow(g: Game): Loss[] {
  let losses: Loss[] = NONE_HOLD;
  for (const effect of g.state.effects) {
    const { id, spec: rule } = lastingRule(g, effect.rule);
    if (rule.kind === 'loses abilities')
      losses = added(losses, { rule, id, scope: scopeOfEffect(effect), effect });
  }
  return losses;
}

type Loss = Active<RuleOf<'loses abilities'>>;

function isAnyOf(g: Game, losses: readonly Loss[], card: CardId): boolean {
  return losses.some(({ rule, scope }) => rule.test(g, scope, card));
}

/** The rule of an effect that is for one card alone (R10.54), or that spares some. */
function asNarrowed(rule: RuleSpec, effect: Effect): RuleSpec {
  if (effect.only === undefined && effect.spares.length === 0) return rule;
  switch (rule.kind) {
    case 'more power': {
      const reach = effect.only === undefined ? rule.reach : 'anywhere';
      return { ...rule, reach, test: narrowed(rule.test, effect) };
    }
    case 'in total':
    case 'cancels':
      return { ...rule, test: narrowed(rule.test, effect) };
    // Whom something is lent to is looked up where that is done (lending.ts).
    default:
      return rule;
  }
}

function narrowed(test: CardTest, effect: Effect): CardTest {
  const { only, spares } = effect;
  if (only === undefined) return (g, s, card) => !spares.includes(card) && test(g, s, card);
  return (g, _, card) => card === only && isSameStay(g, card, effect);
}

/** One that has come back since is another card (R10.11). */
function isSameStay(g: Game, card: CardId, { since }: Effect): boolean {
  const { stamp } = pieceOf(g, card) ?? { stamp: NONE };
  return stamp !== NONE && stamp < since;
}

function join(found: InForce, { joins }: Influence): void {
  for (const joinIn of joins) joinIn(found);
}
