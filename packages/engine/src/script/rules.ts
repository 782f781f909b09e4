import { defOf, type Game } from '../game.ts';
import type { Part } from '../library/card-spec.ts';
import type {
  CardTest,
  Cause,
  Condition,
  Grant,
  Limit,
  PlannedPlay,
  RuleSpec,
  Scope,
  Value,
} from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { isOthersCard } from '../rules/forbidden.ts';
import { pieceOf } from '../rules/table.ts';
import { read, type Amount } from './values.ts';

/** Rules that hold while a card is in play, or while a lasting effect goes on (`c.until`). */

/** Anything with a test for cards: `minions.here.yours`. */
export interface Matching {
  readonly matches: CardTest;
  /** Whether it fits only cards `here`. */
  readonly isLocal?: boolean;
}

export const ongoing = (spec: RuleSpec): Part => ({ part: 'rule', spec });

/** Power of the minions that fit, raised (or lowered) by an amount. */
export const morePower = (whose: Matching, amount: Amount, when: Condition = () => true): RuleSpec => ({
  kind: 'power',
  isLocal: whose.isLocal ?? false,
  test: (g, s, card) => whose.matches(g, s, card) && when(g, s),
  amount: (g, s) => read(g, s, amount),
});
export const lessPower = (whose: Matching, amount: Amount, when: Condition = () => true): RuleSpec =>
  morePower(whose, (g, s) => -read(g, s, amount), when);

/** Power for cards that an earlier step of the ability picked. They keep it wherever they go (R3.11). */
export const powerFor = (cards: Value<number> | Value<readonly number[]>, amount: Amount): RuleSpec => ({
  kind: 'power',
  isLocal: false,
  test: (g, s, card) => {
    const meant = cards(g, s);
    const isMeant = typeof meant === 'number' ? meant === card : meant.includes(card);
    // R10.11: a card that has come back since is a new card.
    return isMeant && (s.since === undefined || (pieceOf(g, card)?.stamp ?? NONE) < s.since);
  },
  amount: (g, s) => read(g, s, amount),
});

/** Starting power of the minions that fit, where that is more than it would be (R9.8). */
export const startingPower = (
  whose: Matching,
  value: (g: Game, s: Scope, minion: CardId) => number,
): RuleSpec => ({ kind: 'starting power', test: whose.matches, value });

/** Your total at a base. */
export const moreTotal = (
  at: Value<BaseId>,
  whose: Value<Seat>,
  amount: Amount,
  when: Condition = () => true,
): RuleSpec => ({
  kind: 'total',
  amount: (g, s, base, player) =>
    base === at(g, s) && player === whose(g, s) && when(g, s) ? read(g, s, amount) : 0,
});

export const moreBreakpoint = (
  at: Value<BaseId>,
  amount: Amount,
  when: Condition = () => true,
): RuleSpec => ({
  kind: 'breakpoint',
  amount: (g, s, base) => (base === at(g, s) && when(g, s) ? read(g, s, amount) : 0),
});
export const startingBreakpoint = (
  at: Value<BaseId>,
  amount: Amount,
  when: (g: Game, s: Scope, base: BaseId) => boolean = () => true,
): RuleSpec => ({
  kind: 'starting breakpoint',
  test: (g, s, base) => base === at(g, s) && when(g, s, base),
  value: (g, s) => read(g, s, amount),
});

/** Cannot be destroyed, moved … by anything, or only by what `from` says. */
export const cannotBe = (
  verbs: readonly Affecting[],
  whose: Matching,
  from: (g: Game, s: Scope, cause: Cause, to: BaseId) => boolean = () => true,
): RuleSpec => ({
  kind: 'cannot',
  verbs,
  test: (g, s, card, cause, to) => whose.matches(g, s, card) && from(g, s, cause, to),
});

/** Cards of other players; bases belong to nobody. */
export const othersCards = (g: Game, s: Scope, cause: Cause): boolean => isOthersCard(g, s.you, cause);
export const othersActions = (g: Game, s: Scope, cause: Cause): boolean =>
  isOthersCard(g, s.you, cause) && defOf(g, cause.card).kind === 'action';

/** Not affected by other players' cards (R9.2). `sheds`: their actions on it are destroyed. */
export const notAffected = (
  whose: Matching,
  {
    from = othersCards,
    sheds = true,
    spent = false,
    when = () => true,
  }: {
    readonly from?: (g: Game, s: Scope, cause: Cause) => boolean;
    readonly sheds?: boolean;
    readonly spent?: boolean;
    readonly when?: Condition;
  } = {},
): RuleSpec => ({
  kind: 'protection',
  test: (g, s, card) => whose.matches(g, s, card) && when(g, s),
  from,
  sheds,
  spent,
});

/** A play that nobody (or not everybody) can make. */
export const cannotPlay = (test: (g: Game, s: Scope, play: PlannedPlay) => boolean): RuleSpec => ({
  kind: 'cannot play',
  test,
});

/** Is it a minion that would be played? */
export const playsMinion = (g: Game, { card, on }: PlannedPlay): boolean =>
  on === NONE && defOf(g, card).kind === 'minion';
/** Is it an action that would be played on a base? */
export const playsOnBase = (g: Game, { card, on, base }: PlannedPlay): boolean =>
  defOf(g, card).kind === 'action' && on === NONE && base !== NONE;

export const cancels = (whose: Matching | Value<CardId>): RuleSpec => ({
  kind: 'cancel',
  test: typeof whose === 'function' ? (g, s, card) => card === whose(g, s) : whose.matches,
});

/** One extra play each turn; on a base, for every player in turn. */
export const extraEachTurn = (grant: Grant, when: Condition = () => true): RuleSpec => ({
  kind: 'extra',
  grant,
  when,
});

export const mayPlayFromDiscard = (
  test: (g: Game, s: Scope, play: PlannedPlay) => boolean,
  limit: Limit = 'unlimited',
): RuleSpec => ({ kind: 'plays from discard', test, limit });

/** Destroyed cards go to the bottom of their owners' decks. */
export const destroyedToDeckBottom = (whose: Matching): RuleSpec => ({
  kind: 'destination',
  test: whose.matches,
  to: 'deck bottom',
});

/** A minion play can use this card from the discard pile. */
export const playableFromDiscard = (when: Condition): Part => ({ part: 'from discard', when });

/** Its text names these cards (Teamwork asks for that). */
export const mentions = (...names: readonly string[]): Part => ({ part: 'mentions', names });

/** What it may be played on: a minion, or a base. */
export const playOn = (what: Matching): Part => ({ part: 'target', test: what.matches });
export const playableWhen = (when: Condition): Part => ({ part: 'playable', when });

/** When this action leaves play, its minion goes back under its owner's control. */
export const controlEndsWithIt: RuleSpec = { kind: 'control ends' };
