import { defOf, playerOf, type Game } from '../../game.ts';
import type { Check, Limit, Read, Scope } from '../../library/definitions.ts';
import type { NodesOf } from '../../library/nodes/grammar.ts';
import type { CONDITIONS, LISTS, NAMES, NUMBERS } from '../../library/nodes/values.ts';
import type { Happening } from '../../model/happening.ts';
import {
  definitionIn,
  definitionValue,
  NONE,
  type DefId,
  type BaseId,
  type CardId,
} from '../../model/ids.ts';
import { nth } from '../../model/nth.ts';
import { ignores } from '../../rules/in-force.ts';
import { breakpoint, power, printedPower, total } from '../../rules/power.ts';
import { talentsGivenBy } from '../../rules/usable.ts';
import { isBannedAltogether, obstacleToTitan } from '../../rules/playing.ts';
import { isUsedUp } from '../../rules/limits.ts';
import { namesOf, shareName } from '../../rules/names.ts';
import { isTrueOf, kept } from '../../rules/scope.ts';
import {
  asideOf,
  baseAt,
  clockwiseFrom,
  controllerOf,
  countersOf,
  ownerOf,
  pieceOf,
  sharedDeckOf,
  stasisCountersOn,
  stampOf,
} from '../../rules/table.ts';
import {
  countersPlacedOnMinions,
  countRemembered,
  hasAnotherLostPower,
  isRemembered,
  memoriesOf,
  rememberedAt,
} from '../../rules/this-turn.ts';
import {
  currentDuel,
  currentScoring,
  isClaimed,
  isDuelAt,
  isLeavingByItsText,
  playOf,
} from '../../rules/under-way.ts';
import { read } from './amount.ts';
import { beginsToAffect } from './begins-to-affect.ts';
import type { Code, Lowering } from './lowering.ts';
import { needed } from './needed.ts';
import type { Occasion } from './occasions.ts';
import { listOf } from './selected.ts';
import { SpokenOf } from '../../library/spoken-of.ts';
import { THEIR_POWERS, THEM } from './them.ts';
import { first, oneAlike } from './writer.ts';

/** The small words of card texts: you, here, this card, its power, how many. */

/** What happened, for abilities that react to it. */
const about =
  <T>(part: (event: Happening) => T, otherwise: T): Read<T> =>
  (_, s) =>
    s.event === null ? otherwise : part(s.event);

export const you: Read<number> = (_, s) => s.you;
export const thisCard: Read<CardId> = (_, s) => s.self;
export const currentPlayer: Read<number> = (g) => g.state.turn.player;
const here: Read<BaseId> = (_, s) => s.here;
const itsMinion: Read<CardId> = (g, s) => pieceOf(g, s.self)?.on ?? NONE;
const it = about((e) => e.card, NONE);
const whoDidIt = about((e) => e.player, NONE);
const whatDidIt = about((e) => e.cause, NONE);
const itsPower = about((e) => e.power, 0);
const itsController = about((e) => e.controller, NONE);
const itsCounters = about((e) => e.counters, 0);
const there = about((e) => e.base, NONE);
const cameUpHeads: Check = (_, { event }) => event?.heads === true;
const wasDestroyed: Check = about((e) => e.destroyed, false);
const them: Read<readonly CardId[]> = (_, s) => kept(s, THEM);
const theirPowers: Read<readonly number[]> = (_, s) => kept(s, THEIR_POWERS);
const itIsStillInPlay: Check = (g, s) =>
  s.event !== null && pieceOf(g, s.event.card)?.stamp === s.event.stamp;
const itInPlay: Read<CardId> = (g, s) => (itIsStillInPlay(g, s) ? it(g, s) : NONE);
const scoringBase: Read<BaseId> = (g) => currentScoring(g)?.base ?? NONE;
const scoredBreakpoint: Read<number> = (g) => currentScoring(g)?.breakpoint ?? 0;
const countersPlacedThisTurn: Read<number> = (g, s) => countersPlacedOnMinions(g, s.you);

