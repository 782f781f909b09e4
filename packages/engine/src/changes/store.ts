import { type Game, playerOf } from '../game.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { controllerOf, pieceOf, storedUnder } from '../rules/table.ts';
import { changePiece } from './pieces.ts';
import { enterPlay } from './enter-play.ts';
import { showSide } from './faces.ts';
import { belongTo, learn, learnAll, secretlyToLimbo, seenBy } from './zones.ts';

/**
 * Lays cards face down under a card in play (R16.1). Cards from hand are not shown unless the text says so. Returns their
 * numbers from now on.
 */
export function store(g: Game, cards: readonly CardId[], host: CardId, by: Seat, shown: boolean): CardId[] {
  if (pieceOf(g, host) === null) return [];
  const { hand } = playerOf(g, by);
  const hidden = shown ? [] : cards.filter((card) => hand.includes(card));
  const open = cards.filter((card) => !hidden.includes(card));
  for (const card of open) if (shown || liesOpen(g, card)) learnAll(g, card, by);
  const stored = [...open, ...secretlyToLimbo(g, hidden, by)];
  for (const card of stored) lay(g, card, host, by);
  return stored;
}

/** Everybody has seen it in a discard pile (R9.13). */
function liesOpen(g: Game, card: CardId): boolean {
  return g.state.players.some(({ discard }) => discard.includes(card));
}

function lay(g: Game, card: CardId, host: CardId, by: Seat): void {
  const controller = controllerOf(g, host);
  showSide(g, card, 'minion');
  belongTo(g, card, controller);
  enterPlay(g, card, 'stored', controller, { base: pieceOf(g, host)?.base ?? NONE, on: host });
  learn(g, controller, card);
  g.tell?.({ key: 'store', player: by, cards: [card], under: host, ...seenBy(g, card) });
}

/** What is stored under a card changes hands with it (R16.2). */
export function followHost(g: Game, host: CardId): void {
  const controller = controllerOf(g, host);
  for (const card of storedUnder(g, host)) {
    const piece = pieceOf(g, card);
    if (piece === null) continue;
    changePiece(g, piece, { controller });
    belongTo(g, card, controller);
    learn(g, controller, card);
  }
}
