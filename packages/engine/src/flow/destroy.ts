import { mayBe, returnToHand } from '../changes/affect.ts';
import { canBeDestroyed, destroyTogether, diversionOf } from '../changes/destroy.ts';
import { hasComeBack, noteFallen, noteSaved } from '../changes/fallen.ts';
import { fallingOff } from '../changes/leave-play.ts';
import { chanceOf, isAmong, isHeard } from '../changes/notice.ts';
import { loseClash } from '../changes/lose-clash.ts';
import { useUp } from '../changes/use-up.ts';
import { abilityOf, type Game } from '../game.ts';
import type { Cause, Instead } from '../library/definitions.ts';
import type { Decision, Option } from '../model/decision.ts';
import type { DestroyFrame, Trigger, WayOut } from '../model/frames.ts';
import { happening } from '../model/happening.ts';
import type { Writable } from '../model/writable.ts';
import { NONE, type CardId, type AbilityId } from '../model/ids.ts';
import { baseOption, cardOption, PASS } from '../model/options.ts';
import { couldDoAnything } from '../rules/foresight.ts';
import { inForce } from '../rules/in-force.ts';
import { isUsedUp } from '../rules/limits.ts';
import { baseAt, controllerOf, isBaseInPlay, pieceOf } from '../rules/table.ts';
import { ask, newId } from './ask.ts';
import { pushAbility } from './ability.ts';
import { hearBeforeDiscard } from './beforehand.ts';
import { deliver, finish } from './stack.ts';
import { nth } from '../model/nth.ts';

/**
 * These cards are about to go from play to the discard pile without being destroyed, and what is on them falls off:
 * what happens instead, or before, does so now. The caller then takes out of play those that are still there. Returns
 * false if there is nothing to wait for.
 */
export function beforeDiscard(
  g: Game,
  cards: readonly CardId[],
  cause: Cause,
  way: 'cleared away' | 'otherwise',
): boolean {
  // What is on a card that leaves falls off it.
  const going = cards.filter(
    (card) => pieceOf(g, card)?.as !== 'titan' && (way !== 'otherwise' || !cards.includes(hostOf(g, card))),
  );
  const isCertain =
    !going.some((card) => isReplaceable(g, card, cause, way)) &&
    !fallingOff(g, going).some((card) => isReplaceable(g, card, cause, 'falls off'));
  if (isCertain) return hearBeforeDiscard(g, cards, cause, way);
  g.state.stack.push(newFrame(going, cause, NONE, way));
  return true;
}

/** These cards are about to leave play for somewhere else: the same for what falls off them. */
export function beforeFallingOff(g: Game, leavers: readonly CardId[], cause: Cause): boolean {
  const falling = fallingOff(g, leavers);
  const isCertain = !falling.some((card) => isReplaceable(g, card, cause, 'falls off'));
  if (isCertain) return hearBeforeDiscard(g, falling, cause, 'falls off');
  const settling = newFrame(falling, cause, NONE, 'falls off');
  settling.hasSettledFalling = true;
  g.state.stack.push(settling);
  return true;
}

function hostOf(g: Game, card: CardId): CardId {
  return pieceOf(g, card)?.on ?? NONE;
}

/**
 * Cards go from play to their owners' hands together (R9.5), unless something happens instead (R10.77). The slot `into` of the
 * frame below learns which of them did.
 */
export function returnCards(g: Game, cards: readonly CardId[], cause: Cause, into: number): void {
  const going = cards.filter((card) => mayBe(g, 'return', card, cause));
  const isCertain =
    !going.some((card) => isReplaceable(g, card, cause, 'returned')) &&
    !fallingOff(g, going).some((card) => isReplaceable(g, card, cause, 'falls off'));
  if (isCertain && !isHeard(g, 'before discard')) deliver(g, into, returnToHand(g, going, cause));
  else g.state.stack.push(newFrame(going, cause, into, 'returned'));
}

/** A titan leaves play because it lost a clash (R11.6), unless something happens instead. */
export function settleClash(g: Game, winner: CardId, loser: CardId): void {
  const cause = { card: winner, controller: controllerOf(g, winner), by: g.state.turn.player };
  if (!isReplaceable(g, loser, cause, 'lost clash')) loseClash(g, winner, loser);
  else g.state.stack.push(newFrame([loser], cause, NONE, 'lost clash'));
}

