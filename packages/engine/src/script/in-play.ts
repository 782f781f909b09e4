import { noteWords } from '../library/recording.ts';
import { defOf } from '../game.ts';
import type { CardTest, Reach, Value } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { hasName } from '../rules/names.ts';
import { ownPower, power } from '../rules/power.ts';
import { baseAt, ownerOf, pieceOf } from '../rules/table.ts';
import { inPlayAs, isHere, isItself, isOther, isYours } from './plain-tests.ts';
import { Selection, type Source } from './selection.ts';
import { read, type Amount } from './amount.ts';
import { fix, isFixed } from './fixed.ts';

/** A selection of bases, or of minions. */
interface Matching {
  readonly matches: CardTest;
}

/** Cards in play. */
export abstract class InPlay<Self> extends Selection<Self> {
  constructor(source: Source, tests: readonly CardTest[]) {
    super(source, tests);
    // That they are here and yours, nothing else: whether you can reach other players' minions may depend on their
    // power.
    if (tests.includes(isYours) && tests.every(isFixed)) fix(this);
  }
  /** At the base that the ability is about. */
  get here(): Self {
    return this.where(isHere);
  }
  /** For the engine: which cards it can be about at all. */
  get reach(): Reach {
    if (this.tests.includes(isItself)) return 'itself';
    return this.tests.includes(isHere) ? 'here' : 'anywhere';
  }
  get elsewhere(): Self {
    return this.where((g, s, card) => baseAt(g, card) !== s.here);
  }
  /** At that base, or at one of these bases. */
  at(place: Value<BaseId> | Matching): Self {
    if (typeof place === 'function') return this.where((g, s, card) => baseAt(g, card) === place(g, s));
    return this.where((g, s, card) => place.matches(g, s, baseAt(g, card)));
  }
  /** At any base but that one. */
  notAt(base: Value<BaseId>): Self {
    return this.where((g, s, card) => baseAt(g, card) !== base(g, s));
  }
  /** Controlled by you (R9.3). */
  get yours(): Self {
    return this.where(isYours);
  }
  get ofOthers(): Self {
    return this.where((g, s, card) => pieceOf(g, card)?.controller !== s.you);
  }
  /** Controlled by that player (R9.3). */
  of(player: Value<Seat>): Self {
    return this.where((g, s, card) => pieceOf(g, card)?.controller === player(g, s));
  }
  /** All but the card that the ability is on. */
  get others(): Self {
    return this.where(isOther);
  }
  get itself(): Self {
    return this.where(isItself);
  }
  /** On a base itself, not on another card. */
  get onBases(): Self {
    return this.where((g, _, card) => pieceOf(g, card)?.on === NONE);
  }
  /** With at least one +1 power counter. */
  get withCounters(): Self {
    return this.where((g, _, card) => (pieceOf(g, card)?.counters ?? 0) > 0);
  }
  named(name: string | Value<string>): Self {
    return this.where((g, s, card) => hasName(g, card, typeof name === 'string' ? name : name(g, s)));
  }
  ownedBy(player: Value<Seat>): Self {
    return this.where((g, s, card) => ownerOf(g, card) === player(g, s));
  }
}

/** How a test for power reads without the effects of other players' cards. */
const ownPowerTests = new WeakMap<CardTest, CardTest>();

