import type { Library } from '../library/library.ts';
import { definitionIn, definitionValue, NONE, ruleIndexOf, ruleNumbered } from '../model/ids.ts';
import { buriedOption, cardOf } from '../model/options.ts';
import type { NamedState } from '../model/record.ts';
import { STATE_VERSION, type State } from '../model/state.ts';

/** Something in a saved state is not in this library, or not as it was. */
class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/** Fields that states did not always have, with the value they had in every game before. */
const SINCE_THE_FIRST: Partial<State> = { gameWinners: [], reckonings: [], sharedDecks: [] };

/** Turns the library's numbers into names, or names into this library's numbers. */
interface Translation {
  readonly def: Translate;
  readonly ability: Translate;
  readonly lasting: Translate;
  readonly grant: Translate;
}
type Translate = (value: unknown) => unknown;

export function toNamed(lib: Library, state: State): NamedState {
  const { keys } = lib;
  const named = (list: { nameOf(number: number): string | undefined }, number: number): string => {
    const key = list.nameOf(number);
    if (key === undefined) throw new UnknownKey(`Nothing has the number ${number}.`);
    return key;
  };
  const byKey =
    (list: { nameOf(number: number): string | undefined }): Translate =>
    (value) =>
      typeof value === 'number' && value !== NONE ? named(list, value) : value;
  const ability: Translate = (value) => {
    if (typeof value !== 'number' || value === NONE) return value;
    const rule = ruleIndexOf(value);
    return rule === null ? named(keys.abilities, value) : `rule ${named(keys.rules, rule)}`;
  };
  const def = byKey(keys.defs);
  return translateState(state, { def, ability, lasting: byKey(keys.lasting), grant: byKey(keys.grants) });
}

export function fromNamed(lib: Library, named: NamedState): State {
  const { keys } = lib;
  const number = (list: { numberOf(key: string): number | undefined }, key: string): number => {
    const found = list.numberOf(key);
    if (found === undefined) throw new UnknownKey(`There is no ${key} any more, or it has changed.`);
    return found;
  };
  const byKey =
    (list: { numberOf(key: string): number | undefined }): Translate =>
    (value) =>
      typeof value === 'string' ? number(list, value) : value;
  const ability: Translate = (value) => {
    if (typeof value !== 'string') return value;
    return value.startsWith('rule ')
      ? ruleNumbered(number(keys.rules, value.slice(5)))
      : number(keys.abilities, value);
  };
  const def = byKey(keys.defs);
  const state = translateState(
    { ...SINCE_THE_FIRST, ...named },
    {
      def,
      ability,
      lasting: byKey(keys.lasting),
      grant: byKey(keys.grants),
    },
  );
  if (!isState(state)) throw new UnknownKey('It holds no state that this version reads.');
  return withPublicKnowledge(state);
}

/**
 * In states of earlier versions, what all seats knew was public, and choosers saw the options. They are recognised by
 * their bases in play, which are public.
 */
function withPublicKnowledge(state: State): State {
  const { known, bases, pending, players } = state;
  const all = (1 << players.length) - 1;
  if (!bases.some(({ base }) => known[base] === all)) return state;
  known.forEach((seats, card) => {
    if (seats === all) known[card] = 2 * all + 1;
  });
  if (pending === null) return state;
  const options = pending.options.map((option) => {
    const card = cardOf(option, state);
    const bit = 1 << pending.seat;
    const seats = known[card];
    if (seats === undefined || (seats & bit) !== 0) return option;
    if (option.kind === 'card' && state.pieces[card]?.as === 'buried') return buriedOption(state, card);
    known[card] = seats | bit;
    return option;
  });
  return { ...state, pending: { ...pending, options } };
}

function translateState(state: object, to: Translation): Record<string, unknown> {
  const translate = (field: string, value: unknown, inside: string): unknown => {
    switch (field) {
      case 'defs':
        return Array.isArray(value) ? value.map(to.def) : value;
      case 'text':
        return to.def(value);
      case 'ability':
      case 'special':
        return to.ability(value);
      case 'used':
        return Array.isArray(value) ? value.map(to.ability) : value;
      case 'rule':
        return to.lasting(value);
      case 'grant':
        // In an option it is a number of this turn's extras; in those, one of the library.
        return inside === 'extras' ? to.grant(value) : value;
      case 'vars':
        return Array.isArray(value) ? value.map((values) => translateValues(values, to)) : value;
      default:
        return translateAll(field, value);
    }
  };
  const translateAll = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => translateAll(field, item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(key, item, field)]));
  };
  return Object.fromEntries(Object.entries(state).map(([key, item]) => [key, translate(key, item, '')]));
}

/** A value of an ability can be a card of the library. */
function translateValues(values: unknown, to: Translation): unknown {
  if (!Array.isArray(values)) return values;
  return values.map((value: unknown) => {
    if (typeof value === 'number') return to.def(definitionIn(value)) ?? value;
    const number = to.def(value);
    return typeof number === 'number' ? definitionValue(number) : value;
  });
}

export function isState(data: object): data is State {
  return (
    'version' in data &&
    data.version === STATE_VERSION &&
    ['defs', 'owners', 'pieces', 'table', 'bases', 'players', 'effects', 'stack', 'random'].every(
      (field) => field in data && Array.isArray(Reflect.get(data, field)),
    ) &&
    'turn' in data &&
    'config' in data &&
    'pending' in data
  );
}
