import type { BaseId, CardId, DefId, KindOf, Seat } from '../../model/ids.ts';
import type { Zone } from '../../model/happening.ts';
import type { Phase } from '../../model/state.ts';
import { forEachOne, node } from './node.ts';
import { the, type Occasion } from './occasions.ts';
import type { Amount, Condition, Kind, Many, One, OneOrMore, Some, Value } from './types.ts';

// The small words of card texts: you, here, this card, its power, how many.

/** A value that stands for a card, with what can happen to that card. */
class CardWord {
  readonly word: 'this card' | 'its minion';
  constructor(word: 'this card' | 'its minion') {
    this.word = word;
    Object.freeze(this);
  }
  get isPlayed(): Occasion {
    return the(this).isPlayed;
  }
  get moves(): Occasion {
    return the(this).moves;
  }
  get isDestroyed(): Occasion {
    return the(this).isDestroyed;
  }
  get leavesPlay(): Occasion {
    return the(this).leavesPlay;
  }
  get goesToDiscardPile(): Occasion {
    return the(this).goesToDiscardPile;
  }
  get losesItsMinion(): Occasion {
    return the(this).losesItsMinion;
  }
  get isAffected(): Occasion {
    return the(this).isAffected;
  }
  get isRevealed(): Occasion {
    return the(this).isRevealed;
  }
  get entersStasis(): Occasion {
    return the(this).entersStasis;
  }
  get losesStasisCounter(): Occasion {
    return the(this).losesStasisCounter;
  }
  get countersChange(): Occasion {
    return the(this).countersChange;
  }
}

/** The player whose ability it is, or who is told to follow it. */
export const you: Value<Seat> = node({ word: 'you' });
/** The base that the ability is about. */
export const here: Value<BaseId> = node({ word: 'here' });
/** The card that the text is on. */
export const thisCard = new CardWord('this card');
/** The player whose turn it is. */
export const currentPlayer: Value<Seat> = node({ word: 'current player' });
/** The minion that this action is on. */
export const itsMinion = new CardWord('its minion');

/** All that a verb has affected: what it was said of, and what was affected in the same way (R10.54). */
export function everyAffected(by: OneOrMore<CardId>): Value<readonly CardId[]> {
  if (by.word !== 'result' && by.word !== 'results')
    throw new Error('Only what a verb returns was affected.');
  return node({ word: 'results', of: by.of, part: 'all' });
}

/** Nothing that plays the card being played says where it goes: its own text and the rules do. */
export const hasNoClaimedDestination = (card: Value<CardId>): Condition =>
  node({ word: 'has no claimed destination', card });

/**
 * The card being played goes to the discard pile next, or under the deck in place of that (R10.62): neither whatever plays
 * it nor its own text sends it anywhere else.
 */
export const goesToDiscardPileNext = (card: Value<CardId>): Condition =>
  node({ word: 'goes to the discard pile next', card });

/** What it happened to. */
export const it: Value<CardId> = node({ word: 'it' });
/** All the cards it happened to: a text that speaks of them treats several events of one change as one. */
export const them: Value<readonly CardId[]> = node({ word: 'them' });
/** The powers that all of them had when it happened, in the same order. */
export const theirPowers: Value<readonly number[]> = node({ word: 'their powers' });
/**
 * For a base's ability about all players at once: the current player carries it out, or, if that player ignores the
 * base, the next one, since the others still follow it.
 */
export const allTogether: Value<readonly Seat[]> = node({ word: 'all together' });
/** Who did it. */
export const whoDidIt: Value<Seat> = node({ word: 'who did it' });
/** The card that did it: the one that was played, or whose ability moved, destroyed … */
export const whatDidIt: Value<CardId> = node({ word: 'what did it' });
/** The power it had when it happened. */
export const itsPower: Value<number> = node({ word: 'its power' });
/** Who controlled it when it happened. */
export const itsController: Value<Seat> = node({ word: 'its controller' });
/** How many +1 power counters were on it when it happened. */
export const itsCounters: Value<number> = node({ word: 'its counters' });
/** What went to the discard pile was destroyed. */
export const wasDestroyed: Condition = node({ word: 'was destroyed' });
/** The coin came up heads, or has been turned to that. */
export const cameUpHeads: Condition = node({ word: 'came up heads' });
/** The base it happened at, or that it came to. */
export const there: Value<BaseId> = node({ word: 'there' });

