import type { PlaysNode, PlayTestNode } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { forEachOne, node } from './node.ts';
import type { Choosable, Condition, Value } from './types.ts';

/** A play, for a condition that speaks of one. */
interface SomePlay {
  readonly card: Value<CardId>;
  readonly player: Value<Seat>;
}

/**
 * Plays that a rule speaks of: "other players cannot play minions here" is `cannotPlay(plays.ofMinions.byOthers.here)`.
 */
class Plays implements PlaysNode {
  readonly plays: readonly PlayTestNode[];

  constructor(tests: readonly PlayTestNode[]) {
    this.plays = Object.freeze(tests);
    Object.freeze(this);
  }
  private that(test: PlayTestNode): Plays {
    return new Plays([...this.plays, node(test)]);
  }
  /** Only those for which the condition holds; it is given one play at a time. */
  suchThat(isTrue: (one: SomePlay) => Condition): Plays {
    const { each, said } = forEachOne((one) =>
      isTrue({
        card: node({ word: 'each', of: one }),
        player: node({ word: 'player of each', of: one }),
      }),
    );
    return this.that({ test: 'such that', each, condition: said });
  }

  /** Plays of minions, or of cards played as one (R10.23). */
  get ofMinions(): Plays {
    return this.that({ test: 'of minions' });
  }
  /** Plays of actions, wherever they go. */
  get ofActions(): Plays {
    return this.that({ test: 'of actions' });
  }
  /** Plays of actions that are not played on a base or a minion, and do not bury themselves (R3.1). */
  get ofStandardActions(): Plays {
    return this.that({ test: 'of standard actions' });
  }
  /** On a base itself, not on a minion there. */
  get onBase(): Plays {
    return this.that({ test: 'on base' });
  }
  /** Plays of actions on these minions. */
  onto(minions: Choosable<CardId>): Plays {
    return this.that({ test: 'onto', minions });
  }
  /** Plays of minions with at most that printed power. */
  powerAtMost(amount: number): Plays {
    return this.that({ test: 'power at most', amount });
  }
  /** Plays of minions with at least that printed power. */
  powerAtLeast(amount: number): Plays {
    return this.that({ test: 'power at least', amount });
  }
  /** Plays of cards of that faction. */
  ofFaction(faction: Value<string>): Plays {
    return this.that({ test: 'of faction', faction });
  }
  /** Plays of cards with that name, as minion or action (R10.23). */
  named(name: Value<string>): Plays {
    return this.that({ test: 'named', name });
  }
  /** Extra plays: those beyond the free minion and action. */
  get asExtras(): Plays {
    return this.that({ test: 'as extras' });
  }
  /** The free minion and action of the turn (R2). */
  get asRegularPlays(): Plays {
    return this.that({ test: 'not as extras' });
  }
  get here(): Plays {
    return this.that({ test: 'here' });
  }
  /** Plays at bases other than the one that the ability is about. */
  get elsewhere(): Plays {
    return this.that({ test: 'elsewhere' });
  }
  at(base: Value<BaseId>): Plays {
    return this.that({ test: 'at', base });
  }
  /** By that player, or by one of these players. */
  by(who: Value<Seat> | Choosable<Seat>): Plays {
    return this.that({ test: 'by', who });
  }
  /** Made by you; for an occasion, done by you. */
  get byYou(): Plays {
    return this.that({ test: 'by you' });
  }
  /** Made by other players; for an occasion, done by another player. */
  get byOthers(): Plays {
    return this.that({ test: 'by others' });
  }
}

export type { Plays };
/** Every play that could be made. */
export const plays = new Plays([]);
