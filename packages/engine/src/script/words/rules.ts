import type { Clause } from '../../library/card-spec.ts';
import type { Limit } from '../../library/definitions.ts';
import type { CauseNode, GrantNode, RuleNode } from '../../library/nodes/grammar.ts';
import type { Affecting } from '../../model/editions.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { forEachOne, node } from './node.ts';
import type { Plays } from './plays.ts';
import type { Amount, Choosable, Condition, OneOrMore, Some, Value } from './types.ts';
import { here } from './values.ts';

/** Rules that hold while a card is in play, or while a lasting effect goes on (`c.until`). */

/** A rule that holds while the card is in play (R3.10). */
export const ongoing = (rule: RuleNode): Clause => node({ clause: 'rule', rule });

/** The power of these minions is raised (or lowered) by an amount, the same for all or one for each of them. */
export function morePower(
  whose: Choosable<CardId>,
  amount: Amount | ((one: Value<CardId>) => Value<number>),
  when?: Condition,
): RuleNode {
  if (typeof amount !== 'function') return node({ rule: 'more power', whose, amount, when });
  const { each, said } = forEachOne((one) => amount(node({ word: 'each', of: one })));
  return node({ rule: 'more power each', whose, each, amount: said, when });
}

/** The power of these minions is lowered by an amount, never below 0 by this (R9.1). */
export const lessPowerDownToZero = (whose: Choosable<CardId>, amount: Amount): RuleNode =>
  node({ rule: 'less power down to zero', whose, amount });

/** Power for cards that an earlier step picked. They keep it wherever they go (R3.11). */
export const powerFor = (cards: OneOrMore<CardId>, amount: Amount): RuleNode =>
  node({ rule: 'power for', cards, amount });

/** The cards that an earlier step picked, for as long as they stay in play (R10.11). */
export const those = (cards: Value<readonly CardId[]>): Choosable<CardId> =>
  node({ all: node({ noun: 'those', cards }), that: [] });

/** That amount counts as the power printed on these minions while they are in play, higher or lower (R10.70). */
export const printedPowerIs = (whose: Choosable<CardId>, amount: Amount): RuleNode =>
  node({ rule: 'printed power', whose, amount });

/** Starting power is raised to that amount (R9.8). */
export const startingPower = (whose: Choosable<CardId>, amount: Amount): RuleNode =>
  node({ rule: 'starting power', whose, amount });

/**
 * Starting power is raised to the highest starting power among certain other minions (R9.8). If one of those copies
 * in its turn, what it copies counts as well; nothing is raised beyond the highest value that is not itself a copy.
 */
export const highestStartingPowerOf = (whose: Choosable<CardId>, of: Choosable<CardId>): RuleNode =>
  node({ rule: 'highest starting power', whose, of });

/** Your total at a base is raised by an amount. */
export const moreTotal = (
  at: Value<BaseId>,
  whose: Value<Seat>,
  amount: Amount,
  when?: Condition,
): RuleNode => node({ rule: 'more total', at, whose, amount, when });

/** The power of these minions is no part of their controllers' totals, but counts towards the breakpoint (R10.34). */
export const notInTotal = (whose: Choosable<CardId>): RuleNode => node({ rule: 'not in total', whose });
/** In their controllers' totals each of these minions counts its printed power, whatever its power is (R10.34). */
export const printedInTotal = (whose: Choosable<CardId>): RuleNode =>
  node({ rule: 'printed in total', whose });
/** In their controllers' totals each of these minions counts that much less than its power, never below 0 (R10.34). */
export const lessInTotal = (whose: Choosable<CardId>, amount: Amount): RuleNode =>
  node({ rule: 'less in total', whose, amount });

/** What a place at that base pays these players is raised (or lowered) by an amount, never below 0 (R10.36). */
export const moreAward = (at: Value<BaseId>, whose: Choosable<Seat>, amount: Amount): RuleNode =>
  node({ rule: 'more award', at, whose, amount });

/** The breakpoint of that base is raised (or lowered) by an amount. */
export const moreBreakpoint = (at: Value<BaseId>, amount: Amount, when?: Condition): RuleNode =>
  node({ rule: 'more breakpoint', at, amount, when });
/** The starting breakpoint there becomes that value (R10.1), possibly only under a condition, or only `'if lower'`. */
export const startingBreakpoint = (
  at: Value<BaseId>,
  amount: Amount,
  when?: Condition | 'if lower',
): RuleNode =>
  when === 'if lower'
    ? node({ rule: 'starting breakpoint', at, amount, ifLower: true })
    : node({ rule: 'starting breakpoint', at, amount, when });

