import { isAffectingFollowed, noticeAffected } from '../../changes/affected.ts';
import { isRaisingFollowed, noticeRaised } from '../../changes/raised.ts';
import { startEffect } from '../../changes/effects.ts';
import { isShielded } from '../../changes/shield.ts';
import { defOf, type Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { RuleOf, RuleSpec } from '../../library/rule-kinds/all.ts';
import type { Affecting } from '../../model/editions.ts';
import type { AbilityFrame, Share } from '../../model/frames.ts';
import { definitionIn, definitionValue, NONE, type BaseId, type CardId } from '../../model/ids.ts';
import type { Until } from '../../model/state.ts';
import { forbidden } from '../../rules/forbidden.ts';
import { inForce, isWithoutAbilities } from '../../rules/in-force.ts';
import { causeOf, type Writer } from './writer.ts';
import { nth } from '../../model/nth.ts';

/** Effects that last (`c.until`): whom they affect as they begin, and how they do (R3.11). */

/** Could the effect change anything? For most kinds that cannot be told beforehand. */
export function couldBegin(g: Game, f: AbilityFrame, spec: RuleSpec): boolean {
  const isOpenTo = (card: CardId, verb: Affecting): boolean => forbidden(g, verb, card, causeOf(f)) === null;
  switch (spec.kind) {
    case 'cancels':
      return inPlay(g).some((card) => spec.test(g, f, card) && isOpenTo(card, 'cancel'));
    case 'more power':
      // For other power effects, whom they concern may only show later.
      if (!spec.isForPicked) return true;
      return g.state.table.some(
        (card) => spec.test(g, f, card) && spec.amount(g, f, card) !== 0 && isOpenTo(card, 'power'),
      );
    case 'top base face down':
      return g.state.baseDeck.length > 0 && inForce(g)['top base face down'].length === 0;
    case 'lends abilities':
      return spec.to(g, f).length > 0 && (spec.of === null || hasAnyAbility(g, spec.of(g, f)));
    case 'ignores ability':
      return g.state.bases.some(({ base }) => spec.test(g, f, base) && hasAbility(g, base));
    default:
      return true;
  }
}

/** Has the base an ability that does something by itself, its own or a lent one? */
function hasAbility(g: Game, base: BaseId): boolean {
  return !defOf(g, base).isPassive || inForce(g).lent.some(({ to }) => to === base);
}

type Copy = RuleOf<'lends abilities'> & { readonly of: Read<number> };

export function isCopy(rule: RuleSpec): rule is Copy {
  return rule.kind === 'lends abilities' && rule.of !== null;
}

/** The abilities are copied as they are now; those of a cancelled card do not exist (R9.10). */
export function copyOf(w: Writer, { kind, to, of, these }: Copy): Copy {
  const model = w.note((g, s) => {
    const card = of(g, s);
    if (card === NONE || definitionIn(card) !== null) return card;
    return isWithoutAbilities(g, card) ? NONE : definitionValue(nth(g.state.defs, card));
  });
  return { kind, to, of: model, these };
}

export function tellOfCopy(g: Game, f: AbilityFrame, { to, of }: Copy): void {
  const model = of(g, f);
  if (model === NONE || definitionIn(model) !== null) return;
  for (const card of to(g, f)) g.tell?.({ key: 'copy', card, model });
}

function hasAnyAbility(g: Game, model: number): boolean {
  const def = g.lib.defs[definitionIn(model) ?? NONE];
  return (
    def !== undefined && def.rules.length + def.triggers.length + def.usable.length + def.insteads.length > 0
  );
}

function inPlay(g: Game): CardId[] {
  return [...g.state.table, ...g.state.bases.map(({ base }) => base)];
}

/**
 * What such a rule does to the cards that it covers (R9.2); null: it does not affect them. What it lends may take them
 * elsewhere than to the discard pile.
 */
export function effectOf(rule: RuleSpec): 'power' | 'cancel' | 'place' | null {
  switch (rule.kind) {
    case 'more power':
    // What a minion counts for in its controller's total is affected like its power (R10.34).
    case 'in total':
      return 'power';
    case 'cancels':
      return 'cancel';
    case 'lends abilities':
      return rule.these?.abilities.some(({ kind }) => kind === 'instead') === true ? 'place' : null;
    default:
      return null;
  }
}

/** The cards that it would affect if it began now. */
export function coveredBy(g: Game, f: AbilityFrame, spec: RuleSpec): CardId[] {
  const verb = effectOf(spec);
  if (verb === null) return [];
  const isOpen = (card: CardId): boolean => forbidden(g, verb, card, causeOf(f)) === null;
  switch (spec.kind) {
    case 'more power':
      return g.state.table.filter(
        (card) => spec.test(g, f, card) && spec.amount(g, f, card) !== 0 && isOpen(card),
      );
    case 'in total':
    case 'cancels':
      return g.state.table.filter((card) => spec.test(g, f, card) && isOpen(card));
    case 'lends abilities':
      return spec.to(g, f).filter((card) => isOpen(card));
    default:
      return [];
  }
}

/** Those of them whose power it would raise. */
export function raisedAmong(
  g: Game,
  f: AbilityFrame,
  spec: RuleSpec,
  cards: readonly CardId[],
): readonly CardId[] {
  return spec.kind === 'more power' ? cards.filter((card) => spec.amount(g, f, card) > 0) : NOBODY;
}

/** The effect begins, for other cards too or instead. Returns those that it affects. */
export function begin(
  g: Game,
  f: AbilityFrame,
  until: Until,
  spec: RuleSpec,
  shares: readonly Share[],
): readonly CardId[] {
  if (spec.kind === 'cancels' && !canCancel(g, f, spec)) return NOBODY;
  const rule = g.lib.numberOf(spec);
  const verb = effectOf(spec);
  if (verb === null) {
    startEffect(g, rule, f, until);
    return NOBODY;
  }
  const covered = coveredBy(g, f, spec);
  const spares = [...closedTo(g, f, spec, verb, covered), ...shieldedFrom(g, f, verb, covered)];
  for (const { instead, like } of shares) if (instead) spares.push(like);
  startEffect(g, rule, f, until, spares);
  for (const { card } of shares) startEffect(g, rule, f, until, [], card);
  const begun = spares.length === 0 ? covered : covered.filter((card) => !spares.includes(card));
  for (const { card } of shares) begun.push(card);
  if (isAffectingFollowed(g)) noticeAffected(g, verb, begun, causeOf(f));
  if (isRaisingFollowed(g)) noticeRaised(g, raisedAmong(g, f, spec, begun), causeOf(f));
  return begun;
}

const NOBODY: readonly CardId[] = [];

/**
 * Most protections hold against what changes power for as long as they are there, some only against what begins, like all
 * of them against what is lent: what these keep out now is spared for good.
 */
function closedTo(
  g: Game,
  f: AbilityFrame,
  spec: RuleSpec,
  verb: Affecting,
  covered: readonly CardId[],
): CardId[] {
  if (spec.kind === 'lends abilities') return spec.to(g, f).filter((card) => !covered.includes(card));
  if (spec.kind !== 'more power' && spec.kind !== 'in total' && spec.kind !== 'cancels') return [];
  if (inForce(g)['not affected'].length === 0) return [];
  const goingOn = { ...causeOf(f), goesOn: true };
  return g.state.table.filter(
    (card) =>
      spec.test(g, f, card) &&
      forbidden(g, verb, card, causeOf(f)) !== null &&
      forbidden(g, verb, card, goingOn) === null,
  );
}

/** Cards that a shield keeps from what is about to begin. */
function shieldedFrom(g: Game, f: AbilityFrame, verb: Affecting, covered: readonly CardId[]): CardId[] {
  if (!inForce(g)['not affected'].some(({ rule }) => rule.breaks)) return [];
  return covered.filter((card) => isShielded(g, verb, card, causeOf(f)));
}

/** What is protected from being cancelled now is not cancelled later either. */
function canCancel(g: Game, f: AbilityFrame, { test }: RuleOf<'cancels'>): boolean {
  return inPlay(g).some(
    (card) =>
      test(g, f, card) &&
      forbidden(g, 'cancel', card, causeOf(f)) === null &&
      !isShielded(g, 'cancel', card, causeOf(f)),
  );
}
