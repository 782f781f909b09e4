import { endChains } from '../changes/fallen.ts';
import { discard } from '../changes/discard.ts';
import { exchangeBase, takeBase } from '../changes/bases.ts';
import { nextPlayer } from '../changes/extra-turns.ts';
import { expireAtEndOfTurn, expireAtStartOfTurn, expireWhenReplaced } from '../changes/effects.ts';
import { chanceOf, isAmong, takeChance, triggersFor } from '../changes/notice.ts';
import { happening } from '../model/happening.ts';
import { changeBase } from '../changes/pieces.ts';
import { watchForRises } from '../changes/rises.ts';
import { draw } from '../changes/zones.ts';
import { leavePlay } from '../changes/leave-play.ts';
import { removeStasisCounters } from '../changes/stasis.ts';
import { abilityOf, type Game, playerOf } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import { speaksOfStasis } from '../library/nodes/traits.ts';
import type { Decision, Option } from '../model/decision.ts';
import type { Trigger, TurnFrame } from '../model/frames.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import type { Rounds } from '../model/state.ts';
import { asIdle, cardOption, PASS } from '../model/options.ts';
import { isAwaited } from '../rules/in-force.ts';
import { endsPeriod } from '../rules/big-base.ts';
import { buriedBy, clockwiseFrom, inStasisOf, nextSeat, stampOf, stasisCountersOn } from '../rules/table.ts';
import { isAnyReady } from '../rules/power.ts';
import { teamsOf } from '../rules/teams.ts';
import { winnersNow } from '../rules/winning.ts';
import { reckon } from '../changes/vp.ts';
import { toBeOrdered, type Waiting } from '../rules/waiting.ts';
import { pushTrigger } from './ability.ts';
import { ask, newId } from './ask.ts';
import { answerPlayCards, offerPlays } from './play-cards.ts';
import { scoreBigBase, startScoring } from './scoring.ts';
import { settle } from './settle.ts';
import { flush } from './stack.ts';
import { uncover } from './uncover.ts';
import { nth } from '../model/nth.ts';

const HAND_LIMIT = 10;
const DRAWN_PER_TURN = 2;

export function startTurns(g: Game, first: Seat): void {
  g.state.turn.player = first;
  startRounds(g, first);
  g.state.stack.push({
    kind: 'turn',
    stage: 'begin',
    done: [],
    offered: [],
    uncovered: false,
    noticed: null,
    after: null,
  });
}

/** R14.2, in a game of Big Base. */
export function startRounds(g: Game, first: Seat): void {
  if (g.state.config.variant === 'big base') g.state.rounds = { number: 1, first, since: g.state.clock };
}

/** The five phases of R2, in their order. Each stage ends by naming the next. */
export function stepTurn(g: Game, frame: TurnFrame): void {
  // Between cards, what has happened is dealt with first. Asked here, of frames of one kind, it is found much faster.
  if (frame.noticed !== null || frame.after !== null) {
    flush(g, frame);
    return;
  }
  endChains(g);
  const { turn, rounds } = g.state;
  if (frame.stage !== 'begin' && settle(g)) return;
  switch (frame.stage) {
    case 'begin':
      begin(g, frame);
      break;
    case 'start':
      turn.phase = 'start';
      if (!offerAbilities(g, frame, 'turn start')) openPlayCards(g, frame);
      break;
    case 'play':
      offerPlays(g);
      break;
    case 'score':
      if (rounds === undefined || isRoundOver(g, rounds)) scoreBases(g, frame);
      else frame.stage = 'begin';
      break;
    case 'draw':
      if (g.edition.winCheck === 'after Score Bases' && isGameEnded(g)) break;
      turn.phase = 'draw';
      frame.stage = 'trim';
      for (const seat of whoseTurnEnds(g)) draw(g, seat, DRAWN_PER_TURN);
      break;
    case 'trim':
      if (!whoseTurnEnds(g).some((seat) => askToTrim(g, seat))) startEndPhase(g, frame);
      break;
    case 'end':
      if (offerAbilities(g, frame, 'turn end') || clearStasis(g)) break;
      if (rounds === undefined || isRoundOver(g, rounds)) frame.stage = 'finish';
      else startEndPhase(g, frame);
      break;
    case 'finish':
      finishTurn(g, frame);
      break;
  }
}

