import { byOwnPower, isFromOthers } from '../nodes/traits.ts';
import { onlyWhen, rule } from './rule-word.ts';

/** Rules about what cannot be done to cards in play (rules/forbidden-by.ts). */
export const PROTECTION = {
  /** It beats everything and is never a choice. `to` is the base that it would move to. */
  'cannot be': rule('cannot be', {
    fields: { verbs: 'affecting', whose: 'selection', from: 'cause?', to: 'number?' },
    says: '{whose} cannot be affected ({verbs})[ by {from}][, going to {to}]',
    read: ({ verbs, whose, from, to }, l) => ({
      verbs,
      test: l.selection(whose).matches,
      /** Null: by whatever card. */
      from: from === undefined ? null : l.cause(from),
      /** Null: wherever it would go. */
      to: to === undefined ? null : l.number(to),
    }),
  }),
  /** R9.2. */
  'not affected': rule('not affected', {
    fields: { whose: 'selection', from: 'cause', sheds: 'flag', breaks: 'flag', when: 'condition?' },
    says: '{whose} are not affected by {from}[ while {when}] (actions on them are destroyed: {sheds}; it ends with the first: {breaks})',
    read(node, l) {
      const when = l.when(node.when);
      const test = onlyWhen(l.selection(node.whose).matches, when);
      const own = byOwnPower(node.whose);
      return {
        test,
        /** The test used for changes in power, where the rule depends on power itself. */
        testForPower: own === null ? test : l.selection(own).matches,
        from: l.cause(node.from),
        /** It protects against other players' cards only, so a player's own cards need not be checked. */
        isFromOthers: isFromOthers(node.from),
        /** Actions of others already on it are destroyed when the protection starts. */
        sheds: node.sheds,
        /** It stops one ability and is destroyed in doing so. */
        breaks: node.breaks,
      };
    },
  }),
};