class Minions extends InPlay<Minions> {
  protected narrowed(tests: readonly CardTest[], source = this.source): Minions {
    return new Minions(source, tests);
  }
  powerAtMost(amount: Amount): Minions {
    return this.toldByPower(
      (g, s, card) => power(g, card) <= read(g, s, amount),
      (g, s, card) => ownPower(g, card) <= read(g, s, amount),
    );
  }
  powerAtLeast(amount: Amount): Minions {
    return this.toldByPower(
      (g, s, card) => power(g, card) >= read(g, s, amount),
      (g, s, card) => ownPower(g, card) >= read(g, s, amount),
    );
  }
  powerBelow(amount: Amount): Minions {
    return this.toldByPower(
      (g, s, card) => power(g, card) < read(g, s, amount),
      (g, s, card) => ownPower(g, card) < read(g, s, amount),
    );
  }
  private toldByPower(test: CardTest, byOwnPower: CardTest): Minions {
    ownPowerTests.set(test, byOwnPower);
    return this.where(test);
  }
  /** For the engine: the same selection, if it tests power, without the effects of other players' cards. */
  get toldByOwnPower(): Minions | null {
    if (!this.tests.some((test) => ownPowerTests.has(test))) return null;
    return this.narrowed(this.tests.map((test) => ownPowerTests.get(test) ?? test));
  }
  /** By the printed number, whatever the power is now (R9.8). */
  printedPowerAtMost(amount: number): Minions {
    return this.where((g, _, card) => defOf(g, card).power <= amount);
  }
  ofFaction(faction: Value<string>): Minions {
    return this.where((g, s, card) => defOf(g, card).faction === faction(g, s));
  }
  /** The minion that this action is on. */
  get host(): Minions {
    return this.where((g, s, card) => pieceOf(g, s.self)?.on === card);
  }
  /** Only those with the least power among them; all of them if tied. */
  get weakest(): Minions {
    return this.extreme((a, b) => a < b);
  }
  /** Only those with the most power among them; all of them if tied. */
  get strongest(): Minions {
    return this.extreme((a, b) => a > b);
  }
  private extreme(beats: (a: number, b: number) => boolean): Minions {
    return this.where((g, s, card) => {
      const own = power(g, card);
      return !this.list(g, s).some((other) => beats(power(g, other), own));
    });
  }
}

class Actions extends InPlay<Actions> {
  readonly holdsActions = true;
  protected narrowed(tests: readonly CardTest[], source = this.source): Actions {
    return new Actions(source, tests);
  }
  /** On that minion, or on one of these minions. */
  on(minion: Value<CardId> | Matching): Actions {
    if (typeof minion === 'function')
      return this.where((g, s, card) => pieceOf(g, card)?.on === minion(g, s));
    return this.where((g, s, card) => {
      const host = pieceOf(g, card)?.on ?? NONE;
      return host !== NONE && minion.matches(g, s, host);
    });
  }
}

/** In play; those set aside are out of reach (R11.1). */
class Titans extends InPlay<Titans> {
  protected narrowed(tests: readonly CardTest[], source = this.source): Titans {
    return new Titans(source, tests);
  }
}

/** Cards lying face down beside bases (R7). */
class Buried extends InPlay<Buried> {
  protected narrowed(tests: readonly CardTest[], source = this.source): Buried {
    return new Buried(source, tests);
  }
}

/** Anything on the table but bases. */
class TableCards extends InPlay<TableCards> {
  readonly holdsActions = true;
  protected narrowed(tests: readonly CardTest[], source = this.source): TableCards {
    return new TableCards(source, tests);
  }
  /** Not buried: of a buried card only the back is seen (R7.2). */
  get faceUp(): TableCards {
    return this.where((g, _, card) => pieceOf(g, card)?.as !== 'buried');
  }
}

noteWords('minions', Minions);
noteWords('actions', Actions);
noteWords('titans', Titans);
noteWords('buried', Buried);
noteWords('cardsInPlay', TableCards);

const table: Source = (g) => g.state.table;

/** Minions in play (R9.7). */
export const minions = new Minions(table, [inPlayAs('minion')]);
/** Actions in play, on bases and on minions. */
export const actions = new Actions(table, [inPlayAs('action')]);
/** Titans in play (R11). */
export const titans = new Titans(table, [inPlayAs('titan')]);
/** Cards that lie face down at bases (R7). */
export const buried = new Buried(table, [inPlayAs('buried')]);
/** Everything on the table but the bases. */
export const cardsInPlay = new TableCards(table, []);
