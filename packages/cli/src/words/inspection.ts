import { smashUp } from '@smashup/cards';
import { NONE, type BaseId, type CardDef, type CardId, type PowerPart } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { sum } from '../lists.ts';
import { kindOf } from './kinds.ts';
import { tellObstacle } from './obstacles.ts';
import { locate } from './options.ts';
import type { Speaker } from './speaker.ts';

/** Answers to the question what a card is and why its numbers are what they are. */

export function tellCard(def: CardDef): string[] {
  const { name, faction, set, vp, text } = def;
  const facts = def.kind === 'base' ? `${kindOf(def)}, VP ${vp.join(' ')}` : kindOf(def);
  return [`${colours.bold(name)} – ${facts} – ${faction}, ${set}`, text === '' ? 'It has no ability.' : text];
}

/** Where each number comes from, for a card on the table. */
export function tellNumbers(card: CardId, speaker: Speaker): string[] {
  const { state } = speaker;
  if (state.bases.some(({ base }) => base === card)) return tellBaseNumbers(card, speaker);
  if (state.pieces[card]?.as !== 'minion') return [];
  const parts = smashUp.powerParts(speaker.numbers, card);
  return [
    `${locate(card, speaker)}: ${equation(smashUp.power(speaker.numbers, card), parts, card, speaker)}`,
  ];
}

function tellBaseNumbers(base: BaseId, speaker: Speaker): string[] {
  const { state } = speaker;
  const breakpoint = equation(
    smashUp.breakpoint(speaker.numbers, base),
    smashUp.breakpointParts(speaker.numbers, base),
    base,
    speaker,
  );
  const totals = state.players.flatMap((_, seat) => {
    const parts = smashUp.totalParts(speaker.numbers, base, seat);
    if (parts.length === 0) return [];
    const total = equation(smashUp.total(speaker.numbers, base, seat), parts, base, speaker);
    return [`${speaker.title(seat)}: ${total}`];
  });
  return [`Breakpoint: ${breakpoint}`, ...totals];
}

function equation(value: number, parts: readonly PowerPart[], self: CardId, speaker: Speaker): string {
  const terms = parts.map(({ source, amount }, i) => {
    const sign = amount < 0 ? '− ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(amount)} ${sourceName(source, self, speaker)}`;
  });
  // R9.1: no number falls below zero, whatever its parts add up to.
  const floor = value > sum(parts.map(({ amount }) => amount)) ? ', but never below 0' : '';
  return `${colours.bold(String(value))} = ${terms.join(' ')}${floor}`;
}

function sourceName(source: CardId, self: CardId, speaker: Speaker): string {
  if (source === NONE) return '+1 power counters';
  return source === self ? 'of its own' : speaker.card(source);
}

/** Why a card cannot be played now, or that it can. */
export function tellWhyNot(card: CardId, speaker: Speaker): string {
  const obstacle = smashUp.whyNot(speaker.numbers, speaker.you, card);
  return obstacle === null ? 'You can play it now.' : tellObstacle(obstacle, speaker);
}