const NUMBER_CODE: Code<typeof NUMBERS, 'word', Read<number>> = {
  you: () => you,
  here: () => here,
  'this card': () => thisCard,
  'current player': () => currentPlayer,
  'its minion': () => itsMinion,
  it: () => it,
  'it in play': () => itInPlay,
  'who did it': () => whoDidIt,
  'its text': () => (_, s) => (s.event?.said === undefined ? NONE : definitionValue(s.event.said.text)),
  'what did it': () => whatDidIt,
  'its power': () => itsPower,
  'its controller': () => itsController,
  'its counters': () => itsCounters,
  there: () => there,
  power({ of }, l) {
    const card = l.number(of);
    return (g, s) => {
      const id = card(g, s);
      return id === NONE ? 0 : power(g, id);
    };
  },
  'printed power'({ of }, l) {
    const card = l.number(of);
    return (g, s) => {
      const id = card(g, s);
      return id === NONE ? 0 : printedPower(g, id);
    };
  },
  'different names'({ of }, l) {
    const cards = l.list(of);
    return (g, s) => namesOf(g, cards(g, s)).size;
  },
  'counters on'({ cards }, l) {
    const some = l.some(cards);
    const list = typeof some === 'function' ? some : some.list;
    return (g, s) => {
      const found = list(g, s);
      const all = typeof found === 'number' ? [found] : found;
      return all.reduce((sum, card) => sum + countersOf(g, card), 0);
    };
  },
  'stasis counters on'({ card }, l) {
    const one = l.number(card);
    return (g, s) => stasisCountersOn(g, one(g, s));
  },
  controller({ of }, l) {
    const card = l.number(of);
    return (g, s) => controllerOf(g, card(g, s));
  },
  owner({ of }, l) {
    const card = l.number(of);
    return (g, s) => {
      const id = card(g, s);
      return id === NONE ? NONE : ownerOf(g, id);
    };
  },
  'base of': ({ card }, l) => baseOf(l.number(card)),
  'kind of'({ card }, l) {
    const one = l.number(card);
    return (g, s) => {
      const id = one(g, s);
      return id === NONE ? NONE : definitionValue(nth(g.state.defs, id));
    };
  },
  breakpoint({ of }, l) {
    const base = l.number(of);
    return (g, s) => breakpoint(g, base(g, s));
  },
  total({ of, at }, l) {
    const player = l.number(of);
    const base = l.number(at);
    return (g, s) => total(g, base(g, s), player(g, s));
  },
  'hand size'({ of }, l) {
    const player = l.number(of);
    return (g, s) => playerOf(g, player(g, s)).hand.length;
  },
  'played at': ({ card }, l) => playedAt(l.number(card)),
  'came from'({ card }, l) {
    const mover = l.number(card);
    return (g, s) => {
      const stamp = stampOf(g, mover(g, s));
      return g.state.turn.moved.findLast((moved) => moved.stamp === stamp)?.from ?? NONE;
    };
  },
  'went to'({ card }, l) {
    const mover = l.number(card);
    return (g, s) => {
      const id = mover(g, s);
      return g.state.turn.moved.findLast((moved) => moved.card === id && moved.from === s.here)?.to ?? NONE;
    };
  },
  'scored total'({ of }, l) {
    const player = l.number(of);
    return (g, s) => currentScoring(g)?.totals[player(g, s)] ?? 0;
  },
  'scoring base': () => scoringBase,
  'bases to replace it':
    ({ most }) =>
    (g) =>
      g.edition.baseDeckRunsOut === 'not replaced' ? Math.min(most, g.state.baseDeck.length) : most,
  'scored breakpoint': () => scoredBreakpoint,
  size({ of }, l) {
    const list = l.list(of);
    return (g, s) => list(g, s).length;
  },
  lowest: (node, l) => measured(Math.min, node, l),
  highest: (node, l) => measured(Math.max, node, l),
  sum: (node, l) => measured((...values) => values.reduce((sum, value) => sum + value, 0), node, l),
  whether({ condition, yes, no }, l) {
    const holds = l.condition(condition);
    const a = l.amount(yes);
    const b = l.amount(no);
    return (g, s) => read(g, s, holds(g, s) ? a : b);
  },
  plus(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    return (g, s) => read(g, s, a) + read(g, s, b);
  },
  minus(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    return (g, s) => read(g, s, a) - read(g, s, b);
  },
  times(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    // Never -0, which JSON cannot keep.
    return (g, s) => read(g, s, a) * read(g, s, b) + 0;
  },
  'one for every'({ divisor, of }, l) {
    const amount = l.amount(of);
    return (g, s) => Math.floor(read(g, s, amount) / divisor);
  },
  'left in':
    ({ deck }) =>
    (g) =>
      sharedDeckOf(g, deck).length,
  first: ({ of }, l) => first(l.list(of)),
  'one alike': ({ of }, l) => oneAlike(l.list(of)),
  count: ({ of }, l) => l.selection(of).count,
  'times this turn'({ occasion }, l) {
    const meant = l.occasion(occasion);
    return (g, s) => remembered(g, s, meant).length;
  },
  'number this turn'({ occasion, of }, l) {
    const meant = l.occasion(occasion);
    return (g, s) => {
      const { event } = s;
      if (event === null) return 0;
      const all = remembered(g, s, meant).filter(({ player }) => of !== 'player' || player === event.player);
      return all.findLastIndex((past) => isRemembered(past, event)) + 1;
    };
  },
  'different this turn'({ occasion }, l) {
    const meant = l.occasion(occasion);
    return (g, s) => new Set(remembered(g, s, meant).map(({ card, stamp }) => `${card} ${stamp}`)).size;
  },
  'counters placed this turn': () => countersPlacedThisTurn,
  'set aside titan':
    ({ name }) =>
    (g, s) =>
      g.state.aside?.find(({ card }) => ownerOf(g, card) === s.you && defOf(g, card).name === name)?.card ??
      NONE,
  'extra cards this turn'({ of }, l) {
    const player = l.number(of);
    return (g, s) => {
      const who = player(g, s);
      return g.state.turn.played.filter((played) => played.extra === true && played.player === who).length;
    };
  },
  result: ({ of, part }, l) => needed(l.result(of, part).number, 'a verb that returns one'),
  each: ({ of }, l) => needed(l.each(of).number, 'a card, base or player'),
  'player of each': ({ of }, l) => needed(l.each(of).player, 'a play'),
  'custom number'({ name }, l) {
    const custom = customIn(l, name);
    return (g, s) => Number(custom(g, s));
  },
};

