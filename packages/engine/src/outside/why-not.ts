import { seenAs } from '../rules/sides.ts';
import { defOf, type Game, playerOf } from '../game.ts';
import type { Ability, Usable } from '../library/definitions.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import {
  canTake,
  obstacleAt,
  obstacleToPlaying,
  possiblePlaces,
  type Obstacle,
  type Place,
} from '../rules/playing.ts';
import { whyNothing } from '../rules/foresight.ts';
import { inForce } from '../rules/in-force.ts';
import type { Lent } from '../rules/lending.ts';
import { asideOf, controllerOf, isBase, ownerOf, pieceOf } from '../rules/table.ts';
import { isUsable, obstacleToUsing, scopeFor } from '../rules/usable.ts';
import { attemptWith, waysToPlay, type Way } from '../rules/ways.ts';

/**
 * Why a card cannot be played or used now. Built from the same obstacles that the list of options is made with, so
 * the two can never disagree.
 */
export function whyNot(g: Game, seat: Seat, card: CardId, target: CardId = NONE): Obstacle | null {
  const { turn } = g.state;
  if (turn.player !== seat) return { key: 'not your turn', source: NONE };
  if (turn.phase !== 'play') return { key: 'not this phase', source: NONE };
  const isAside = asideOf(g, card) !== undefined && ownerOf(g, card) === seat;
  if (pieceOf(g, card) !== null || isBase(g, card) || isAside) return whyNotUse(g, seat, card);
  const { hand, discard } = playerOf(g, seat);
  const held = hand.includes(card) || discard.includes(card);
  if (!held) return { key: 'not a card of yours', source: card };
  if (whyNotUse(g, seat, card) === null) return null;
  return whyNotPlay(g, seat, card, target);
}

function whyNotUse(g: Game, seat: Seat, card: CardId): Obstacle | null {
  if (pieceOf(g, card) !== null && controllerOf(g, card) !== seat) {
    return { key: 'not a card of yours', source: card };
  }
  let obstacle: Obstacle = { key: 'nothing to do with it', source: card };
  for (const { ability, lent } of usableOn(g, card)) {
    if (!isUsable(ability.spec) || ability.spec.from !== placeOf(g, seat, card)) continue;
    const found = obstacleToUsing(g, card, ability, ability.spec, seat, lent);
    if (found === null) return null;
    obstacle =
      found.key === 'it would do nothing' ? whyNothing(g, ability.id, scopeFor(g, card, seat)) : found;
  }
  return obstacle;
}

/** Its own abilities, and those lent to it. */
function usableOn(g: Game, card: CardId): { readonly ability: Ability; readonly lent: Lent | null }[] {
  const all = inForce(g).lent.filter(({ to }) => to === card);
  return [
    ...defOf(g, card).usable.map((ability) => ({ ability, lent: null })),
    ...all.flatMap((lent) => lent.abilities.usable.map((ability) => ({ ability, lent }))),
  ];
}

function placeOf(g: Game, seat: Seat, card: CardId): Usable['from'] {
  if (pieceOf(g, card) !== null || isBase(g, card)) return 'play';
  if (asideOf(g, card) !== undefined) return 'aside';
  return playerOf(g, seat).hand.includes(card) ? 'hand' : 'discard';
}

function whyNotPlay(g: Game, seat: Seat, card: CardId, target: CardId): Obstacle | null {
  const def = defOf(g, card);
  const { kind } = def;
  const { player } = g.state.turn;
  const ways = waysToPlay(g).filter(({ kind: of, using }) =>
    canTake(g, def, player, of, using?.grant.test ?? null),
  );
  if (ways.length === 0) {
    return { key: kind === 'minion' ? 'no minion play left' : 'no action play left', source: NONE };
  }
  let obstacle: Obstacle = { key: 'no place for it', source: card };
  for (const way of ways) {
    const found = whyNotWith(seenAs(g, card, way.kind), way, card, seat, target);
    if (found === null) return null;
    obstacle = nearer(obstacle, found);
  }
  return obstacle;
}

function whyNotWith(g: Game, way: Way, card: CardId, seat: Seat, target: CardId): Obstacle | null {
  const attempt = attemptWith(g, way, card, seat);
  const general = obstacleToPlaying(g, attempt);
  if (general !== null) return general;
  const places = possiblePlaces(g, defOf(g, card)).filter((place) => target === NONE || isAt(place, target));
  let obstacle: Obstacle = { key: 'no place for it', source: card };
  for (const place of places) {
    const found = obstacleAt(g, attempt, place);
    if (found === null) return null;
    obstacle = nearer(obstacle, found);
  }
  return obstacle;
}

/** How close a play came: to a place it was not meant for, or to one blocked only by another card. */
const NEARNESS: readonly Obstacle['key'][] = [
  'no place for it',
  'not a place for it',
  'not allowed here',
  'its own condition',
  'only as a special',
  'forbidden',
];

/**
 * Of several ways and places, the one that came closest is what the player meant: an extra play for another base does
 * not explain why the free one cannot be used. Of two equally close, the first.
 */
function nearer(one: Obstacle, other: Obstacle): Obstacle {
  return NEARNESS.indexOf(other.key) > NEARNESS.indexOf(one.key) ? other : one;
}

function isAt({ base, on }: Place, target: CardId): boolean {
  return on === NONE ? base === target : on === target;
}
