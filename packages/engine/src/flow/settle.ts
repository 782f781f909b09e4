import { settleClaims } from '../changes/control.ts';
import { leavePlay } from '../changes/leave-play.ts';
import { changeBase } from '../changes/pieces.ts';
import type { Game } from '../game.ts';
import type { Option } from '../model/decision.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { baseOption, cardOption } from '../model/options.ts';
import { forbidden } from '../rules/forbidden.ts';
import { inForce } from '../rules/in-force.ts';
import { useUp } from '../changes/use-up.ts';
import { isUsedUp } from '../rules/limits.ts';
import { startingBreakpoints } from '../rules/power.ts';
import { titanLimit } from '../rules/playing.ts';
import { clockwiseFrom, isBase, pieceOf, titansOf } from '../rules/table.ts';
import { traitsOf } from '../rules/traits.ts';
import { ask, newId } from './ask.ts';
import { destroy } from './destroy.ts';

/** State-based effects, checked whenever nothing is in the middle of resolving. Returns true if something changed. */
export function settle(g: Game): boolean {
  const rules = inForce(g);
  if (rules['extra each turn'].length > 0) giveKeptExtras(g);
  if (rules['not affected'].length > 0 && rules.attached.length > 0 && shedActions(g)) return true;
  if (settleClaims(g)) return true;
  if (traitsOf(g).someAllowTitans && askWhichTitanLeaves(g)) return true;
  if (rules.destroys.length > 0 && destroyWhatIsDoomed(g)) return true;
  return rules['starting breakpoint'].length > 1 && askWhatPrevails(g);
}

/** Cards condemned by a card in play are destroyed by its controller; what cannot be destroyed stays. */
function destroyWhatIsDoomed(g: Game): boolean {
  for (const { rule, scope } of inForce(g).destroys) {
    const cause = { card: scope.self, controller: scope.you, by: scope.you };
    const doomed = g.state.table.filter(
      (card) => rule.test(g, scope, card) && forbidden(g, 'destroy', card, cause) === null,
    );
    if (doomed.length === 0) continue;
    destroy(g, doomed, cause, NONE);
    return true;
  }
  return false;
}

/** Extras that outlive their card are given as soon as the card is in play. */
function giveKeptExtras(g: Game): void {
  const { turn } = g.state;
  if (turn.phase !== 'play') return;
  for (const { rule, id, scope } of inForce(g)['extra each turn']) {
    if (!rule.kept || scope.you !== turn.player || !(rule.when?.(g, scope) ?? true)) continue;
    if (isUsedUp(g, id, 'once per turn', turn.player, scope.stamp)) continue;
    useUp(g, id, 'once per turn', turn.player, scope.stamp);
    const { self, here } = scope;
    const [{ kind }] = rule.grants;
    turn.extras.push({ grant: NONE, kind, source: self, here, vars: [], left: 1, played: [] });
  }
}

/** R10.1: several cards set the same starting breakpoint; the current player says which one holds. */
function askWhatPrevails(g: Game): boolean {
  for (const { base, prevailing } of g.state.bases) {
    const values = startingBreakpoints(g, base);
    const differ = values.some(({ amount }) => amount !== values[0]?.amount);
    if (!differ || values.some(({ source }) => source === prevailing)) continue;
    ask(g, {
      id: newId(g),
      seat: g.state.turn.player,
      kind: 'prevail',
      options: values.map(({ source }) => (isBase(g, source) ? baseOption(source) : cardOption(source))),
      min: 1,
      max: 1,
      source: NONE,
      prompt: { key: 'prevail', base },
    });
    return true;
  }
  return false;
}

/** R11.3: a player who controls more titans than allowed any more chooses one, which leaves play. */
function askWhichTitanLeaves(g: Game): boolean {
  if (g.state.aside === undefined) return false;
  for (const seat of clockwiseFrom(g, g.state.turn.player)) {
    const titans = titansOf(g, seat);
    if (titans.length <= titanLimit(g, seat)) continue;
    ask(g, {
      id: newId(g),
      seat,
      kind: 'titan limit',
      options: titans.map(cardOption),
      min: 1,
      max: 1,
      source: NONE,
      prompt: { key: 'titan limit' },
    });
    return true;
  }
  return false;
}

/** It is set aside again (R11.7). */
export function dismissTitan(g: Game, seat: Seat, option: Option): void {
  if (option.kind !== 'card') return;
  leavePlay(g, [{ card: option.card, to: 'aside' }], [], { card: NONE, controller: NONE, by: seat });
}

export function prevail(g: Game, base: BaseId, option: Option): void {
  if (option.kind === 'card') changeBase(g, base, { prevailing: option.card });
  else if (option.kind === 'base') changeBase(g, base, { prevailing: option.base });
}

/**
 * Another player's action on a minion is destroyed when the minion becomes protected from it (R9.2), unless that player's
 * actions are out of reach of the protecting card: then it stays, without effect on the minion (R10.15).
 */
function shedActions(g: Game): boolean {
  const { 'not affected': protection, attached } = inForce(g);
  for (const { rule, scope } of protection) {
    if (!rule.sheds) continue;
    let shed = NO_CARDS;
    for (const card of attached) if (isShed(g, card, rule, scope)) shed = [...shed, card];
    if (shed.length === 0) continue;
    destroy(g, shed, { card: scope.self, controller: scope.you, by: scope.you }, NONE);
    return true;
  }
  return false;
}

const NO_CARDS: readonly CardId[] = [];

type Protecting = ReturnType<typeof inForce>['not affected'][number];

function isShed(g: Game, action: CardId, rule: Protecting['rule'], scope: Protecting['scope']): boolean {
  const piece = pieceOf(g, action);
  if (piece === null || piece.on === NONE) return false;
  const { controller, on } = piece;
  if (rule.isFromOthers && controller === scope.you) return false;
  if (!rule.test(g, scope, on)) return false;
  if (!rule.from(g, scope, { card: action, controller, by: controller }, on)) return false;
  const protector = { card: scope.self, controller: scope.you, by: scope.you };
  return forbidden(g, 'destroy', action, protector) === null;
}
