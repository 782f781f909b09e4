import { playBehind } from '../changes/affected.ts';
import { wouldBreakShield } from '../changes/shield.ts';
import { useUp } from '../changes/use-up.ts';
import { defOf, topOf, type Game } from '../game.ts';
import type { Cause, Limit, Scope } from '../library/definitions.ts';
import type { RuleOf } from '../library/rule-kinds/all.ts';
import type { Option, SharedVerb } from '../model/decision.ts';
import type { AbilityFrame, Copier, PlayFrame, SharingFrame, Target } from '../model/frames.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { nth } from '../model/nth.ts';
import { cardOption } from '../model/options.ts';
import { canBe, canMoveTo } from '../rules/affectable.ts';
import { ignores, inForce, type Active } from '../rules/in-force.ts';
import { isUsedUp } from '../rules/limits.ts';
import { scopeSpeakingTo } from '../rules/scope.ts';
import { isStandardAction, roleOf } from '../rules/sides.ts';
import { clockwiseFrom, countersOf, pieceOf, stampOf } from '../rules/table.ts';
import { ask, newId } from './ask.ts';
import { finish } from './stack.ts';

/**
 * A card that is being played is about to affect minions directly (R9.2). Before it does, cards in play may have one of
 * them spared and another one affected instead (R10.55), and then one more affected in the same way (R10.54). A frame of its
 * own asks their players, one after another; the frame below keeps what they say, and goes on.
 */

/** Settles who is affected, and returns false if somebody has to be asked first: the step then comes again. */
export function settleShares(
  g: Game,
  frame: AbilityFrame | PlayFrame,
  cause: Cause,
  verb: SharedVerb,
  targets: () => readonly Target[],
): boolean {
  const { 'may be affected too': joining, 'may be affected instead': standingIn } = inForce(g);
  if (joining.length + standingIn.length === 0 || frame.shares !== undefined) return true;
  const play = playBehind(g, cause);
  if (play === undefined || !g.edition.affects.includes(verb)) return true;
  delete play.copies;
  const direct = targets().filter(
    ({ card, way }) => pieceOf(g, card)?.as === 'minion' && couldBe(g, verb, card, way, cause),
  );
  if (direct.length === 0) return true;
  const sharing: SharingFrame = {
    kind: 'sharing',
    verb,
    targets: direct,
    cause: cause.card,
    controller: cause.controller,
    by: cause.by,
    shares: [],
    asked: [],
    noticed: null,
    after: null,
  };
  if (nextOffer(g, sharing, play) === null) return true;
  g.state.stack.push(sharing);
  return false;
}

/** Could that be done to a minion now? */
function couldBe(g: Game, verb: SharedVerb, card: CardId, way: number, cause: Cause): boolean {
  if (wouldBreakShield(g, verb, card, cause)) return false;
  switch (verb) {
    case 'move':
      return canMoveTo(g, card, way, cause);
    case 'control':
      return pieceOf(g, card)?.controller !== way && canBe(g, verb, card, cause);
    case 'power':
      return countersOf(g, card) >= way && canBe(g, verb, card, cause);
    default:
      return canBe(g, verb, card, cause);
  }
}

/** Somebody may have one of these affected, in the same way as that target or instead of it. */
interface Offer {
  readonly you: Seat;
  readonly target: Hit;
  readonly instead: boolean;
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly card: CardId;
  readonly by: Source;
}

/** The rule that says so, and how often it does. */
interface Source extends Copier {
  readonly limit: Limit;
}

/** What is affected directly as things stand, and which target of the text it is or stands in for. */
interface Hit extends Target {
  readonly like: CardId;
}

export function stepSharing(g: Game, frame: SharingFrame): void {
  const play = playOf(g, frame);
  const offer = nextOffer(g, frame, play);
  if (offer !== null) {
    askAbout(g, frame, offer);
    return;
  }
  finish(g, frame);
  const below = topOf(g);
  if (below.kind === 'ability' || below.kind === 'play') below.shares = frame.shares;
  const copies = frame.shares.filter(({ instead }) => !instead);
  if (copies.length > 0) play.copies = copies.map(({ card }) => stampOf(g, card));
}

export function answerSharing(g: Game, frame: SharingFrame, picked: Option | undefined): void {
  const play = playOf(g, frame);
  const offer = nextOffer(g, frame, play);
  if (offer === null) return;
  const { you, target, instead, candidates } = offer;
  for (const { by } of candidates) {
    if (!wasAsked(frame, by, target)) frame.asked.push({ ...copierOf(by), like: target.like });
  }
  if (picked?.kind !== 'card') return;
  const { card, by } = candidates.find((one) => one.card === picked.card) ?? nth(candidates, 0);
  frame.shares.push({ card, like: target.like, instead });
  const key = instead ? 'affected instead' : 'affected too';
  g.tell?.({ key, card, like: target.card, source: by.self });
  if (instead) return;
  useUp(g, by.ability, by.limit, you, by.stamp);
  play.copiers = [...(play.copiers ?? []), copierOf(by)];
}

function askAbout(g: Game, { verb }: SharingFrame, { you, target, instead, candidates }: Offer): void {
  const { self } = nth(candidates, 0).by;
  ask(g, {
    id: newId(g),
    seat: you,
    kind: 'choose',
    options: [...new Set(candidates.map(({ card }) => card))].map(cardOption),
    min: 0,
    max: 1,
    source: self,
    prompt: { key: instead ? 'affect instead' : 'affect too', card: self, about: target.card, verb },
  });
}

