import { rule } from './rule-word.ts';

/** Rules about who else is affected by a card that is being played (rules/sharing.ts). */
export const SHARING = {
  /** One further minion for each action; what came that way is not direct (R10.54). */
  'may be affected too': rule('may be affected too', {
    fields: { whose: 'selection', like: 'selection', limit: 'limit' },
    says: 'when a standard action directly affects {like}, you may have it affect one of {whose} in the same way ({limit})',
    read: ({ whose, like, limit }, l) => ({
      test: l.selection(whose).matches,
      like: l.selection(like).matches,
      limit,
    }),
  }),
  /** For each minion that it is about to affect (R10.55). */
  'may be affected instead': rule('may be affected instead', {
    fields: { whose: 'selection', like: 'selection', from: 'cause' },
    says: 'when {from}, being played, directly affects one of {like}, you may have it affect one of {whose} instead',
    read: ({ whose, like, from }, l) => ({
      test: l.selection(whose).matches,
      like: l.selection(like).matches,
      from: l.cause(from),
    }),
  }),
};