/** The current power of that card. */
export const power = (of: Value<CardId>): Value<number> => node({ word: 'power', of });
/**
 * How many +1 power counters are on them; on a titan that is set aside they are not power (R11.8). On a base, the
 * counters of its own kind.
 */
export const countersOn = (cards: Some<CardId>): Value<number> => node({ word: 'counters on', cards });
/** How many stasis counters are on that card. */
export const stasisCountersOn = (card: Value<CardId>): Value<number> =>
  node({ word: 'stasis counters on', card });
/** A card, anybody's, has lost its last stasis counter this turn. */
export const aStasisIsOver: Condition = node({ word: 'stasis was over' });
/** Who controls that card (R9.3). */
export const controller = (of: Value<CardId>): Value<Seat> => node({ word: 'controller', of });
/** Who owns that card (R9.3). */
export const owner = (of: Value<CardId>): Value<Seat> => node({ word: 'owner', of });
/** The base that a card is at. */
export const baseOf = (card: Value<CardId>): Value<BaseId> => node({ word: 'base of', card });
/** The name of a card, or of a kind of card (see `kindOf`). */
export const nameOf = (card: Value<CardId> | Value<DefId>): Value<string> => node({ word: 'name of', card });
/** The faction a card belongs to. */
export const factionOf = (card: Value<CardId>): Value<string> => node({ word: 'faction of', card });
/** Which card it is, as a number for lasting effects; the card's own number changes when it moves unseen. */
export const kindOf = (card: Value<CardId>): Value<DefId> => node({ word: 'kind of', card });
/** The current breakpoint of that base. */
export const breakpoint = (of: Value<BaseId>): Value<number> => node({ word: 'breakpoint', of });
/** All the power that a player has at that base. */
export const totalOf = (player: Value<Seat>, base: Value<BaseId>): Value<number> =>
  node({ word: 'total', of: player, at: base });
/** How many cards that player holds. */
export const handSize = (of: Value<Seat>): Value<number> => node({ word: 'hand size', of });
/** The base that a card last moved from this turn, or nothing if it has not moved. */
export const cameFrom = (card: Value<CardId>): Value<BaseId> => node({ word: 'came from', card });
/** The base that a card was last played on this turn. */
export const playedAt = (card: Value<CardId>): Value<BaseId> => node({ word: 'played at', card });
/** A player's total at the scoring base when VP were awarded. */
export const scoredTotal = (of: Value<Seat>): Value<number> => node({ word: 'scored total', of });
/** The scoring base, if there is one. */
export const scoringBase: Value<BaseId> = node({ word: 'scoring base' });
/**
 * That many bases, or as many as are left where the edition does not renew the base deck for a scored base (R10.16).
 */
export const basesToReplaceIt = (most: number): Value<number> => node({ word: 'bases to replace it', most });
/** The breakpoint the scoring base had when it was picked. */
export const scoredBreakpoint: Value<number> = node({ word: 'scored breakpoint' });
/** The VP of the scoring base have been awarded (R5.2, step 4). */
export const vpAreAwarded: Condition = node({ word: 'VP are awarded' });
/** The minion is in the current duel. */
export const isDuelist = (card: Value<CardId>): Condition => node({ word: 'is duelist', card });
/** The minion has challenged the other one of the current duel. */
export const isChallenger = (card: Value<CardId>): Condition => node({ word: 'is challenger', card });
/** There is a duel at that base, or its result has not been carried out yet. */
export const duelIsAt = (base: Value<BaseId>): Condition => node({ word: 'duel is at', base });
/** There is a duel, so another one would not begin (R8.2). */
export const duelIsOn: Condition = node({ word: 'duel is on' });
/** Another player has more power there. */
export const isBehind = (player: Value<Seat>, at: Value<BaseId>): Condition =>
  node({ word: 'is behind', player, at });