/**
 * Destroys cards together (R9.5): cannot → instead → before → do → notice. When something could happen instead, or
 * before, a frame goes through the cards one by one; otherwise it is done at once. The slot `into` of the frame below learns
 * which cards were really destroyed.
 */
export function destroy(g: Game, cards: readonly CardId[], cause: Cause, into: number): void {
  const targets = cards.filter((card) => canBeDestroyed(g, card, cause));
  const isCertain =
    !targets.some((card) => isReplaceable(g, card, cause, 'destroyed')) &&
    !fallingOff(g, targets).some((card) => isReplaceable(g, card, cause, 'falls off'));
  if (isCertain && !isHeard(g, 'before discard')) {
    for (const card of targets) noteFallen(g, 'in danger', card, cause.by);
    destroyTogether(g, targets, cause);
    deliver(g, into, targets);
    return;
  }
  g.state.stack.push(newFrame(targets, cause, into));
}

function newFrame(
  cards: readonly CardId[],
  cause: Cause,
  into: number,
  way?: DestroyFrame['way'],
): DestroyFrame {
  const frame: Writable<DestroyFrame> = {
    kind: 'destroy',
    left: cards.toReversed(),
    doomed: [],
    ordered: false,
    used: [],
    offered: [],
    heard: false,
    replaced: null,
    cause: cause.card,
    controller: cause.controller,
    by: cause.by,
    into,
    noticed: null,
    after: null,
  };
  if (way !== undefined) frame.way = way;
  return frame;
}

function wayOf({ way }: DestroyFrame): WayOut {
  return way ?? 'destroyed';
}

function isReplaceable(g: Game, card: CardId, cause: Cause, way: WayOut): boolean {
  return inForce(g).instead.length > 0 && replacements(g, card, cause, way, []).length > 0;
}

function causeOf(frame: DestroyFrame): Cause {
  return { card: frame.cause, controller: frame.controller, by: frame.by };
}

/** What each way out can be replaced by. */
const REPLACED_BY: Readonly<Record<WayOut, readonly Instead['of'][]>> = {
  destroyed: ['destruction', 'discard pile'],
  'cleared away': ['discard pile', 'falling off'],
  'falls off': ['discard pile', 'falling off'],
  otherwise: ['discard pile'],
  returned: ['return'],
  'lost clash': ['lost clash'],
};

/** What could happen instead of this; each replacement at most once per event. */
function replacements(
  g: Game,
  card: CardId,
  cause: Cause,
  way: WayOut,
  used: readonly AbilityId[],
): Trigger[] {
  const found: Trigger[] = [];
  const { instead } = inForce(g);
  if (instead.length === 0 || (way !== 'returned' && hasComeBack(g, card))) return found;
  for (const { rule, id, scope } of instead) {
    if (!REPLACED_BY[way].includes(rule.of) || used.includes(id) || !rule.test(g, scope, card, cause))
      continue;
    if (isUsedUp(g, id, rule.limit, NONE, scope.stamp)) continue;
    const replacement: Trigger = {
      ability: id,
      self: scope.self,
      stamp: scope.stamp,
      leaving: false,
      others: [],
      you: scope.you === NONE ? controllerOf(g, card) : scope.you,
      here: scope.here,
      vars: [],
      event: happening('destroyed', {
        card,
        player: cause.by,
        cause: cause.card,
        base: baseAt(g, card),
        controller: controllerOf(g, card),
      }),
    };
    if (couldDoAnything(g, id, replacement)) found.push(replacement);
  }
  return found;
}

export function stepDestroy(g: Game, frame: DestroyFrame): void {
  if (frame.replaced !== null) noteReplacement(g, frame);
  if (askForOrder(g, frame)) return;
  const card = frame.left.at(-1);
  if (card === undefined) {
    if (!settleFalling(g, frame) && !letOthersSpeak(g, frame)) carryOut(g, frame);
    return;
  }
  if (frame.way === undefined && frame.used.length === 0) noteFallen(g, 'in danger', card, frame.by);
  const isGone = pieceOf(g, card) === null;
  const offered = isGone
    ? []
    : replacements(g, card, causeOf(frame), wayOf(frame), frame.used).filter(
        (one) => !isAmong(g, frame.spent ?? [], one),
      );
  if (offered.length === 0) settle(frame, card);
  else if (offered.some((one) => isOptional(g, one))) askWhetherToSave(g, frame, card, offered);
  else replaceByOneOf(g, frame, card, offered);
}

