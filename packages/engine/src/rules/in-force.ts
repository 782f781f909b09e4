import { defOf, type Game } from '../game.ts';
import type {
  Ability,
  BreakpointRule,
  CancelRule,
  CannotPlayRule,
  CannotRule,
  CardDef,
  DestinationRule,
  ExtraRule,
  Instead,
  LendsRule,
  NamesRule,
  PlaysFromDiscardRule,
  PowerRule,
  ProtectionRule,
  RuleSpec,
  Scope,
  StartingBreakpointRule,
  StartingPowerRule,
  TotalRule,
  Triggered,
} from '../library/definitions.ts';
import type { HappeningKind } from '../model/happening.ts';
import { NONE, type CardId } from '../model/ids.ts';
import type { Effect } from '../model/state.ts';
import { forbidden } from './forbidden.ts';

/** A rule with the surroundings it is read in. */
export interface Active<R> {
  readonly rule: R;
  readonly id: number;
  readonly scope: Scope;
  /** The lasting effect that it comes from, or null when its card is in play. */
  readonly effect: Effect | null;
}

/** Every rule and every waiting ability that holds at the moment, sorted by what it is about. */
export interface InForce {
  readonly power: Active<PowerRule>[];
  readonly startingPower: Active<StartingPowerRule>[];
  readonly total: Active<TotalRule>[];
  readonly breakpoint: Active<BreakpointRule>[];
  readonly startingBreakpoint: Active<StartingBreakpointRule>[];
  readonly cannot: Active<CannotRule>[];
  readonly protection: Active<ProtectionRule>[];
  readonly cannotPlay: Active<CannotPlayRule>[];
  readonly cancel: Active<CancelRule>[];
  readonly playsFromDiscard: Active<PlaysFromDiscardRule>[];
  readonly extra: Active<ExtraRule>[];
  readonly names: Active<NamesRule>[];
  readonly lends: Active<LendsRule>[];
  readonly destination: Active<DestinationRule>[];
  readonly instead: Active<Instead>[];
  readonly listeners: Map<HappeningKind, Active<Triggered>[]>;
  /** Cards whose abilities are treated as if they did not exist (R9.10). */
  readonly cancelled: ReadonlySet<CardId>;
}

/** What holds at the moment. Kept until the table changes. */
export function inForce(g: Game): InForce {
  g.inForce ??= gather(g);
  return g.inForce;
}

const NOTHING_CANCELLED: ReadonlySet<CardId> = new Set();

export function isCancelled(g: Game, card: CardId): boolean {
  return inForce(g).cancelled.has(card);
}

function empty(cancelled: ReadonlySet<CardId>): InForce {
  return {
    power: [],
    startingPower: [],
    total: [],
    breakpoint: [],
    startingBreakpoint: [],
    cannot: [],
    protection: [],
    cannotPlay: [],
    cancel: [],
    playsFromDiscard: [],
    extra: [],
    names: [],
    lends: [],
    destination: [],
    instead: [],
    listeners: new Map(),
    cancelled,
  };
}

function gather(g: Game): InForce {
  const all = gatherExcept(g, NOTHING_CANCELLED);
  if (all.cancel.length === 0) return all;
  // R9.10: what is cancelled is treated as if it did not exist. Whether a card can be cancelled at all is
  // asked of the full set, since protections hold against cancelling (R9.2).
  g.inForce = all;
  const cancelled = cancelledCards(g, all);
  return cancelled.size === 0 ? all : gatherExcept(g, cancelled);
}

function cancelledCards(g: Game, all: InForce): Set<CardId> {
  const cancelled = new Set<CardId>();
  const sources = [...g.state.table, ...g.state.bases.map((b) => b.base)];
  for (const { rule, scope } of all.cancel) {
    for (const card of sources) {
      if (!rule.test(g, scope, card)) continue;
      const cause = { card: scope.self, controller: scope.you, by: scope.you };
      if (forbidden(g, 'cancel', card, cause) === null) cancelled.add(card);
    }
  }
  return cancelled;
}

function gatherExcept(g: Game, cancelled: ReadonlySet<CardId>): InForce {
  const found = empty(cancelled);
  const { state } = g;
  for (const { base, stamp } of state.bases) {
    if (cancelled.has(base)) continue;
    addCard(found, defOf(g, base), { self: base, stamp, you: NONE, here: base, vars: [], event: null });
  }
  for (const card of state.table) {
    const def = defOf(g, card);
    if (def.rules.length + def.triggers.length + def.insteads.length === 0 || cancelled.has(card)) continue;
    const piece = state.pieces[card];
    if (piece === null || piece.as === 'buried') continue;
    addCard(found, def, {
      self: card,
      stamp: piece.stamp,
      you: piece.controller,
      here: piece.base,
      vars: [],
      event: null,
    });
  }
  for (const effect of state.effects) {
    const { self, stamp, you, here, vars, since } = effect;
    const scope = { self, stamp, you, here, vars, event: null, since };
    addRule(found, g.lib.lasting[effect.rule], effect.rule, scope, effect);
  }
  for (const { rule, scope } of found.lends) {
    const lender = rule.base(g, scope);
    if (lender === NONE || cancelled.has(scope.here)) continue;
    const base = g.state.bases.find((b) => b.base === scope.here);
    if (base) addCard(found, defOf(g, lender), { ...scope, self: scope.here, stamp: base.stamp, you: NONE });
  }
  return found;
}

function addCard(found: InForce, def: CardDef, scope: Scope): void {
  for (const rule of def.rules) addRule(found, rule.spec, rule.id, scope, null);
  for (const ability of def.triggers) addListener(found, ability, scope, null);
  for (const { id, spec } of def.insteads) {
    if (spec.kind === 'instead') found.instead.push({ rule: spec, id, scope, effect: null });
  }
}

function addListener(found: InForce, { id, spec }: Ability, scope: Scope, effect: Effect | null): void {
  if (spec.kind !== 'trigger') return;
  const listeners = found.listeners.get(spec.on);
  const active = { rule: spec, id, scope, effect };
  if (listeners) listeners.push(active);
  else found.listeners.set(spec.on, [active]);
}

function addRule(found: InForce, rule: RuleSpec, id: number, scope: Scope, effect: Effect | null): void {
  switch (rule.kind) {
    case 'power':
      found.power.push({ rule, id, scope, effect });
      break;
    case 'starting power':
      found.startingPower.push({ rule, id, scope, effect });
      break;
    case 'total':
      found.total.push({ rule, id, scope, effect });
      break;
    case 'breakpoint':
      found.breakpoint.push({ rule, id, scope, effect });
      break;
    case 'starting breakpoint':
      found.startingBreakpoint.push({ rule, id, scope, effect });
      break;
    case 'cannot':
      found.cannot.push({ rule, id, scope, effect });
      break;
    case 'protection':
      found.protection.push({ rule, id, scope, effect });
      break;
    case 'cannot play':
      found.cannotPlay.push({ rule, id, scope, effect });
      break;
    case 'cancel':
      found.cancel.push({ rule, id, scope, effect });
      break;
    case 'plays from discard':
      found.playsFromDiscard.push({ rule, id, scope, effect });
      break;
    case 'extra':
      found.extra.push({ rule, id, scope, effect });
      break;
    case 'names':
      found.names.push({ rule, id, scope, effect });
      break;
    case 'lends abilities':
      found.lends.push({ rule, id, scope, effect });
      break;
    case 'destination':
      found.destination.push({ rule, id, scope, effect });
      break;
    case 'listener':
      addListener(found, rule.ability, scope, effect);
      break;
    case 'control ends':
      break;
    default:
      rule satisfies never;
  }
}
