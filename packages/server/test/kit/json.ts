import fc from 'fast-check';

/** Plain data. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Any of it, with these names for fields. */
export function json(...names: string[]): fc.Arbitrary<Json> {
  return fc.letrec<{ value: Json; fields: Json; list: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<Json>(null, true, false, '', 'a', 'text', 'card', 0, 1, 2),
      tie('list'),
      tie('fields'),
    ),
    list: fc.array(tie('value'), { maxLength: 5 }),
    fields: fc.dictionary(fc.constantFrom(...names), tie('value')),
  })).value;
}