/** Cannot be destroyed, moved … at all, or not by what `from` names; for moves, not `to` that base. */
export const cannotBe = (
  verbs: readonly Affecting[],
  whose: Choosable<CardId>,
  from?: CauseNode,
  to?: Value<BaseId>,
): RuleNode => node({ rule: 'cannot be', verbs: verbs, whose, from, to });

/** Other players' cards; bases belong to nobody. */
export const othersCards: CauseNode = node({ cause: "others' cards" });
/** Other players' actions. */
export const othersActions: CauseNode = node({ cause: "others' actions" });
/**
 * Cards of players other than the controller of the card that they would affect: for a base, which has no controller
 * whose "others" it could mean. Bases belong to nobody.
 */
export const foreignCards: CauseNode = node({ cause: 'foreign cards' });
/** The same, but only those of these cards, and nothing that they have begun before. */
export const foreignAmong = (among: Choosable<CardId>): CauseNode => node({ cause: 'foreign cards', among });
/** Other players do it, with any card, even a base. */
export const byOthers: CauseNode = node({ cause: 'others' });
/** Anybody but the controller of the card in question does it, with any card. */
export const byOthersThanItsController: CauseNode = node({ cause: 'others than its controller' });
/** The controller of the card in question does it, with any card. */
export const byItsController: CauseNode = node({ cause: 'its controller' });
/** Whoever does it, with whatever card. */
export const anything: CauseNode = node({ cause: 'anything' });
/** That player does it, or one of these cards. */
export const by = (who: Value<Seat> | Choosable<Seat> | Choosable<CardId>): CauseNode =>
  node({ cause: 'by', who });

/**
 * Not affected by other players' cards (R9.2). `sheds`: their actions on it are destroyed. If the minions are
 * selected by power, their power is read without other players' effects when it comes to changes in power.
 */
export const notAffected = (
  whose: Choosable<CardId>,
  {
    from = othersCards,
    sheds = true,
    breaks = false,
    when,
  }: {
    readonly from?: CauseNode;
    readonly sheds?: boolean;
    readonly breaks?: boolean;
    readonly when?: Condition;
  } = {},
): RuleNode => node({ rule: 'not affected', whose, from, sheds, breaks, when });

/** These bases cannot score (R5.1). A scoring that has begun goes on. */
export const cannotScore = (those_: Choosable<BaseId>): RuleNode =>
  node({ rule: 'cannot score', those: those_ });

/** When these bases have scored, no other takes their place (R10.78). */
export const notReplaced = (those_: Choosable<BaseId>): RuleNode =>
  node({ rule: 'not replaced', those: those_ });

/** Forbids these plays. */
export const cannotPlay = (those_: Plays, when?: Condition): RuleNode =>
  node({ rule: 'cannot play', those: those_, when });

/**
 * These plays can be made only here, provided they could be made here. If several cards say so about different bases,
 * any of those bases will do.
 */
export const onlyHereIfPossible = (those_: Plays): RuleNode =>
  node({ rule: 'only here if possible', those: those_ });

/** The abilities of that card, or of these cards, are cancelled (R9.10). */
export const cancels = (whose: Choosable<CardId> | Value<CardId>): RuleNode =>
  node({ rule: 'cancels', whose });

/** In `c.until`: these cards lose all the abilities that they have now, printed or lent, but none that they get later (R10.71). */
export const losesAbilities = (whose: OneOrMore<CardId>): RuleNode =>
  node({ rule: 'loses abilities', whose, keepsThis: false });
/** The same, but for the ability that says so. */
export const losesOtherAbilities = (whose: OneOrMore<CardId>): RuleNode =>
  node({ rule: 'loses abilities', whose, keepsThis: true });

/** One extra play each turn, or another one in its place; on a base, for each player on their turn. */
export const extraEachTurn = (
  grant: GrantNode,
  when?: Condition,
  { kept = false, orElse }: { readonly kept?: boolean; readonly orElse?: GrantNode } = {},
): RuleNode =>
  node({
    rule: 'extra each turn',
    grant: node({ ...grant }),
    orElse: orElse && node({ ...orElse }),
    when,
    kept,
  });

/** For `extraEachTurn`: a minion here with at most that printed power. */
export const aMinionHere = (powerAtMost?: number): GrantNode =>
  node({ kind: 'minion', at: here, powerAtMost });

/**
 * The talent of one of these, or of each, may be used a second time in a turn; on a base, by each player on their
 * turn.
 */
export const talentTwice = (whose: Choosable<CardId>, of: 'one' | 'each'): RuleNode =>
  node({ rule: 'talent twice', whose, of });

