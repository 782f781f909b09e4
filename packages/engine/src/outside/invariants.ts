import { defOf, type Game } from '../game.ts';
import { NONE, TABLE, type BaseId, type CardId } from '../model/ids.ts';
import type { Piece, Player, State } from '../model/state.ts';
import { power } from '../rules/power.ts';
import { titanLimit } from '../rules/playing.ts';
import { isBaseInPlay, pieceOf, titansOf } from '../rules/table.ts';

/** Invariants of every state at every decision, as sentences that name the violation. */
export function violations(g: Game): string[] {
  const found: string[] = [];
  findStrayCards(g, found);
  findStrayPieces(g, found);
  findForeignSharedCards(g, found);
  findBrokenNumbers(g, found);
  findBrokenFlow(g, found);
  findStrayTitans(g, found);
  return found;
}

/** Every card is in exactly one zone. */
function findStrayCards(g: Game, found: string[]): void {
  const counts = countZones(g.state);
  for (let card = 0; card < counts.length; card++) {
    if (counts[card] !== 1) found.push(`${nameOf(g, card)} is in ${counts[card]} zones`);
  }
}

/** For each card, in how many zones it is. */
function countZones(state: State): Int32Array {
  const counts = new Int32Array(state.defs.length);
  addZone(counts, state.baseDeck);
  addZone(counts, state.baseDiscard);
  for (const { cards } of state.sharedDecks) addZone(counts, cards);
  for (const { base } of state.bases) addCard(counts, base);
  addBasesAside(state, counts);
  for (const player of state.players) for (const zone of zonesOf(player)) addZone(counts, zone);
  addZone(counts, state.table);
  addZone(counts, state.limbo);
  for (const { card } of state.aside ?? []) addCard(counts, card);
  addZone(counts, state.box);
  addZone(counts, state.memories);
  return counts;
}

function addZone(counts: Int32Array, zone: readonly CardId[]): void {
  for (const card of zone) addCard(counts, card);
}

function addCard(counts: Int32Array, card: CardId): void {
  counts[card] = (counts[card] ?? 0) + 1;
}

/** Base cards that have no other place, since an ability or a scoring holds them for the moment. */
function addBasesAside({ stack, owners }: State, counts: Int32Array): void {
  const add = (base: BaseId): void => {
    if (counts[base] === 0) counts[base] = 1;
  };
  for (const frame of stack) {
    if (frame.kind === 'scoring') frame.next.forEach(add);
    if (frame.kind !== 'ability') continue;
    for (const values of frame.vars) for (const value of values) if (owners[value] === NONE) add(value);
  }
}

function findStrayPieces(g: Game, found: string[]): void {
  const { pieces, table } = g.state;
  const isOnTable = new Int32Array(pieces.length);
  addZone(isOnTable, table);
  pieces.forEach((piece, card) => {
    if ((piece !== null) !== (isOnTable[card] ?? 0) > 0)
      found.push(`${nameOf(g, card)} is in play by halves`);
    if (piece !== null) findMisplacement(g, card, piece, found);
  });
}

function findMisplacement(g: Game, card: CardId, { as, base, on, controller }: Piece, found: string[]): void {
  if (as === 'stored' && pieceOf(g, on)?.controller !== controller)
    found.push(`${nameOf(g, card)} is stored under no card of its controller`);
  if (as === 'stasis' && base !== NONE) found.push(`${nameOf(g, card)} is in stasis and at a base`);
  if (!isBaseInPlay(g, base) && !isInTransit(g, card) && !isWithStasis(g, card))
    found.push(`${nameOf(g, card)} is at a base that is not in play`);
  if (on === NONE) return;
  const host = pieceOf(g, on);
  if (host === null) found.push(`${nameOf(g, card)} is on a card that is not in play`);
  else if (host.base !== base) found.push(`${nameOf(g, card)} is at another base than its minion`);
}

/** In stasis, or stored under a card that is (R17.2). */
function isWithStasis(g: Game, card: CardId): boolean {
  const piece = pieceOf(g, card);
  return piece?.as === 'stasis' || pieceOf(g, piece?.on ?? NONE)?.as === 'stasis';
}

/** An action whose minion left, while its ability looks for another place. */
function isInTransit(g: Game, card: CardId): boolean {
  return g.state.stack.some((frame) => frame.kind === 'ability' && frame.self === card);
}

