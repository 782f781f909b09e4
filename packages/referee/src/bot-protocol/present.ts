import {
  HIDDEN,
  isSeenBy,
  NONE,
  type LogEvent,
  type Option,
  type Seat,
  type State,
  type View,
} from '@smashup/engine';
import { plain } from '@smashup/words';
import { addresseeAt, addresseeTo, type Lens } from '../instruments.ts';
import { isInPlay, presentCard, presentCards } from '../present/cards.ts';
import { shownBeside } from '../present/decision.ts';
import { tellLine } from '../story.ts';
import type { Decided, EventView, OptionMessage } from './messages.ts';

/** An event for one seat. To be told at once: shuffling gives cards new numbers. */
export function presentEvent(event: LogEvent, state: State, seat: Seat, { words }: Lens): EventView {
  const { key, text, turn, player, cards, count, base, from, source } = tellLine(
    event,
    words,
    addresseeAt(state, seat),
  );
  const isShown = isSeenBy(event, seat);
  return {
    key,
    text: plain(text),
    turn,
    player,
    cards: isShown
      ? presentCards(state, cards)
      : cards.filter((card) => isInPlay(state, card)).map((card) => ({ card, face: HIDDEN })),
    count,
    base,
    from,
    source,
  };
}

/** The pending decision, for the seat that decides; null: none. */
export function presentDecided(view: View, { words }: Lens): Decided | null {
  const { pending } = view;
  if (pending === null) return null;
  const { seat, kind, source, min, max, options } = pending;
  const addressee = addresseeTo(view);
  return {
    seat,
    kind,
    prompt: plain(words.tellPrompt(pending, addressee)),
    source: source === NONE ? null : presentCard(view, source),
    min,
    max,
    options: options.map((option) => ({
      ...presentOption(option, view),
      text: plain(words.describeOption(option, pending, addressee)),
    })),
  };
}

function presentOption(option: Option, view: View): Omit<OptionMessage, 'text'> {
  const shown = shownBeside(option, view) ?? {};
  switch (option.kind) {
    case 'player':
      return { kind: option.kind, player: option.player };
    case 'mode':
      return { kind: option.kind, mode: option.mode };
    case 'faction':
      return { kind: option.kind, faction: option.faction };
    case 'name':
      return { kind: option.kind, name: option.name, ...shown };
    case 'play':
      return { kind: option.kind, as: option.as, ...shown };
    case 'buried':
      return {
        kind: option.kind,
        base: option.base,
        position: option.position,
        ...(option.idle === true ? { idle: true } : {}),
      };
    case 'card':
    case 'use':
      return { kind: option.kind, ...shown, ...(option.idle === true ? { idle: true } : {}) };
    case 'base':
    case 'uncover':
    case 'pass':
      return { kind: option.kind, ...shown };
  }
}
