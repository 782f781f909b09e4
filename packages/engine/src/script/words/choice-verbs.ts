import type { TestNode } from '../../library/nodes/grammar.ts';
import type { Purpose } from '../../model/decision.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import { forEachOne, node } from './node.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Kind, Many, One, Those, Value } from './types.ts';

/** A purpose, and the card that it is done with, where the question has to name it. */
export interface PurposeOf {
  readonly purpose: Purpose;
  readonly about: Value<CardId>;
}

/** Choosing among cards, bases and players, and putting them into an order. */
export function choiceVerbs(r: Recorder) {
  return {
    /** Pick one. Compulsory if there is any (R3.3); nobody is asked about a single one. */
    choose<K extends Kind>(from: Those<K>, purpose: Purpose | PurposeOf, by?: Value<Seat>): One<K> {
      return r.one({ verb: 'choose', from, ...purposeOf(purpose), by });
    },

    /**
     * Pick one from those for which it is possible, if there are any (R10.20); needed where the purpose alone does
     * not tell.
     */
    chooseAble<K extends Kind>(from: Those<K>, able: TestNode, purpose: Purpose): One<K> {
      return r.one({ verb: 'choose able', from, able, for: purpose });
    },

    /** Pick one or none. */
    mayChoose<K extends Kind>(from: Those<K>, purpose: Purpose | PurposeOf, by?: Value<Seat>): One<K> {
      return r.one({ verb: 'may choose', from, ...purposeOf(purpose), by });
    },

    /** Pick up to that many, or none. */
    chooseUpTo<K extends Kind>(count: Amount, from: Those<K>, purpose: Purpose, by?: Value<Seat>): Many<K> {
      return r.several({ verb: 'choose up to', count, from, for: purpose, by });
    },

    /** Pick exactly that many, or all if there are fewer. */
    chooseExactly<K extends Kind>(
      count: Amount,
      from: Those<K>,
      purpose: Purpose,
      by?: Value<Seat>,
    ): Many<K> {
      return r.several({ verb: 'choose exactly', count, from, for: purpose, by });
    },

    /** Pick any number, including none (R3.3). */
    chooseAny<K extends Kind>(from: Those<K>, purpose: Purpose, by?: Value<Seat>): Many<K> {
      return r.several({ verb: 'choose any', from, for: purpose, by });
    },

    /**
     * Pick any number, or up to that many, one after another, as long as this value of theirs adds up to no more than
     * that.
     */
    chooseAnyWithin<K extends Kind>(
      most: Amount,
      from: Those<K>,
      measure: (one: One<K>) => Value<number>,
      purpose: Purpose,
      upTo?: Amount,
    ): Many<K> {
      return r.several(() => {
        const { each, said } = forEachOne((one) => measure(node({ word: 'each', of: one })));
        return { verb: 'choose any within', most, from, each, measure: said, for: purpose, upTo };
      });
    },

    /** One of them, picked at random. */
    atRandom<K extends Kind>(from: Those<K>): One<K> {
      return r.one({ verb: 'at random', from });
    },

    /** One from each group that has any: at random, or picked by you one after another for that purpose. */
    oneOfEach<K extends Kind, Found extends Kind>(
      list: One<K> | Many<K> | Those<K>,
      group: (item: One<K>) => Those<Found>,
      how: Purpose | 'at random',
    ): Many<Found> {
      return r.several(() => {
        const { each, said } = forEachOne((one) => group(node({ word: 'each', of: one })));
        return { verb: 'one of each', of: list, each, group: said, how };
      });
    },

    /** Put them in an order of your choice. */
    order<K extends Kind>(cards: One<K> | Many<K> | Those<K>, purpose: Purpose, by?: Value<Seat>): Many<K> {
      return r.several({ verb: 'order', cards, for: purpose, by });
    },
  };
}

export type ChoiceVerbs = ReturnType<typeof choiceVerbs>;

function purposeOf(purpose: Purpose | PurposeOf): {
  readonly for: Purpose;
  readonly about?: Value<CardId>;
} {
  return typeof purpose === 'string' ? { for: purpose } : { for: purpose.purpose, about: purpose.about };
}