export function numberOf<W extends keyof typeof NUMBERS>(
  node: NodesOf<typeof NUMBERS, 'word', W>,
  l: Lowering,
): Read<number> {
  return NUMBER_CODE[node.word](node, l);
}

/** The base that a card is at. */
export const baseOf =
  (card: Read<CardId>): Read<BaseId> =>
  (g, s) =>
    baseAt(g, card(g, s));

/** The base that a card was last played on this turn. */
export const playedAt =
  (card: Read<CardId>): Read<BaseId> =>
  (g, s) => {
    const id = card(g, s);
    return g.state.turn.played.findLast((played) => played.card === id)?.base ?? NONE;
  };

function customIn({ functions }: Lowering, name: string): Read<number | boolean> {
  return needed(functions[name], `a function of the set: ${name}`);
}

const LIST_CODE: Code<typeof LISTS, 'word', Read<readonly number[]>> = {
  them: () => them,
  'their powers': () => theirPowers,
  'all together': () => allTogether,
  reversed(node, l) {
    const list = l.list(node.list);
    return (g, s) => list(g, s).toReversed();
  },
  all({ parts }, l) {
    return all(...parts.map((part) => l.oneOrMore(part)));
  },
  'list of': ({ selection }, l) => l.selection(selection).list,
  results: ({ of, part }, l) => needed(l.result(of, part).list, 'a verb that returns several'),
};

export function listIn<W extends keyof typeof LISTS>(
  node: NodesOf<typeof LISTS, 'word', W>,
  l: Lowering,
): Read<readonly number[]> {
  return LIST_CODE[node.word](node, l);
}

const allTogether: Read<readonly number[]> = (g, s) =>
  clockwiseFrom(g, g.state.turn.player)
    .filter((seat) => !ignores(g, seat, s.self))
    .slice(0, 1);

/** All of them as one list, leaving out those that are nothing. */
export const all =
  (...parts: readonly (Read<number> | Read<readonly number[]>)[]): Read<readonly number[]> =>
  (g, s) => {
    const found: number[] = [];
    for (const part of parts) {
      const value = part(g, s);
      const ids = typeof value === 'number' ? [value] : value;
      for (const id of ids) if (id !== NONE) found.push(id);
    }
    return found;
  };

