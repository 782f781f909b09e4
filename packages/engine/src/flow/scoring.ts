import { endChains } from '../changes/fallen.ts';
import { destinationOf } from '../changes/destroy.ts';
import { discardBase, enterBase, takeBase, putBasesBack } from '../changes/bases.ts';
import { expireWhenReplaced } from '../changes/effects.ts';
import { leavePlay } from '../changes/leave-play.ts';
import { isHeard, notice, noticedByTop, openWindow, triggersFor } from '../changes/notice.ts';
import { happening, type Happening, type HappeningKind } from '../model/happening.ts';
import { gainVp } from '../changes/vp.ts';
import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { ScoringFrame } from '../model/frames.ts';
import { NONE, type BaseId, type Seat } from '../model/ids.ts';
import { baseOption } from '../model/options.ts';
import { inForce } from '../rules/in-force.ts';
import { isBigBase } from '../rules/big-base.ts';
import { awards, placesWith } from '../rules/places.ts';
import { breakpoint, isReady, totals } from '../rules/power.ts';
import { cardsAt, clockwiseFrom, hasMinionAt, isBaseInPlay, stampOf } from '../rules/table.ts';
import { ask, newId } from './ask.ts';
import { beforeDiscard } from './destroy.ts';
import { settle } from './settle.ts';
import { finish, flush } from './stack.ts';
import { nth } from '../model/nth.ts';

export function startScoring(g: Game): void {
  g.state.stack.push(newFrame());
}

/** The Big Base scores when its period ends, whatever the power there (R14.3). */
export function scoreBigBase(g: Game): void {
  const frame = newFrame();
  g.state.stack.push(frame);
  for (const { base } of g.state.bases) begin(g, frame, base);
}

function newFrame(): ScoringFrame {
  return {
    kind: 'scoring',
    stage: 'pick',
    base: NONE,
    totals: [],
    places: [],
    scored: null,
    breakpoint: 0,
    next: [],
    count: 1,
    waiting: [],
    at: 0,
    noticed: null,
    after: null,
  };
}

/** The nine steps of R5.2. */
export function stepScoring(g: Game, frame: ScoringFrame): void {
  // Between cards, what has happened is dealt with first. Asked here, of frames of one kind, it is found much faster.
  if (frame.noticed !== null || frame.after !== null) {
    flush(g, frame);
    return;
  }
  endChains(g);
  // Cards about to be cleared away no longer count.
  if (frame.stage !== 'clear' && settle(g)) return;
  if (isGone(g, frame)) {
    // The base was exchanged for another meanwhile: this scoring is over.
    putBasesBack(g, frame.next.splice(0), 'top');
    frame.stage = 'pick';
  }
  switch (frame.stage) {
    case 'pick': // steps 1 and 2
      pickBase(g, frame);
      break;
    case 'before': // step 3
      frame.stage = 'award';
      open(g, frame, 'before scoring');
      break;
    case 'award': // step 4
      frame.stage = 'after';
      award(g, frame);
      if (isHeard(g, 'when scoring')) notice(g, scoringEvent(g, frame.base, 'when scoring'));
      break;
    case 'after': // step 5
      frame.stage = 'leave';
      open(g, frame, 'after scoring');
      break;
    case 'leave':
      frame.stage = 'clear';
      beforeDiscard(g, cardsAt(g, frame.base), causeOfClearing(g), 'cleared away');
      break;
    case 'clear': // steps 6 and 7
      if (isBigBase(g.state)) {
        frame.stage = 'done';
        clearBigBase(g, frame);
      } else {
        frame.stage = 'replace';
        clear(g, frame);
      }
      break;
    case 'replace': // step 8
      frame.stage = 'done';
      replaceBase(g, frame);
      break;
    case 'done': // step 9
      frame.stage = 'pick';
      expireWhenReplaced(g);
      break;
  }
}

function isGone(g: Game, { stage, base }: ScoringFrame): boolean {
  return (
    (stage === 'before' || stage === 'award' || stage === 'after' || stage === 'leave') &&
    !isBaseInPlay(g, base)
  );
}

function pickBase(g: Game, frame: ScoringFrame): void {
  const ready: BaseId[] = [];
  for (const { base } of g.state.bases) if (isReady(g, base)) ready.push(base);
  if (ready.length === 0) finish(g, frame);
  else if (ready.length === 1) begin(g, frame, nth(ready, 0));
  else {
    ask(g, {
      id: newId(g),
      seat: g.state.turn.player,
      kind: 'score',
      options: ready.map(baseOption),
      min: 1,
      max: 1,
      source: NONE,
      prompt: { key: 'score' },
    });
  }
}

