import { rule } from './rule-word.ts';

/** Rules about where cards are and who controls them (changes/control.ts, changes/destroy.ts, flow/settle.ts, flow/clash.ts). */
export const ON_THE_TABLE = {
  /** As soon as nothing is in the middle of resolving. */
  destroys: rule('destroys', {
    fields: { whose: 'selection' },
    says: '{whose} are destroyed',
    read: ({ whose }, l) => ({ test: l.selection(whose).matches }),
  }),
  /** A card that is destroyed, or cleared away after scoring, goes somewhere other than the discard pile. */
  'instead of discard pile': rule('instead of discard pile', {
    fields: { whose: 'selection', when: 'goes when', to: 'deck place' },
    says: '{whose}, when {when}, go to the {to}',
    read: ({ whose, when, to }, l) => ({ test: l.selection(whose).matches, when, to }),
  }),
  /** In whichever way a card leaves play, it goes there (R10.83). */
  'leaves for': rule('leaves for', {
    fields: { whose: 'selection', to: 'deck place' },
    says: '{whose}, in whichever way they leave play, go to the {to}',
    read: ({ whose, to }, l) => ({ test: l.selection(whose).matches, to }),
  }),
  /** Gives control of minions to its player, unless an effect that began later gives it to somebody else (R10.14). */
  'you control': rule('you control', {
    fields: { whose: 'selection' },
    says: 'you control {whose}',
    read: ({ whose }, l) => ({ test: l.selection(whose).matches }),
  }),
  /** The top card of the base deck lies face down: it lends nothing. */
  'top base face down': rule('top base face down', {
    fields: {},
    says: 'the top card of the base deck lies face down',
    read: () => ({}),
  }),
  /** The clash of a titan that comes to a base waits until the duel there is over. */
  'clash waits for duel': rule('clash waits for duel', {
    fields: { whose: 'selection' },
    says: 'a clash that {whose} cause waits until the duel is over',
    read: ({ whose }, l) => ({ test: l.selection(whose).matches }),
  }),
  /** Titans there do not make each other leave (R11.10). */
  'no clashes': rule('no clashes', {
    fields: { at: 'one or any' },
    says: 'titans at {at} do not clash',
    read: ({ at }, l) => ({ at: l.oneOrAny(at) }),
  }),
};
