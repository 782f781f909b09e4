import type { Clause } from '../library/card-spec.ts';
import type { AbilitySpec, Condition, From, Limit, Value } from '../library/definitions.ts';
import { NONE, type BaseId } from '../model/ids.ts';
import {
  afterScoring,
  beforeScoring,
  turnEnds,
  turnStarts,
  whenScoring,
  type Occasion,
} from './occasions.ts';
import type { Matching } from './rules.ts';
import { triggered, waitingFor, type TriggerOptions } from './triggered.ts';
import { THEM } from './them.ts';
import { record, type Verbs } from './verbs.ts';

/** The kinds of abilities on cards, and when they happen. */

export type Text = (c: Verbs) => unknown;

const ability = (spec: AbilitySpec): Clause => ({ clause: 'ability', spec });

/** What the card does when it is played (R3.1). */
export const onPlay = (text: Text): Clause =>
  ability({ kind: 'on play', script: record(text), limit: 'unlimited' });

/** What it does when it is uncovered, in place of its on-play ability (R7.4). */
export const onUncover = (text: Text): Clause =>
  ability({ kind: 'on uncover', script: record(text), limit: 'unlimited' });

export interface UseOptions {
  readonly when?: Condition;
  readonly limit?: Limit;
}

/** Once during Play Cards of each of its controller's turns (R3.8). */
export const talent = (text: Text, { when, limit }: UseOptions = {}): Clause =>
  ability({
    kind: 'talent',
    from: 'play',
    when: when ?? (() => true),
    script: record(text),
    limit: limit ?? 'unlimited',
  });

/** "On your turn": in Play Cards, once per turn unless it says otherwise (R3.8). */
export const onYourTurn = (
  text: Text,
  { when, limit, from }: UseOptions & { readonly from?: From } = {},
): Clause =>
  ability({
    kind: 'on your turn',
    from: from ?? 'play',
    when: when ?? (() => true),
    script: record(text),
    limit: limit ?? 'once per turn',
  });

/** Happens whenever the occasion arises. */
export const whenever = (occasion: Occasion, text: Text, options: TriggerOptions = {}): Clause =>
  ability(triggered(occasion, record(text, options.together ? THEM + 1 : undefined), options));

/** On a base, each player's turn. */
const yourTurn: Condition = (_, s) => s.you === NONE || s.event?.player === s.you;

/** At the start of your turn; on a base, at the start of each player's turn. */
export const atStartOfYourTurn = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(turnStarts.where(yourTurn), text, options);
/** At the end of your turn; on a base, at the end of each player's turn. */
export const atEndOfYourTurn = (text: Text, options: TriggerOptions = {}): Clause =>
  whenever(turnEnds.where(yourTurn), text, options);
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

export interface ResponseOptions {
  readonly when?: Condition;
  readonly limit?: Limit;
  /** Where it may be played then. */
  readonly at?: Value<BaseId>;
  /** On which minions it may be played then. */
  readonly onto?: Matching;
  /** What it does when played this way; its on-play ability if missing. */
  readonly text?: Text;
}

/** Played from hand in response to something (R3.9). */
export const playInAnswerTo = (occasion: Occasion, options: ResponseOptions = {}): Clause =>
  response(occasion, 'play', options);

/** Used from hand in response to something, without being played; `inDiscard`: or from the discard pile. */
export const useInAnswerTo = (
  occasion: Occasion,
  options: ResponseOptions & { readonly inDiscard?: boolean },
): Clause => response(occasion, 'use', options, options.inDiscard);

function response(
  occasion: Occasion,
  mode: 'play' | 'use',
  options: ResponseOptions,
  inDiscard = false,
): Clause {
  return ability({
    kind: 'response',
    ...waitingFor(occasion, options.when),
    mode,
    ...(inDiscard ? { inDiscard } : {}),
    at: options.at ?? null,
    onto: options.onto?.matches ?? null,
    limit: options.limit ?? 'unlimited',
    script: options.text === undefined ? record(() => {}) : record(options.text),
  });
}

/** Can be played only through its Specials. */
export const onlyAsSpecial: Clause = { clause: 'special only' };

/**
 * Something happens instead of a destruction. The text returns what it did; if that is nothing, the card is destroyed
 * after all.
 */
export function insteadOfDestroying(
  whose: Matching,
  text: (c: Verbs) => Value<readonly number[]>,
  limit: Limit = 'unlimited',
): Clause {
  return replacement(whose, text, limit, false);
}

/** When one of your minions is about to be destroyed, you may do this to save it: the price of a rescue. */
export const mayPreventDestroying = (
  whose: Matching,
  price: (c: Verbs) => Value<readonly number[]>,
): Clause => replacement(whose, price, 'unlimited', true);

function replacement(
  whose: Matching,
  text: (c: Verbs) => Value<readonly number[]>,
  limit: Limit,
  optional: boolean,
): Clause {
  return ability({
    kind: 'instead',
    ...(optional ? { optional } : {}),
    test: (g, s, card) => whose.matches(g, s, card),
    limit,
    script: record((c) => c.report(text(c))),
  });
}
