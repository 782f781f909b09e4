import { isHeard, nextBatch, notice, noticedBy, noticedByTop } from '../changes/notice.ts';
import { happening, type Happening, type Said, type Zone } from '../model/happening.ts';
import { playEvent } from '../changes/play-event.ts';
import { isAffectingFollowed, noticeAffected } from '../changes/affected.ts';
import { isRaisingFollowed, noticeRaised } from '../changes/raised.ts';
import { noteArrival } from '../changes/arrival.ts';
import { takeAside } from '../changes/aside.ts';
import { addBase } from '../changes/bases.ts';
import { enterPlay } from '../changes/enter-play.ts';
import { showSide } from '../changes/faces.ts';
import { removePiece, setStoredAside } from '../changes/leave-play.ts';
import { arriveWithAll, takeOutOfStasis } from '../changes/stasis.ts';
import { discard } from '../changes/discard.ts';
import { isShielded } from '../changes/shield.ts';
import { noticeSpecial } from '../changes/specials.ts';
import { inherit, leaveInSwap } from '../changes/swap.ts';
import { belongTo, learnAll, openlyToDeck, take, toDiscard, toLimbo } from '../changes/zones.ts';
import { abilityOf, defOf, playerOf, type Game } from '../game.ts';
import type { Ability, CardDef, Cause, Scope } from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { PlayFrame } from '../model/frames.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { PlayedCard } from '../model/state.ts';
import type { Writable } from '../model/writable.ts';
import { baseOption, cardOption, PASS } from '../model/options.ts';
import { changedBy, raisedBy } from '../rules/changed-by.ts';
import { forbidden } from '../rules/forbidden.ts';
import { isCancelled } from '../rules/in-force.ts';
import { baseAt, isBase, pieceOf, stampOf } from '../rules/table.ts';
import { scopeInPlay } from '../rules/scope.ts';
import { useUp } from '../changes/use-up.ts';
import { onPlayNow } from '../rules/on-play.ts';
import { playByAbility, textTaken } from '../rules/responses.ts';
import { traitsOf } from '../rules/traits.ts';
import {
  canBePlayed,
  comesByItself,
  isExtra,
  permissionFor,
  placesFor,
  placesRegardless,
  textOf,
  usesActionPlay,
  type Attempt,
  type Place,
} from '../rules/playing.ts';
import {
  ACTION_FOR_MINION,
  AT_ONCE,
  attemptWith,
  grantSource,
  OUTSIDE_LIMITS,
  renewedExtra,
  wayNumbered,
} from '../rules/ways.ts';
import { roleOf, seenAs, SIDES, type Side } from '../rules/sides.ts';
import { pushAbility } from './ability.ts';
import { settleShares } from './sharing.ts';
import { ask, newId } from './ask.ts';
import { deliver, finish } from './stack.ts';
import { nth } from '../model/nth.ts';
import { isFaceDown } from '../model/face-down.ts';

/**
 * Starts playing a card (R3.1). It stays where it is until its place has been chosen. `as`: what the play calls for; without
 * it, a card that is both is played as its player likes (R10.23). Returns the frame, in which the caller sets whatever else
 * is special about this play.
 */
export function startPlay(
  g: Game,
  card: CardId,
  player: Seat,
  from: Zone,
  using: number,
  as: Side | null = null,
): PlayFrame {
  if (as !== null) showSide(g, card, as);
  const isFree = using === NONE && usesActionPlay(defOf(g, card), as);
  const frame: PlayFrame = {
    kind: 'play',
    card,
    player,
    from,
    using: isFree ? ACTION_FOR_MINION : using,
    bases: null,
    special: NONE,
    event: null,
    orDiscard: false,
    claim: 'none',
    goesOnTop: false,
    withoutEffect: false,
    interrupts: false,
    grantedBy: NONE,
    batch: nextBatch(g),
    into: NONE,
    stage: as === null && defOf(g, card).fusion !== null ? 'side' : 'where',
    base: NONE,
    on: NONE,
    stamp: NONE,
    noticed: null,
    after: null,
  };
  g.state.stack.push(frame);
  return frame;
}