export function answerScoring(g: Game, frame: ScoringFrame, base: BaseId): void {
  begin(g, frame, base);
}

/** From here on the base scores, even if it falls below its breakpoint (R5.3). */
function begin(g: Game, frame: ScoringFrame, base: BaseId): void {
  frame.stage = 'before';
  frame.base = base;
  frame.totals = [];
  frame.places = [];
  frame.scored = null;
  frame.next = [];
  frame.count = 1;
  frame.waiting = [];
  g.tell?.({ key: 'scoring', base });
}

/** Opens a window: abilities in play react, then cards from hand (R4). */
function open(g: Game, { base }: ScoringFrame, kind: 'before scoring' | 'after scoring'): void {
  if (isHeard(g, kind)) openWindow(g, scoringEvent(g, base, kind));
}

function scoringEvent(g: Game, base: BaseId, kind: HappeningKind): Happening {
  return happening(kind, { card: base, base, stamp: stampOf(g, base), player: g.state.turn.player });
}

/** VP by current totals; ties take the better place together and use up the places (R5.4). */
function award(g: Game, frame: ScoringFrame): void {
  const { base } = frame;
  frame.breakpoint = breakpoint(g, base);
  frame.totals = totals(g, base);
  frame.places = placesWith(g, base, frame.totals);
  if (g.state.aside !== undefined) {
    const present = clockwiseFrom(g, 0).filter((seat) => hasMinionAt(g, base, seat));
    frame.scored = { present, clock: g.state.clock };
  }
  const placeOf = (seat: Seat): number => nth(frame.places, seat);
  const inOrder = clockwiseFrom(g, g.state.turn.player).toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const seat of inOrder) {
    const place = placeOf(seat);
    if (place === 0) continue;
    g.tell?.({ key: 'place', player: seat, place, base });
    gainVp(g, seat, awards(g, base, seat)[place - 1] ?? 0, base);
  }
}

/** All cards still there go to their discard piles together, which is not being destroyed (R5.7); then the base. */
function clear(g: Game, frame: ScoringFrame): void {
  const { base } = frame;
  const { player } = g.state.turn;
  frame.waiting = triggersFor(g, happening('replaced', { card: base, base, player }), [base]).slice();
  if (isNotReplaced(g, base)) {
    frame.count = 0;
    putBasesBack(g, frame.next.splice(0).toReversed(), 'top');
  }
  clearAway(g, base);
  frame.at = discardBase(g, base);
}

function isNotReplaced(g: Game, base: BaseId): boolean {
  return inForce(g)['not replaced'].some(({ rule, scope }) => rule.test(g, scope, base));
}

/** The base card stays until the round ends; what was to come next lies on top of the base deck (R14.3). */
function clearBigBase(g: Game, { base, next }: ScoringFrame): void {
  putBasesBack(g, next.splice(0), 'top');
  clearAway(g, base);
}

function clearAway(g: Game, base: BaseId): void {
  g.tell?.({ key: 'clear', base, cards: cardsAt(g, base) });
  leavePlay(
    g,
    cardsAt(g, base).map((card) => ({ card, to: destinationOf(g, card, 'cleared away') })),
    ['to discard'],
    causeOfClearing(g),
    base,
  );
}

function causeOfClearing({ state: { turn } }: Game): Cause {
  return { card: NONE, controller: NONE, by: turn.player };
}

/** The next base takes its place, unless the base deck has run out. */
function replaceBase(g: Game, frame: ScoringFrame): void {
  const entered: BaseId[] = [];
  for (let i = 0; i < frame.count; i++) {
    const base = frame.next[i] ?? takeReplacement(g);
    if (base === NONE) break;
    enterBase(g, base, Math.min(frame.at + i, g.state.bases.length));
    entered.push(base);
  }
  // Where several bases come, an ability that waited for the new one happens once for each of them.
  for (const base of entered) {
    for (const trigger of frame.waiting) {
      noticedByTop(g).triggers.push({ ...trigger, leaving: true, event: { ...trigger.event, base } });
    }
  }
  frame.waiting = [];
}

/** R10.16: the edition says whether a scored base is replaced when the base deck has run out; cards always renew it. */
function takeReplacement(g: Game): BaseId {
  const hasRunOut = g.state.baseDeck.length === 0;
  return hasRunOut && g.edition.baseDeckRunsOut === 'not replaced' ? NONE : takeBase(g);
}