/** This card is still in the same stay in play (R10.11). */
export const thisIsStillInPlay: Condition = node({ word: 'this is still in play' });
/** This card has moved this turn. */
export const thisHasMoved: Condition = node({ word: 'this has moved' });
/** This card, as it is played, does not come from a hand. */
export const thisIsNotFromHand: Condition = node({ word: 'this is not from hand' });
/** This card, as it is played, comes from one of these places. */
export const thisIsFrom = (...zones: readonly Zone[]): Condition => node({ word: 'this is from', zones });
/** This card, as it is played, comes off the top of a deck: what plays it has turned it up from there (R9.15). */
export const thisIsOffTheTop: Condition = node({ word: 'this is off the top' });
/** This card was played beyond the regular plays (R10.81), in whatever way. */
export const thisIsExtra: Condition = node({ word: 'this is extra' });
/** This card was in play as the turn began, in the same stay; of a titan that is set aside now, the stay before. */
export const wasInPlayAsTurnBegan: Condition = node({ word: 'was in play as the turn began' });
/** For a titan: it was set aside, and you had a minion there, when the base scored that is being replaced. */
export const sawItScore: Condition = node({ word: 'saw it score' });
/** For a lasting effect: it began before this turn. */
export const beganInAnEarlierTurn: Condition = node({ word: 'began in an earlier turn' });
/** The card it happened to, if that is still in play; abilities that only add something to it do not change that. */
export const itInPlay: Value<CardId> = node({ word: 'it in play' });
/** That card is an action. */
export const isAction = (card: Value<CardId>): Condition => node({ word: 'is action', card });
/** That card is a fusion card: out of play it is minion and action in one (R10.23). */
export const isFusion = (card: Value<CardId>): Condition => node({ word: 'is fusion', card });
/** That card in play gives a talent to others (R10.29). */
export const givesTalent = (card: Value<CardId>): Condition => node({ word: 'gives a talent', card });
/** The text of that card names other cards. */
export const mentionsACard = (card: Value<CardId>): Condition => node({ word: 'mentions a card', card });
/** That card has moved one or more of your minions here this turn. */
export const movedYoursHere = (card: Value<CardId>): Condition => node({ word: 'moved yours here', card });
/** You have played that card this turn, and it has resolved. */
export const wasPlayedEarlier = (card: Value<CardId>): Condition =>
  node({ word: 'was played earlier', card });
/** You own a minion of that name, wherever it is (R1.1). */
export const youOwnAMinionNamed = (name: Value<string>): Condition =>
  node({ word: 'you own a minion named', name });
/** The list in reverse order. */
export const reversed = <K extends Kind>(list: Many<K>): Many<K> => node({ word: 'reversed', list });
/** How many. */
export const size = (of: Many<Kind>): Value<number> => node({ word: 'size', of });

/** How many different names these cards have; those that another card adds to one count as well. */
export const differentNames = (of: Value<readonly CardId[]>): Value<number> =>
  node({ word: 'different names', of });
/** The two have a name in common, perhaps one that another card adds. */
export const shareName = (one: Value<CardId>, other: Value<CardId>): Condition =>
  node({ word: 'share a name', one, other });
/** The number printed on that card, whatever its power is now (R9.8). */
export const printedPower = (of: Value<CardId>): Value<number> => node({ word: 'printed power', of });

/** The lowest value measured over the list. */
export function lowest<K extends Kind>(of: Many<K>, measure: (each: One<K>) => Value<number>): Value<number> {
  const { each, said } = forEachOne((one) => measure(node({ word: 'each', of: one })));
  return node({ word: 'lowest', of, each, measure: said });
}

