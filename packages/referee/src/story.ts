import { cardsIn, isSeenBy, NONE, type CardId, type LogEvent } from '@smashup/engine';
import { isAside, type Listener, type Words } from '@smashup/words';
import { isInPlay, presentCard } from './present/cards.ts';
import type { ClashSideView, ClashView, StoryLine } from './protocol/update.ts';

/**
 * Puts what happens into words. To be done at once: shuffling gives cards new numbers, so an event cannot be told later.
 */
export function tellLine(event: LogEvent, words: Words, listener: Listener): StoryLine {
  return {
    key: event.key,
    text: words.tellEvent(event, listener),
    aside: isAside(event),
    turn: listener.state.turn.number,
    player: 'player' in event ? orNull(event.player) : null,
    cards: cardsIn(event).filter((each) => mayFollow(event, each, listener)),
    base: 'base' in event ? orNull(event.base) : null,
    from: 'from' in event ? orNull(event.from) : null,
    source: 'source' in event ? orNull(event.source ?? NONE) : null,
    count: countOf(event),
    ...(event.key === 'clash' ? { clash: explainClash(event, words, listener) } : {}),
  };
}

type Clash = Extract<LogEvent, { readonly key: 'clash' }>;

/** Both titans are still there when it is told. */
function explainClash(
  { cards: [winner, loser], totals, parts }: Clash,
  words: Words,
  listener: Listener,
): ClashView {
  const side = (titan: CardId, at: 0 | 1): ClashSideView => ({
    titan: presentCard(listener.state, titan),
    seat: listener.state.pieces[titan]?.controller ?? NONE,
    total: totals[at],
    parts: words
      .nameParts(parts[at], NONE, listener)
      .map((source, i) => ({ amount: parts[at][i]?.amount ?? 0, source })),
  });
  return { stays: side(winner, 0), leaves: side(loser, 1) };
}

/** May the listener know which card it is, by its number? What is not in play only who may know what it is. */
function mayFollow(event: LogEvent, card: CardId, { state, you, seesAll }: Listener): boolean {
  return seesAll || isSeenBy(event, you) || isInPlay(state, card);
}

/** The number in it: points, counters, extra plays, which place, which turn; otherwise how many cards. */
function countOf(event: LogEvent): number {
  if ('count' in event) return event.count;
  switch (event.key) {
    case 'place':
      return event.place;
    case 'turn':
      return event.number;
    case 'win':
    case 'shared win':
      return event.vp;
    default:
      return cardsIn(event).length;
  }
}

function orNull(id: number): number | null {
  return id === NONE ? null : id;
}
