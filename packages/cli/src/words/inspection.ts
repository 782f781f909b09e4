import { smashUp } from '../content/content.ts';
import type { BaseId, CardDef, CardId } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { paint } from './paint.ts';
import type { Speaker } from './speaker.ts';
import { words } from './words.ts';

/** Answers to the question what a card is and why its numbers are what they are. */

export function tellCard(def: CardDef): string[] {
  const { name, faction, set, vp, text } = def;
  const facts = def.kind === 'base' ? `${words.kindOf(def)}, VP ${vp.join(' ')}` : words.kindOf(def);
  return [`${colours.bold(name)} – ${facts} – ${faction}, ${set}`, text === '' ? 'It has no ability.' : text];
}

/** The parts of each number of a card on the table. */
export function tellNumbers(card: CardId, speaker: Speaker): string[] {
  const { state } = speaker;
  const base = state.bases.find((inPlay) => inPlay.base === card)?.base;
  if (base !== undefined) return tellBaseNumbers(base, speaker);
  if (state.pieces[card]?.as !== 'minion') return [];
  return [`${paint(words.describeCard(card, speaker))}: ${paint(words.tellPower(card, speaker))}`];
}

function tellBaseNumbers(base: BaseId, speaker: Speaker): string[] {
  const totals = speaker.state.players.flatMap((_, seat) => {
    const total = words.tellTotal(base, seat, speaker);
    return total === null ? [] : [`${speaker.title(seat)}: ${paint(total)}`];
  });
  return [`Breakpoint: ${paint(words.tellBreakpoint(base, speaker))}`, ...totals];
}

/** Why a card cannot be played now, or that it can. */
export function tellWhyNot(card: CardId, speaker: Speaker): string {
  const obstacle = smashUp.whyNot(speaker.state, speaker.you, card);
  return obstacle === null ? 'You can play it now.' : paint(words.tellObstacle(obstacle, speaker));
}
