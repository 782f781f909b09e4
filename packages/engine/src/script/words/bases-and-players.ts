import type { AnyTestNode, BaseTestNode, NounNode, PlayerTestNode } from '../../library/nodes/grammar.ts';
import type { BaseId, KindOf, Seat } from '../../model/ids.ts';
import type { InPlay } from './in-play.ts';
import { node } from './node.ts';
import { Selection } from './selection.ts';
import type { Value } from './types.ts';

class Bases extends Selection<Bases, KindOf<BaseId>> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): Bases {
    return new Bases(all, that);
  }
  private test(test: BaseTestNode): Bases {
    return this.narrowed(test);
  }
  /** The base that the ability is about. */
  get here(): Bases {
    return this.test({ test: 'here' });
  }
  /** All bases but that one. */
  otherThan(base: Value<BaseId>): Bases {
    return this.test({ test: 'other than', base });
  }
  /** Bases where you have a minion. */
  get withYours(): Bases {
    return this.test({ test: 'with yours' });
  }
  /** Bases where one of these cards is. */
  withAny<Self extends InPlay<Self>>(cards: InPlay<Self>): Bases {
    return this.suchThat((base) => cards.at(base).exist);
  }
}
/** Bases in play. */
export const bases = new Bases(node({ noun: 'bases' }));

class Players extends Selection<Players, KindOf<Seat>> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): Players {
    return new Players(all, that);
  }
  private test(test: PlayerTestNode): Players {
    return this.narrowed(test);
  }
  get others(): Players {
    return this.test({ test: 'others' });
  }
  /** Players who have a minion at the base that the ability is about. */
  get withMinionHere(): Players {
    return this.test({ test: 'with minion here' });
  }
  /** For the engine: at the base that scores; tied players each (R5.6). */
  inPlace(place: number): Players {
    return this.test({ test: 'in place', place });
  }
}
/** All players, clockwise from the current player. */
export const players = new Players(node({ noun: 'players' }));
/** The winner of the scoring base; several if they are tied (R5.6). */
export const winners = players.inPlace(1);
/** The runner-up at the scoring base; several if they are tied (R5.6). */
export const runnersUp = players.inPlace(2);
/** All players but you, clockwise from you. */
export const otherPlayers = new Players(node({ noun: 'players from you' })).others;
