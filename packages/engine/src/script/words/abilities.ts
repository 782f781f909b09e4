import type { Clause } from '../../library/card-spec.ts';
import type { From, Limit } from '../../library/definitions.ts';
import type { AbilityNode, TestNode } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { node } from './node.ts';
import { regularPlay } from './regular-play.ts';
import {
  afterScoring,
  beforeScoring,
  turnEnds,
  turnStarts,
  whenScoring,
  type Occasion,
} from './occasions.ts';
import { hasAbilitiesOf } from './rules.ts';
import type { Choosable, Condition, Some, Value } from './types.ts';
import { and, thisCard, thisIsStillInPlay } from './values.ts';
import { said, type Verbs } from './verbs.ts';

/** The kinds of abilities on cards, and when they happen. */

export type Text = (c: Verbs) => unknown;

const ability = (of: AbilityNode): Clause => node({ clause: 'ability', ability: node(of) });

/** What it does when it is uncovered, in place of its on-play ability (R7.4). */
export const onUncover = (text: Text): Clause => ability({ ability: 'on uncover', do: said(text) });

/**
 * What it does when it is played from stasis, in place of its on-play ability (R17.4); an action is discarded after that.
 */
export const onPlayFromStasis = (text: Text): Clause =>
  ability({ ability: 'on play from stasis', do: said(text) });

/** Of `talent` and `onYourTurn`. */
export interface UseOptions {
  /** Only while this condition holds. */
  readonly when?: Condition;
  /** How often it can be used. */
  readonly limit?: Limit;
}

/** What the card does when it is played (R3.1). A limit is used up only if the condition holds. */
export const onPlay = (text: Text, { when, limit }: UseOptions = {}): Clause =>
  ability({ ability: 'on play', when, limit, do: said(text) });

/** Once during Play Cards of each of its controller's turns (R3.8). */
export const talent = (text: Text, { when, limit }: UseOptions = {}): Clause =>
  ability({ ability: 'talent', when, limit, do: said(text) });

/** "On your turn": in Play Cards, once per turn unless it says otherwise (R3.8). */
export const onYourTurn = (
  text: Text,
  { when, limit, from }: UseOptions & { readonly from?: From } = {},
): Clause => ability({ ability: 'on your turn', from, when, limit, do: said(text) });

/** Wherever you have an action play, free or extra, you may use it for this instead of for a card (R10.81). */
export const insteadOfAction = (text: Text, { from }: { readonly from?: From } = {}): Clause =>
  ability({ ability: 'on your turn', from, limit: 'unlimited', withPlay: 'action', do: said(text) });

/**
 * Once per turn, in Play Cards, you may use a minion play, free or extra, for this instead of for a card (R10.81): you say
 * which. The text is given what tells the minions that this play could have been used for.
 */
export const insteadOfMinion = (text: (c: Verbs, fitting: TestNode) => void): Clause =>
  ability({
    ability: 'on your turn',
    withPlay: 'minion',
    do: said((c) => text(c, node({ test: 'fits the play used' }))),
  });

/** "Instead of your regular minion (or action) play", or of both: done on your turn, using them up (R10.81). */
export const insteadOfRegular = (
  play: 'minion' | 'action' | 'both',
  text: Text,
  { when }: Pick<UseOptions, 'when'> = {},
): Clause => {
  const { isLeft, giveUp } = regularPlay(play);
  return onYourTurn(
    (c) => {
      giveUp(c);
      text(c);
    },
    { when: when === undefined ? isLeft : and(isLeft, when), limit: 'unlimited' },
  );
};

/** Of `whenever`, and of what happens at the start or end of a turn or around scoring. */
export interface TriggerOptions {
  /** Only if this condition holds at that moment. */
  readonly when?: Condition;
  /** How often it happens. */
  readonly limit?: Limit;
  /** Whom it concerns, if not the card's controller. */
  readonly players?: Some<Seat>;
  /** Labelled Special: matters where Me First goes in turn order. */
  readonly special?: boolean;
  /** It happens in the middle of what is being resolved, not after it (R10.12). */
  readonly immediate?: boolean;
  /** Several events of one change count as one. */
  /** Several events of one change count as one, as they always do for a text that speaks of `them`. */
  readonly oncePerBatch?: boolean;
  /** It also reacts to a card that was being played when its own card left play. */
  readonly witness?: boolean;
}

/** Happens whenever the occasion arises. */
export const whenever = (
  occasion: Occasion,
  text: Text,
  options: TriggerOptions & { readonly aside?: true; readonly inStasis?: true } = {},
): Clause => ability({ ability: 'whenever', on: occasion.node, ...options, do: said(text) });

/** A trigger that works while the card is in stasis, and nowhere else (R17.2). */
export const whileInStasis = (occasion: Occasion, text: Text, options: TriggerOptions = {}): Clause =>
  whenever(occasion, text, { ...options, inStasis: true });

/** On a base, each player's turn. */
const turnOfYours: Condition = node({ word: 'turn of yours' });

/** At the start of your turn; on a base, at the start of each player's turn. */
export const atStartOfYourTurn = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(turnStarts.where(turnOfYours), text, options);
/** At the end of your turn; on a base, at the end of each player's turn. */
export const atEndOfYourTurn = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(turnEnds.where(turnOfYours), text, options);
/** At the end of every turn, no matter whose. */
export const atEndOfEachTurn = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(turnEnds, text, options);

/** Before the base that this card is at scores (R5.2, step 3). */
export const beforeItScores = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(beforeScoring.here, text, { special: true, ...options });
/** When the base that this card is at scores, as VP are awarded (R5.2, step 4). */
export const whenItScores = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(whenScoring.here, text, { special: true, ...options });
/** After the base that this card is at scores, before its cards are discarded (R5.2, step 5). */
export const afterItScores = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(afterScoring.here, text, { special: true, ...options });

