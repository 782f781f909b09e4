import type { Condition, Script } from '../library/definitions.ts';
import { Recording } from '../library/recording.ts';
import type { Until } from '../model/state.ts';
import { baseVerbs, type BaseVerbs } from './base-verbs.ts';
import { choiceVerbs, type ChoiceVerbs } from './choice-verbs.ts';
import { counterVerbs, type CounterVerbs } from './counter-verbs.ts';
import { extraPlayVerbs, type ExtraPlayVerbs } from './extra-play-verbs.ts';
import { giftVerbs, type GiftVerbs } from './gift-verbs.ts';
import { namingVerbs, type NamingVerbs } from './naming-verbs.ts';
import type { Occasion } from './occasions.ts';
import { notUsedUp, outcomeVerbs, type OutcomeVerbs } from './outcome-verbs.ts';
import { pileVerbs, type PileVerbs } from './pile-verbs.ts';
import { playVerbs, type PlayVerbs } from './play-verbs.ts';
import { revealVerbs, type RevealVerbs } from './reveal-verbs.ts';
import { searchVerbs, type SearchVerbs } from './search-verbs.ts';
import { sequenceVerbs, type SequenceVerbs } from './sequence-verbs.ts';
import { sharedDeckVerbs, type SharedDeckVerbs } from './shared-deck-verbs.ts';
import { tableVerbs, type TableVerbs } from './table-verbs.ts';
import { triggered, type TriggerOptions } from './triggered.ts';
import { Writer } from './writer.ts';

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
  BaseVerbs &
  SharedDeckVerbs &
  OutcomeVerbs &
  OwnVerbs;

/** A record of its own: what is only read, and what records a text inside a text. */
interface OwnVerbs extends Pick<Writer, 'note' | 'noteAll'> {
  /** This ability has not been used this turn: see `useUp`. */
  readonly notUsedUp: Condition;
  /** A trigger that outlives this ability: until then, whenever that happens. */
  later(
    until: Until,
    on: Occasion,
    text: (c: Verbs) => void,
    options?: TriggerOptions & { readonly once?: boolean },
  ): void;
}

/** Puts the rooms together: each is given the writer and the verbs it builds on. */
export function verbsOf(w: Writer): Verbs {
  const sequence = sequenceVerbs(w);
  const basics = Object.assign(
    ownVerbs(w, sequence),
    sequence,
    choiceVerbs(w, sequence),
    outcomeVerbs(w, sequence),
  );
  const onTable = Object.assign(basics, playVerbs(w, basics), tableVerbs(w, basics), baseVerbs(w, basics));
  const besides = Object.assign(counterVerbs(w, basics), sharedDeckVerbs(w));
  const inPiles = Object.assign(onTable, pileVerbs(w, onTable), giftVerbs(w, basics), namingVerbs(w, basics));
  const all = Object.assign(inPiles, revealVerbs(w, inPiles), searchVerbs(w, inPiles), besides);
  return Object.assign(all, extraPlayVerbs(w, basics));
}

function ownVerbs(w: Writer, sequence: SequenceVerbs): OwnVerbs {
  return {
    note: (amount) => w.note(amount),
    noteAll: (list) => w.noteAll(list),
    // Read by a text, not said: it records no step.
    get notUsedUp(): Condition {
      return notUsedUp;
    },
    later(until, on, text, options = {}) {
      const ability = triggered(on, record(text, w.slots), options);
      sequence.until(until, { kind: 'reaction', ability, once: options.once ?? false });
    },
  };
}

/** Runs a card's text, once, and keeps the steps. */
export function record(text: (c: Verbs) => unknown, slots?: number): Script {
  const writer = new Writer(slots);
  const recording = new Recording();
  text(recording.of(verbsOf(writer)));
  return writer.script(recording.text);
}