/** What the values measured over a list come to. */
function measured(
  of: (...values: number[]) => number,
  node: NodesOf<typeof NUMBERS, 'word', 'lowest' | 'highest' | 'sum'>,
  l: Lowering,
): Read<number> {
  const list = l.list(node.of);
  const spoken = new SpokenOf(NONE);
  const amount = l.bind(node.each, { number: () => spoken.now }, () => l.number(node.measure));
  return (g, s) => of(...list(g, s).map((one) => spoken.read(one, amount, g, s)));
}

const yourTurn: Check = (g, s) => g.state.turn.player === s.you;
/** On a base, each player's turn. */
const turnOfYours: Check = (_, s) => s.you === NONE || s.event?.player === s.you;
const thisIsStillInPlay: Check = (g, s) => pieceOf(g, s.self)?.stamp === s.stamp;
const thisHasMoved: Check = (g, s) => pieceOf(g, s.self)?.movedTurn === g.state.turn.number;
const thisIsNotFromHand: Check = (g, s) =>
  g.state.stack.some((frame) => frame.kind === 'play' && frame.card === s.self && frame.from !== 'hand');
const thisIsOffTheTop: Check = (g, s) =>
  g.state.stack.some((frame) => frame.kind === 'play' && frame.card === s.self && frame.offTheTop === true);
const thisIsExtra: Check = (g, s) =>
  g.state.turn.played.findLast(({ card }) => card === s.self)?.extra === true;
const beganInAnEarlierTurn: Check = (g, s) => s.since !== undefined && s.since <= g.state.turn.since;
/** R11.3: it is set aside, and its owner controls no titan in play. */
const titanCanBePlayed: Check = (g, s) =>
  asideOf(g, s.self) !== undefined && obstacleToTitan(g, s.you) === null;

const thisWasInPlayThen: Check = (g, s) => {
  const then = g.state.turn.played.findLast(({ card }) => card === s.event?.card);
  return then !== undefined && s.stamp < then.clock;
};

const wasInPlayAsTurnBegan: Check = (g, s) => {
  const piece = pieceOf(g, s.self);
  if (piece !== null) return piece.stamp < g.state.turn.since;
  const aside = asideOf(g, s.self);
  const { since } = g.state.turn;
  return aside !== undefined && aside.lastStay !== NONE && aside.stamp > since && aside.lastStay < since;
};

const vpAreAwarded: Check = (g) => (currentScoring(g)?.totals.length ?? 0) > 0;

const sawItScore: Check = (g, s) => {
  const aside = asideOf(g, s.self);
  return g.state.stack.some(
    (frame) =>
      frame.kind === 'scoring' &&
      frame.scored !== null &&
      aside !== undefined &&
      aside.stamp < frame.scored.clock &&
      frame.scored.present.includes(s.you),
  );
};

