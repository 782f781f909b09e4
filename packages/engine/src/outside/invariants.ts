import { defOf, type Game } from '../game.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { power } from '../rules/power.ts';
import { isBaseInPlay } from '../rules/table.ts';

/** What must be true of every state at every decision; in words, for whoever finds it broken. */
export function violations(g: Game): string[] {
  return [...strayCards(g), ...strayPieces(g), ...brokenNumbers(g), ...brokenFlow(g)];
}

/** Every card is in exactly one zone. */
function strayCards(g: Game): string[] {
  const { state } = g;
  const seen = new Map<CardId, number>();
  const zones = [
    ...state.players.flatMap(({ hand, deck, discard }) => [hand, deck, discard]),
    state.table,
    state.limbo,
    state.box,
    state.memories,
    state.baseDeck,
    state.baseDiscard,
    state.bases.map(({ base }) => base),
    basesAside(g),
  ];
  for (const zone of zones) for (const card of zone) seen.set(card, (seen.get(card) ?? 0) + 1);
  return state.defs.flatMap((_, card) => {
    const count = seen.get(card) ?? 0;
    return count === 1 ? [] : [`${nameOf(g, card)} is in ${count} zones`];
  });
}

/** Base cards that an ability or a scoring holds for the moment. */
function basesAside(g: Game): CardId[] {
  const { state } = g;
  const placed = new Set([...state.baseDeck, ...state.baseDiscard, ...state.bases.map(({ base }) => base)]);
  const aside = new Set<CardId>();
  for (const frame of state.stack) {
    if (frame.kind === 'scoring') for (const base of frame.next) aside.add(base);
    if (frame.kind === 'ability') {
      for (const base of frame.vars.flat()) if (state.owners[base] === NONE) aside.add(base);
    }
  }
  return [...aside].filter((base) => !placed.has(base));
}

function strayPieces(g: Game): string[] {
  const { state } = g;
  const found: string[] = [];
  state.pieces.forEach((piece, card) => {
    if ((piece !== null) !== state.table.includes(card))
      found.push(`${nameOf(g, card)} is in play by halves`);
    if (piece === null) return;
    if (!isBaseInPlay(g, piece.base) && !isInTransit(g, card))
      found.push(`${nameOf(g, card)} is at a base that is not in play`);
    if (piece.on === NONE) return;
    const host = state.pieces[piece.on];
    if (host === null) found.push(`${nameOf(g, card)} is on a card that is not in play`);
    else if (host.base !== piece.base) found.push(`${nameOf(g, card)} is at another base than its minion`);
  });
  return found;
}

/** An action whose minion left, while its ability looks for another place. */
function isInTransit(g: Game, card: CardId): boolean {
  return g.state.stack.some((frame) => frame.kind === 'ability' && frame.self === card);
}

function brokenNumbers(g: Game): string[] {
  const { state } = g;
  const found: string[] = [];
  for (const card of state.table) {
    if (power(g, card) < 0) found.push(`${nameOf(g, card)} has power ${power(g, card)}`);
    if ((state.pieces[card]?.counters ?? 0) < 0) found.push(`${nameOf(g, card)} has negative counters`);
  }
  state.players.forEach(({ vp }, seat) => {
    if (vp < 0 || !Number.isInteger(vp)) found.push(`player ${seat} has ${vp} VP`);
  });
  return found;
}

function brokenFlow(g: Game): string[] {
  const { state } = g;
  const found: string[] = [];
  if (state.pending === null && state.turn.phase !== 'over') found.push('nobody has anything to decide');
  if (state.pending !== null && state.pending.options.length === 0) found.push('a decision without options');
  if (g.immediate.length > 0) found.push('an immediate ability was left behind');
  const idle = state.pending?.kind === 'play';
  if (idle && state.limbo.length > 0) found.push(`${nameOf(g, state.limbo[0])} is in limbo`);
  return found;
}

function nameOf(g: Game, card: CardId): string {
  return `${defOf(g, card).name} (${card})`;
}
