import { putAway } from '../changes/leave-play.ts';
import { chanceOf, noticeInWindow } from '../changes/notice.ts';
import { fromLimbo } from '../changes/zones.ts';
import { abilityOf, type Game, topOf } from '../game.ts';
import type { Decision, Option } from '../model/decision.ts';
import type { Aftermath, AftermathFrame, Trigger } from '../model/frames.ts';
import { NONE, type CardId, type Seat, type AbilityId } from '../model/ids.ts';
import { asIdle, PASS } from '../model/options.ts';
import { isBase, nextSeat } from '../rules/table.ts';
import { couldDoAnything } from '../rules/foresight.ts';
import { isInForce } from '../rules/in-force.ts';
import { isUsedUp } from '../rules/limits.ts';
import { responses, type Responding } from '../rules/responses.ts';
import { pushAbility, pushTrigger } from './ability.ts';
import { ask, newId } from './ask.ts';
import { isBeforehand } from './beforehand.ts';
import { resolveClashes } from './clash.ts';
import { toBeOrdered, type Waiting } from '../rules/waiting.ts';
import { scopeInAnswer } from '../rules/scope.ts';
import { traitsOf } from '../rules/traits.ts';
import { OUTSIDE_LIMITS } from '../rules/ways.ts';
import { startPlay } from './play.ts';
import { settle } from './settle.ts';
import { finish, flush } from './stack.ts';
import { nth } from '../model/nth.ts';

/**
 * Steps 3 to 5 of R3.4, which are also the windows of R4: first abilities of cards in play, in the order that the
 * current player chooses; then cards from hand, one each, clockwise, until all pass in a row; then the played
 * action is discarded.
 */
export function stepAftermath(g: Game, frame: AftermathFrame): void {
  // Between cards, what has happened is dealt with first. Asked here, of frames of one kind, it is found much faster.
  if (frame.noticed !== null || frame.after !== null) {
    flush(g, frame);
    return;
  }
  if (!isBeforehand(g) && settle(g)) return;
  const group = frame.groups[0];
  if (group === undefined) {
    finish(g, frame);
    return;
  }
  noticeInWindow(g, group);
  dropLapsed(g, group);
  if (resolveNextTrigger(g, group)) return;
  if (letNextRespond(g, frame, group)) return;
  for (const card of group.spent) putAwaySpent(g, card, group);
  frame.groups.shift();
  frame.responder = g.state.turn.player;
  frame.passes = 0;
  if (group.clashes !== null) resolveClashes(g, group.clashes);
}

export function answerAftermath(g: Game, frame: AftermathFrame, decision: Decision, pick: number): void {
  const group = nth(frame.groups, 0);
  if (decision.kind === 'next') {
    resolve(g, group, offeredAs(g, group, decision, pick));
    return;
  }
  const seat = frame.responder;
  frame.responder = nextSeat(g, seat);
  if (decision.options[pick]?.kind === 'pass') {
    frame.passes++;
    return;
  }
  frame.passes = 0;
  const triggers = triggersInTurn(g, group, seat);
  if (pick < triggers.length) {
    resolve(g, group, nth(triggers, pick));
    acceptFirstQuestion(g);
  } else respond(g, seat, nth(responses(g, seat, group.events), pick - triggers.length));
}

/** The waiting ability that an option stands for; where several read the same, the first such option is the first of them. */
function offeredAs(g: Game, group: Aftermath, { options }: Decision, pick: number): Trigger {
  const isMeant = (option: Option | undefined, { self, ability, event }: Trigger): boolean =>
    option?.kind === 'use' &&
    option.card === self &&
    option.ability === ability &&
    option.about === event.card;
  const alike = distinctTriggers(g, group).filter((trigger) => isMeant(options[pick], trigger));
  const before = options.slice(0, pick).filter((option) => alike.some((one) => isMeant(option, one))).length;
  return nth(alike, Math.min(before, alike.length - 1));
}

