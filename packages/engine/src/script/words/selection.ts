import type {
  AnyTestNode,
  ConditionNode,
  NounNode,
  SelectionNode,
  TestNode,
} from '../../library/nodes/grammar.ts';
import type { CardId, KindOf } from '../../model/ids.ts';
import { forEachOne, node } from './node.ts';
import type { Condition, Kind, Many, Meaning, meaning, One, Those, Value } from './types.ts';

/** What they can be compared with: a base is a card. */
type Wider<K> = K extends KindOf<CardId> ? KindOf<CardId> : K;

/**
 * The nouns of card texts: "a minion here of another player with power 3 or less" is
 * `minions.here.ofOthers.powerAtMost(3)`. A selection is a list to choose from and a test for rules.
 */
export abstract class Selection<Self, K extends Kind> implements SelectionNode, Meaning<K> {
  declare readonly [meaning]?: K;
  readonly all: NounNode;
  readonly that: readonly AnyTestNode[];

  constructor(all: NounNode, that: readonly AnyTestNode[] = []) {
    this.all = all;
    this.that = Object.freeze(that);
    Object.freeze(this);
  }

  protected abstract withNoun(all: NounNode, that?: readonly AnyTestNode[]): Self;

  protected narrowed(test: AnyTestNode): Self {
    return this.withNoun(this.all, [...this.that, node(test)]);
  }

  /** Everything that fits, in the order of the table. */
  get list(): Many<K> {
    return node({ word: 'list of', selection: this });
  }
  /** There is at least one. */
  get exist(): Condition {
    return node({ word: 'exist', some: this });
  }
  /** How many there are. */
  get count(): Value<number> {
    return node({ word: 'count', of: this });
  }
  /** The selection as a test for a single card. */
  get matches(): TestNode {
    return node({ test: 'matches', selection: this });
  }

  /** Only those that pass the test. */
  where(test: TestNode | ConditionNode): Self {
    return this.narrowed('test' in test ? test : { test: 'if', condition: test });
  }

  /** Only those for which the condition holds; it is given one of them at a time. */
  suchThat(isTrue: (one: One<K>) => Condition): Self {
    const { each, said } = forEachOne((one) => isTrue(node({ word: 'each', of: one })));
    return this.narrowed({ test: 'such that', each, condition: said });
  }
  /** These and those. */
  or(other: Those<K>): Self;
  or<Other extends Kind>(other: Those<Other>): Those<K | Other>;
  or(other: SelectionNode): Self | Those<K> {
    return this.withNoun(node({ noun: 'either', one: this, other }));
  }

  /** Those of them that an earlier step has picked. */
  amongThese(cards: One<Wider<K>> | Many<Wider<K>>): Self {
    return this.narrowed({ test: 'among these', cards });
  }
  /** All but those that an earlier step picked, or that another selection includes. */
  except(cards: One<Wider<K>> | Many<Wider<K>> | Those<Wider<K>>): Self {
    return this.narrowed({ test: 'except', cards });
  }
}
