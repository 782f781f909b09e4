import type { Text } from '../../library/nodes/grammar.ts';
import type { Until } from '../../model/state.ts';
import type { TriggerOptions } from './abilities.ts';
import { baseVerbs, type BaseVerbs } from './base-verbs.ts';
import { choiceVerbs, type ChoiceVerbs } from './choice-verbs.ts';
import { counterVerbs, type CounterVerbs } from './counter-verbs.ts';
import { extraPlayVerbs, type ExtraPlayVerbs } from './extra-play-verbs.ts';
import { coinVerbs, type CoinVerbs } from './coin-verbs.ts';
import { giftVerbs, type GiftVerbs } from './gift-verbs.ts';
import { namingVerbs, type NamingVerbs } from './naming-verbs.ts';
import { node } from './node.ts';
import type { Occasion } from './occasions.ts';
import { outcomeVerbs, type OutcomeVerbs } from './outcome-verbs.ts';
import { pileVerbs, type PileVerbs } from './pile-verbs.ts';
import { playVerbs, type PlayVerbs } from './play-verbs.ts';
import { Recorder } from './recorder.ts';
import { revealVerbs, type RevealVerbs } from './reveal-verbs.ts';
import { searchVerbs, type SearchVerbs } from './search-verbs.ts';
import { sequenceVerbs, type SequenceVerbs } from './sequence-verbs.ts';
import { sharedDeckVerbs, type SharedDeckVerbs } from './shared-deck-verbs.ts';
import { stasisVerbs, type StasisVerbs } from './stasis-verbs.ts';
import { tableVerbs, type TableVerbs } from './table-verbs.ts';
import type { Condition, Kind, Many, One, Those } from './types.ts';

/**
 * All that a card can say. The verbs of the rulebook (R9) each go through the pipeline and return what they really did.
 */
export type Verbs = SequenceVerbs &
  ChoiceVerbs &
  NamingVerbs &
  ExtraPlayVerbs &
  PlayVerbs &
  TableVerbs &
  CounterVerbs &
  PileVerbs &
  RevealVerbs &
  SearchVerbs &
  GiftVerbs &
  CoinVerbs &
  BaseVerbs &
  SharedDeckVerbs &
  StasisVerbs &
  OutcomeVerbs &
  OwnVerbs;

interface OwnVerbs {
  /** The value as it is now, kept for later steps. */
  note<K extends Kind>(value: One<K>): One<K>;
  /** The list as it is now, kept for later steps. */
  noteAll<K extends Kind>(list: One<K> | Many<K> | Those<K>): Many<K>;
  /** This ability has not been used this turn: see `useUp`. */
  readonly notUsedUp: Condition;
  /** A trigger that outlives this ability: until then, whenever that happens. */
  later(
    until: Until,
    on: Occasion,
    text: (c: Verbs) => unknown,
    options?: TriggerOptions & { readonly once?: boolean },
  ): void;
}

const notUsedUp: Condition = node({ word: 'not used up' });

/** Puts the rooms together. */
export function verbsOf(r: Recorder): Verbs {
  const verbs: Verbs = {
    ...sequenceVerbs(r),
    ...choiceVerbs(r),
    ...namingVerbs(r),
    ...extraPlayVerbs(r),
    ...playVerbs(r),
    ...tableVerbs(r),
    ...counterVerbs(r),
    ...pileVerbs(r),
    ...revealVerbs(r),
    ...searchVerbs(r),
    ...giftVerbs(r),
    ...coinVerbs(r),
    ...baseVerbs(r),
    ...sharedDeckVerbs(r),
    ...stasisVerbs(r),
    ...outcomeVerbs(r),
    note: (amount) => r.one({ verb: 'note', amount }),
    noteAll: (cards) => r.several({ verb: 'note all', cards }),
    notUsedUp,
    later(until, on, text, options = {}) {
      r.say(() => ({
        verb: 'later',
        until,
        on: on.node,
        ...options,
        do: r.text(() => text(verbs)),
      }));
    },
  };
  return verbs;
}

const recorder = new Recorder();
const verbs = verbsOf(recorder);

/** What a card's text says, as nodes. */
export function said(text: (c: Verbs) => unknown): Text {
  return recorder.script(() => text(verbs));
}
