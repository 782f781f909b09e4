import { NONE, type LogEvent } from '@smashup/engine';
import { isAside, type Listener, type Words } from '@smashup/words';
import type { StoryLine } from './protocol/update.ts';

/**
 * Puts what happens into words. To be done at once: shuffling gives cards new numbers, so an event cannot be told later.
 */
export function tellLine(event: LogEvent, words: Words, listener: Listener): StoryLine {
  const { key, player = NONE, card, cards, base = NONE, from = NONE, source = NONE, count } = event;
  // The list may be one of the state's own, which goes on changing.
  const about = [...(cards ?? (card === undefined ? [] : [card]))];
  return {
    key,
    text: words.tellEvent(event, listener),
    aside: isAside(event),
    turn: listener.state.turn.number,
    player: orNull(player),
    cards: about,
    base: orNull(base),
    from: orNull(from),
    source: orNull(source),
    count: count ?? about.length,
  };
}

function orNull(id: number): number | null {
  return id === NONE ? null : id;
}
