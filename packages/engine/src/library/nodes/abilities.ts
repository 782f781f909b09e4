import type { Fields, Table } from './grammar.ts';

/** How a trigger works, beside what it waits for and what it does. */
export const TRIGGER = {
  /** Only if this condition holds at that moment. */
  when: 'condition?',
  limit: 'limit?',
  /** Whom it concerns, if not the card's controller. */
  players: 'some?',
  special: 'flag?',
  immediate: 'flag?',
  /** For a titan: it works while the titan is set aside, and not in play (R11.1). */
  aside: 'yes?',
  /** It works while the card is in stasis, and nowhere else (R17.2). */
  inStasis: 'yes?',
  oncePerBatch: 'flag?',
  /** It also reacts to a card that was being played when its own card left play. */
  witness: 'flag?',
} as const satisfies Fields;

export const ABILITIES = {
  'on play': { when: 'condition?', limit: 'limit?', do: 'text' },
  'on uncover': { do: 'text' },
  'on play from stasis': { do: 'text' },
  talent: { when: 'condition?', limit: 'limit?', do: 'text' },
  'on your turn': {
    from: 'from?',
    when: 'condition?',
    limit: 'limit?',
    /** It uses up a play for such a card, free or extra (R10.81). */
    withPlay: 'side?',
    do: 'text',
  },
  whenever: { on: 'occasion', ...TRIGGER, do: 'text' },
  /** Played from hand in response to something, or used without being played. */
  'in answer to': {
    on: 'occasion',
    way: 'play or use',
    when: 'condition?',
    limit: 'limit?',
    at: 'number?',
    onto: 'selection?',
    inDiscard: 'flag?',
    takesText: 'yes?',
    /** What it does when played this way; its on-play ability if missing. */
    do: 'text?',
  },
  /** The text says last what it did; if that is nothing, the card is destroyed, or goes there, after all. */
  'instead of destroying': { whose: 'selection', optional: 'yes?', limit: 'limit?', do: 'text' },
  'instead of falling off': { whose: 'selection', limit: 'limit?', do: 'text' },
  'instead of returning': { whose: 'selection', oncePerBatch: 'yes?', do: 'text' },
  'instead of losing clash': { do: 'text' },
  'instead of going to discard pile': { whose: 'selection', limit: 'limit?', do: 'text' },
} as const satisfies Table;
