import { NONE, type CardId, type LogEvent } from '@smashup/engine';
import { isAside, type Listener, type Words } from '@smashup/words';
import { liesThere } from './present/cards.ts';
import type { StoryLine } from './protocol/update.ts';

/**
 * Puts what happens into words. To be done at once: shuffling gives cards new numbers, so an event cannot be told later.
 */
export function tellLine(event: LogEvent, words: Words, listener: Listener): StoryLine {
  const { key, player = NONE, card, cards, base = NONE, from = NONE, source = NONE, count } = event;
  const about = cards ?? (card === undefined ? [] : [card]);
  return {
    key,
    text: words.tellEvent(event, listener),
    aside: isAside(event),
    turn: listener.state.turn.number,
    player: orNull(player),
    cards: about.filter((each) => mayFollow(event, each, listener)),
    base: orNull(base),
    from: orNull(from),
    source: orNull(source),
    count: count ?? about.length,
  };
}

/** May the listener know which card it is, by its number? Those in hands and decks only who may know what they are. */
function mayFollow({ seenBy }: LogEvent, card: CardId, { state, you, seesAll }: Listener): boolean {
  return seesAll || seenBy === undefined || seenBy.includes(you) || liesThere(state, card);
}

function orNull(id: number): number | null {
  return id === NONE ? null : id;
}
