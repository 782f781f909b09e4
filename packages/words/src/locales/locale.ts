import type { Purpose } from '@smashup/engine';

/** The parts of a catalogue; i18next calls them namespaces. */
export const SECTIONS = [
  'events',
  'names',
  'questions',
  'windows',
  'responses',
  'purposes',
  'objects',
  'amounts',
  'waiting',
  'hows',
  'options',
  'modes',
  'details',
  'kinds',
  'phases',
  'table',
  'records',
  'obstacles',
  'numbers',
  'reasons',
  'thoughts',
  'terms',
  'explanations',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Game terms on cards, each with an explanation. */
export const TERMS = [
  'special',
  'talent',
  'ongoing',
  'fusion',
  'on a base',
  'on a minion',
  'standard action',
  'extra',
  'breakpoint',
  'score',
  'vp',
  'destroy',
  'discard',
  'return',
  'place',
  'move',
  'transfer',
  'swap',
  'stasis',
  'store',
  'bury',
  'uncover',
  'duel',
  'control',
  'owner',
  'counter',
  'starting',
  'printed power',
  'total',
  'affect',
  'cancel',
  'reveal',
  'look',
  'search',
  'off the top',
  'to do',
  'instead',
  'cannot',
  'here',
  'runner-up',
  'me first',
  'box',
  'titan',
  'clash',
] as const;

export type TermKey = (typeof TERMS)[number];

/**
 * One language. The templates are i18next's: `{{card}}` is filled in, `key_you` speaks to the addressee (whatever is
 * between `<you>` and `</you>` names the addressee), `key_yours` speaks of something done to the addressee, `key_one`
 * and `key_other` are plural forms.
 */
export interface Locale {
  /** As Intl knows it, for lists and numbers. */
  readonly tag: string;
  readonly sections: Readonly<Record<Section, Readonly<Record<string, string>>>>;
  /** What a payment buys, by the purpose of the choice that pays: the group `gain` is what its text offers. */
  readonly gainPatterns: Readonly<Partial<Record<Purpose, RegExp>>>;
  /** How the terms show in the texts of cards; a group `word` is the piece that stands for the term. */
  readonly termPatterns: Readonly<Record<TermKey, RegExp>>;
}
