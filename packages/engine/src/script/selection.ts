import { type Narrowing } from '../library/recording.ts';
import type { Game } from '../game.ts';
import type { CardTest, Condition, Scope, Value } from '../library/definitions.ts';
import { NONE } from '../model/ids.ts';
import { passes, sorted, type Tests } from './plain-tests.ts';
import { SpokenOf } from './spoken-of.ts';

export type Source = (g: Game, s: Scope) => readonly number[];

type OneOrMore = Value<number> | Value<readonly number[]>;

const isPicked =
  (picked: OneOrMore): CardTest =>
  (g, s, id) => {
    const found = picked(g, s);
    return typeof found === 'number' ? found === id : found.includes(id);
  };

/** Where what fits is collected, one list above the other, since a test may list something itself: a list that grows has room for many. */
const heap: number[] = [];
let height = 0;

function listed(source: Source, tests: Tests, g: Game, s: Scope): number[] {
  const ids = source(g, s);
  const start = height;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? NONE;
    if (passes(tests, g, s, id)) heap[height++] = id;
  }
  const found = height - start;
  height = start;
  if (found === 0) return [];
  return found === 1 ? [heap[start] ?? NONE] : heap.slice(start, start + found);
}

function counted(source: Source, tests: Tests, g: Game, s: Scope, most: number): number {
  const ids = source(g, s);
  let count = 0;
  for (let at = 0; at < ids.length && count < most; at++) if (passes(tests, g, s, ids[at] ?? NONE)) count++;
  return count;
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
  /** The selection as a test for a single card. */
  readonly matches: CardTest;
  /** Everything that fits, in the order of the table. */
  readonly list: Value<number[]>;
  /** There is at least one. */
  readonly exist: Value<boolean>;
  /** How many there are. */
  readonly count: Value<number>;

  constructor(source: Source, tests: readonly CardTest[]) {
    this.source = source;
    this.tests = tests;
    // These are read all the time, and know what they need: selections have many shapes.
    const all = sorted(tests);
    this.matches = (g, s, id) => passes(all, g, s, id);
    this.list = (g, s) => listed(source, all, g, s);
    this.exist = (g, s) => counted(source, all, g, s, 1) > 0;
    this.count = (g, s) => counted(source, all, g, s, Number.MAX_SAFE_INTEGER);
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
    const { matches, source } = this;
    const { matches: otherwise } = others;
    const either: CardTest = (g, s, id) => matches(g, s, id) || otherwise(g, s, id);
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
}

/** What can be chosen. */
export type Choosable = Selection<unknown>;