/**
 * R14.2: passes the turn on; true once everybody has had theirs. Who began the round is the current player again at its
 * end.
 */
function isRoundOver(g: Game, { first }: Rounds): boolean {
  g.state.turn.player = nextSeat(g, g.state.turn.player);
  return g.state.turn.player === first;
}

/** R14.3: a round of Big Base ends for everybody at once. */
function whoseTurnEnds(g: Game): readonly Seat[] {
  const { turn, rounds } = g.state;
  return rounds === undefined ? [turn.player] : clockwiseFrom(g, rounds.first);
}

function scoreBases(g: Game, frame: TurnFrame): void {
  const { turn, rounds } = g.state;
  turn.phase = 'score';
  frame.stage = 'draw';
  if (rounds !== undefined) {
    if (endsPeriod(rounds)) scoreBigBase(g);
  } else if (isAnyReady(g)) startScoring(g);
}

function begin(g: Game, frame: TurnFrame): void {
  const { turn } = g.state;
  turn.number++;
  turn.since = g.state.clock++;
  turn.phase = 'start';
  turn.minions = 0;
  turn.actions = 0;
  // Lists that are empty stay: most are.
  if (turn.extras.length > 0) turn.extras = [];
  if (turn.played.length > 0) turn.played = [];
  if (turn.moved.length > 0) turn.moved = [];
  if (turn.fallen.length > 0) turn.fallen = [];
  if (turn.uses.length > 0) turn.uses = [];
  if (turn.stasisOver === true) delete turn.stasisOver;
  if (turn.counters !== undefined && turn.counters.length > 0) turn.counters = [];
  if (turn.raised !== undefined && turn.raised.length > 0) turn.raised = [];
  if (turn.burials !== undefined && turn.burials.length > 0) turn.burials = [];
  if (turn.flips !== undefined && turn.flips.length > 0) turn.flips = [];
  if (frame.done.length > 0) frame.done = [];
  frame.uncovered = false;
  if (frame.faded !== undefined) delete frame.faded;
  frame.stage = 'start';
  for (const { base, prevailing } of g.state.bases) {
    if (prevailing !== NONE) changeBase(g, base, { prevailing: NONE });
  }
  g.tell?.({ key: 'turn', player: turn.player, number: turn.number });
  // R2: first what expires now expires, then things happen.
  expireAtStartOfTurn(g);
}

function openPlayCards(g: Game, frame: TurnFrame): void {
  const { turn } = g.state;
  turn.phase = 'play';
  turn.minions = 1;
  turn.actions = 1;
  frame.stage = 'play';
}

function startEndPhase(g: Game, frame: TurnFrame): void {
  g.state.turn.phase = 'end';
  if (frame.done.length > 0) frame.done = [];
  frame.stage = 'end';
}

/**
 * Everything that happens at the start (or end) of a turn can happen once, including abilities of cards that come
 * into play meanwhile (R2), in the current player's order; at the start, time passes for their cards in stasis, too
 * (R17.3). Returns false when nothing is left.
 */
