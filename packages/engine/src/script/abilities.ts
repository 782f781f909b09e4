import type { Game } from '../game.ts';
import type { Part } from '../library/card-spec.ts';
import type {
  AbilitySpec,
  CardTest,
  Condition,
  EventTest,
  Limit,
  Scope,
  Value,
} from '../library/definitions.ts';
import type { Happening, HappeningKind } from '../model/happening.ts';
import { NONE, type BaseId, type Seat } from '../model/ids.ts';
import { clockwiseFrom } from '../rules/table.ts';
import { currentScoring } from '../flow/scoring.ts';
import type { Matching } from './rules.ts';
import { triggered, type TriggerOptions } from './triggered.ts';
import { record, type Verbs } from './verbs.ts';

/** The kinds of abilities on cards, and when they happen. */

export type Text = (c: Verbs) => unknown;

const ability = (spec: AbilitySpec): Part => ({ part: 'ability', spec });

/** What the card does when it is played (R3.1). */
export const onPlay = (text: Text): Part =>
  ability({ kind: 'on play', script: record(text), limit: 'unlimited' });

/** What it does when it is uncovered, in place of its on-play ability (R7.4). */
export const onUncover = (text: Text): Part =>
  ability({ kind: 'on uncover', script: record(text), limit: 'unlimited' });

export interface UseOptions {
  readonly when?: Condition;
  readonly limit?: Limit;
}

/** Once during Play Cards of each of its controller's turns (R3.8). */
export const talent = (text: Text, { when, limit }: UseOptions = {}): Part =>
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
  { when, limit, from }: UseOptions & { readonly from?: 'play' | 'hand' | 'discard' } = {},
): Part =>
  ability({
    kind: 'on your turn',
    from: from ?? 'play',
    when: when ?? (() => true),
    script: record(text),
    limit: limit ?? 'once per turn',
  });

/** Whenever that happens. */
export const whenever = (on: HappeningKind, text: Text, options: TriggerOptions = {}): Part =>
  ability(triggered(on, record(text), options));

/** Whenever one of several things happens, with one and the same text. */
export function wheneverAny(on: readonly HappeningKind[], text: Text, options: TriggerOptions = {}): Part[] {
  const script = record(text);
  return on.map((kind) => ability(triggered(kind, script, options)));
}

const yourTurnStarts: EventTest = (_, s, e) => s.you === NONE || e.player === s.you;

/** At the start of your turn; on a base, of each player's. */
export const atStartOfYourTurn = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('turn start', text, { ...options, when: and(yourTurnStarts, options.when) });
export const atEndOfYourTurn = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('turn end', text, { ...options, when: and(yourTurnStarts, options.when) });
export const atEndOfEachTurn = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('turn end', text, options);

function and(one: EventTest, other: EventTest | undefined): EventTest {
  return other === undefined ? one : (g, s, e) => one(g, s, e) && other(g, s, e);
}

const scoresHere: EventTest = (_, s, e) => e.base === s.here;

/** In the windows of scoring (R5.2), when the base that this card is at scores. */
export const beforeItScores = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('before scoring', text, { special: true, ...options, when: and(scoresHere, options.when) });
export const whenItScores = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('when scoring', text, { special: true, ...options, when: and(scoresHere, options.when) });
export const afterItScores = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('after scoring', text, { special: true, ...options, when: and(scoresHere, options.when) });
/** When another base has taken the place of the one that scored; `there` is the new one. */
export const whenReplaced = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('replaced', text, { ...options, when: and(scoresHere, options.when) });

/** When any base scores, wherever this card is. */
export const beforeAnyBaseScores = (text: Text, options: TriggerOptions = {}): Part =>
  whenever('before scoring', text, { special: true, ...options });

/** Whom an ability of a scoring base describes; tied players each, the current player first (R5.6). */
type Concerned = (g: Game, s: Scope, e: Happening) => readonly Seat[];
const placed =
  (place: number): Concerned =>
  (g) =>
    clockwiseFrom(g, g.state.turn.player).filter((seat) => currentScoring(g)?.places[seat] === place);
export const winners = placed(1);
export const runnersUp = placed(2);
/** Where twice makes no sense, only the first of the tied players does it. */
export const oneWinner: Concerned = (g, s, e) => winners(g, s, e).slice(0, 1);
export const everyPlayer: Concerned = (g) => clockwiseFrom(g, g.state.turn.player);
export const everyoneButTheWinner: Concerned = (g, s, e) =>
  everyPlayer(g, s, e).filter((seat) => !winners(g, s, e).includes(seat));

export interface ResponseOptions {
  readonly when?: EventTest;
  readonly limit?: Limit;
  readonly at?: (g: Game, s: Scope, e: Happening) => readonly BaseId[];
  readonly onto?: CardTest;
  /** What it does when played this way; its on-play ability if missing. */
  readonly text?: Text;
}

/** From hand, in answer to something (R3.9). */
export const playInAnswerTo = (on: HappeningKind, options: ResponseOptions = {}): Part =>
  response(on, 'play', options);

/** Used from hand without being played. */
export const useInAnswerTo = (on: HappeningKind, options: ResponseOptions): Part =>
  response(on, 'use', options);

function response(on: HappeningKind, mode: 'play' | 'use', options: ResponseOptions): Part {
  return ability({
    kind: 'response',
    on,
    mode,
    test: options.when ?? (() => true),
    at: options.at ?? null,
    onto: options.onto ?? null,
    limit: options.limit ?? 'unlimited',
    script: options.text === undefined ? record(() => {}) : record(options.text),
  });
}

/** Can be played only as the Specials on it say. */
export const onlyAsSpecial: Part = { part: 'special only' };

/** A destruction is replaced. The text returns what it did; if that is nothing, the card is destroyed. */
export function insteadOfDestroying(
  whose: Matching,
  text: (c: Verbs) => Value<readonly number[]>,
  limit: Limit = 'unlimited',
): Part {
  return ability({
    kind: 'instead',
    test: (g, s, card) => whose.matches(g, s, card),
    limit,
    script: record((c) => c.report(text(c))),
  });
}