/**
 * Once per turn, another talent of such a card may be used once more in place of one that an action gives it and that has
 * not been used (R10.82).
 */
export const talentForTalent = (whose: Choosable<CardId>): RuleNode =>
  node({ rule: 'talent for talent', whose });

/** You, and nobody else, ignore the ability of that base. */
export const ignoresAbility = (of: Value<BaseId>, when?: Condition): RuleNode =>
  node({ rule: 'ignores ability', of, when });

/**
 * "On your turn": in Play Cards (R3.8), these plays can use cards from your discard pile. `goesUnder`: where such a card
 * would go to a hand or a discard pile afterwards, it goes on the bottom of its owner's deck (R10.62).
 */
export const mayPlayFromDiscard = (
  those_: Plays,
  { limit = 'unlimited', goesUnder }: { readonly limit?: Limit; readonly goesUnder?: true } = {},
): RuleNode => node({ rule: 'may play from discard', those: those_, limit, goesUnder });

/** These are destroyed as soon as nothing is in the middle of resolving. */
export const destroys = (whose: Choosable<CardId>): RuleNode => node({ rule: 'destroys', whose });

/**
 * When these cards are destroyed, or cleared away after scoring, they go there instead of to their owners' discard
 * piles.
 */
export const insteadOfDiscardPile = (
  whose: Choosable<CardId>,
  when: 'destroyed' | 'cleared away',
  to: 'deck bottom' | 'deck shuffled',
): RuleNode => node({ rule: 'instead of discard pile', whose, when, to });

/** In whichever way these leave play, they go there instead of where they would go (R10.83). */
export const leavesFor = (whose: Choosable<CardId>, to: 'deck bottom' | 'deck shuffled'): RuleNode =>
  node({ rule: 'leaves for', whose, to });

/** Of an ability with a printed OR its player may carry out both parts, in any order. */
export const doesBothParts = (limit: Limit): RuleNode => node({ rule: 'both parts', limit });

/**
 * When a standard action directly affects one or more of these (`like`), you may have it affect one of those in the same
 * way (R10.54).
 */
export const mayBeAffectedToo = (
  whose: Choosable<CardId>,
  like: Choosable<CardId>,
  limit: Limit = 'unlimited',
): RuleNode => node({ rule: 'may be affected too', whose, like, limit });

/** When such a card, being played, directly affects one of these (`like`), you may have it affect one of those instead (R10.55). */
export const mayBeAffectedInstead = (
  whose: Choosable<CardId>,
  like: Choosable<CardId>,
  from: CauseNode,
): RuleNode => node({ rule: 'may be affected instead', whose, like, from });

/** A minion play can use this card from the discard pile. */
export const playableFromDiscard = (when: Condition): Clause => node({ clause: 'from discard', when });

/** Declares that its text names these cards; other cards ask for that. */
export const mentions = (...names: readonly string[]): Clause => node({ clause: 'mentions', names: names });

/** It bears this word besides its type (R9.16). */
export const label = (word: string): Clause => node({ clause: 'label', label: word });

/** What it may be played on, a minion or a base, possibly only under a condition. */
export const playOn = (on: Choosable<CardId> | Choosable<BaseId>, when?: Condition): Clause =>
  node({ clause: 'target', on, when });

/** These cards also have that name, or every name for which the condition holds. */
export function alsoNamed(
  whose: Choosable<CardId>,
  name: string | ((name: Value<string>) => Condition),
): RuleNode {
  if (typeof name === 'string') return node({ rule: 'also named', whose, name });
  const { each, said } = forEachOne((one) => name(node({ word: 'name of each', of: one })));
  return node({ rule: 'also named all', whose, each, such: said });
}

/**
 * Those cards, or a base, have the abilities of that card besides their own (R10.29). In `c.until`: as they are now, wherever
 * that card goes.
 */
export const hasAbilitiesOf = (who: Some<CardId>, model: Value<CardId>): RuleNode =>
  node({ rule: 'has abilities of', who, of: model });

/** Those cards have these abilities, as if they were printed on them (R10.29). */
export const gives = (to: Some<CardId>, ...these: readonly Clause[]): RuleNode =>
  node({ rule: 'gives', to, these });
/** The top card of the base deck lies face down and lends no abilities. */
export const topBaseFaceDown: RuleNode = node({ rule: 'top base face down' });

/** You control these minions, unless an effect that began later gives control of them to somebody else (R10.14). */
export const youControl = (whose: Choosable<CardId>): RuleNode => node({ rule: 'you control', whose });