function offerAbilities(g: Game, frame: TurnFrame, kind: 'turn start' | 'turn end'): boolean {
  const { player } = g.state.turn;
  const fading = kind === 'turn start' ? fadingFor(g, frame) : NOTHING_FADES;
  const mayUncover = kind === 'turn start' && !frame.uncovered;
  if (!mayUncover && fading.length === 0 && !isAwaited(g, kind)) return false;
  const waiting = isAwaited(g, kind) ? waitingFor(g, frame, kind) : [];
  const buried = mayUncover ? buriedBy(g, player) : [];
  if (waiting.length + buried.length + fading.length === 0) return false;
  const others = buried.length + fading.length > 0;
  const next = waiting.length === 0 ? [] : toBeOrdered(g, waiting, player, others);
  const [only] = fading;
  if (only !== undefined && !isOrderOfTimeFelt(g, next, fading)) {
    fade(g, frame, only);
    return true;
  }
  if (next.length === 1 && !others) {
    resolve(g, frame, nth(next, 0).trigger);
    return true;
  }
  const uses: Option[] = next.map(({ trigger: { self, ability }, isIdle }) => {
    const option: Option = { kind: 'use', card: self, ability, about: NONE };
    return isIdle ? asIdle(option) : option;
  });
  const uncovers: Option[] = buried.map((card) => ({ kind: 'uncover', card }));
  const pass = next.length + fading.length === 0 ? [PASS] : [];
  frame.offered = next.map(({ trigger }) => trigger);
  ask(g, {
    id: newId(g),
    seat: player,
    kind: 'next',
    options: [...uses, ...fading.map(cardOption), ...uncovers, ...pass],
    min: 1,
    max: 1,
    source: NONE,
    prompt: { key: kind },
  });
  return true;
}

const NOTHING_FADES: readonly CardId[] = [];

/** Cards in stasis that lose a counter this turn, and have not yet: those that were there as it began. */
function fadingFor(g: Game, { faded }: TurnFrame): readonly CardId[] {
  const { player, since } = g.state.turn;
  const cards = inStasisOf(g, player);
  if (cards.length === 0) return NOTHING_FADES;
  return cards.filter((card) => {
    const stamp = stampOf(g, card);
    return stamp < since && stasisCountersOn(g, card) > 0 && faded?.includes(stamp) !== true;
  });
}

function fade(g: Game, frame: TurnFrame, card: CardId): void {
  frame.faded = [...(frame.faded ?? []), stampOf(g, card)];
  removeStasisCounters(g, card, 1, byTheRules(g));
}

function byTheRules({ state: { turn } }: Game): Cause {
  return { card: NONE, controller: turn.player, by: turn.player };
}

/** Could anybody tell in which order it happened? */
function isOrderOfTimeFelt(g: Game, next: readonly Waiting[], fading: readonly CardId[]): boolean {
  if (next.some(({ trigger }) => speaksOfStasis(abilityOf(g, trigger.ability).script.text))) return true;
  return isAwaited(g, 'stasis counter off') && next.length + fading.length > 1;
}

/** R17.5: as a turn ends, everybody's cards in stasis without stasis counters are discarded. */
function clearStasis(g: Game): boolean {
  const over: CardId[] = [];
  for (const seat of clockwiseFrom(g, g.state.turn.player)) {
    for (const card of inStasisOf(g, seat)) if (stasisCountersOn(g, card) === 0) over.push(card);
  }
  if (over.length === 0) return false;
  g.tell?.({ key: 'discard', told: 'before', player: g.state.turn.player, cards: over });
  const leaving = over.map((card) => ({ card, to: 'discard' as const }));
  leavePlay(g, leaving, ['to discard'], byTheRules(g));
  return true;
}

/** Abilities that have not had their chance yet, one of each kind. */
function waitingFor(g: Game, { done }: TurnFrame, kind: 'turn start' | 'turn end'): Trigger[] {
  const { player } = g.state.turn;
  const waiting: Trigger[] = [];
  for (const trigger of triggersFor(g, happening(kind, { player, controller: player }))) {
    if (!isAmong(g, done, trigger) && !isRepeated(g, waiting, trigger)) waiting.push(trigger);
  }
  return waiting;
}

function isRepeated(g: Game, waiting: readonly Trigger[], trigger: Trigger): boolean {
  for (const other of waiting) if (isSame(g, trigger, other)) return true;
  return false;
}

/** Copies at one base do the same; copies that count once for all do so wherever they are. */
function isSame(g: Game, one: Trigger, other: Trigger): boolean {
  if (one.ability !== other.ability || one.you !== other.you) return false;
  return one.here === other.here || abilityOf(g, one.ability).limit === 'once per turn for all copies';
}

