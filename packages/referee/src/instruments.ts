import { createRules, NONE, type Rules, type Seat, type State, type View } from '@smashup/engine';
import { createWords, type Addressee, type LocaleName, type Words } from '@smashup/words';

/** The rules and words that all matches share. */
export interface Instruments {
  /** The rules that matches are played with. */
  readonly rules: Rules;
  /**
   * The same rules, for looking at views. Rules cache what they derive from the current state; looking at the table
   * in the middle of a change must not disturb the cache of those that carry it out.
   */
  readonly reading: Rules;
  words(language: LocaleName): Words;
}

export function createInstruments(rules: Rules): Instruments {
  const spoken = new Map<LocaleName, Words>();
  const reading = createRules(rules.library);
  return {
    rules,
    reading,
    words(language) {
      const known = spoken.get(language) ?? createWords(reading, language);
      spoken.set(language, known);
      return known;
    },
  };
}

/** The rules and words for presenting one viewer's table. */
export interface Lens {
  readonly reading: Rules;
  readonly words: Words;
}

export function addresseeAt(state: State, seat: Seat | null): Addressee {
  return { state, you: seat ?? NONE, seesAll: false };
}

/** The seat that the view is for; null: it is for those who watch. */
export function seatOf({ viewer }: View): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}

/** The viewer, who is told what the view shows. */
export function addresseeTo(view: View): Addressee {
  return addresseeAt(view, seatOf(view));
}
