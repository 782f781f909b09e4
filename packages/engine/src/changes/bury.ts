import { type Game, playerOf } from '../game.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';
import { NONE } from '../model/ids.ts';
import type { Burial } from '../model/state.ts';
import { isBaseInPlay } from '../rules/table.ts';
import { enterPlay } from './enter-play.ts';
import { leavePlay } from './leave-play.ts';
import { notice } from './notice.ts';
import { happening } from '../model/happening.ts';
import {
  belongTo,
  isKnownToAll,
  learn,
  learnAll,
  secretlyToLimbo,
  seenBy,
  shuffleIdentities,
} from './zones.ts';

/**
 * Lays cards face down beside a base (R7.1). Cards from hand are not shown, except the one that buries itself. Returns
 * their numbers from now on.
 */
export function bury(
  g: Game,
  cards: readonly CardId[],
  base: BaseId,
  by: Seat,
  itself: CardId = NONE,
): CardId[] {
  if (!isBaseInPlay(g, base)) return [];
  const { hand } = playerOf(g, by);
  const fromHand = cards.filter((card) => card !== itself && hand.includes(card));
  // Looked at, and shown to nobody else.
  const setAside = cards.filter(
    (card) => card !== itself && g.state.limbo.includes(card) && !isKnownToAll(g, card),
  );
  for (const card of cards) {
    if (setAside.includes(card)) lay(g, card, base, by, false);
    else if (!fromHand.includes(card)) lay(g, pickUp(g, card, by), base, by, true);
  }
  const hidden = secretlyToLimbo(g, fromHand, by);
  for (const card of hidden) lay(g, card, base, by, false);
  return [...cards.filter((card) => !fromHand.includes(card)), ...hidden];
}

/** A card that buries itself is shown first; what is on it is discarded (R9.6). */
function pickUp(g: Game, card: CardId, by: Seat): CardId {
  leavePlay(g, [{ card, to: 'limbo' }], [], { card, controller: by, by });
  learnAll(g, card);
  return card;
}

function lay(g: Game, card: CardId, base: BaseId, by: Seat, openly: boolean): void {
  belongTo(g, card, by);
  const stamp = enterPlay(g, card, 'buried', by, { base, on: NONE });
  noteBurial(g, { how: 'buried', card, stamp, base, by });
  g.tell?.({ key: 'bury', player: by, cards: [card], base, ...(openly ? {} : seenBy(g, card)) });
  notice(g, happening('buried', { card, stamp, player: by, controller: by, base, as: 'buried' }));
}

/** The turn remembers it whether or not a card that asks is in play (R10.19). */
export function noteBurial({ state: { turn } }: Game, burial: Burial): void {
  (turn.burials ??= []).push(burial);
}

/** Their controller lays buried cards in another order: whoever knew which is which no longer does. */
export function mixBuried(g: Game, cards: readonly CardId[], by: Seat): void {
  shuffleIdentities(g, cards.slice());
  for (const card of cards) {
    g.state.known[card] = 0;
    learn(g, by, card);
  }
  g.tell?.({ key: 'look', player: by, cards, seenBy: [by] });
}