export function stepPlay(g: Game, frame: PlayFrame): void {
  switch (frame.stage) {
    case 'side':
      chooseSide(g, frame);
      break;
    case 'where':
      choosePlace(g, frame);
      break;
    case 'stand in':
      // Its player is being asked (`answerPlay`).
      break;
    case 'arrive':
      arrive(g, frame, 0);
      break;
    case 'resolve':
      frame.stage = 'resolved';
      followOnPlay(g, frame);
      break;
    case 'resolved':
      afterResolving(g, frame);
      break;
  }
}

function attemptOf(g: Game, frame: PlayFrame): Attempt {
  const { card, player, using } = frame;
  const way = wayNumbered(g, using, defOf(g, card).kind);
  if (way !== null) return attemptWith(g, way, card, player, frame.bases);
  const { bases, special, event } = frame;
  const attempt: Writable<Attempt> = {
    card,
    player,
    bases,
    grant: null,
    extra: true,
    special,
    event,
    fromDiscard: false,
  };
  const taken = textTaken(g, special, event);
  if (taken !== null) attempt.text = taken.text;
  return attempt;
}

/** A card that is both: its player says which it is played as, where both are possible (R10.23). */
function chooseSide(g: Game, frame: PlayFrame): void {
  const { card, player } = frame;
  const sides = SIDES.filter((side) => placesOf(seenAs(g, card, side), frame).length > 0);
  if (sides.length < 2) {
    showAndGoOn(g, frame, sides[0] ?? 'minion');
    return;
  }
  askSide(g, player, card, sides);
}

/** Asks what a card that is both is played as (R10.23). */
export function askSide(g: Game, player: Seat, card: CardId, sides: readonly Side[]): void {
  ask(g, {
    id: newId(g),
    seat: player,
    kind: 'mode',
    options: sides.map((side) => ({ kind: 'mode', mode: MODES[side] })),
    min: 1,
    max: 1,
    source: card,
    prompt: { key: 'which side', card },
  });
}

/** The answer to that question. */
export function sideIn(option: Option | undefined): Side {
  return option?.kind === 'mode' && option.mode === MODES.action ? 'action' : 'minion';
}

const MODES: Readonly<Record<Side, string>> = { minion: 'as a minion', action: 'as an action' };

function showAndGoOn(g: Game, frame: PlayFrame, side: Side): void {
  showSide(g, frame.card, side);
  frame.stage = 'where';
}

function placesOf(g: Game, frame: PlayFrame): readonly Place[] {
  const attempt = attemptOf(g, frame);
  return frame.withoutEffect ? placesRegardless(g, attempt) : placesFor(g, attempt);
}

function choosePlace(g: Game, frame: PlayFrame): void {
  const places = placesOf(g, frame);
  const [only] = places;
  if (only === undefined) cannotBePlayed(g, frame);
  else if (places.length === 1) settle(g, frame, only);
  else {
    ask(g, {
      id: newId(g),
      seat: frame.player,
      kind: 'where',
      options: places.map(({ base, on }) => (on === NONE ? baseOption(base) : cardOption(on))),
      min: 1,
      max: 1,
      source: frame.card,
      prompt: {
        key: WHERE[roleOf(defOf(g, frame.card))],
        card: frame.card,
      },
    });
  }
}

const WHERE = { minion: 'where.minion', action: 'where.action', titan: 'where.titan' } as const;

export function answerPlay(g: Game, frame: PlayFrame, option: Option): void {
  if (frame.stage === 'stand in') {
    const place = { base: frame.base, on: NONE };
    if (option.kind === 'card') standIn(g, frame, option.card);
    enter(g, frame, place);
  } else if (option.kind === 'mode') showAndGoOn(g, frame, sideIn(option));
  else if (option.kind === 'base') settle(g, frame, { base: option.base, on: NONE });
  else if (option.kind === 'card') {
    enter(g, frame, { base: g.state.pieces[option.card]?.base ?? NONE, on: option.card });
  }
}

