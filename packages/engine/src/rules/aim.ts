import { abilityOf, defOf, type Game } from '../game.ts';
import type { Aim, CardDef, Cause, ForesightMode, Fork, Place, Scope, Step } from '../library/definitions.ts';
import { affectsMinions } from '../library/nodes/traits.ts';
import type { RuleSpec } from '../library/rule-kinds/all.ts';
import type { AbilityFrame, PlayFrame } from '../model/frames.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { ahead, beginning, UNSET } from './following.ts';
import { forbidden } from './forbidden.ts';
import { inForce } from './in-force.ts';
import { scopeInPlay } from './scope.ts';
import { pieceOf } from './table.ts';

/**
 * An extra action can be good only for one that directly affects a certain minion (R10.41). Which cards can do that, and
 * which choices lead there, is found by following their steps ahead, as in foresight.ts, up to one that would affect it.
 */

/** Could the action, played there, affect one of these minions directly? */
export function couldAffect(
  g: Game,
  card: CardId,
  player: Seat,
  place: Place,
  minions: readonly CardId[],
): boolean {
  const cause = { card, controller: player, by: player };
  if (minions.includes(place.on) && forbidden(g, 'attach', place.on, cause) === null) return true;
  const start = scopeInPlay(card, player, place.base, NONE, null);
  const def = defOf(g, card);
  const changesPower = def.rules.some(
    ({ spec }) =>
      spec.kind === 'more power' &&
      minions.some(
        (minion) =>
          spec.test(g, start, minion) &&
          spec.amount(g, start, minion) !== 0 &&
          forbidden(g, 'power', minion, cause) === null,
      ),
  );
  return (
    changesPower ||
    def.onPlay.some(({ id }) =>
      new AimedWalk(g, player, minions, false).reaches(beginning(g, id, start, NONE)),
    )
  );
}

/** Could the action, played there, directly raise the power of one of these minions (R10.74)? */
export function couldRaise(
  g: Game,
  card: CardId,
  player: Seat,
  place: Place,
  minions: readonly CardId[],
): boolean {
  const cause = { card, controller: player, by: player };
  const there = asLaidDown(g, card, player, place);
  const start = scopeInPlay(card, player, place.base, NONE, null);
  const def = defOf(g, card);
  const raises = def.rules.some(({ spec }) =>
    minions.some((minion) => isRaisedBy(there, spec, start, minion) && isOpen(g, minion, cause)),
  );
  return (
    raises ||
    def.onPlay.some(({ id }) =>
      new AimedWalk(there, player, minions, true).reaches(beginning(g, id, start, NONE)),
    )
  );
}

function isOpen(g: Game, minion: CardId, cause: Cause): boolean {
  return forbidden(g, 'power', minion, cause) === null;
}

function isRaisedBy(g: Game, spec: RuleSpec, start: Scope, minion: CardId): boolean {
  switch (spec.kind) {
    case 'more power':
      return spec.test(g, start, minion) && spec.amount(g, start, minion) > 0;
    case 'printed power':
      return spec.test(g, start, minion) && spec.value(g, start) > defOf(g, minion).power;
    default:
      return false;
  }
}

/** The game as it would be with the action on that minion or base, for reading only: it brings nothing into force yet. */
function asLaidDown(g: Game, card: CardId, player: Seat, { base, on }: Place): Game {
  if (base === NONE) return g;
  const pieces = g.state.pieces.slice();
  const never = { counters: 0, talentTurn: NONE, movedTurn: NONE };
  pieces[card] = { card, stamp: NONE, as: 'action', controller: player, base, on, ...never };
  return { ...g, state: { ...g.state, pieces }, inForce: inForce(g) };
}

/** What can be picked, and whether one of these has to be. */
interface Bound {
  readonly ids: number[];
  readonly isNeeded: boolean;
}

/**
 * Of the ways in which a choice could go, those that lead to a minion that the card has to affect, if any does. What
 * comes of choosing nothing is looked at only where that is allowed.
 */
export function towardsAim(
  g: Game,
  frame: AbilityFrame,
  slot: number,
  ids: number[],
  mayDecline: boolean,
): Bound {
  const play = unfulfilled(g, frame);
  if (play === undefined || ids.length === 0) return { ids, isNeeded: false };
  const minions = inPlayAs(g, play.aims ?? []);
  const leads = (way: number[]): boolean => {
    const next = ahead(frame);
    next.vars[slot] = way;
    return new AimedWalk(g, frame.you, minions, play.mustRaise === true).reaches(next);
  };
  const leading = ids.filter((id) => leads([id]));
  if (leading.length === 0) return { ids, isNeeded: false };
  return { ids: leading, isNeeded: !mayDecline || !leads(UNSET) };
}

/** The play whose text this is, as long as it has to affect a minion and has affected none of them. */
function unfulfilled(g: Game, { self, you }: AbilityFrame): PlayFrame | undefined {
  const { stack } = g.state;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.kind !== 'play') continue;
    const { aims, affected } = frame;
    if (frame.card !== self || frame.player !== you || aims === undefined) return undefined;
    return affected?.some((stay) => aims.includes(stay)) === true ? undefined : frame;
  }
  return undefined;
}

/** Of these stays in play, those that still go on. */
export function inPlayAs(g: Game, stays: readonly number[]): CardId[] {
  return g.state.table.filter((card) => stays.includes(pieceOf(g, card)?.stamp ?? NONE));
}

/** Does its text affect minions directly, whether or not there is one now? */
export function isAimedAtMinions({ play, onPlay, responses, rules }: CardDef): boolean {
  return (
    play === 'on-minion' ||
    rules.some(({ spec }) => spec.kind === 'more power') ||
    [...onPlay, ...responses].some(({ script }) => affectsMinions(script.text))
  );
}

/** Paths longer than this are not followed. */
const MOST_STEPS = 300;

/** Follows an ability to a step that would affect one of these cards; steps on the way are taken to succeed. */
class AimedWalk implements ForesightMode {
  readonly viewer: Seat;
  readonly declines = false;
  readonly blame = null;
  readonly aim: Aim;
  private readonly g: Game;
  private left = MOST_STEPS;

  constructor(g: Game, viewer: Seat, cards: readonly CardId[], mustRaise: boolean) {
    this.g = g;
    this.viewer = viewer;
    this.aim = { cards, mustRaise, isHit: false, doable: null };
  }

  reaches(frame: AbilityFrame): boolean {
    const { steps } = abilityOf(this.g, frame.ability).script;
    while (frame.pc < steps.length) {
      const step = steps[frame.pc++];
      if (step === undefined || --this.left < 0) return false;
      const found = this.look(step, frame);
      if (this.aim.isHit) return true;
      if (typeof found === 'object') return this.reachesWithSome(frame, found);
    }
    return false;
  }

  private look({ foresee }: Step, frame: AbilityFrame): boolean | Fork {
    this.aim.doable = null;
    return foresee !== null && foresee(this.g, frame, this);
  }

  /** What others decide has to lead there whatever they decide. */
  private reachesWithSome(frame: AbilityFrame, { slot, ids, several, orNone, by }: Fork): boolean {
    const ways = ids.map((id) => [id]);
    if (several && ways.length > 1) ways.push(ways.flat());
    if (orNone || ways.length === 0) ways.push(UNSET);
    const leads = (way: number[]): boolean => {
      const next = ahead(frame);
      next.vars[slot] = way;
      this.aim.isHit = false;
      return this.reaches(next);
    };
    return (by ?? frame.you) === this.viewer ? ways.some(leads) : ways.every(leads);
  }
}