const CONDITION_CODE: Code<typeof CONDITIONS, 'word', Check> = {
  'has no claimed destination': ({ card }, l) => hasNoClaimedDestination(l.number(card)),
  'goes to the discard pile next': ({ card }, l) => {
    const id = l.number(card);
    const isFree = hasNoClaimedDestination(id);
    return (g, s) => isFree(g, s) && !isLeavingByItsText(g, id(g, s));
  },
  'was destroyed': () => wasDestroyed,
  'came up heads': () => cameUpHeads,
  'is duelist'({ card }, l) {
    const minion = l.number(card);
    return (g, s) => {
      const duel = currentDuel(g);
      return duel !== undefined && [duel.challenger, duel.challenged].includes(minion(g, s));
    };
  },
  'is challenger'({ card }, l) {
    const minion = l.number(card);
    return (g, s) =>
      g.state.stack.some((frame) => frame.kind === 'duel' && frame.challenger === minion(g, s));
  },
  'duel is at'({ base }, l) {
    const at = l.number(base);
    return (g, s) => isDuelAt(g, at(g, s));
  },
  'duel is on': () => duelIsOn,
  'is behind'({ player, at }, l) {
    const who = l.number(player);
    const where = l.number(at);
    return (g, s) => {
      const base = where(g, s);
      const own = total(g, base, who(g, s));
      return g.state.players.some((_, seat) => total(g, base, seat) > own);
    };
  },
  'this is still in play': () => thisIsStillInPlay,
  'this has moved': () => thisHasMoved,
  'this is not from hand': () => thisIsNotFromHand,
  'this is from':
    ({ zones }) =>
    (g, s) => {
      const play = playOf(g, s.self);
      return play !== undefined && zones.includes(play.from);
    },
  'this is off the top': () => thisIsOffTheTop,
  'stasis was over': () => (g) => g.state.turn.stasisOver === true,
  'this is extra': () => thisIsExtra,
  'was in play as the turn began': () => wasInPlayAsTurnBegan,
  'saw it score': () => sawItScore,
  'VP are awarded': () => vpAreAwarded,
  'began in an earlier turn': () => beganInAnEarlierTurn,
  'is action'({ card }, l) {
    const one = l.number(card);
    return (g, s) => {
      const id = one(g, s);
      return id !== NONE && defOf(g, id).kind === 'action';
    };
  },
  'is fusion'({ card }, l) {
    const one = l.number(card);
    return (g, s) => {
      const id = one(g, s);
      return id !== NONE && defOf(g, id).fusion !== null;
    };
  },
  'gives a talent'({ card }, l) {
    const one = l.number(card);
    return (g, s) => talentsGivenBy(g, one(g, s)).length > 0;
  },
  'mentions a card'({ card }, l) {
    const one = l.number(card);
    return (g, s) => {
      const id = one(g, s);
      return id !== NONE && defOf(g, id).mentions.length > 0;
    };
  },
  'moved yours here'({ card }, l) {
    const one = l.number(card);
    return (g, s) =>
      g.state.turn.moved.some(
        ({ cause, to, controller }) => cause === one(g, s) && to === s.here && controller === s.you,
      );
  },
  'has destroyed a minion'({ card }, l) {
    const one = l.number(card);
    return (g, s) => {
      const stamp = stampOf(g, one(g, s));
      return (
        stamp !== NONE &&
        g.state.turn.fallen.some(({ as, destroyer }) => as === 'minion' && destroyer === stamp)
      );
    };
  },
  'was played earlier'({ card }, l) {
    const one = l.number(card);
    return (g, s) =>
      g.state.turn.played.some((played) => played.card === one(g, s) && played.player === s.you) &&
      !g.state.stack.some((frame) => frame.kind === 'play' && frame.card === one(g, s));
  },
  'you own a minion named'({ name }, l) {
    const asked = l.name(name);
    return (g, s) => ownsMinionNamed(g, s, asked(g, s));
  },
  not({ condition }, l) {
    const holds = l.condition(condition);
    return (g, s) => !holds(g, s);
  },
  and(node, l) {
    return and(l.condition(node.one), l.condition(node.other));
  },
  or(node, l) {
    const one = l.condition(node.one);
    const other = l.condition(node.other);
    return (g, s) => one(g, s) || other(g, s);
  },
  'at most'(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    return (g, s) => read(g, s, a) <= read(g, s, b);
  },
  'at least'(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    return (g, s) => read(g, s, a) >= read(g, s, b);
  },
  'less than'(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    return (g, s) => read(g, s, a) < read(g, s, b);
  },
  equal(node, l) {
    const a = l.amount(node.a);
    const b = l.amount(node.b);
    return (g, s) => read(g, s, a) === read(g, s, b);
  },
  'your turn': () => yourTurn,
  'in phase':
    ({ phase }) =>
    (g) =>
      g.state.turn.phase === phase,
  'turn of yours': () => turnOfYours,
  exist: ({ some }, l) => l.selection(some).exist,
  'this turn'({ occasion, phase }, l) {
    const { kinds, test } = l.occasion(occasion);
    const lists = memoriesOf(kinds);
    return (g, s) => {
      for (const list of lists) {
        for (let at = 0; at < countRemembered(g, list); at++) {
          const past = rememberedAt(g, list, at, phase);
          if (past !== null && kinds.includes(past.kind) && isTrueOf(test, g, s, past)) return true;
        }
      }
      return false;
    };
  },
  'another lost power'({ at }, l) {
    const base = l.number(at);
    return (g, s) => hasAnotherLostPower(g, s.you, base(g, s));
  },
  'this was in play then': () => thisWasInPlayThen,
  'this is the first'({ occasion }, l) {
    const meant = l.occasion(occasion);
    return (g, s) => {
      const [first, ...later] = remembered(g, s, meant);
      return first?.card === s.self && !later.some(({ card }) => card === s.self);
    };
  },
  'begins to affect': ({ cards }, l) => beginsToAffect(listOf(l.some(cards))),
  'share a name'({ one, other }, l) {
    const a = l.number(one);
    const b = l.number(other);
    return (g, s) => a(g, s) !== NONE && b(g, s) !== NONE && shareName(g, a(g, s), b(g, s));
  },
  'not used up': () => notUsedUp('once per turn'),
  'titan can be played': () => titanCanBePlayed,
  'has regular play':
    ({ kind }) =>
    (g, s) => {
      const { turn } = g.state;
      if (turn.player !== s.you || turn.phase !== 'play') return false;
      if (kind === 'minion') return turn.minions > 0;
      // A player who may play no action at all has no play to give up.
      return turn.actions > 0 && !isBannedAltogether(g, s.you, 'action');
    },
  'custom condition'({ name }, l) {
    const custom = customIn(l, name);
    return (g, s) => Boolean(custom(g, s));
  },
};

