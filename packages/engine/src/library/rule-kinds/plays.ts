import { onlyWhen, rule } from './rule-word.ts';

/** Rules about what players may play and use (rules/playing.ts, rules/ways.ts, rules/usable.ts). */
export const PLAYS = {
  'cannot play': rule('cannot play', {
    fields: { those: 'plays', when: 'condition?' },
    says: 'these plays cannot be made: {those}[, while {when}]',
    read: ({ those, when }, l) => ({ test: onlyWhen(l.plays(those), l.when(when)) }),
  }),
  'only here if possible': rule('only here if possible', {
    fields: { those: 'plays' },
    says: 'these plays can be made only here, if they can be made here: {those}',
    read: ({ those }, l) => ({ test: l.plays(those) }),
  }),
  /** An extra play that is there again every turn. On a base, for every player. */
  'extra each turn': rule('extra each turn', {
    fields: { grant: 'grant', orElse: 'grant?', when: 'condition?', kept: 'flag' },
    says: 'each turn there is an extra play: {grant}[, or else {orElse}][, while {when}] (kept without this card: {kept})',
    read: ({ grant, orElse, when, kept }, l) => ({
      /** The second one in place of the first. */
      grants: [l.grant(grant), ...(orElse === undefined ? [] : [l.grant(orElse)])] as const,
      when: l.when(when),
      /** Once given, it is not lost for this turn when its card leaves. */
      kept,
    }),
  }),
  /** The talent of such a card may be used once more when it has been used; on a base, by every player (R3.8). */
  'talent twice': rule('talent twice', {
    fields: { whose: 'selection', of: 'one or each' },
    says: 'the talents of {whose} may be used twice ({of})',
    read: ({ whose, of }, l) => ({ test: l.selection(whose).matches, of }),
  }),
  /** A player may control more titans in play than one (R11.3). */
  'more titans': rule('more titans', {
    fields: { whose: 'number', amount: 'amount' },
    says: '{whose} may control {amount} more titans',
    read: ({ whose, amount }, l) => ({ whose: l.number(whose), amount: l.reading(amount) }),
  }),
  /** Once per turn, in place of a talent that such a card has from an action, another one of it may be used once more (R10.82). */
  'talent for talent': rule('talent for talent', {
    fields: { whose: 'selection' },
    says: 'once per turn, another talent of {whose} may be used once more in place of one that an action gives',
    read: ({ whose }, l) => ({ test: l.selection(whose).matches }),
  }),
  /** Plays may use cards from the discard pile. */
  'may play from discard': rule('may play from discard', {
    fields: { those: 'plays', limit: 'limit', goesUnder: 'yes?' },
    says: 'these plays can use cards from your discard pile: {those} ({limit})[, which go under the deck: {goesUnder}]',
    read: ({ those, limit, goesUnder }, l) => ({
      test: l.plays(those),
      limit,
      goesUnder: goesUnder === true,
    }),
  }),
  /** Its player may carry out both parts of an OR. */
  'both parts': rule('both parts', {
    fields: { limit: 'limit' },
    says: 'you may carry out both parts of an OR ({limit})',
    read: ({ limit }) => ({ limit }),
  }),
};
