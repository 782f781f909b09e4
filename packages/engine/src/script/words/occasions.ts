import type {
  ConditionNode,
  EventTestNode,
  OccasionNode,
  SubjectNode,
  SubjectTestNode,
} from '../../library/nodes/grammar.ts';
import type { HappeningKind, Zone } from '../../model/happening.ts';
import type { CardId } from '../../model/ids.ts';
import { node } from './node.ts';
import type { Choosable, Value } from './types.ts';

/**
 * What a text waits for: "after you play another minion here" is `aMinion.other.isPlayed.byYou.here`. First what it
 * happens to, then what happens, then how. It is read as things were at that moment (R10.6).
 */
export class Occasion {
  readonly node: OccasionNode;

  constructor(of: OccasionNode) {
    this.node = node(of);
  }

  private that(test: EventTestNode): Occasion {
    return new Occasion({ ...this.node, that: [...this.node.that, node(test)] });
  }

  /** Only if the condition holds at that moment; `it` is what it happened to. */
  where(condition: ConditionNode): Occasion {
    return this.that({ test: 'if', condition });
  }
  /** Either of the two. */
  or(other: Occasion): Occasion {
    return new Occasion({ occasion: 'either', one: this.node, other: other.node, that: [] });
  }

  /** At the base that the ability is about; for moves, to it. */
  get here(): Occasion {
    return this.that({ test: 'here' });
  }
  /** For moves: away from the base that the ability is about. */
  get fromHere(): Occasion {
    return this.that({ test: 'from here' });
  }
  get elsewhere(): Occasion {
    return this.that({ test: 'elsewhere' });
  }
  /** On a base itself, not on a minion there. */
  get onBase(): Occasion {
    return this.that({ test: 'on base' });
  }
  get byYou(): Occasion {
    return this.that({ test: 'by you' });
  }
  get byOthers(): Occasion {
    return this.that({ test: 'by others' });
  }
  /** Played with the extra play that this card gives. */
  get withItsExtra(): Occasion {
    return this.that({ test: 'with its extra' });
  }
  /** Played off the top of a deck: what plays it has turned it up from there (R9.15). */
  get offTheTop(): Occasion {
    return this.that({ test: 'off the top' });
  }
  /** For being affected: not merely in the same way as another card (R10.54). */
  get directly(): Occasion {
    return this.that({ test: 'directly' });
  }
  /** From one of these places. */
  outOf(...zones: readonly Zone[]): Occasion {
    return this.that({ test: 'out of', zones: zones });
  }
  /**
   * For the first time in a turn: by this player, to a card of this controller, to this very card, or, without an
   * argument, by anybody (R10.19).
   */
  firstInTurn(of?: 'player' | 'controller' | 'card'): Occasion {
    return this.that({ test: 'first in turn', of });
  }
}

/** What something happens to. */
export class Subject {
  readonly node: SubjectNode;

  constructor(of: SubjectNode) {
    this.node = node(of);
  }

  private when(what: HappeningKind): Occasion {
    return new Occasion({ occasion: 'happens', what, to: this.node, that: [] });
  }
  /** It has been played, and has resolved (R3.4). */
  get isPlayed(): Occasion {
    return this.when('played');
  }
  /** From one base to another; `there` is where it went. */
  get moves(): Occasion {
    return this.when('moved');
  }
  /** It has been destroyed; `itsPower`, `itsController` and `there` are as they were before. */
  get isDestroyed(): Occasion {
    return this.when('destroyed');
  }
  /** It returns from play to its owner's hand. */
  get isReturned(): Occasion {
    return this.when('returned');
  }
  /** It leaves play, in whatever way. */
  get leavesPlay(): Occasion {
    return this.when('left play');
  }
  /** It goes from play to the discard pile, destroyed or not (R5.7). */
  get goesToDiscardPile(): Occasion {
    return this.when('to discard');
  }
  /** +1 power counters are placed on it or removed; `itsCounters` is how many it had before. */
  get countersChange(): Occasion {
    return this.when('counters');
  }
  /** It is transferred, also by a swap; `there` is where it lies now (R9.5). */
  get isTransferred(): Occasion {
    return this.when('transferred');
  }
  /**
   * A card has done what the text of this one says, without its being played for that: `whatDidIt` is that card,
   * perhaps this very one (R10.53).
   */
  get isFollowed(): Occasion {
    return this.when('followed');
  }
  /** Its power has become higher than it was, for whatever reason; coming into play is no increase (R10.52). */
  get gainsPower(): Occasion {
    return this.when('power gained');
  }
  /** Its power is directly raised by an action that a player plays (R10.74). */
  get isRaised(): Occasion {
    return this.when('raised');
  }
  /** It is put into stasis (R17.1). */
  get entersStasis(): Occasion {
    return this.when('into stasis');
  }
  /** A stasis counter comes off it; `itsCounters` is how many it had before. */
  get losesStasisCounter(): Occasion {
    return this.when('stasis counter off');
  }
  /** +1 power counters are transferred to it, one or several: once for each transfer. */
  get getsTransferredCounters(): Occasion {
    return this.when('counters transferred');
  }
  /** A talent of it is used, its own or a lent one (R10.73); `there` is where it was then. */
  get usesTalent(): Occasion {
    return this.when('talent used');
  }
  /** It is drawn from a shared deck, by whoever gets it (R12.1). */
  get isDrawnFromSharedDeck(): Occasion {
    return this.when('drawn shared');
  }
  /** It comes out of play, or out of a discard pile, into a hand: "by" the player whose hand it is. */
  get comesToHand(): Occasion {
    return this.when('to hand');
  }
  /** The minion that it is on leaves play (R10.12). */
  get losesItsMinion(): Occasion {
    return this.when('host left');
  }
  /** It is discarded from a hand or a deck. */
  get isDiscarded(): Occasion {
    return this.when('discarded');
  }
  /** It is placed into another player's hand. */
  get isHandedOver(): Occasion {
    return this.when('handed over');
  }
  /** Its controller gives control of it to another player. */
  get isGivenAway(): Occasion {
    return this.when('given away');
  }
  /** It is put face down at a base (R7.1). */
  get isBuried(): Occasion {
    return this.when('buried');
  }
  /** It was buried, and is turned up (R7.4). */
  get isUncovered(): Occasion {
    return this.when('uncovered');
  }
  /** It becomes one of the two minions of a duel, before cards are laid (R8). */
  get entersDuel(): Occasion {
    return this.when('duel');
  }
  /** It wins a duel; after a tie both minions do. */
  get winsDuel(): Occasion {
    return this.when('duel won');
  }
  /** It is affected by a card that another player has played (R9.2). */
  get isAffected(): Occasion {
    return this.when('affected');
  }
  /** It is affected by a talent that is used (R9.2); several effects of one use are one batch. */
  get isAffectedByTalent(): Occasion {
    return this.when('affected by talent');
  }
  /**
   * It is looked at or revealed in a hand or deck, perhaps with others: by another player's card, or by the owner of
   * the deck.
   */
  get isSeen(): Occasion {
    return this.when('seen');
  }
  /** It is revealed from a deck, by whatever card; it can answer at once, before that goes on. */
  get isRevealed(): Occasion {
    return this.when('revealed');
  }
}

