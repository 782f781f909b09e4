import { defOf, type Game } from '../game.ts';
import type { Clause } from '../library/card-spec.ts';
import type {
  CardTest,
  Cause,
  Condition,
  Grant,
  Limit,
  PlannedPlay,
  PlayTest,
  Reach,
  RuleSpec,
  Scope,
  Value,
} from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import { type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { isOthersCard } from '../rules/forbidden.ts';
import { inForce } from '../rules/in-force.ts';
import { stampOf } from '../rules/table.ts';
import { fix, isFixed } from './fixed.ts';
import type { Plays } from './plays.ts';
import { read, type Amount } from './amount.ts';
import { SpokenOf } from './spoken-of.ts';

/** Rules that hold while a card is in play, or while a lasting effect goes on (`c.until`). */

/** Anything with a test for cards: `minions.here.yours`. */
export interface Matching {
  readonly matches: CardTest;
  /** Whether it fits only the card itself, or only cards `here`. */
  readonly reach?: Reach;
  /** Whether it fits actions as well. */
  readonly holdsActions?: true;
  /** The same without what other players' cards do to power, if it is told by power. */
  readonly toldByOwnPower?: Matching | null;
}

/** A rule that holds while the card is in play (R3.10). */
export const ongoing = (spec: RuleSpec): Clause => ({ clause: 'rule', spec });

/** R10.11: for a lasting effect, a card (or base) that has come back since it began is a new card. */
function hasStayed(g: Game, s: Scope, card: CardId): boolean {
  return s.since === undefined || stampOf(g, card) < s.since;
}

function isSameStay(g: Game, s: Scope, base: BaseId, meant: Value<BaseId>): boolean {
  return base === meant(g, s) && hasStayed(g, s, base);
}

/** The power of these minions is raised (or lowered) by an amount. */
export const morePower = (whose: Matching, amount: Amount, when: Condition = () => true): RuleSpec => ({
  kind: 'power',
  reach: whose.reach ?? 'anywhere',
  test: (g, s, card) => whose.matches(g, s, card) && when(g, s),
  amount: (g, s) => read(g, s, amount),
  isForPicked: false,
  ...(whose.holdsActions ? { isForActions: true } : {}),
});
/** The power of these minions is lowered by an amount. */
export const lessPower = (whose: Matching, amount: Amount, when: Condition = () => true): RuleSpec =>
  morePower(whose, (g, s) => -read(g, s, amount), when);

/** Power for cards that an earlier step picked. They keep it wherever they go (R3.11). */
export function powerFor(cards: Value<number> | Value<readonly number[]>, amount: Amount): RuleSpec {
  const rule: RuleSpec = {
    kind: 'power',
    reach: 'anywhere',
    test: (g, s, card) => {
      const meant = cards(g, s);
      const isMeant = typeof meant === 'number' ? meant === card : meant.includes(card);
      return isMeant && hasStayed(g, s, card);
    },
    amount: (g, s) => read(g, s, amount),
    isForPicked: true,
  };
  return isFixed(cards) && isFixed(amount) ? fix(rule) : rule;
}

/** The cards that an earlier step picked, for as long as they stay in play (R10.11). */
export const those = (cards: Value<readonly number[]>): Matching => ({
  matches: (g, s, card) => cards(g, s).includes(card) && hasStayed(g, s, card),
});

/**
 * Starting power is raised to the highest starting power among certain other minions (R9.8). If one of those copies
 * in its turn, what it copies counts as well; nothing is raised beyond the highest value that is not itself a copy.
 */
export function highestStartingPowerOf(whose: Matching, models: Matching): RuleSpec {
  const rule: RuleSpec = {
    kind: 'starting power',
    test: whose.matches,
    value: (g, s, minion) => {
      const seen = new Set([minion]);
      let highest = 0;
      const lookUp = (scope: Scope): void => {
        for (const model of g.state.table) {
          if (seen.has(model) || !models.matches(g, scope, model)) continue;
          seen.add(model);
          highest = Math.max(highest, defOf(g, model).power);
          for (const other of inForce(g).startingPower) {
            if (!other.rule.test(g, other.scope, model)) continue;
            if (other.rule === rule) lookUp(other.scope);
            else highest = Math.max(highest, other.rule.value(g, other.scope, model));
          }
        }
      };
      lookUp(s);
      return highest;
    },
  };
  return rule;
}

/** Your total at a base is raised by an amount. */
export const moreTotal = (
  at: Value<BaseId>,
  whose: Value<Seat>,
  amount: Amount,
  when: Condition = () => true,
): RuleSpec => ({
  kind: 'total',
  amount: (g, s, base, player) =>
    isSameStay(g, s, base, at) && player === whose(g, s) && when(g, s) ? read(g, s, amount) : 0,
});

/** The breakpoint of that base is raised (or lowered) by an amount. */
export const moreBreakpoint = (
  at: Value<BaseId>,
  amount: Amount,
  when: Condition = () => true,
): RuleSpec => ({
  kind: 'breakpoint',
  amount: (g, s, base) => (isSameStay(g, s, base, at) && when(g, s) ? read(g, s, amount) : 0),
});
/** The starting breakpoint there becomes that value (R10.1), possibly only under a condition, or only `'if lower'`. */
export const startingBreakpoint = (
  at: Value<BaseId>,
  amount: Amount,
  when: Condition | 'if lower' = () => true,
): RuleSpec => ({
  kind: 'starting breakpoint',
  test: (g, s, base) =>
    isSameStay(g, s, base, at) &&
    (when === 'if lower' ? startsBelow(g, base, read(g, s, amount)) : when(g, s)),
  value: (g, s) => read(g, s, amount),
});

/** By print, or through another card. */
function startsBelow(g: Game, base: BaseId, least: number): boolean {
  return (
    defOf(g, base).breakpoint < least ||
    inForce(g).startingBreakpoint.some(
      ({ rule, scope }) => rule.value(g, scope, base) < least && rule.test(g, scope, base),
    )
  );
}

/** Who or what brings something about. */
export type CauseTest = (g: Game, s: Scope, cause: Cause) => boolean;

/** Cannot be destroyed, moved … at all, or not by what `from` names; for moves, not `to` that base. */
export const cannotBe = (
  verbs: readonly Affecting[],
  whose: Matching,
  from: CauseTest = () => true,
  to?: Value<BaseId>,
): RuleSpec => ({
  kind: 'cannot',
  verbs,
  test: (g, s, card, cause, goal) =>
    whose.matches(g, s, card) && from(g, s, cause) && (to === undefined || goal === to(g, s)),
});

/** Other players' cards; bases belong to nobody. */
export const othersCards: CauseTest = (g, s, cause) => isOthersCard(g, s.you, cause);
/** Other players' actions. */
export const othersActions: CauseTest = (g, s, cause) =>
  isOthersCard(g, s.you, cause) && defOf(g, cause.card).kind === 'action';

/** Other players do it, with any card, even a base. */
export const byOthers: CauseTest = (_, s, cause) => cause.by !== s.you;
/** That player does it, or one of these cards. */
export const by =
  (who: Value<Seat> | Matching): CauseTest =>
  (g, s, cause) =>
    typeof who === 'function' ? cause.by === who(g, s) : who.matches(g, s, cause.card);

/**
 * Not affected by other players' cards (R9.2). `sheds`: their actions on it are destroyed. If the minions are
 * selected by power, their power is read without other players' effects when it comes to changes in power.
 */
export const notAffected = (
  whose: Matching,
  {
    from = othersCards,
    sheds = true,
    breaks = false,
    when = () => true,
  }: {
    readonly from?: CauseTest;
    readonly sheds?: boolean;
    readonly breaks?: boolean;
    readonly when?: Condition;
  } = {},
): RuleSpec => ({
  kind: 'protection',
  test: (g, s, card) => whose.matches(g, s, card) && when(g, s),
  ...(whose.toldByOwnPower ? { testForPower: whose.toldByOwnPower.matches } : {}),
  from,
  isFromOthers: from === othersCards || from === othersActions,
  sheds,
  breaks,
});

/** Forbids these plays. */
export const cannotPlay = (those: Plays, when: Condition = () => true): RuleSpec => ({
  kind: 'cannot play',
  test: (g, s, play) => those.matches(g, s, play) && when(g, s),
});

/**
 * These plays can be made only here, provided they could be made here. If several cards say so about different bases,
 * any of those bases will do.
 */
export function onlyHereIfPossible({ matches: test }: Plays): RuleSpec {
  const claims: PlayTest = (g, s, play) =>
    test(g, s, play) &&
    play.mayGoTo(s.here) &&
    !inForce(g).cannotPlay.some(
      (other) => other.rule !== rule && other.rule.test(g, other.scope, playedAt(play, s.here)),
    );
  const rule: RuleSpec = {
    kind: 'cannot play',
    test: (g, s, play) =>
      play.base !== s.here &&
      claims(g, s, play) &&
      !inForce(g).cannotPlay.some(
        (other) => other.rule === rule && other.scope.here === play.base && claims(g, other.scope, play),
      ),
  };
  return rule;
}

/** The same card, played at another base. */
function playedAt(play: PlannedPlay, base: BaseId): PlannedPlay {
  const { card, player, on, extra } = play;
  return { card, player, base, on, extra, mayGoTo: (other) => play.mayGoTo(other) };
}

/** The abilities of that card, or of these cards, are cancelled (R9.10). */
export const cancels = (whose: Matching | Value<CardId>): RuleSpec => ({
  kind: 'cancel',
  test:
    typeof whose === 'function'
      ? (g, s, card) => card === whose(g, s) && hasStayed(g, s, card)
      : whose.matches,
});

/** One extra play each turn; on a base, for each player on their turn. */
export const extraEachTurn = (
  grant: Grant,
  when: Condition = () => true,
  { kept = false }: { readonly kept?: boolean } = {},
): RuleSpec => ({ kind: 'extra', grant, when, kept });

/** For `extraEachTurn`: a minion here with at most that printed power. */
export const aMinionHere = (powerAtMost = Infinity): Grant => ({
  kind: 'minion',
  test: (g, s, card, at) => at === s.here && defOf(g, card).power <= powerAtMost,
});

/**
 * The talent of one of these, or of each, may be used a second time in a turn; on a base, by each player on their
 * turn.
 */
export const talentTwice = (whose: Matching, of: 'one' | 'each'): RuleSpec => ({
  kind: 'talent again',
  test: whose.matches,
  limit: 'once per turn',
  ...(of === 'each' ? { each: true } : {}),
});

/** You, and nobody else, ignore the ability of that base. */
export const ignoresAbility = (of: Value<BaseId>, when: Condition = () => true): RuleSpec => ({
  kind: 'ignores base',
  test: (g, s, base) => isSameStay(g, s, base, of) && when(g, s),
});

/** "On your turn": in Play Cards (R3.8), these plays can use cards from your discard pile. */
export const mayPlayFromDiscard = (those: Plays, limit: Limit = 'unlimited'): RuleSpec => ({
  kind: 'plays from discard',
  test: (g, s, play) => {
    const { player, phase } = g.state.turn;
    return player === s.you && phase === 'play' && those.matches(g, s, play);
  },
  limit,
});

/** These are destroyed as soon as nothing is in the middle of resolving. */
export const destroys = (whose: Matching): RuleSpec => ({ kind: 'destroys', test: whose.matches });

/**
 * When these cards are destroyed, or cleared away after scoring, they go there instead of to their owners' discard
 * piles.
 */
export const insteadOfDiscardPile = (
  whose: Matching,
  when: 'destroyed' | 'cleared away',
  to: 'deck bottom' | 'deck shuffled',
): RuleSpec => ({
  kind: 'destination',
  test: whose.matches,
  to,
  ...(when === 'cleared away' ? { afterScoring: true } : {}),
});

/** A minion play can use this card from the discard pile. */
export const playableFromDiscard = (when: Condition): Clause => ({ clause: 'from discard', when });

/** Declares that its text names these cards; other cards ask for that. */
export const mentions = (...names: readonly string[]): Clause => ({ clause: 'mentions', names });

/** What it may be played on, a minion or a base, possibly only under a condition. */
export const playOn = (what: Matching, when: Condition | null = null): Clause => ({
  clause: 'target',
  test: what.matches,
  when,
});

/** These cards also have that name, or every name for which the condition holds. */
export function alsoNamed(whose: Matching, name: string | ((name: Value<string>) => Condition)): RuleSpec {
  if (typeof name === 'string')
    return { kind: 'names', test: (g, s, card, asked) => asked === name && whose.matches(g, s, card) };
  const spoken = new SpokenOf('');
  const condition = name(() => spoken.now);
  return {
    kind: 'names',
    test: (g, s, card, asked) => whose.matches(g, s, card) && spoken.isTrue(asked, condition, g, s),
  };
}

/** The base here also has the abilities of that base card. */
export const lendsAbilitiesOf = (base: Value<BaseId>): RuleSpec => ({ kind: 'lends abilities', base });
/** The top card of the base deck lies face down and lends no abilities. */
export const topBaseFaceDown: RuleSpec = { kind: 'top base face down' };

/** You control these minions, unless an effect that began later gives control of them to somebody else (R10.14). */
export const youControl = (whose: Matching): RuleSpec => ({ kind: 'control', test: whose.matches });