/** The +1 power counters that it brings along from where it comes. */
function countersFrom(g: Game, frame: PlayFrame): number {
  const { card, from } = frame;
  if (from === 'aside') return takeAside(g, card)?.counters ?? 0;
  if (from !== 'stasis') return 0;
  const { stamp = NONE } = pieceOf(g, card) ?? {};
  const counters = takeOutOfStasis(g, card);
  // R16.3: what is stored under an action that stays nowhere waits until it has resolved.
  if (isStandard(defOf(g, card))) {
    const stored = setStoredAside(g, card);
    frame.event = happening('left play', { card, stamp, as: 'stasis', zone: 'stasis', stored });
  }
  return counters;
}

function isStandard({ kind, play }: CardDef): boolean {
  return kind === 'action' && play === 'standard';
}

/** Its place is known; another minion may be played there instead (R10.87). */
function settle(g: Game, frame: PlayFrame, place: Place): void {
  const standIns = standInsFor(g, frame, place);
  if (standIns.length === 0) {
    enter(g, frame, place);
    return;
  }
  const { card, player } = frame;
  frame.base = place.base;
  frame.stage = 'stand in';
  ask(g, {
    id: newId(g),
    seat: player,
    kind: 'respond',
    options: [...standIns.map(cardOption), PASS],
    min: 1,
    max: 1,
    source: card,
    prompt: { key: 'about to be played', card, base: place.base },
  });
}

/** Minions in that player's hand that may take its place there. What limits its own play does not concern them. */
function standInsFor(
  g: Game,
  { card, player, swapped, from }: PlayFrame,
  { base }: Place,
): readonly CardId[] {
  if (!traitsOf(g).someStandIn || swapped !== undefined || from === 'stasis') return NO_CARDS;
  if (roleOf(defOf(g, card)) !== 'minion') return NO_CARDS;
  return playerOf(g, player).hand.filter(
    (other) =>
      other !== card && defOf(g, other).standsIn && canBePlayed(g, playByAbility(g, player, other, [base])),
  );
}

const NO_CARDS: readonly CardId[] = [];

/** It is played in place of the minion whose play this was, which is shown and goes under its owner's deck. */
function standIn(g: Game, frame: PlayFrame, card: CardId): void {
  const { card: other, player, from } = frame;
  if (isFaceDown(g.state.pieces[other])) removePiece(g, other, 'limbo');
  if (from === 'buried') notice(g, uncovering(g, frame));
  take(g, other);
  openlyToDeck(g, other, 'bottom');
  g.tell?.({ key: 'place on bottom', told: 'after', player, cards: [other], source: card });
  frame.card = card;
  frame.from = 'hand';
  frame.special = NONE;
  frame.event = null;
  frame.orDiscard = false;
  frame.claim = 'none';
  frame.withoutEffect = false;
  delete frame.offTheTop;
  delete frame.goesUnder;
  frame.standsIn = true;
}

function cannotBePlayed(g: Game, frame: PlayFrame): void {
  const { card } = frame;
  showSide(g, card, 'minion');
  finish(g, frame);
  if (frame.orDiscard) {
    if (frame.from === 'buried' || frame.from === 'stasis') {
      removePiece(g, card, 'discard');
      if (frame.from === 'buried') notice(g, uncovering(g, frame));
    } else discard(g, [card], frame.player, frame.player);
  }
  deliver(g, frame.into, []);
}

