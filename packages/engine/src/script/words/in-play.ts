import type { AnyTestNode, CardTestNode, NounNode } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, KindOf, Seat } from '../../model/ids.ts';
import { node } from './node.ts';
import { Selection } from './selection.ts';
import type { Amount, Choosable, Value } from './types.ts';

/** Cards in play. */
export abstract class InPlay<Self> extends Selection<Self, KindOf<CardId>> {
  protected test(test: CardTestNode): Self {
    return this.narrowed(test);
  }
  /** At the base that the ability is about. */
  get here(): Self {
    return this.test({ test: 'here' });
  }
  get elsewhere(): Self {
    return this.test({ test: 'elsewhere' });
  }
  /** At that base, or at one of these bases. */
  at(place: Value<BaseId> | Choosable<BaseId>): Self {
    return this.test({ test: 'at', place });
  }
  /** Controlled by you (R9.3). */
  get yours(): Self {
    return this.test({ test: 'yours' });
  }
  get ofOthers(): Self {
    return this.test({ test: 'of others' });
  }
  /** Controlled by that player (R9.3). */
  of(player: Value<Seat>): Self {
    return this.test({ test: 'of', player });
  }
  /** All but the card that the ability is on. */
  get others(): Self {
    return this.test({ test: 'others' });
  }
  get itself(): Self {
    return this.test({ test: 'itself' });
  }
  /** On a base itself, not on another card. */
  get onBases(): Self {
    return this.test({ test: 'on bases' });
  }
  /** With at least one +1 power counter. */
  get withCounters(): Self {
    return this.test({ test: 'with counters' });
  }
  named(name: string | Value<string>): Self {
    return this.test({ test: 'named', name });
  }
  /** With that in their names. */
  nameContains(part: string): Self {
    return this.test({ test: 'name contains', part });
  }
  /** That bear this word besides their type (R9.16). */
  labelled(label: string): Self {
    return this.test({ test: 'labelled', label });
  }
  /** Owned by that player, whoever controls it (R9.3). */
  ownedBy(player: Value<Seat>): Self {
    return this.test({ test: 'owned by', player });
  }
}

class Minions extends InPlay<Minions> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): Minions {
    return new Minions(all, that);
  }
  powerAtMost(amount: Amount): Minions {
    return this.test({ test: 'power at most', amount });
  }
  powerAtLeast(amount: Amount): Minions {
    return this.test({ test: 'power at least', amount });
  }
  powerBelow(amount: Amount): Minions {
    return this.test({ test: 'power below', amount });
  }
  /** With exactly that printed number, whatever the power is now (R9.8). */
  printedPower(amount: number): Minions {
    return this.test({ test: 'printed power', amount });
  }
  /** By the printed number, whatever the power is now (R9.8). */
  printedPowerAtMost(amount: number): Minions {
    return this.test({ test: 'printed power at most', amount });
  }
  /** By the printed number, whatever the power is now (R9.8). */
  printedPowerAtLeast(amount: number): Minions {
    return this.test({ test: 'printed power at least', amount });
  }
  ofFaction(faction: Value<string>): Minions {
    return this.test({ test: 'of faction', faction });
  }
  /** The minion that this action is on. */
  get host(): Minions {
    return this.test({ test: 'host' });
  }
  /** Only those with the least power among them; all of them if tied. */
  get weakest(): Minions {
    return this.test({ test: 'weakest' });
  }
  /** Only those with the most power among them; all of them if tied. */
  get strongest(): Minions {
    return this.test({ test: 'strongest' });
  }
}

class Actions extends InPlay<Actions> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): Actions {
    return new Actions(all, that);
  }
  /** On that minion, or on one of these minions. */
  on(minion: Value<CardId> | Choosable<CardId>): Actions {
    return this.test({ test: 'on', minion });
  }
}

/** In play; those set aside are out of reach (R11.1). */
class Titans extends InPlay<Titans> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): Titans {
    return new Titans(all, that);
  }
}

/** Cards lying face down beside bases (R7). */
class Buried extends InPlay<Buried> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): Buried {
    return new Buried(all, that);
  }
}

/** In play before their owners, at no base (R17.2). */
class InStasis extends InPlay<InStasis> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): InStasis {
    return new InStasis(all, that);
  }
}

/** Anything on the table but bases. */
class TableCards extends InPlay<TableCards> {
  protected withNoun(all: NounNode, that?: readonly AnyTestNode[]): TableCards {
    return new TableCards(all, that);
  }
  /** Not buried: of a buried card only the back is seen (R7.2). */
  get faceUp(): TableCards {
    return this.test({ test: 'face up' });
  }
}

/** Minions in play (R9.7). */
export const minions = new Minions(node({ noun: 'minions' }));
/** Actions in play, on bases and on minions. */
export const actions = new Actions(node({ noun: 'actions' }));
/** Titans in play (R11). */
export const titans = new Titans(node({ noun: 'titans' }));
/** Cards that lie face down at bases (R7). */
export const buried = new Buried(node({ noun: 'buried' }));
/** Cards in stasis (R17). */
export const inStasis = new InStasis(node({ noun: 'in stasis' }));
/** Everything on the table but the bases. */
export const cardsInPlay = new TableCards(node({ noun: 'cards in play' }));