function resolve(g: Game, frame: TurnFrame, trigger: Trigger): void {
  frame.done = [...frame.done, chanceOf(g, trigger)];
  takeChance(g, trigger);
  pushTrigger(g, trigger);
}

function askToTrim(g: Game, seat: Seat): boolean {
  const { hand } = playerOf(g, seat);
  const surplus = hand.length - HAND_LIMIT;
  if (surplus <= 0) return false;
  ask(g, {
    id: newId(g),
    seat,
    kind: 'discard',
    options: hand.map(cardOption),
    min: surplus,
    max: surplus,
    source: NONE,
    prompt: { key: 'hand limit', count: surplus },
  });
  return true;
}

export function answerTurn(g: Game, frame: TurnFrame, decision: Decision, picks: readonly number[]): void {
  const [pick = 0] = picks;
  const option = decision.options[pick] ?? PASS;
  switch (decision.kind) {
    case 'play':
      if (option.kind === 'pass') frame.stage = 'score';
      else answerPlayCards(g, option);
      break;
    case 'discard':
      discardPicked(g, decision, picks);
      break;
    case 'next':
      if (option.kind === 'use') resolve(g, frame, nth(frame.offered, pick));
      else if (option.kind === 'card') fade(g, frame, option.card);
      else {
        frame.uncovered = true;
        if (option.kind === 'uncover') uncover(g, option.card, decision.seat, NONE);
      }
      frame.offered = [];
      break;
    default:
      throw new Error(`A turn asks no ${decision.kind}.`);
  }
}

function discardPicked(g: Game, { seat, options }: Decision, picks: readonly number[]): void {
  const cards: CardId[] = [];
  for (const pick of picks) {
    const option = options[pick];
    if (option?.kind === 'card') cards.push(option.card);
  }
  discard(g, cards, seat, seat);
}

/** First everything that expires now; then the win check (R6); then the next player. */
function finishTurn(g: Game, frame: TurnFrame): void {
  const { turn, rounds } = g.state;
  expireAtEndOfTurn(g);
  // It is too late for anything to happen (R10.52).
  watchForRises(g);
  if (rounds !== undefined) {
    nextRound(g, rounds);
    if (isGameEnded(g)) return;
    replaceBigBase(g);
  } else {
    if (g.edition.winCheck === 'end of turn' && isGameEnded(g)) return;
    turn.player = nextPlayer(g);
  }
  frame.stage = 'begin';
}

/** R14.2: another player begins each period. */
function nextRound(g: Game, rounds: Rounds): void {
  const first = endsPeriod(rounds) ? nextSeat(g, rounds.first) : rounds.first;
  g.state.rounds = { number: rounds.number + 1, first, since: g.state.clock };
  g.state.turn.player = first;
}

/** The next base card takes the place of the present one; what lies there stays (R14.3). */
function replaceBigBase(g: Game): void {
  const next = takeBase(g);
  for (const { base } of g.state.bases.slice()) if (next !== NONE) exchangeBase(g, base, next, 'discard');
  expireWhenReplaced(g);
}

/** The win check (R6). */
function isGameEnded(g: Game): boolean {
  const winners = winnersNow(g);
  if (winners.length === 0) return false;
  endGame(g, winners);
  return true;
}

function endGame(g: Game, winners: readonly Seat[]): void {
  const { state } = g;
  reckon(g);
  state.gameWinners = winners;
  state.turn.phase = 'over';
  state.stack.length = 0;
  const player = nth(winners, 0);
  const { vp } = playerOf(g, player);
  if (winners.length === 1) g.tell?.({ key: 'win', player, vp });
  else if (state.config.variant !== 'teams') g.tell?.({ key: 'shared win', players: winners, vp });
  else {
    for (const team of teamsOf(state.config).filter(([one]) => one !== undefined && winners.includes(one)))
      g.tell?.({
        key: 'team win',
        players: team,
        vp: team.reduce((sum, seat) => sum + playerOf(g, seat).vp, 0),
      });
  }
}