/** The card leaves where it was, uses up its play and comes into play, or is resolved from limbo. */
function enter(g: Game, frame: PlayFrame, found: Place): void {
  const { card, player } = frame;
  const def = defOf(g, card);
  const attempt = attemptOf(g, frame);
  const { grant } = attempt;
  const { play, onNewBase } = textOf(g, attempt);
  const place = onNewBase ? { base: addBase(g), on: NONE } : found;
  if (grant !== null && grant.grant.aims !== null)
    frame.aims = grant.grant.aims(g, grant.scope, grant.played);
  if (grant !== null && grant.grant.mustRaise) frame.mustRaise = true;
  if (frame.using !== OUTSIDE_LIMITS) frame.grantedBy = grantSource(g, frame.using);
  const { inPlaceOf } = frame;
  if (inPlaceOf !== undefined) frame.grantedBy = grantSource(g, inPlaceOf.play);
  const extra = inPlaceOf === undefined ? isExtra(g, attempt) : inPlaceOf.extra;
  usePlay(g, frame);
  useDiscardRule(g, frame, place, extra);
  const counters = countersFrom(g, frame);
  if (isFaceDown(g.state.pieces[card])) removePiece(g, card, 'limbo');
  else if (frame.from !== 'stasis') toLimbo(g, card);
  if (frame.from !== 'discard') learnAll(g, card, player);
  belongTo(g, card, player);
  frame.base = place.base;
  frame.on = place.on;
  frame.stage = 'resolve';
  g.tell?.({ key: 'play', card, player, base: place.base, on: place.on });
  const { turn, clock } = g.state;
  const { base, on } = place;
  const played: Writable<PlayedCard> = { card, player, base, on, as: roleOf(def), phase: turn.phase, clock };
  if (extra) played.extra = true;
  turn.played.push(played);
  if (frame.special !== NONE) {
    useUp(g, frame.special, abilityOf(g, frame.special).limit, player, stampOf(g, frame.event?.base ?? NONE));
  }
  if (def.kind === 'action' && play === 'standard') return;
  const target = { card: place.on, way: NONE };
  if (place.on === NONE || settleShares(g, frame, causeOf(frame), 'attach', () => [target]))
    arrive(g, frame, counters);
  else frame.stage = 'arrive';
}

function causeOf({ card, player }: PlayFrame): Cause {
  return { card, controller: player, by: player };
}

/** It comes to lie where it is played, or on a minion that stands in for the one it was played on (R10.55). */
function arrive(g: Game, frame: PlayFrame, counters: number): void {
  const { card, player, shares } = frame;
  const def = defOf(g, card);
  if (shares !== undefined) delete frame.shares;
  frame.stage = 'resolve';
  const standIn = shares?.[0];
  if (standIn !== undefined) {
    frame.on = standIn.card;
    frame.base = baseAt(g, standIn.card);
    noteInPlayed(g, card, { on: frame.on, base: frame.base });
  }
  if (isRefused(g, frame)) return;
  const { base, on } = frame;
  if (on !== NONE) noticeAffected(g, 'attach', [on], causeOf(frame));
  const legacy = frame.swapped === undefined ? null : leaveInSwap(g, frame.swapped, card);
  frame.stamp = enterPlay(g, card, roleOf(def), player, { base, on }, legacy?.counters ?? counters);
  if (legacy !== null) inherit(g, card, legacy);
  if (frame.from === 'stasis') arriveWithAll(g, card);
  if (def.kind === 'titan') noteArrival(g, card);
  if (isHeard(g, 'playing')) notice(g, playEvent(g, 'playing', frame));
}

/** An action on a minion that it cannot affect is discarded without effect (R9.2). */
function isRefused(g: Game, frame: PlayFrame): boolean {
  const { card, on } = frame;
  const cause = causeOf(frame);
  if (on === NONE) return false;
  if (forbidden(g, 'attach', on, cause) === null && !isShielded(g, 'attach', on, cause)) return false;
  take(g, card);
  toDiscard(g, card);
  frame.stage = 'resolved';
  return true;
}

