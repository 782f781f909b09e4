import { smashUp } from '../content/content.ts';
import type { CardId, Piece } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import type { Speaker } from '../words/speaker.ts';

/** One minion: its power against the printed one, its counters, and what is on it. */
export function drawMinion(piece: Piece, speaker: Speaker): string {
  const { card, counters, controller } = piece;
  const owner = speaker.state.owners[card] ?? controller;
  return [
    `${speaker.plainCard(card)} ${drawPower(card, speaker)}`,
    ...(counters > 0 ? [drawCounters(counters)] : []),
    ...(owner === controller ? [] : [colours.dim(`(owned by ${speaker.player(owner)})`)]),
    ...attachments(piece, speaker),
    ...drawStored(card, speaker),
  ].join(' ');
}

function drawPower(card: CardId, speaker: Speaker): string {
  const power = smashUp.power(speaker.state, card);
  const printed = speaker.def(card)?.power ?? 0;
  if (power > printed) return colours.green(`${power}↑`);
  return power < printed ? colours.red(`${power}↓`) : colours.bold(String(power));
}

/** A dot for each +1 power counter, as long as they can be counted at a glance. */
export function drawCounters(count: number): string {
  return colours.green(count <= 4 ? '●'.repeat(count) : `${count}●`);
}

function attachments({ card, controller }: Piece, speaker: Speaker): string[] {
  const actions = piecesOn(card, speaker).filter(({ as }) => as === 'action');
  return actions.map((action) => {
    const whose = action.controller === controller ? '' : ` of ${speaker.player(action.controller)}`;
    return colours.dim(`[${speaker.plainCard(action.card)}${whose}]`);
  });
}

/** What is stored under a card (R16.1), as far as it is known. */
export function drawStored(host: CardId, speaker: Speaker): string[] {
  const stored = piecesOn(host, speaker).filter(({ as }) => as === 'stored');
  const names = stored.map(({ card }) => speaker.plainCard(card));
  return names.length === 0 ? [] : [colours.dim(`[stored: ${names.join(', ')}]`)];
}

function piecesOn(host: CardId, { state }: Speaker): Piece[] {
  return state.pieces.filter((piece): piece is Piece => piece !== null && piece.on === host);
}
