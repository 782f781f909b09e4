import { type Narrowing } from '../library/recording.ts';
import type { Game } from '../game.ts';
import type { CardTest, Condition, Scope, Value } from '../library/definitions.ts';
import { NONE } from '../model/ids.ts';
import { fix } from './fixed.ts';
import { SpokenOf } from './spoken-of.ts';

export type Source = (g: Game, s: Scope) => readonly number[];

type OneOrMore = Value<number> | Value<readonly number[]>;

const isPicked =
  (picked: OneOrMore): CardTest =>
  (g, s, id) => {
    const found = picked(g, s);
    return typeof found === 'number' ? found === id : found.includes(id);
  };

function passes(tests: readonly CardTest[], g: Game, s: Scope, id: number): boolean {
  for (const test of tests) if (!test(g, s, id)) return false;
  return true;
}

/** The first list, and what only the second one has. */
function together(one: Source, other: Source): Source {
  return (g, s) => {
    const found = one(g, s);
    return [...found, ...other(g, s).filter((id) => !found.includes(id))];
  };
}

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

  protected abstract narrowed(tests: readonly CardTest[], source?: Source): Self;

  /** Only those that pass the test. */
  where(test: CardTest): Self {
    return this.narrowed([...this.tests, test]);
  }

  /** Only those for which the condition holds; it is given one of them at a time. */
  suchThat(isTrue: (one: Value<number>) => Condition): Self {
    const spoken = new SpokenOf<number>(NONE);
    const condition = isTrue(() => spoken.now);
    return this.where((g, s, id) => spoken.isTrue(id, condition, g, s));
  }
  /** These and those. */
  or(others: Choosable): Self {
    const { tests, source } = this;
    const either: CardTest = (g, s, id) => passes(tests, g, s, id) || others.matches(g, s, id);
    return this.narrowed([either], source === others.source ? source : together(source, others.source));
  }

  /** Those of them that an earlier step has picked. */
  amongThese(picked: OneOrMore): Self {
    return this.where(isPicked(picked));
  }
  /** All but those that an earlier step picked, or that another selection includes. */
  except(others: OneOrMore | { readonly matches: CardTest }): Self {
    const test = typeof others === 'function' ? isPicked(others) : others.matches;
    return this.where((g, s, id) => !test(g, s, id));
  }

  /** The selection as a test for a single card. */
  readonly matches: CardTest = (g, s, id) => passes(this.tests, g, s, id);

  /** Everything that fits, in the order of the table. */
  readonly list: Value<number[]> = (g, s) => {
    const { source, tests } = this;
    const found: number[] = [];
    for (const id of source(g, s)) if (passes(tests, g, s, id)) found.push(id);
    return found;
  };

  /** There is at least one. */
  readonly exist: Value<boolean> = (g, s) => {
    const { source, tests } = this;
    for (const id of source(g, s)) if (passes(tests, g, s, id)) return true;
    return false;
  };

  /** How many there are. */
  readonly count: Value<number> = (g, s) => this.list(g, s).length;
}

/** The card that the ability is on. */
export const isItself: CardTest = fix((_, s, card) => card === s.self);

/** What can be chosen. */
export type Choosable = Selection<unknown>;