function usePlay(g: Game, { card, using, player, inPlaceOf }: PlayFrame): void {
  if (inPlaceOf !== undefined && inPlaceOf.play >= 0)
    nth(g.state.turn.extras, inPlaceOf.play).played.push(card);
  if (using === OUTSIDE_LIMITS || using === AT_ONCE) return;
  if (using >= 0) nth(g.state.turn.extras, using).played.push(card);
  const isMinionPlay = defOf(g, card).kind === 'minion' && using !== ACTION_FOR_MINION;
  spendPlay(g, using, isMinionPlay ? 'minion' : 'action', player);
}

/** A play of that number (rules/ways.ts) is used up. */
export function spendPlay(g: Game, using: number, kind: 'minion' | 'action', player: Seat): void {
  const { turn } = g.state;
  if (using >= 0) {
    nth(turn.extras, using).left--;
    return;
  }
  const renewed = renewedExtra(g, using);
  if (renewed !== null) {
    useUp(g, renewed.id, 'once per turn', player, renewed.stamp);
    return;
  }
  if (kind === 'minion' && turn.minions > 0) turn.minions--;
  else if (kind === 'action' && turn.actions > 0) turn.actions--;
  else {
    const extra = turn.extras.find((given) => given.kind === kind && given.grant === NONE && given.left > 0);
    if (extra !== undefined) extra.left--;
  }
}

/** The permission to play from the discard pile, unless the card needs none: it may be limited, and say where the card goes. */
function useDiscardRule(g: Game, frame: PlayFrame, { base, on }: Place, extra: boolean): void {
  const { card, player } = frame;
  if (frame.from !== 'discard' || frame.using === OUTSIDE_LIMITS || comesByItself(g, card, player)) return;
  const play = { card, player, base, on, extra, mayGoTo: () => false };
  const used = permissionFor(g, play);
  if (used === undefined) return;
  useUp(g, used.id, used.rule.limit, player, used.scope.stamp);
  if (used.rule.goesUnder) frame.goesUnder = true;
}

/** Step 1 of R3.4: the card does what it says. */
function followOnPlay(g: Game, frame: PlayFrame): void {
  const start = scopeInPlay(frame.card, frame.player, placeOf(g, frame), frame.stamp, frame.event);
  const abilities = abilitiesToFollow(g, frame, start);
  const taken = textTaken(g, frame.special, frame.event);
  // What comes first is to be on top.
  if (taken !== null && abilities.length > 0) pushText(g, frame, taken);
  pushAll(g, abilities, start);
}

function pushAll(g: Game, abilities: readonly Ability[], start: Scope): void {
  for (let at = abilities.length - 1; at >= 0; at--) {
    const { id, spec, limit } = nth(abilities, at);
    // A Special was used up as the card came into play.
    if (spec.kind === 'on play') useUp(g, id, limit, start.you, start.stamp);
    pushAbility(g, id, start, NONE);
  }
}

/** What the text says that the card has taken on, as if it were printed on it (R10.84). */
function pushText(g: Game, frame: PlayFrame, { text, special, event }: Said): void {
  const { card, player, base, stamp } = frame;
  g.tell?.({ key: 'copy', card, model: frame.event?.card ?? NONE });
  const start = scopeInPlay(card, player, base === NONE ? (event?.base ?? NONE) : base, stamp, event);
  const isSpecial = special !== NONE && abilityOf(g, special).script.steps.length > 0;
  pushAll(g, isSpecial ? [abilityOf(g, special)] : onPlayNow(g, nth(g.lib.defs, text), start), start);
}

/** A standard action has no place of its own: it is about where it was buried, or what it answers. */
function placeOf(g: Game, frame: PlayFrame): BaseId {
  const { base, from, event } = frame;
  if (base !== NONE) return base;
  return from === 'buried' ? uncoveredAt(g, frame) : (event?.base ?? NONE);
}

/** A buried card is played from one base, or NONE for any other card. */
function uncoveredAt(g: Game, { bases }: PlayFrame): BaseId {
  const place = bases?.[0] ?? NONE;
  return isBase(g, place) ? place : NONE;
}

