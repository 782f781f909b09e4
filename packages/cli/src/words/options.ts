import { library, smashUp } from '@smashup/cards';
import { NONE, type CardId, type Decision, type Option, type Piece, type Seat } from '@smashup/engine';
import { capitalized } from './grammar.ts';
import { kindOf } from './kinds.ts';
import type { Speaker } from './speaker.ts';
import { colours } from '../terminal/colours.ts';

/** What an option stands for. */
export function nameOption(option: Option, decision: Decision, speaker: Speaker): string {
  switch (option.kind) {
    case 'card':
      return locate(option.card, speaker);
    case 'base':
      return measureBase(option.base, speaker);
    case 'player':
      return speaker.title(option.player);
    case 'mode':
      return capitalized(MODES[option.mode] ?? option.mode);
    case 'faction':
      return `${colours.bold(option.faction)}  ${colours.dim(library.faction(option.faction).summary)}`;
    case 'name':
      return colours.bold(option.name);
    case 'play':
      return `Play ${locate(option.card, speaker)}${side(option, speaker)}${grantedBy(option.grant, speaker)}`;
    case 'use':
      return `${decision.kind === 'play' ? 'Use ' : ''}${locate(option.card, speaker)}`;
    case 'uncover':
      return `Uncover ${locate(option.card, speaker)}`;
    case 'pass':
      return PASSING[decision.kind] ?? 'Pass';
  }
}

/** A fusion card says as what it is played. */
function side({ card, as }: { readonly card: CardId; readonly as: string }, speaker: Speaker): string {
  return speaker.def(card)?.fusion ? ` as ${as === 'minion' ? 'a minion' : 'an action'}` : '';
}

/** Words that the rules offer; those of the cards speak for themselves. */
const MODES: Readonly<Record<string, string>> = {
  keep: 'keep this hand',
  'new hand': 'show it and draw five new cards',
};

const PASSING: Readonly<Partial<Record<Decision['kind'], string>>> = {
  play: 'Done: score bases, draw, end the turn',
  next: 'Leave everything buried',
};

function grantedBy(grant: number, speaker: Speaker): string {
  const source = smashUp.grantSource(speaker.numbers, grant);
  return source === NONE ? '' : ` with the extra play of ${speaker.card(source)}`;
}

function measureBase(base: CardId, speaker: Speaker): string {
  const { state } = speaker;
  if (!state.bases.some((inPlay) => inPlay.base === base)) return speaker.card(base);
  const figures = `${smashUp.totalOfAll(speaker.numbers, base)} of ${smashUp.breakpoint(speaker.numbers, base)}`;
  return `${speaker.card(base)} ${colours.dim(figures)}`;
}

/** A card with what tells it from others: its power and whose it is in play, its kind elsewhere. */
export function locate(card: CardId, speaker: Speaker): string {
  const def = speaker.def(card);
  if (def === null) return speaker.card(card);
  if (def.kind === 'base') return measureBase(card, speaker);
  const piece = speaker.state.pieces[card] ?? null;
  const details = piece === null ? [kindOf(def), ...pileOf(card, speaker)] : placeOf(piece, speaker);
  return `${speaker.card(card)} ${colours.dim(`(${details.join(', ')})`)}`;
}

function placeOf(piece: Piece, speaker: Speaker): string[] {
  const { card, as, base, on, controller } = piece;
  const power = as === 'minion' ? [`power ${smashUp.power(speaker.numbers, card)}`] : [];
  const buried = as === 'buried' ? ['buried'] : [];
  const host = on === NONE ? [] : [`on ${plainName(on, speaker)}`];
  return [...power, ...buried, ownersName(controller, speaker), ...host, `at ${plainName(base, speaker)}`];
}

function ownersName(seat: Seat, speaker: Speaker): string {
  return seat === speaker.you ? 'yours' : `of ${speaker.state.players[seat]?.name ?? 'nobody'}`;
}

/** Without emphasis, for remarks in brackets. */
function plainName(card: CardId, speaker: Speaker): string {
  return speaker.def(card)?.name ?? 'a card';
}

/** Where a card out of play is, unless it is where one expects it: in one's own hand. */
function pileOf(card: CardId, { state, you }: Speaker): string[] {
  for (const [seat, { name, hand, deck, discard }] of state.players.entries()) {
    const whose = seat === you ? 'your' : `${name}’s`;
    if (hand.includes(card)) return seat === you ? [] : [`in ${whose} hand`];
    if (deck.includes(card)) return [`in ${whose} deck`];
    if (discard.includes(card)) return [`in ${whose} discard pile`];
  }
  return [];
}