/** What will go is certain, but not yet what becomes of the cards on it (R9.6). A frame of their own settles that. */
function settleFalling(g: Game, frame: DestroyFrame): boolean {
  if (frame.hasSettledFalling) return false;
  frame.hasSettledFalling = true;
  const cause = causeOf(frame);
  const falling = fallingOff(g, frame.doomed).filter((card) => isReplaceable(g, card, cause, 'falls off'));
  if (falling.length === 0) return false;
  const settling = newFrame(falling, cause, NONE, 'falls off');
  settling.hasSettledFalling = true;
  settling.heard = true;
  g.state.stack.push(settling);
  return true;
}

/** What will go is certain: abilities that act before it do so now, once. */
function letOthersSpeak(g: Game, frame: DestroyFrame): boolean {
  if (frame.heard) return false;
  frame.heard = true;
  if (frame.way === 'returned')
    return hearBeforeDiscard(g, fallingOff(g, frame.doomed), causeOf(frame), 'falls off');
  return hearBeforeDiscard(g, frame.doomed, causeOf(frame), wayOf(frame));
}

function carryOut(g: Game, frame: DestroyFrame): void {
  finish(g, frame);
  if (frame.way === 'returned') {
    const going = frame.doomed.filter((card) => pieceOf(g, card) !== null);
    deliver(g, frame.into, returnToHand(g, going, causeOf(frame)));
  }
  if (frame.way === 'lost clash') for (const titan of frame.doomed) loseClash(g, frame.cause, titan);
  if (frame.way !== undefined) return;
  const doomed = frame.doomed.filter((card) => pieceOf(g, card) !== null);
  destroyTogether(g, doomed, causeOf(frame));
  deliver(g, frame.into, doomed);
}

/** R10.2: the current player picks one of several. What sends the destroyed elsewhere is one of them. */
function replaceByOneOf(g: Game, frame: DestroyFrame, card: CardId, offered: Trigger[]): void {
  frame.offered = offered;
  const options = offered.map((one) => useOption(one, card));
  const diversion = diversionOf(g, card, wayOf(frame));
  if (diversion !== undefined) options.push(sourceOption(g, diversion.scope.self));
  if (options.length === 1) {
    replace(g, frame, nth(offered, 0));
    return;
  }
  ask(g, {
    id: newId(g),
    seat: g.state.turn.player,
    kind: 'next',
    options,
    min: 1,
    max: 1,
    source: NONE,
    prompt: { key: 'instead', card },
  });
}

/** R11.9: a player who may pay for a rescue decides first; only then does the current player pick one of several. */
function askWhetherToSave(g: Game, frame: DestroyFrame, card: CardId, offered: Trigger[]): void {
  const rescues = offered.filter((one) => isOptional(g, one));
  const others = offered.filter((one) => !isOptional(g, one));
  const saviour = nth(rescues, 0).you;
  // Any of several equal ones could pay; other players' have their turn when this one passes.
  const own = rescues.filter(({ you }) => you === saviour);
  frame.offered = [...own, ...others];
  ask(g, {
    id: newId(g),
    seat: saviour,
    kind: 'respond',
    options: [...own.map((one) => useOption(one, card)), PASS],
    min: 1,
    max: 1,
    source: NONE,
    prompt: {
      key: frame.way === 'returned' ? 'about to return' : 'in danger',
      card,
      base: baseAt(g, card),
    },
  });
}

function useOption({ self, ability }: Trigger, about: CardId): Option {
  return { kind: 'use', card: self, ability, about };
}

function sourceOption(g: Game, source: CardId): Option {
  return isBaseInPlay(g, source) ? baseOption(source) : cardOption(source);
}

function isOptional(g: Game, { ability }: Trigger): boolean {
  const { spec } = abilityOf(g, ability);
  return spec.kind === 'instead' && spec.optional === true;
}