/** Of `playInAnswerTo` and `useInAnswerTo`. */
export interface ResponseOptions {
  /** Only if this condition holds at that moment. */
  readonly when?: Condition;
  /** How often it can be used. */
  readonly limit?: Limit;
  /** Where it may be played then. */
  readonly at?: Value<BaseId>;
  /** On which minions it may be played then. */
  readonly onto?: Choosable<CardId>;
  /** What it does when played this way; its on-play ability if missing. */
  readonly text?: Text;
}

/** Played from hand in response to something (R3.9). */
export const playInAnswerTo = (occasion: Occasion, options: ResponseOptions = {}): Clause =>
  response({ occasion, way: 'play', ...options });

/**
 * Played from hand in response to a card that has been played, with its text in place of its own (R10.84): it goes where
 * that one could go, does what it does, and has its abilities as long as it stays in play.
 */
export const playWithTextOf = (occasion: Occasion): Clause =>
  response({
    occasion,
    way: 'play',
    takesText: true,
    text: (c) => c.if(thisIsStillInPlay, () => c.until('it leaves play', hasAbilitiesOf(thisCard, itsText))),
  });

/** Its text, as something to have the abilities of. */
const itsText: Value<CardId> = node({ word: 'its text' });

/** Used from hand in response to something, without being played; `inDiscard`: or from the discard pile. */
export const useInAnswerTo = (
  occasion: Occasion,
  options: ResponseOptions & { readonly inDiscard?: boolean },
): Clause => response({ occasion, way: 'use', ...options });

interface Answering extends ResponseOptions {
  readonly occasion: Occasion;
  readonly way: 'play' | 'use';
  readonly inDiscard?: boolean;
  readonly takesText?: true;
}

const response = ({ occasion, text, ...rest }: Answering): Clause =>
  ability({ ability: 'in answer to', on: occasion.node, ...rest, do: text && said(text) });

/**
 * An action play can be used for this minion, too, unless that play is for certain cards only. It is a minion all the
 * same (R10.35).
 */
export const alsoWithActionPlay: Clause = node({ clause: 'with action play' });

/** A base that is turned up at set-up does not stay: the next one takes its place, and it is shuffled in again (R1.4). */
export const leavesAtSetUp: Clause = node({ clause: 'leaves at set-up' });

/**
 * An action that is played on the next base of the base deck, which comes into play for it (R10.79). Without one it cannot be
 * played.
 */
export const playOnNewBase: Clause = node({ clause: 'on new base' });

/** Can be played only through its Specials. */
export const onlyAsSpecial: Clause = node({ clause: 'special only' });

/**
 * From your hand it may take the place of another minion that you are about to play: it is played there with the play meant
 * for that one, which goes under its owner's deck without having been played (R10.87).
 */
export const mayStandIn: Clause = node({ clause: 'stands in' });

/**
 * Something happens instead of a destruction. The text returns what it did; if that is nothing, the card is destroyed
 * after all.
 */
export const insteadOfDestroying = (
  whose: Choosable<CardId>,
  text: (c: Verbs) => Value<readonly CardId[]>,
  limit?: Limit,
): Clause => ability({ ability: 'instead of destroying', whose, limit, do: said((c) => c.report(text(c))) });

/**
 * Something happens instead of going from play to the discard pile, in whatever way: destroyed, cleared away after
 * scoring, or gone with its base or the card it is on. The text returns what it did; if that is nothing, the card goes
 * there after all.
 */
export const insteadOfGoingToDiscardPile = (
  whose: Choosable<CardId>,
  text: (c: Verbs) => Value<readonly CardId[]>,
  limit?: Limit,
): Clause =>
  ability({
    ability: 'instead of going to discard pile',
    whose,
    limit,
    do: said((c) => c.report(text(c))),
  });

/**
 * Something happens instead of an action going to the discard pile because the minion that it is on leaves play, in
 * whatever way. The text returns what it did; if that is nothing, the action goes there after all.
 */
export const insteadOfFallingOff = (
  whose: Choosable<CardId>,
  text: (c: Verbs) => Value<readonly CardId[]>,
  limit?: Limit,
): Clause => ability({ ability: 'instead of falling off', whose, limit, do: said((c) => c.report(text(c))) });

/**
 * When one of these is about to return to its owner's hand, you may do this instead (R10.77). The text returns what it did; if
 * that is nothing, the card returns after all. `oncePerBatch`: of several that would return together, for one.
 */
export const mayPreventReturning = (
  whose: Choosable<CardId>,
  text: (c: Verbs) => Value<readonly CardId[]>,
  { oncePerBatch }: { readonly oncePerBatch?: true } = {},
): Clause =>
  ability({ ability: 'instead of returning', whose, oncePerBatch, do: said((c) => c.report(text(c))) });

/**
 * Something happens instead of this titan leaving play because it lost a clash. The text returns what it did; if that
 * is nothing, it leaves after all.
 */
export const insteadOfLosingClash = (text: (c: Verbs) => Value<readonly CardId[]>): Clause =>
  ability({ ability: 'instead of losing clash', do: said((c) => c.report(text(c))) });

/** When one of your minions is about to be destroyed, you may do this to save it: the price of a rescue. */
export const mayPreventDestroying = (
  whose: Choosable<CardId>,
  price: (c: Verbs) => Value<readonly CardId[]>,
): Clause =>
  ability({
    ability: 'instead of destroying',
    whose,
    optional: true,
    do: said((c) => c.report(price(c))),
  });