/** The highest value measured over the list. */
export function highest<K extends Kind>(
  of: Many<K>,
  measure: (each: One<K>) => Value<number>,
): Value<number> {
  const { each, said } = forEachOne((one) => measure(node({ word: 'each', of: one })));
  return node({ word: 'highest', of, each, measure: said });
}

/** The values measured over the list, added up. */
export function sum<K extends Kind>(of: Many<K>, measure: (each: One<K>) => Value<number>): Value<number> {
  const { each, said } = forEachOne((one) => measure(node({ word: 'each', of: one })));
  return node({ word: 'sum', of, each, measure: said });
}

/** All of them as one list, leaving out those that are nothing. */
export const all = <K extends Kind>(...parts: readonly (One<K> | Many<K>)[]): Many<K> =>
  node({ word: 'all', parts: parts });

/** The first of them, or nothing. */
export const first = <K extends Kind>(of: Many<K>): One<K> => node({ word: 'first', of });
/**
 * One of several identical cards, or nothing: the one that most players have seen. At a table nobody could say which
 * of them it is, so its number must not reveal that there is another.
 */
export const oneAlike = (of: Value<readonly CardId[]>): Value<CardId> => node({ word: 'one alike', of });

/** The first value if the condition holds, otherwise the second. */
export const whether = <K extends Kind = KindOf<number>>(
  condition: Condition,
  yes: number | One<K>,
  no: number | One<NoInfer<K>>,
): One<K> => node({ word: 'whether', condition, yes, no });
/** The sum of the two. */
export const plus = (a: Amount, b: Amount): Value<number> => node({ word: 'plus', a, b });
/** The first minus the second; the result may be negative. */
export const minus = (a: Amount, b: Amount): Value<number> => node({ word: 'minus', a, b });
/** One for every so many, rounded down. */
export const oneForEvery = (divisor: number, of: Amount): Value<number> =>
  node({ word: 'one for every', divisor, of });
/** The product of the two. */
export const times = (a: Amount, b: Amount): Value<number> => node({ word: 'times', a, b });

/** The condition does not hold. */
export const not = (condition: Condition): Condition => node({ word: 'not', condition });
/** All the conditions hold. */
export const and = (first: Condition, ...others: readonly Condition[]): Condition =>
  others.reduce((one, other) => node({ word: 'and', one, other }), first);
/** At least one of the conditions holds. */
export const or = (first: Condition, ...others: readonly Condition[]): Condition =>
  others.reduce((one, other) => node({ word: 'or', one, other }), first);
/** The first is no more than the second. */
export const atMost = (a: Amount, b: Amount): Condition => node({ word: 'at most', a, b });
/** The first is no less than the second. */
export const atLeast = (a: Amount, b: Amount): Condition => node({ word: 'at least', a, b });
/** The first is less than the second. */
export const lessThan = (a: Amount, b: Amount): Condition => node({ word: 'less than', a, b });
/** The two are the same number, or the same card, base or player. */
export const equal = <K extends Kind = KindOf<number>>(
  a: number | One<K>,
  b: number | One<NoInfer<K>>,
): Condition => node({ word: 'equal', a, b });

/** How many cards are left in the shared deck of that name (R12.1). */
export const leftIn = (deck: string): Value<number> => node({ word: 'left in', deck });
/** It is your turn. */
export const yourTurn: Condition = node({ word: 'your turn' });
/** The turn is in that phase (R2). */
export const inPhase = (phase: Phase): Condition => node({ word: 'in phase', phase });

/**
 * A number that a function of the set works out (`SetSpec.functions`). The version has to change with what the function
 * does, since nobody can see into it.
 */
export const customNumber = (name: string, version: number): Value<number> =>
  node({ word: 'custom number', name, version });
/** A condition that a function of the set checks (`SetSpec.functions`); see `customNumber`. */
export const customCondition = (name: string, version: number): Condition =>
  node({ word: 'custom condition', name, version });