export function conditionOf<W extends keyof typeof CONDITIONS>(
  node: NodesOf<typeof CONDITIONS, 'word', W>,
  l: Lowering,
): Check {
  return CONDITION_CODE[node.word](node, l);
}

/** Nothing that plays the card being played says where it goes: its own text and the rules do. */
export const hasNoClaimedDestination =
  (card: Read<CardId>): Check =>
  (g, s) =>
    g.state.limbo.includes(card(g, s)) && !isClaimed(g, card(g, s));

/** There is a duel, so another one would not begin (R8.2). */
export const duelIsOn: Check = (g) => currentDuel(g) !== undefined;

/** Both conditions hold. */
export const and =
  (one: Check, other: Check): Check =>
  (g, s) =>
    one(g, s) && other(g, s);

/** There is something: a card, a base or a player was found. */
export const isSome =
  (found: Read<number> | Read<readonly number[]>): Check =>
  (g, s) => {
    const value = found(g, s);
    return typeof value === 'number' ? value !== NONE : value.length > 0;
  };

/** This ability has not been used this turn. */
export const notUsedUp =
  (limit: Limit): Check =>
  (g, s) =>
    'ability' in s && typeof s.ability === 'number' ? !isUsedUp(g, s.ability, limit, s.you, s.stamp) : true;

/** What has happened this turn, whether or not the ability was in force then (R10.19). */
function remembered(g: Game, s: Scope, { kinds, test }: Occasion): Happening[] {
  const found: Happening[] = [];
  for (const list of memoriesOf(kinds)) {
    for (let at = 0; at < countRemembered(g, list); at++) {
      const past = rememberedAt(g, list, at);
      if (past !== null && kinds.includes(past.kind) && isTrueOf(test, g, s, past)) found.push(past);
    }
  }
  return found;
}

/**
 * A minion of that name is yours, wherever it is (R1.1). Your factions tell, so that it can be read on a view too; cards are
 * looked through for tables that were laid out by hand.
 */
function ownsMinionNamed({ lib, state }: Game, { you: seat }: Scope, name: string): boolean {
  const isMeant = (def: DefId = NONE): boolean =>
    lib.defs[def]?.kind === 'minion' && lib.defs[def]?.name === name;
  const dealt = state.players[seat]?.factions.flatMap((one) => lib.faction(one).cards[state.config.printing]);
  return (
    dealt?.some((def) => isMeant(def)) ||
    state.owners.some((owner, card) => owner === seat && isMeant(state.defs[card]))
  );
}

const NAME_CODE: Code<typeof NAMES, 'word', Read<string>> = {
  'name of': ({ card }, l) => nameOf(l.number(card)),
  'faction of'({ card }, l) {
    const one = l.number(card);
    return (g, s) => {
      const id = one(g, s);
      return id === NONE ? '' : defOf(g, id).faction;
    };
  },
  'named by': ({ of }, l) => needed(l.result(of).name, 'a verb that returns a name'),
  'name of each': ({ of }, l) => needed(l.each(of).name, 'a name'),
};

export function nameIn<W extends keyof typeof NAMES>(
  node: NodesOf<typeof NAMES, 'word', W>,
  l: Lowering,
): Read<string> {
  return NAME_CODE[node.word](node, l);
}

/** The name of a card, or of a kind of card. */
export const nameOf =
  (card: Read<CardId>): Read<string> =>
  (g, s) => {
    const id = card(g, s);
    const def = definitionIn(id);
    if (def !== null) return nth(g.lib.defs, def).name;
    return id === NONE ? '' : defOf(g, id).name;
  };
