import type { Game } from '../game.ts';
import type { CardTest, Scope, Value } from '../library/definitions.ts';
import type { Narrowing } from './recording.ts';

export type Source = (g: Game, s: Scope) => readonly number[];

type OneOrMore = Value<number> | Value<readonly number[]>;

const isPicked =
  (picked: OneOrMore): CardTest =>
  (g, s, id) => {
    const found = picked(g, s);
    return typeof found === 'number' ? found === id : found.includes(id);
  };

/**
 * The nouns of card texts: "a minion here of another player with power 3 or less" is
 * `minions.here.ofOthers.powerAtMost(3)`. A selection is a list to choose from and a test for rules.
 */
export abstract class Selection<Self> {
  protected readonly source: Source;
  protected readonly tests: readonly CardTest[];
  /** How it reads (see recording.ts). */
  narrowing: Narrowing | null = null;

  constructor(source: Source, tests: readonly CardTest[]) {
    this.source = source;
    this.tests = tests;
  }

  protected abstract narrowed(tests: readonly CardTest[]): Self;

  /** Only those that pass the test. */
  where(test: CardTest): Self {
    return this.narrowed([...this.tests, test]);
  }

  /** Those of them that an earlier step has picked. */
  amongThese(picked: OneOrMore): Self {
    return this.where(isPicked(picked));
  }
  /** All but what an earlier step has picked. */
  except(picked: OneOrMore): Self {
    const test = isPicked(picked);
    return this.where((g, s, id) => !test(g, s, id));
  }

  readonly matches: CardTest = (g, s, id) => {
    for (const test of this.tests) if (!test(g, s, id)) return false;
    return true;
  };

  /** Everything that fits, in the order of the table. */
  readonly list: Value<number[]> = (g, s) => {
    const found: number[] = [];
    for (const id of this.source(g, s)) if (this.matches(g, s, id)) found.push(id);
    return found;
  };

  readonly exist: Value<boolean> = (g, s) => {
    for (const id of this.source(g, s)) if (this.matches(g, s, id)) return true;
    return false;
  };

  readonly count: Value<number> = (g, s) => this.list(g, s).length;
}

/** The card that the ability is on. */
export const isItself: CardTest = (_, s, card) => card === s.self;

/** What can be chosen. */
export type Choosable = Selection<unknown>;
