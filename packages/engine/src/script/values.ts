import { currentDuel, currentScoring, isClaimed, isDuelAt } from '../rules/under-way.ts';
import { defOf, playerOf } from '../game.ts';
import type { Condition, Value } from '../library/definitions.ts';
import type { Happening } from '../model/happening.ts';
import { KIND, NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { breakpoint as breakpointAt, power as powerNow, total } from '../rules/power.ts';
import {
  baseAt,
  controllerOf,
  countMinions,
  ownerOf,
  pieceOf,
  sharedDeckOf,
  countersOf,
} from '../rules/table.ts';
import { read, type Amount } from './amount.ts';
import { fix } from './fixed.ts';
import { withOccasions } from './occasions.ts';
import { THEM } from './them.ts';
import { kept } from '../rules/scope.ts';
import { nth } from '../model/nth.ts';

// The small words of card texts: you, here, this card, its power, how many.

/** The player whose ability it is, or who is told to follow it. */
export const you: Value<Seat> = fix((_, s) => s.you);
/** The base that the ability is about. */
export const here: Value<BaseId> = (_, s) => s.here;
/** The card that the text is on. */
export const thisCard = withOccasions(fix((_, s) => s.self));
/** The player whose turn it is. */
export const currentPlayer: Value<Seat> = (g) => g.state.turn.player;
/** The minion that this action is on. */
export const itsMinion = withOccasions(fix((g, s) => pieceOf(g, s.self)?.on ?? NONE));

/** The card being played goes where its own text and the rules say: whatever plays it does not say otherwise. */
export const goesItsOwnWay =
  (card: Value<CardId>): Condition =>
  (g, s) =>
    g.state.limbo.includes(card(g, s)) && !isClaimed(g, card(g, s));

/** What happened, for abilities that react to it. */
const about =
  <T>(part: (event: Happening) => T, otherwise: T): Value<T> =>
  (_, s) =>
    s.event === null ? otherwise : part(s.event);
/** What it happened to. */
export const it: Value<CardId> = fix(about((e) => e.card, NONE));
/** All the cards it happened to, for an ability that treats several events of one change as one (`together`). */
export const them: Value<readonly CardId[]> = (_, s) => kept(s, THEM);
/** Who did it. */
export const whoDidIt: Value<Seat> = fix(about((e) => e.player, NONE));
/** The card that did it: the one that was played, or whose ability moved, destroyed … */
export const whatDidIt: Value<CardId> = about((e) => e.cause, NONE);
/** The power it had when it happened. */
export const itsPower: Value<number> = about((e) => e.power, 0);
/** Who controlled it when it happened. */
export const itsController: Value<Seat> = about((e) => e.controller, NONE);
/** How many +1 power counters were on it when it happened. */
export const itsCounters: Value<number> = about((e) => e.counters, 0);
/** What went to the discard pile was destroyed. */
export const wasDestroyed: Condition = about((e) => e.destroyed, false);
/** The base it happened at, or that it came to. */
export const there: Value<BaseId> = about((e) => e.base, NONE);

/** The current power of that card. */
export const power =
  (card: Value<CardId>): Value<number> =>
  (g, s) => {
    const id = card(g, s);
    return id === NONE ? 0 : powerNow(g, id);
  };
/**
 * How many +1 power counters are on them; on a titan that is set aside they are not power (R11.8). On a base, the
 * counters of its own kind.
 */
export const countersOn =
  (
    cards: Value<number> | Value<readonly number[]> | { readonly list: Value<readonly number[]> },
  ): Value<number> =>
  (g, s) => {
    const found = typeof cards === 'function' ? cards(g, s) : cards.list(g, s);
    const all = typeof found === 'number' ? [found] : found;
    return all.reduce((sum, card) => sum + countersOf(g, card), 0);
  };
/** Who controls that card (R9.3). */
export const controller =
  (card: Value<CardId>): Value<Seat> =>
  (g, s) =>
    controllerOf(g, card(g, s));
/** Who owns that card (R9.3). */
export const owner =
  (card: Value<CardId>): Value<Seat> =>
  (g, s) => {
    const id = card(g, s);
    return id === NONE ? NONE : ownerOf(g, id);
  };
/** The base that a card is at. */
export const baseOf =
  (card: Value<CardId>): Value<BaseId> =>
  (g, s) =>
    baseAt(g, card(g, s));
/** The name of a card, or of a kind of card (see `kindOf`). */
export const nameOf =
  (card: Value<CardId>): Value<string> =>
  (g, s) => {
    const id = card(g, s);
    if (id >= KIND) return nth(g.lib.defs, id - KIND).name;
    return id === NONE ? '' : defOf(g, id).name;
  };
/** An action whose text buries it, or sends it elsewhere (hands it over, boxes it …), instead of discarding it. */
export const sendsItself =
  (card: Value<CardId>, how: 'buried' | 'elsewhere'): Condition =>
  (g, s) => {
    const id = card(g, s);
    return id !== NONE && defOf(g, id).onPlay.some(({ script }) => script.sendsItself === how);
  };
/** The faction a card belongs to. */
export const factionOf =
  (card: Value<CardId>): Value<string> =>
  (g, s) => {
    const id = card(g, s);
    return id === NONE ? '' : defOf(g, id).faction;
  };
/** Which card it is, as a number for lasting effects; the card's own number changes when it moves unseen. */
export const kindOf =
  (card: Value<CardId>): Value<number> =>
  (g, s) => {
    const id = card(g, s);
    return id === NONE ? NONE : KIND + nth(g.state.defs, id);
  };
/** The current breakpoint of that base. */
export const breakpoint =
  (base: Value<BaseId>): Value<number> =>
  (g, s) =>
    breakpointAt(g, base(g, s));
/** All the power that a player has at that base. */
export const totalOf =
  (player: Value<Seat>, base: Value<BaseId>): Value<number> =>
  (g, s) =>
    total(g, base(g, s), player(g, s));
/** How many cards that player holds. */
export const handSize =
  (player: Value<Seat>): Value<number> =>
  (g, s) =>
    playerOf(g, player(g, s)).hand.length;
/** The base that a card was last played on this turn. */
export const playedAt =
  (card: Value<CardId>): Value<BaseId> =>
  (g, s) => {
    const id = card(g, s);
    return g.state.turn.played.findLast((played) => played.card === id)?.base ?? NONE;
  };
/** A player's total at the scoring base when VP were awarded. */
export const scoredTotal =
  (player: Value<Seat>): Value<number> =>
  (g, s) =>
    currentScoring(g)?.totals[player(g, s)] ?? 0;
/** The scoring base, if there is one. */
export const scoringBase: Value<BaseId> = (g) => currentScoring(g)?.base ?? NONE;
/**
 * That many bases, or as many as are left where the edition does not renew the base deck for a scored base (R10.16).
 */
export const basesToReplaceIt =
  (most: number): Value<number> =>
  (g) =>
    g.edition.baseDeckRunsOut === 'not replaced' ? Math.min(most, g.state.baseDeck.length) : most;
/** The breakpoint the scoring base had when it was picked. */
export const scoredBreakpoint: Value<number> = (g) => currentScoring(g)?.breakpoint ?? 0;
/** The minion is in the current duel. */
export const isDuelist =
  (minion: Value<CardId>): Condition =>
  (g, s) => {
    const duel = currentDuel(g);
    return duel !== undefined && [duel.challenger, duel.challenged].includes(minion(g, s));
  };
/** There is a duel at that base, or its result has not been carried out yet. */
export const duelIsAt =
  (base: Value<BaseId>): Condition =>
  (g, s) =>
    isDuelAt(g, base(g, s));
/** There is a duel, so another one would not begin (R8.2). */
export const duelIsOn: Condition = (g) => currentDuel(g) !== undefined;
/** Another player has more power there. */
export const isBehind =
  (player: Value<Seat>, base: Value<BaseId>): Condition =>
  (g, s) => {
    const at = base(g, s);
    const own = total(g, at, player(g, s));
    return g.state.players.some((_, seat) => total(g, at, seat) > own);
  };
/** The card it happened to is still in play; a card that came back is a new one (R10.11). */
export const itIsStillInPlay: Condition = (g, s) =>
  s.event !== null && pieceOf(g, s.event.card)?.stamp === s.event.stamp;
/** The card it happened to, if that is still in play; abilities that only add something to it do not change that. */
export const itInPlay: Value<CardId> = fix((g, s) => (itIsStillInPlay(g, s) ? it(g, s) : NONE));
/** That card lies in a discard pile. */
export const isInDiscardPile =
  (card: Value<CardId>): Condition =>
  (g, s) =>
    g.state.players.some(({ discard }) => discard.includes(card(g, s)));
/** The list in reverse order. */
export const reversed =
  (list: Value<readonly number[]>): Value<readonly number[]> =>
  (g, s) =>
    list(g, s).toReversed();
/** How many. */
export const size =
  (list: Value<readonly number[]>): Value<number> =>
  (g, s) =>
    list(g, s).length;

/** The smallest value measured over the list. */
export const least =
  (list: Value<readonly number[]>, measure: (each: Value<number>) => Value<number>): Value<number> =>
  (g, s) =>
    Math.min(...list(g, s).map((each) => measure(() => each)(g, s)));

/** All of them as one list, leaving out those that are nothing. */
export const all =
  (...parts: readonly (Value<number> | Value<readonly number[]>)[]): Value<readonly number[]> =>
  (g, s) =>
    parts.flatMap((part) => part(g, s)).filter((id) => id !== NONE);

/** The first value if the condition holds, otherwise the second. */
export const whether =
  (condition: Condition, yes: Amount, no: Amount): Value<number> =>
  (g, s) =>
    read(g, s, condition(g, s) ? yes : no);
/** The sum of the two. */
export const plus =
  (a: Amount, b: Amount): Value<number> =>
  (g, s) =>
    read(g, s, a) + read(g, s, b);
/** The first minus the second; the result may be negative. */
export const minus =
  (a: Amount, b: Amount): Value<number> =>
  (g, s) =>
    read(g, s, a) - read(g, s, b);
/** The quotient, rounded down. */
export const floorOf =
  (a: Amount, divisor: number): Value<number> =>
  (g, s) =>
    Math.floor(read(g, s, a) / divisor);
/** The product of the two. */
export const times =
  (a: Amount, b: Amount): Value<number> =>
  (g, s) =>
    read(g, s, a) * read(g, s, b);

/** The condition does not hold. */
export const not =
  (condition: Condition): Condition =>
  (g, s) =>
    !condition(g, s);
/** Both conditions hold. */
export const both =
  (one: Condition, other: Condition): Condition =>
  (g, s) =>
    one(g, s) && other(g, s);
/** At least one of the two conditions holds. */
export const either =
  (one: Condition, other: Condition): Condition =>
  (g, s) =>
    one(g, s) || other(g, s);
/** There is something: a card, a base or a player was found. */
export const isSome =
  (found: Value<number> | Value<readonly number[]>): Condition =>
  (g, s) => {
    const value = found(g, s);
    return typeof value === 'number' ? value !== NONE : value.length > 0;
  };
/** The first is no more than the second. */
export const atMost =
  (a: Amount, b: Amount): Condition =>
  (g, s) =>
    read(g, s, a) <= read(g, s, b);
/** The first is no less than the second. */
export const atLeast =
  (a: Amount, b: Amount): Condition =>
  (g, s) =>
    read(g, s, a) >= read(g, s, b);
/** The first is less than the second. */
export const lessThan =
  (a: Amount, b: Amount): Condition =>
  (g, s) =>
    read(g, s, a) < read(g, s, b);
/** The two are the same number, or the same card, base or player. */
export const equal =
  (a: Amount, b: Amount): Condition =>
  (g, s) =>
    read(g, s, a) === read(g, s, b);

/** The player has a minion at that base. */
export const hasMinion =
  (player: Value<Seat>, base: Value<BaseId>): Condition =>
  (g, s) =>
    countMinions(g, base(g, s), player(g, s)) > 0;
/** How many minions a player has at that base. */
export const minionCount =
  (player: Value<Seat>, base: Value<BaseId>): Value<number> =>
  (g, s) =>
    countMinions(g, base(g, s), player(g, s));
/** How many cards are left in the shared deck of that name (R12.1). */
export const leftIn =
  (deck: string): Value<number> =>
  (g) =>
    sharedDeckOf(g, deck).length;
/** It is your turn. */
export const yourTurn: Condition = (g, s) => g.state.turn.player === s.you;
