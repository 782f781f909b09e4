import { fromLimbo, learnAll, openlyToHand, secretlyToLimbo } from '../changes/zones.ts';
import { isHeard, nextBatch, notice } from '../changes/notice.ts';
import { happening } from '../model/happening.ts';
import { defOf, type Game, playerOf } from '../game.ts';
import type { Option } from '../model/decision.ts';
import type { DuelFrame } from '../model/frames.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { cardOption, PASS } from '../model/options.ts';
import { power } from '../rules/power.ts';
import { canBePlayed } from '../rules/playing.ts';
import { responseNow } from '../rules/responses.ts';
import { baseAt, controllerOf, stampOf, stillInPlay } from '../rules/table.ts';
import { OUTSIDE_LIMITS } from '../rules/ways.ts';
import { canDuel } from '../rules/under-way.ts';
import { isOfKind, seenAs } from '../rules/sides.ts';
import { ask, newId } from './ask.ts';
import { startPlay } from './play.ts';
import { deliver, finish } from './stack.ts';
import { nth } from '../model/nth.ts';

/**
 * Two minions duel (R8.1). The slot `into` of the frame below learns the result: winner and loser; both and both
 * after a tie; nothing if there was none (R8.3).
 */
export function startDuel(g: Game, challenger: CardId, challenged: CardId, into: number): void {
  if (!canDuel(g, challenger, challenged)) {
    deliver(g, into, []);
    return;
  }
  g.state.stack.push({
    kind: 'duel',
    stage: 'begin',
    challenger,
    challengerStamp: stampOf(g, challenger),
    challenged,
    challengedStamp: stampOf(g, challenged),
    side: 0,
    laid: [],
    seats: [controllerOf(g, challenger), controllerOf(g, challenged)],
    into,
    noticed: null,
    after: null,
  });
}

export function stepDuel(g: Game, frame: DuelFrame): void {
  switch (frame.stage) {
    case 'begin':
      frame.stage = 'lay';
      g.tell?.({ key: 'duel', cards: [frame.challenger, frame.challenged] });
      announce(g, frame);
      break;
    case 'lay':
      askToLay(g, frame);
      break;
    case 'before reveal':
      frame.stage = 'reveal';
      if ((frame.laid[frame.side] ?? NONE) !== NONE) giveChance(g, frame);
      break;
    case 'reveal':
      revealNext(g, frame);
      break;
    case 'last chance':
      frame.stage = 'compare';
      giveChance(g, frame);
      break;
    case 'compare':
      compare(g, frame);
      break;
  }
}

/** Each minion becomes part of the duel: abilities react before cards are laid. */
function announce(g: Game, frame: DuelFrame): void {
  notice(g, duelEvent(g, 'duel', frame.challenger, frame.challenged));
  notice(g, duelEvent(g, 'duel', frame.challenged, frame.challenger));
}

function duelEvent(g: Game, kind: 'duel' | 'dueling' | 'duel won', card: CardId, other: CardId) {
  const controller = controllerOf(g, card);
  const base = baseAt(g, card);
  return happening(kind, {
    card,
    on: other,
    stamp: stampOf(g, card),
    player: controller,
    controller,
    base,
    as: 'minion',
  });
}

/** Abilities usable during a duel: at any point, the last being before the powers are compared. */
function giveChance(g: Game, frame: DuelFrame): void {
  notice(g, duelEvent(g, 'dueling', frame.challenger, frame.challenged));
}

/** First the challenger's side, then the other, may lay one card from hand face down. */
function askToLay(g: Game, frame: DuelFrame): void {
  const seat: Seat | undefined = frame.seats[frame.side];
  if (seat === undefined) {
    frame.side = 0;
    frame.stage = 'before reveal';
    return;
  }
  const { hand } = playerOf(g, seat);
  if (hand.length === 0 && g.state.config.players[seat]?.askAlways !== true) {
    lay(frame, NONE);
    return;
  }
  ask(g, {
    id: newId(g),
    seat,
    kind: 'respond',
    options: [...hand.map(cardOption), PASS],
    min: 1,
    max: 1,
    source: NONE,
    prompt: { key: 'duel', card: frame.side === 0 ? frame.challenger : frame.challenged, base: NONE },
  });
}

function lay(frame: DuelFrame, card: CardId): void {
  frame.laid.push(card);
  frame.side++;
}

export function answerDuel(g: Game, frame: DuelFrame, option: Option): void {
  const seat = nth(frame.seats, frame.side);
  const [card = NONE] = option.kind === 'card' ? secretlyToLimbo(g, [option.card], seat) : [];
  if (card !== NONE) g.tell?.({ key: 'lay', player: seat, cards: [card], seenBy: [seat] });
  lay(frame, card);
}

/** Revealed, challenger first: an action is played normally, anything else returns to hand. */
function revealNext(g: Game, frame: DuelFrame): void {
  if (frame.side >= frame.laid.length) {
    frame.stage = 'last chance';
    return;
  }
  const card = nth(frame.laid, frame.side);
  const seat = nth(frame.seats, frame.side);
  frame.side++;
  frame.stage = 'before reveal';
  if (card === NONE) return;
  learnAll(g, card);
  g.tell?.({ key: 'reveal', player: seat, cards: [card] });
  fromLimbo(g, card);
  openlyToHand(g, card, seat);
  if (isOfKind(defOf(g, card), 'action')) playIfPossible(g, card, seat);
}

/** An action that may not be played at this moment stays in hand like a minion. */
function playIfPossible(g: Game, card: CardId, seat: Seat): void {
  const response = responseNow(g, seat, card);
  const { special, event, bases } = response ?? { special: NONE, event: null, bases: null };
  const attempt = { card, player: seat, bases, grant: null, extra: true, special, event, fromDiscard: false };
  if (!canBePlayed(seenAs(g, card, 'action'), attempt)) return;
  const play = startPlay(g, card, seat, 'hand', OUTSIDE_LIMITS, 'action');
  play.bases = bases;
  play.special = special;
  play.event = event;
}

/** More power wins; a tie gives both sides all the effects; minions parted, no result (R8.3). */
function compare(g: Game, frame: DuelFrame): void {
  const { challenger, challenged } = frame;
  const together =
    stillInPlay(g, challenger, frame.challengerStamp) &&
    stillInPlay(g, challenged, frame.challengedStamp) &&
    baseAt(g, challenger) === baseAt(g, challenged);
  const result = together ? duelEnds(frame, endOf(g, frame)) : [];
  g.tell?.({ key: 'duel result', cards: result });
  if (isHeard(g, 'duel won')) announceWinners(g, result.slice(0, result.length / 2));
  finish(g, frame);
  deliver(g, frame.into, result);
}

function announceWinners(g: Game, winners: readonly CardId[]): void {
  const batch = nextBatch(g);
  for (const winner of winners) notice(g, { ...duelEvent(g, 'duel won', winner, NONE), batch });
}

/** The possible ends of a duel, if the minions are still together. */
export const DUEL_ENDS = ['challenger wins', 'challenged wins', 'tie'] as const;
export type DuelEnd = (typeof DUEL_ENDS)[number];

function endOf(g: Game, { challenger, challenged }: DuelFrame): DuelEnd {
  const difference = power(g, challenger) - power(g, challenged);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'challenger wins' : 'challenged wins';
}

/** Winners first, then losers, half and half. */
export function duelEnds({ challenger, challenged }: DuelFrame, end: DuelEnd): CardId[] {
  if (end === 'tie') return [challenger, challenged, challenger, challenged];
  return end === 'challenger wins' ? [challenger, challenged] : [challenged, challenger];
}
