import { cardsIn, isSeenBy, NONE, type CardId, type LogEvent } from '@smashup/engine';
import { isAside, type Addressee, type Words } from '@smashup/words';
import { isInPlay, presentCard } from './present/cards.ts';
import type { ClashSideView, ClashView, StoryLine } from './protocol/update.ts';

/**
 * Puts what happens into words. To be done at once: shuffling gives cards new numbers, so an event cannot be told later.
 */
export function tellLine(event: LogEvent, words: Words, addressee: Addressee): StoryLine {
  return {
    key: event.key,
    text: words.tellEvent(event, addressee),
    aside: isAside(event),
    turn: addressee.state.turn.number,
    player: 'player' in event ? orNull(event.player) : null,
    // What was found in a search is in the question.
    cards: (event.key === 'search' ? [] : cardsIn(event)).filter((each) => mayFollow(event, each, addressee)),
    base: 'base' in event ? orNull(event.base) : null,
    from: 'from' in event ? orNull(event.from) : null,
    source: 'source' in event ? orNull(event.source ?? NONE) : null,
    count: countOf(event),
    ...(event.key === 'clash' ? { clash: explainClash(event, words, addressee) } : {}),
  };
}

type Clash = Extract<LogEvent, { readonly key: 'clash' }>;

/** Both titans are still there when it is told. */
function explainClash(
  { cards: [winner, loser], totals, parts }: Clash,
  words: Words,
  addressee: Addressee,
): ClashView {
  const side = (titan: CardId, at: 0 | 1): ClashSideView => ({
    titan: presentCard(addressee.state, titan),
    seat: addressee.state.pieces[titan]?.controller ?? NONE,
    total: totals[at],
    parts: words
      .nameParts(parts[at], NONE, addressee)
      .map((source, i) => ({ amount: parts[at][i]?.amount ?? 0, source })),
  });
  return { stays: side(winner, 0), leaves: side(loser, 1) };
}

/** May the addressee have the card's number? For a card that is not in play, only if they may know what it is. */
function mayFollow(event: LogEvent, card: CardId, { state, you, seesAll }: Addressee): boolean {
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
    case 'search':
      return 0;
    default:
      return cardsIn(event).length;
  }
}

function orNull(id: number): number | null {
  return id === NONE ? null : id;
}