function causeOf({ cause, controller, by }: SharingFrame): Cause {
  return { card: cause, controller, by };
}

function playOf({ state: { stack } }: Game, { cause }: SharingFrame): PlayFrame {
  const play = stack.findLast((frame) => frame.kind === 'play' && frame.card === cause);
  if (play?.kind !== 'play') throw new Error(`Card ${cause} is not being played.`);
  return play;
}

/** Who is really affected is settled first. */
function nextOffer(g: Game, frame: SharingFrame, play: PlayFrame): Offer | null {
  for (const you of clockwiseFrom(g, g.state.turn.player)) {
    for (const target of hitsOf(frame)) {
      const candidates = standInsFor(g, frame, play, you, target);
      if (candidates.length > 0) return { you, target, instead: true, candidates };
    }
  }
  if (!isStandard(g, play)) return null;
  for (const you of clockwiseFrom(g, g.state.turn.player)) {
    for (const active of inForce(g)['may be affected too']) {
      const offer = copyFor(g, frame, play, you, active);
      if (offer !== null) return offer;
    }
  }
  return null;
}

/** Those that have taken something over are no targets for others who would. */
function standInsFor(
  g: Game,
  frame: SharingFrame,
  play: PlayFrame,
  you: Seat,
  target: Hit,
): readonly Candidate[] {
  if (target.card !== target.like) return NOBODY;
  return inForce(g)['may be affected instead'].flatMap(({ rule, id, scope }): Candidate[] => {
    const heard = scopeFor(g, scope, play, you);
    const by = { ability: id, self: scope.self, stamp: scope.stamp, limit: 'unlimited' } as const;
    if (heard === null || wasAsked(frame, by, target)) return [];
    if (!rule.from(g, heard, causeOf(frame), target.card) || !rule.like(g, heard, target.card)) return [];
    return minionsInPlay(g)
      .filter((card) => rule.test(g, heard, card) && canStandIn(g, frame, card, target))
      .map((card) => ({ card, by }));
  });
}

/** What can happen to a card once only does not happen to it a second time, unless it cannot happen to it at all. */
function canStandIn(g: Game, frame: SharingFrame, card: CardId, target: Hit): boolean {
  if (card === target.card) return false;
  if (isRepeatable(frame) || !hitsOf(frame).some((hit) => hit.card === card)) return true;
  return !couldBe(g, frame.verb, card, target.way, causeOf(frame));
}

function isRepeatable({ verb }: SharingFrame): boolean {
  return verb === 'power';
}

/** One offer for each way in which minions that the rule is about are affected. */
function copyFor(
  g: Game,
  frame: SharingFrame,
  play: PlayFrame,
  you: Seat,
  { rule, id, scope }: Active<RuleOf<'may be affected too'>>,
): Offer | null {
  const heard = scopeFor(g, scope, play, you);
  const by = { ability: id, self: scope.self, stamp: scope.stamp, limit: rule.limit };
  if (heard === null || isUsedUp(g, id, rule.limit, you, scope.stamp)) return null;
  if (play.copiers?.some((one) => isSame(one, by)) === true) return null;
  const cause = causeOf(frame);
  const hits = hitsOf(frame);
  const ways: number[] = [];
  for (const target of hits) {
    const { card: model, way } = target;
    if (ways.includes(way) || !rule.like(g, heard, model) || !couldBe(g, frame.verb, model, way, cause))
      continue;
    ways.push(way);
    if (wasAsked(frame, by, target)) continue;
    const isOpen = (card: CardId): boolean =>
      rule.test(g, heard, card) &&
      !hits.some((hit) => hit.card === card) &&
      (isRepeatable(frame) || !frame.shares.some((share) => share.card === card)) &&
      couldBe(g, frame.verb, card, way, cause);
    const candidates = minionsInPlay(g)
      .filter(isOpen)
      .map((card) => ({ card, by }));
    if (candidates.length > 0) return { you, target, instead: false, candidates };
  }
  return null;
}

const NOBODY: readonly Candidate[] = [];

function hitsOf({ targets, shares }: SharingFrame): readonly Hit[] {
  return targets.map(({ card, way }) => {
    const standIn = shares.find(({ like, instead }) => instead && like === card);
    return { card: standIn?.card ?? card, way, like: card };
  });
}

function minionsInPlay(g: Game): readonly CardId[] {
  return g.state.table.filter((card) => pieceOf(g, card)?.as === 'minion');
}

function isStandard(g: Game, { card }: PlayFrame): boolean {
  const def = defOf(g, card);
  return roleOf(def) === 'action' && isStandardAction(g, def);
}

/** A base speaks to whoever plays the card. Null: that player has no say in it. */
function scopeFor(g: Game, scope: Scope, { player }: PlayFrame, you: Seat): Scope | null {
  if (you !== (scope.you === NONE ? player : scope.you) || ignores(g, you, scope.self)) return null;
  return scopeSpeakingTo(scope, you);
}

function copierOf({ ability, self, stamp }: Copier): Copier {
  return { ability, self, stamp };
}

function isSame(one: Copier, other: Copier): boolean {
  return one.ability === other.ability && one.self === other.self && one.stamp === other.stamp;
}

function wasAsked({ asked }: SharingFrame, by: Copier, { like }: Hit): boolean {
  return asked.some((one) => one.like === like && isSame(one, by));
}