function isSame(one: Trigger, other: Trigger): boolean {
  return one.ability === other.ability && one.self === other.self;
}

export function answerDestroy(g: Game, frame: DestroyFrame, asked: Decision, pick: number): void {
  const option = asked.options[pick];
  if (asked.kind === 'respond') {
    answerWhetherToSave(g, frame, asked.prompt.card, pick);
    return;
  }
  if (option?.kind === 'use') {
    replace(g, frame, nth(frame.offered, pick));
    return;
  }
  if (asked.prompt.key === 'instead') {
    // Destroyed, and sent elsewhere.
    settle(frame, asked.prompt.card);
    return;
  }
  if (option?.kind !== 'card') return;
  // The last is looked at first.
  frame.left.splice(frame.left.indexOf(option.card), 1);
  frame.left.push(option.card);
}

/** The first of those on offer are rescues of whoever was asked. */
function answerWhetherToSave(g: Game, frame: DestroyFrame, card: CardId, pick: number): void {
  const chosen = frame.offered[pick];
  const others = frame.offered.filter((one) => !isOptional(g, one));
  if (chosen !== undefined && isOptional(g, chosen)) replaceByOneOf(g, frame, card, [chosen, ...others]);
  else for (const one of frame.offered) if (isOptional(g, one)) frame.used.push(one.ability);
}

/** A replacement that works only once fits several cards: the current player says for which it is used (R3.7). */
function askForOrder(g: Game, frame: DestroyFrame): boolean {
  if (frame.ordered || frame.left.length < 2) return false;
  frame.ordered = true;
  const limited = frame.left.map((card) => ({
    card,
    offered: replacements(g, card, causeOf(frame), wayOf(frame), []).filter(
      ({ ability }) => abilityOf(g, ability).limit !== 'unlimited',
    ),
  }));
  // Only where one and the same replacement would do for several.
  const fitting = limited
    .filter(({ card, offered }) =>
      limited.some(
        (other) =>
          other.card !== card && other.offered.some((one) => offered.some((own) => isSame(one, own))),
      ),
    )
    .map(({ card }) => card);
  if (fitting.length < 2) return false;
  ask(g, {
    id: newId(g),
    seat: g.state.turn.player,
    kind: 'next',
    options: fitting.map(cardOption),
    min: 1,
    max: 1,
    source: NONE,
    prompt: { key: 'instead first' },
  });
  return true;
}

function replace(g: Game, frame: DestroyFrame, chosen: Trigger): void {
  frame.used.push(chosen.ability);
  frame.offered = [chosen];
  pushAbility(g, chosen.ability, chosen, REPLACED);
}

/** The slot in which a replacement tells whether it took place. */
const REPLACED = 0;

/** A replacement has been followed: if it did something, the card does not leave in that way. */
function noteReplacement(g: Game, frame: DestroyFrame): void {
  if (frame.replaced || frame.replacedInTurn) {
    const chosen = nth(frame.offered, 0);
    const { ability, stamp, event } = chosen;
    useUp(g, ability, abilityOf(g, ability).limit, NONE, stamp);
    if (isOncePerBatch(g, chosen)) frame.spent = [...(frame.spent ?? []), chanceOf(g, chosen)];
    if (frame.way !== 'returned') noteSaved(g, event.card, event.base, frame.by);
    noteInTurn(g, frame, event.card);
    frame.left.pop();
    frame.used = [];
  }
  frame.replaced = null;
  delete frame.replacedInTurn;
}

function isOncePerBatch(g: Game, { ability }: Trigger): boolean {
  const { spec } = abilityOf(g, ability);
  return spec.kind === 'instead' && spec.oncePerBatch === true;
}

/** Where this was itself to happen to the card instead of something else, that does not happen either. */
function noteInTurn(g: Game, inner: DestroyFrame, card: CardId): void {
  for (const frame of g.state.stack)
    if (frame.kind === 'destroy' && frame !== inner && frame.left.at(-1) === card)
      frame.replacedInTurn = true;
}

function settle(frame: DestroyFrame, card: CardId): void {
  frame.left.pop();
  frame.used = [];
  frame.doomed.push(card);
}