/** A trigger whose card left play in the meantime, or lost the ability, does nothing (R9.10, R10.6). */
function dropLapsed(g: Game, group: Aftermath): void {
  for (let i = group.triggers.length - 1; i >= 0; i--) {
    const trigger = group.triggers[i];
    if (trigger === undefined) continue;
    const { ability, self, stamp, leaving, you, others } = trigger;
    const isOver = !leaving && !isInForce(g, ability, self, stamp);
    if (isOver || (others.length === 0 && isForestalled(g, ability, you, stamp))) group.triggers.splice(i, 1);
  }
}

/** "Once per turn", and another one of the same kind has been used meanwhile. */
function isForestalled(g: Game, ability: AbilityId, you: Seat, stamp: number): boolean {
  const { usesUp } = abilityOf(g, ability).script;
  return isUsedUp(g, ability, usesUp, you, stamp);
}

/** In the 2013 edition players use their Specials in turn order, in play and in hand alike. */
function isOfferedInTurn(g: Game, trigger: Trigger): boolean {
  if (g.edition.meFirst !== 'in turn order' || isBase(g, trigger.self)) return false;
  const { spec } = abilityOf(g, trigger.ability);
  return spec.kind === 'trigger' && spec.special;
}

function resolveNextTrigger(g: Game, group: Aftermath): boolean {
  const next = nextTriggers(g, group);
  if (next.length === 0) return false;
  if (next.length === 1) resolve(g, group, nth(next, 0).trigger);
  else {
    ask(g, {
      id: newId(g),
      seat: g.state.turn.player,
      kind: 'next',
      options: next.map(({ trigger, isIdle }) => optionFor(trigger, isIdle)),
      min: 1,
      max: 1,
      source: NONE,
      prompt: { key: 'next' },
    });
  }
  return true;
}

function nextTriggers(g: Game, group: Aftermath): readonly Waiting[] {
  const distinct = distinctTriggers(g, group);
  return distinct.length === 0 ? NOTHING_WAITS : toBeOrdered(g, distinct, g.state.turn.player);
}

const NOTHING_WAITS: readonly Waiting[] = [];

/** The waiting triggers, one of each kind. */
function distinctTriggers(g: Game, { triggers }: Aftermath): readonly Trigger[] {
  let distinct = NO_TRIGGERS;
  for (const trigger of triggers) {
    if (isOfferedInTurn(g, trigger) || isAmong(g, distinct, trigger)) continue;
    distinct = [...distinct, trigger];
  }
  return distinct;
}

const NO_TRIGGERS: readonly Trigger[] = [];

function isAmong(g: Game, distinct: readonly Trigger[], trigger: Trigger): boolean {
  for (const other of distinct) if (isSame(g, trigger, other)) return true;
  return false;
}

function triggersInTurn(g: Game, { triggers }: Aftermath, seat: Seat): readonly Trigger[] {
  if (triggers.length === 0) return triggers;
  return triggers.filter(
    (trigger) =>
      trigger.you === seat && isOfferedInTurn(g, trigger) && couldDoAnything(g, trigger.ability, trigger),
  );
}

function optionFor({ self, ability, event }: Trigger, isIdle: boolean): Option {
  const option: Option = { kind: 'use', card: self, ability, about: event.card };
  return isIdle ? asIdle(option) : option;
}

/** Identical abilities about identical cards are grouped: the order among them makes no difference. */
function isSame(g: Game, one: Trigger, other: Trigger): boolean {
  return (
    isSameAbility(g, one, other) &&
    (one.you === other.you || one.self === other.self) &&
    one.here === other.here &&
    (isAlike(g, one) || g.state.defs[one.event.card] === g.state.defs[other.event.card])
  );
}

/** One text may react to several kinds of events. */
function isSameAbility(g: Game, one: Trigger, other: Trigger): boolean {
  if (one.ability === other.ability) return true;
  return isAlike(g, one) && abilityOf(g, one.ability).script === abilityOf(g, other.ability).script;
}

