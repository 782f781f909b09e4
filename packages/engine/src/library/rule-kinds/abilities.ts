import type { Game } from '../../game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Read, Scope, WrittenOut } from '../definitions.ts';
import { SpokenOf } from '../spoken-of.ts';
import { onlyWhen, rule } from './rule-word.ts';

/** Rules about the abilities and names of cards (rules/in-force.ts, rules/lending.ts, rules/names.ts). */

/** These cards in play, or bases, have other abilities besides their own (R10.29). */
export interface LendsRule {
  readonly to: Read<readonly CardId[]>;
  /** Those of this card, or of this card of the library (`definitionIn`); null: those written out here. */
  readonly of: Read<number> | null;
  readonly these: WrittenOut | null;
}

export const ABILITIES = {
  /** R9.10. */
  cancels: rule('cancels', {
    fields: { whose: 'one or any' },
    says: 'the abilities of {whose} are cancelled',
    read: ({ whose }, l) => ({ test: l.oneOrAny(whose) }),
  }),
  /** For a lasting effect: what these cards had when it began, printed or lent, is gone (R10.71). */
  'loses abilities': rule('loses abilities', {
    fields: { whose: 'one or more', keepsThis: 'flag' },
    says: '{whose} lose the abilities that they have now (but for the one that says so: {keepsThis})',
    read: ({ whose, keepsThis }, l) => ({ test: l.picked(whose), keepsThis }),
  }),
  /** One player ignores a base's ability, and nobody else. */
  'ignores ability': rule('ignores ability', {
    fields: { of: 'one or any', when: 'condition?' },
    says: 'you ignore the ability of {of}[ while {when}]',
    read: ({ of, when }, l) => ({ test: onlyWhen(l.oneOrAny(of), l.when(when)) }),
  }),
  'has abilities of': rule('lends abilities', {
    fields: { who: 'some', of: 'number' },
    says: '{who} also has the abilities of {of}',
    read: ({ who, of }, l): LendsRule => ({ to: l.listOf(who), of: l.number(of), these: null }),
  }),
  gives: rule('lends abilities', {
    fields: { to: 'some', these: 'clauses' },
    says: '{to} also has what follows:',
    read: ({ to, these }, l): LendsRule => ({ to: l.listOf(to), of: null, these: l.writtenOut(these) }),
  }),
  'also named': rule('also named', {
    fields: { whose: 'selection', name: 'words' },
    says: '{whose} are also named {name}',
    read({ whose, name }, l) {
      const { matches } = l.selection(whose);
      return {
        test: (g: Game, s: Scope, card: CardId, asked: string) => asked === name && matches(g, s, card),
      };
    },
  }),
  'also named all': rule('also named', {
    fields: { whose: 'selection', each: 'binder', such: 'condition' },
    says: '{whose} have every name {each} for which {such}',
    read({ whose, each, such }, l) {
      const { matches } = l.selection(whose);
      const spoken = new SpokenOf('');
      const condition = l.bind(each, { name: () => spoken.now }, () => l.condition(such));
      return {
        test: (g: Game, s: Scope, card: CardId, asked: string) =>
          matches(g, s, card) && spoken.read(asked, condition, g, s),
      };
    },
  }),
};