/** Any card of a kind. */
class AnyCard extends Subject {
  private readonly kind: 'card' | 'minion' | 'action';
  private readonly tests: readonly SubjectTestNode[];

  constructor(kind: 'card' | 'minion' | 'action', that: readonly SubjectTestNode[] = []) {
    super({ subject: kind, that: that });
    this.kind = kind;
    this.tests = that;
  }
  private that(test: SubjectTestNode): AnyCard {
    return new AnyCard(this.kind, [...this.tests, node(test)]);
  }
  /** One that you controlled at that moment. */
  get yours(): AnyCard {
    return this.that({ test: 'yours' });
  }
  /** One that another player controlled at that moment. */
  get ofOthers(): AnyCard {
    return this.that({ test: 'of others' });
  }
  /** Any but the card that the ability is on. */
  get other(): AnyCard {
    return this.that({ test: 'other' });
  }
  /** With that name (R10.23). */
  named(name: string): AnyCard {
    return this.that({ test: 'named', name });
  }
  /** That bears this word besides its type (R9.16). */
  labelled(label: string): AnyCard {
    return this.that({ test: 'labelled', label });
  }
}

/** A card of any type. */
export const aCard = new AnyCard('card');
/** A minion, as it was at that moment. */
export const aMinion = new AnyCard('minion');
/** An action, or any card played as one (R10.23). */
export const anAction = new AnyCard('action');

/**
 * The card that an earlier step picked, during the same stay in play (R10.11); or one of these, as they are at that
 * moment.
 */
export const the = (which: Value<CardId> | Choosable<CardId>): Subject =>
  new Subject('all' in which ? { subject: 'one of', cards: which } : { subject: 'the', card: which });

/**
 * Before cards go to the discard pile or counters are placed on them, while everything is still as it was. For a card
 * being played: as it comes into play, before it resolves.
 */
export const before = (occasion: Occasion): Occasion =>
  new Occasion({ occasion: 'before', of: occasion.node, that: [] });

const when = (what: HappeningKind): Occasion => new Occasion({ occasion: 'happens', what, that: [] });

/** A player's turn begins. */
export const turnStarts = when('turn start');
/** A player's turn ends. */
export const turnEnds = when('turn end');
/** A base comes into play, for whatever reason; `there` is that base. */
export const baseEnters = when('base entered');
/** A coin has landed and may still be turned over, before anything is done with it (R10.90). */
export const coinLands = when('coin landed');
/** A coin has been flipped, and has stayed as it is (R10.90). */
export const coinIsFlipped = when('coin flipped');
/** A player has searched a deck (R9.12). */
export const deckIsSearched = when('searched');
/** A Special has been used, no matter where it works from (R3.12); `it` is the card that it is on. */
export const specialIsUsed = when('special used');
/** Before a base scores (R5.2, step 3). */
export const beforeScoring = when('before scoring');
export const whenScoring = when('when scoring');
/** After a base scores (R5.2, step 5). */
export const afterScoring = when('after scoring');
/** A scored base is replaced; `there` is the new base. */
export const baseIsReplaced = when('replaced');
/** The last chance in a duel, before the powers are compared (R8). */
export const duelIsDecided = when('dueling');
