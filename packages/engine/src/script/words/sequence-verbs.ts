import type { ModeNode, RuleNode } from '../../library/nodes/grammar.ts';
import { NUMBERS } from '../../library/nodes/values.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { Until } from '../../model/state.ts';
import { forEachOne, node } from './node.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Choosable, Condition, Kind, Many, One, Those, Value } from './types.ts';
import { first } from './values.ts';

/** The course of events: under which condition, for whom, how often and until when things happen. */
export function sequenceVerbs(r: Recorder) {
  return {
    /** "You may": asks first. Nobody is asked when it would change nothing. */
    may(block: () => void, when?: Condition): void {
      r.say(() => ({ verb: 'may', do: r.text(block), when }));
    },

    /**
     * "Choose one." A mode with a condition is offered only if it holds; a single mode is not asked about. `about`:
     * the player the choice concerns, where it is made for several.
     */
    oneOf(
      modes: Readonly<Record<string, readonly [block: () => void, when?: Condition | undefined]>>,
      by?: Value<Seat>,
      about?: Value<Seat>,
    ): void {
      r.say(() => ({ verb: 'one of', modes: modesOf(r, modes), by, about }));
    },

    /**
     * Two parts with a printed OR between them: you pick one, even one that cannot be carried out if the other would
     * be compulsory (R10.31).
     */
    capitalOr(modes: Readonly<Record<string, readonly [block: () => void]>>): void {
      r.say(() => ({ verb: 'or', modes: modesOf(r, modes) }));
    },

    /** Up to that many of these, one after another in the order you like, each at most once. */
    severalOf(
      count: Amount,
      modes: Readonly<Record<string, readonly [block: () => void, when?: Condition | undefined]>>,
    ): void {
      r.say(() => ({ verb: 'several of', count, modes: modesOf(r, modes) }));
    },

    /** If … else … */
    if(condition: Condition, then: () => void, otherwise?: () => void): void {
      r.say(() => ({
        verb: 'if',
        condition,
        do: r.text(then),
        otherwise: otherwise && r.text(otherwise),
      }));
    },

    /** "Do X to do Y": Y happens only if X was done (R3.6), otherwise something else. */
    to<K extends Kind>(done: One<K> | Many<K>, then: (done: One<K>) => void, otherwise?: () => void): void {
      r.say(() => ({
        verb: 'to',
        done,
        do: r.text(() => then(isOne(done) ? done : first(done))),
        otherwise: otherwise && r.text(otherwise),
      }));
    },

    /** For each of them, one after another. */
    forEach<K extends Kind>(list: One<K> | Many<K> | Those<K>, block: (item: One<K>) => void): void {
      r.say(() => {
        const { each, said } = forEachOne((one) => r.text(() => block(node({ word: 'each', of: one }))));
        return { verb: 'for each', of: list, each, do: said };
      });
    },

    /** The same, and what is found for each of them, all together. */
    collect<K extends Kind, Found extends Kind>(
      list: One<K> | Many<K> | Those<K>,
      block: (item: One<K>) => Many<Found>,
    ): Many<Found> {
      return r.several(() => {
        const { each, said } = forEachOne((one) => {
          let found: Many<Found> | null = null;
          const text = r.text(() => {
            found = block(node({ word: 'each', of: one }));
          });
          return { text, found: found ?? node({ word: 'all', parts: [] } as const) };
        });
        return { verb: 'collect', of: list, each, do: said.text, found: said.found };
      });
    },

    /** As many times as the number says. */
    repeat(times: Amount, block: () => void): void {
      r.say(() => ({ verb: 'repeat', times, do: r.text(block) }));
    },

    /** For the engine: while the condition holds. */
    while(condition: Condition, block: () => void): void {
      r.say(() => ({ verb: 'while', condition, do: r.text(block) }));
    },

    /**
     * With this one, then with what comes of that, and so on, until nothing comes of it. The text returns what it goes on
     * with.
     */
    chain<K extends Kind>(from: One<K>, block: (one: One<K>) => One<K>): void {
      r.say(() => {
        const { each, said } = forEachOne((one) => {
          let next: One<K> | null = null;
          const text = r.text(() => {
            next = block(node({ word: 'each', of: one }));
          });
          return { text, next: next ?? first(node({ word: 'all', parts: [] } as const)) };
        });
        return { verb: 'chain', from, each, do: said.text, next: said.next };
      });
    },

    /** Somebody else does the following; "you" is that player meanwhile. It is still your card (R9.2). */
    as(player: Value<Seat>, block: () => void): void {
      r.say(() => ({ verb: 'as', player, do: r.text(block) }));
    },

    /** Each of the players does it, one after another. */
    eachPlayer(who: Choosable<Seat>, block: (player: Value<Seat>) => void): void {
      r.say(() => {
        const { each, said } = forEachOne((one) => r.text(() => block(node({ word: 'each', of: one }))));
        return { verb: 'each player', of: who, each, do: said };
      });
    },

    /**
     * A bargain: each of the players, one after another, accepts what is offered or refuses. Where it cannot be
     * accepted, nobody is asked and it counts as refused (R12.5). Returns those who refuse; "you" is still you.
     */
    offerTo(
      who: Choosable<Seat>,
      offer: string,
      accepting: (player: Value<Seat>) => void,
      when?: (player: Value<Seat>) => Condition,
    ): Value<readonly Seat[]> {
      return r.several(() => {
        const { each, said } = forEachOne((one) => {
          const player = node({ word: 'each', of: one } as const);
          return { accepting: r.text(() => accepting(player)), when: when?.(player) };
        });
        return { verb: 'offer to', players: who, offer, each, ...said };
      });
    },

    /** A rule holds until then, with the values as they are now (R3.11). Returns the cards that it affects as it begins. */
    until(until: Until, ...rules: RuleNode[]): Value<readonly CardId[]> {
      return r.several({ verb: 'until', until, rules: rules });
    },
  };
}

export type SequenceVerbs = ReturnType<typeof sequenceVerbs>;

function modesOf(
  r: Recorder,
  modes: Readonly<Record<string, readonly [block: () => void, when?: Condition | undefined]>>,
): readonly ModeNode[] {
  return Object.freeze(
    Object.entries(modes).map(([mode, [block, when]]) => node({ mode, do: r.text(block), when })),
  );
}

function isOne<K>(value: One<K> | Many<K>): value is One<K> {
  return Object.hasOwn(NUMBERS, value.word);
}