/** Cards of a shared deck belong to the table while they lie there, otherwise to the player who has them (R12.2). */
function findForeignSharedCards(g: Game, found: string[]): void {
  const { owners, players, sharedDecks } = g.state;
  for (const { name, cards } of sharedDecks) {
    for (const card of cards) {
      if (defOf(g, card).sharedDeck !== name) found.push(`${nameOf(g, card)} lies in the ${name} deck`);
      else if (owners[card] !== TABLE) found.push(`${nameOf(g, card)} lies in its deck and is somebody’s`);
    }
  }
  players.forEach((player, seat) => {
    for (const zone of zonesOf(player)) {
      for (const card of zone) {
        const isStray = defOf(g, card).sharedDeck !== null && owners[card] !== seat;
        if (isStray) found.push(`${nameOf(g, card)} does not belong to player ${seat}, who has it`);
      }
    }
  });
}

function findBrokenNumbers(g: Game, found: string[]): void {
  const { state } = g;
  for (const card of state.table) {
    if (power(g, card) < 0 && !g.edition.belowZero)
      found.push(`${nameOf(g, card)} has power ${power(g, card)}`);
    if ((state.pieces[card]?.counters ?? 0) < 0) found.push(`${nameOf(g, card)} has negative counters`);
  }
  state.players.forEach(({ vp }, seat) => {
    // The reckoning at the end of the game may leave a negative number (R12.3).
    const isTooLow = vp < 0 && state.reckonings.every(({ player }) => player !== seat);
    if (isTooLow || !Number.isInteger(vp)) found.push(`player ${seat} has ${vp} VP`);
  });
}

function findBrokenFlow(g: Game, found: string[]): void {
  const { state } = g;
  if (state.pending === null && state.turn.phase !== 'over') found.push('nobody has anything to decide');
  if (state.pending !== null && state.pending.options.length === 0) found.push('a decision without options');
  if (g.immediate.length > 0) found.push('an immediate ability was left behind');
  const idle = state.pending?.kind === 'play';
  if (idle) for (const card of state.limbo) found.push(`${nameOf(g, card)} is in limbo`);
}

/**
 * R11: titans are at bases or set aside, nobody controls more than allowed once everything is resolved, and no base has two
 * of different players, unless a card of this game says that titans do not clash: they stay together even without it (R11.10).
 */
function findStrayTitans(g: Game, found: string[]): void {
  const { table, pieces, aside, players, pending } = g.state;
  for (const { card, counters } of aside ?? []) {
    if (!isTitan(g, card)) found.push(`${nameOf(g, card)} is set aside and no titan`);
    if (counters < 0) found.push(`${nameOf(g, card)} has negative counters`);
  }
  for (const zone of [table, ...players.flatMap(zonesOf)]) {
    for (const card of zone) {
      if (isTitan(g, card) !== (pieces[card]?.as === 'titan'))
        found.push(`${nameOf(g, card)} is where no titan can be`);
    }
  }
  const inPlay: Piece[] = [];
  for (const card of table) {
    const piece = pieceOf(g, card);
    if (piece?.as === 'titan') inPlay.push(piece);
  }
  if (pending?.kind === 'play') {
    players.forEach((_, seat) => {
      if (titansOf(g, seat).length > titanLimit(g, seat))
        found.push(`player ${seat} controls too many titans`);
    });
  }
  const areApart = pending?.kind === 'play' && !canTitansMeet(g);
  inPlay.forEach((titan, at) => {
    for (const other of inPlay.slice(at + 1)) {
      const areRivals = titan.controller !== other.controller;
      if (titan.base === other.base && areRivals && areApart)
        found.push(`two titans at ${nameOf(g, titan.base)}`);
    }
  });
}

function canTitansMeet(g: Game): boolean {
  return g.state.defs.some((def) => g.lib.defs[def]?.rules.some(({ spec }) => spec.kind === 'no clashes'));
}

function zonesOf({ hand, deck, discard }: Player): readonly (readonly CardId[])[] {
  return [hand, deck, discard];
}

function isTitan(g: Game, card: CardId): boolean {
  return defOf(g, card).kind === 'titan';
}

function nameOf(g: Game, card: CardId): string {
  return `${defOf(g, card).name} (${card})`;
}