/** The questions asked must not reveal what face-down cards are. */
function isAlike(g: Game, { ability, event }: Trigger): boolean {
  const { spec } = abilityOf(g, ability);
  return event.as === 'buried' || (spec.kind === 'trigger' && spec.alike);
}

function resolve(g: Game, group: Aftermath, trigger: Trigger): void {
  group.triggers.splice(group.triggers.indexOf(trigger), 1);
  noteFollowed(g, trigger);
  pushTrigger(g, trigger);
}

/** What power that increases meanwhile comes of (R10.52); null: of a card from hand. */
function noteFollowed(g: Game, trigger: Trigger | null): void {
  const frame = topOf(g);
  if (frame.kind !== 'aftermath' || !traitsOf(g).someAwaitRises) return;
  if (trigger === null) delete frame.followed;
  else frame.followed = chanceOf(g, trigger);
}

/** A player who uses a Special in turn could have passed, and need not be asked again whether they want to. */
function acceptFirstQuestion(g: Game): void {
  const frame = topOf(g);
  if (frame.kind !== 'ability') return;
  const { steps } = abilityOf(g, frame.ability).script;
  while (frame.pc < steps.length) {
    const { accept, answer, isQuiet, run } = nth(steps, frame.pc);
    if (accept !== null) {
      accept(frame);
      return;
    }
    if (!isQuiet || answer !== null) return;
    frame.pc++;
    run(g, frame);
  }
}

/** Asks the next player who could respond; false when all have passed in a row. */
function letNextRespond(g: Game, frame: AftermathFrame, group: Aftermath): boolean {
  const count = g.state.players.length;
  while (frame.passes < count) {
    const seat = frame.responder;
    const options = responseOptions(g, group, seat);
    const askAnyway = group.events.length > 0 && g.state.config.players[seat]?.askAlways === true;
    if (options.length > 0 || askAnyway) {
      ask(g, {
        id: newId(g),
        seat,
        kind: 'respond',
        options: [...options, PASS],
        min: 1,
        max: 1,
        source: NONE,
        prompt: {
          key: group.events[0]?.kind ?? 'respond',
          card: group.events[0]?.card ?? NONE,
          base: group.events[0]?.base ?? NONE,
        },
      });
      return true;
    }
    frame.passes++;
    frame.responder = nextSeat(g, seat);
  }
  return false;
}

const NO_OPTIONS: readonly Option[] = [];

function responseOptions(g: Game, group: Aftermath, seat: Seat): readonly Option[] {
  const triggers = triggersInTurn(g, group, seat);
  const answers = responses(g, seat, group.events);
  if (triggers.length + answers.length === 0) return NO_OPTIONS;
  return [
    ...triggers.map((trigger) => optionFor(trigger, false)),
    ...answers.map(({ card, ability, event }, at): Option => ({
      kind: 'use',
      card,
      ability,
      // Only where it could respond to more than one thing.
      about: answers.some((other, i) => i !== at && other.card === card && other.ability === ability)
        ? event.card
        : NONE,
    })),
  ];
}

function respond(g: Game, seat: Seat, { card, ability, event, bases }: Responding): void {
  const { spec } = abilityOf(g, ability);
  noteFollowed(g, null);
  if (spec.kind === 'response' && spec.mode === 'use') {
    pushAbility(g, ability, scopeInAnswer(card, seat, event), NONE);
  } else {
    const play = startPlay(g, card, seat, 'hand', OUTSIDE_LIMITS);
    play.bases = bases;
    play.special = ability;
    play.event = event;
  }
}

/** A standard action leaves for its owner's discard pile or deck, unless it went elsewhere already (R3.4, step 5). */
function putAwaySpent(g: Game, card: CardId, { onTop, underneath }: Aftermath): void {
  if (!fromLimbo(g, card)) return;
  if (onTop.includes(card)) putAway(g, card, 'deck top');
  else putAway(g, card, underneath?.includes(card) ? 'deck bottom' : 'discard');
}