function abilitiesToFollow(
  g: Game,
  { card, special, from, withoutEffect }: PlayFrame,
  start: Scope,
): readonly Ability[] {
  if (withoutEffect || isCancelled(g, card)) return [];
  const def = defOf(g, card);
  if (special !== NONE && abilityOf(g, special).script.steps.length > 0) return [abilityOf(g, special)];
  if (from === 'buried' && def.onUncover.length > 0) return def.onUncover;
  if (from === 'stasis' && def.onPlayFromStasis.length > 0) return def.onPlayFromStasis;
  return onPlayNow(g, def, start);
}

function afterResolving(g: Game, frame: PlayFrame): void {
  const { card } = frame;
  // It has named no other place.
  if (frame.claim === 'rival') frame.claim = 'sole';
  const { stamp } = frame;
  // Of minions only what they do as they are played counts, not what they change from then on.
  if (stamp !== NONE && roleOf(defOf(g, card)) === 'action' && isAffectingFollowed(g)) {
    noticeAffected(g, 'power', changedBy(g, card, stamp), causeOf(frame));
  }
  if (stamp !== NONE && isRaisingFollowed(g)) noticeRaised(g, raisedBy(g, card, stamp), causeOf(frame));
  rememberAffected(g, frame);
  for (const event of eventsOfPlay(g, frame)) notice(g, event);
  if (frame.special !== NONE) noticeSpecial(g, card, frame.player, placeOf(g, frame));
  if (frame.from === 'buried' && (frame.noticed !== null || frame.after !== null)) {
    noticedBy(frame).uncovered = card;
  }
  if (frame.claim === 'none' && g.state.limbo.includes(card)) noteSpent(g, frame);
  finish(g, frame);
  deliver(g, frame.into, whatWasPlayed(frame));
}

/** For what has it played: nothing if another card took its place, but an extra play made at once (NONE) is used all the same. */
function whatWasPlayed({ card, standsIn, using }: PlayFrame): CardId[] {
  if (!standsIn) return [card];
  return using === AT_ONCE ? [NONE] : [];
}

/** Further actions may have to affect the same minion (R10.41). */
function rememberAffected(g: Game, { card, affected }: PlayFrame): void {
  if (affected !== undefined) noteInPlayed(g, card, { affected });
}

/** What the turn remembers of the latest play of that card. */
function noteInPlayed(g: Game, card: CardId, more: Partial<PlayedCard>): void {
  const { played } = g.state.turn;
  const at = played.findLastIndex((one) => one.card === card);
  const entry = played[at];
  if (entry !== undefined) played[at] = { ...entry, ...more };
}

/** What can be reacted to when the card has resolved. */
export function eventsOfPlay(g: Game, frame: PlayFrame): readonly Happening[] {
  const played = isHeard(g, 'played') ? [playEvent(g, 'played', frame)] : NOTHING_HEARD;
  return frame.from === 'buried' && isHeard(g, 'uncovered') ? [...played, uncovering(g, frame)] : played;
}

const NOTHING_HEARD: readonly Happening[] = [];

/** It is discarded when everything it brought about is done. */
function noteSpent(g: Game, { card, goesOnTop: isOnTop, goesUnder }: PlayFrame): void {
  const noticed = noticedByTop(g);
  noticed.spent = [...noticed.spent, card];
  // What its own text says comes first (R10.62).
  if (isOnTop) noticed.onTop = [...noticed.onTop, card];
  else if (goesUnder) noticed.underneath = [...(noticed.underneath ?? []), card];
}

/** A card that could not be played was uncovered all the same. `stamp`: of its stay in play that this began, if any. */
function uncovering(g: Game, frame: PlayFrame): Happening {
  const { card, player, stamp } = frame;
  const about = { card, stamp, player, controller: player, base: uncoveredAt(g, frame) };
  return happening('uncovered', { ...about, as: 'buried', zone: 'buried' });
}
