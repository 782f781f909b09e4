import { isOfKind } from '../changes/faces.ts';
import { defOf, type Game } from '../game.ts';
import type { CardTest, Reach, Scope, Value } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { breakpoint, power } from '../rules/power.ts';
import { inForce } from '../rules/in-force.ts';
import { hasName } from '../rules/names.ts';
import { candidates, canBePlayed, isInDiscard } from '../rules/playing.ts';
import { attachedTo, baseAt, cardsAt, clockwiseFrom, hasMinionAt, pieceOf } from '../rules/table.ts';
import { read, type Amount } from './values.ts';

/**
 * The nouns of card texts: "a minion here of another player with power 3 or less" is
 * `minions.here.ofOthers.powerAtMost(3)`. A selection is a list to choose from and a test for rules.
 */
type Source = (g: Game, s: Scope) => readonly number[];

type OneOrMore = Value<number> | Value<readonly number[]>;

const isPicked =
  (picked: OneOrMore): CardTest =>
  (g, s, id) => {
    const found = picked(g, s);
    return typeof found === 'number' ? found === id : found.includes(id);
  };

abstract class Selection<Self> {
  protected readonly source: Source;
  protected readonly tests: readonly CardTest[];

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
  readonly list: Value<number[]> = (g, s) => this.source(g, s).filter((id) => this.matches(g, s, id));

  readonly exist: Value<boolean> = (g, s) => this.source(g, s).some((id) => this.matches(g, s, id));

  readonly count: Value<number> = (g, s) => this.list(g, s).length;
}

const isHere: CardTest = (g, s, card) => pieceOf(g, card)?.base === s.here;
const isItself: CardTest = (_, s, card) => card === s.self;

/** Cards in play. */
abstract class InPlay<Self> extends Selection<Self> {
  /** At the base that the ability is about. */
  get here(): Self {
    return this.where(isHere);
  }
  get reach(): Reach {
    if (this.tests.includes(isItself)) return 'itself';
    return this.tests.includes(isHere) ? 'here' : 'anywhere';
  }
  get elsewhere(): Self {
    return this.where((g, s, card) => baseAt(g, card) !== s.here);
  }
  at(base: Value<BaseId>): Self {
    return this.where((g, s, card) => baseAt(g, card) === base(g, s));
  }
  /** Controlled by you (R9.3). */
  get yours(): Self {
    return this.where((g, s, card) => pieceOf(g, card)?.controller === s.you);
  }
  get ofOthers(): Self {
    return this.where((g, s, card) => pieceOf(g, card)?.controller !== s.you);
  }
  of(player: Value<Seat>): Self {
    return this.where((g, s, card) => pieceOf(g, card)?.controller === player(g, s));
  }
  /** Not the card that the ability is on. */
  get others(): Self {
    return this.where((_, s, card) => card !== s.self);
  }
  get itself(): Self {
    return this.where(isItself);
  }
  /** On no other card. */
  get onBaseItself(): Self {
    return this.where((g, _, card) => pieceOf(g, card)?.on === NONE);
  }
  named(name: string): Self {
    return this.where((g, _, card) => hasName(g, card, name));
  }
  ownedBy(player: Value<Seat>): Self {
    return this.where((g, s, card) => g.state.owners[card] === player(g, s));
  }
}

class Minions extends InPlay<Minions> {
  protected narrowed(tests: readonly CardTest[]): Minions {
    return new Minions(this.source, tests);
  }
  powerAtMost(amount: Amount): Minions {
    return this.where((g, s, card) => power(g, card) <= read(g, s, amount));
  }
  powerAtLeast(amount: Amount): Minions {
    return this.where((g, s, card) => power(g, card) >= read(g, s, amount));
  }
  powerBelow(amount: Amount): Minions {
    return this.where((g, s, card) => power(g, card) < read(g, s, amount));
  }
  printedPowerAtMost(amount: number): Minions {
    return this.where((g, _, card) => defOf(g, card).power <= amount);
  }
  /** At bases with a lower breakpoint than that. */
  atBreakpointBelow(amount: Amount): Minions {
    return this.where((g, s, card) => breakpoint(g, baseAt(g, card)) < read(g, s, amount));
  }
  ofFaction(faction: Value<string>): Minions {
    return this.where((g, s, card) => defOf(g, card).faction === faction(g, s));
  }
  withActions(): Minions {
    return this.where((g, _, card) => attachedTo(g, card).length > 0);
  }
  withoutActions(): Minions {
    return this.where((g, _, card) => attachedTo(g, card).length === 0);
  }
  /** The minion that this action is on. */
  get host(): Minions {
    return this.where((g, s, card) => pieceOf(g, s.self)?.on === card);
  }
  /** Only those with the least power of all these; ties all count. */
  get weakest(): Minions {
    return this.extreme((a, b) => a < b);
  }
  get strongest(): Minions {
    return this.extreme((a, b) => a > b);
  }
  /** Of each player's minions among these, those with the most power. */
  get strongestOfEachPlayer(): Minions {
    return this.where((g, s, card) => {
      const own = power(g, card);
      const controller = pieceOf(g, card)?.controller;
      return !this.list(g, s).some(
        (other) => pieceOf(g, other)?.controller === controller && power(g, other) > own,
      );
    });
  }
  private extreme(beats: (a: number, b: number) => boolean): Minions {
    return this.where((g, s, card) => {
      const own = power(g, card);
      return !this.list(g, s).some((other) => beats(power(g, other), own));
    });
  }
}

class Actions extends InPlay<Actions> {
  protected narrowed(tests: readonly CardTest[]): Actions {
    return new Actions(this.source, tests);
  }
  get onBases(): Actions {
    return this.where((g, _, card) => pieceOf(g, card)?.on === NONE);
  }
  get onMinions(): Actions {
    return this.where((g, _, card) => pieceOf(g, card)?.on !== NONE);
  }
  on(minion: Value<CardId>): Actions {
    return this.where((g, s, card) => pieceOf(g, card)?.on === minion(g, s));
  }
}

/** Cards lying face down beside bases (R7). */
class Buried extends InPlay<Buried> {
  protected narrowed(tests: readonly CardTest[]): Buried {
    return new Buried(this.source, tests);
  }
}

/** Anything on the table but bases. */
export class TableCards extends InPlay<TableCards> {
  protected narrowed(tests: readonly CardTest[]): TableCards {
    return new TableCards(this.source, tests);
  }
  /** Not buried: of those only the back is seen (R7.2). */
  get faceUp(): TableCards {
    return this.where((g, _, card) => pieceOf(g, card)?.as !== 'buried');
  }
}

const inPlayAs =
  (as: 'minion' | 'action' | 'buried'): CardTest =>
  (g, _, card) =>
    pieceOf(g, card)?.as === as;

const table: Source = (g) => g.state.table;

/** "A minion" is one in play (R9.7). */
export const minions = new Minions(table, [inPlayAs('minion')]);
export const actions = new Actions(table, [inPlayAs('action')]);
export const buried = new Buried(table, [inPlayAs('buried')]);
export const cardsInPlay = new TableCards(table, []);

/** The base and everything on it. */
export function cardsAndBaseAt(base: Value<BaseId>): TableCards {
  return new TableCards((g, s) => [base(g, s), ...cardsAt(g, base(g, s))], []);
}

class Bases extends Selection<Bases> {
  protected narrowed(tests: readonly CardTest[]): Bases {
    return new Bases(this.source, tests);
  }
  /** The base that the ability is about. */
  get here(): Bases {
    return this.where((_, s, base) => base === s.here);
  }
  get otherThanHere(): Bases {
    return this.where((_, s, base) => base !== s.here);
  }
  otherThan(base: Value<BaseId>): Bases {
    return this.where((g, s, other) => other !== base(g, s));
  }
  /** Where you have a minion. */
  get withYours(): Bases {
    return this.where((g, s, base) => hasMinionAt(g, base, s.you));
  }
  get withoutYours(): Bases {
    return this.where((g, s, base) => !hasMinionAt(g, base, s.you));
  }
  get withoutMinions(): Bases {
    return this.where((g, _, base) => g.state.players.every((_p, seat) => !hasMinionAt(g, base, seat)));
  }
  /** Where one of these is. */
  withAny(cards: Minions | Actions | Buried | TableCards): Bases {
    return this.where((g, s, base) => cards.at(() => base).exist(g, s));
  }
  breakpointAtLeast(amount: number): Bases {
    return this.where((g, _, base) => breakpoint(g, base) >= amount);
  }
}
export const bases = new Bases((g) => g.state.bases.map(({ base }) => base), []);

export class Players extends Selection<Players> {
  protected narrowed(tests: readonly CardTest[]): Players {
    return new Players(this.source, tests);
  }
  get others(): Players {
    return this.where((_, s, seat) => seat !== s.you);
  }
  get withMinionHere(): Players {
    return this.where((g, s, seat) => hasMinionAt(g, s.here, seat));
  }
}
/** Clockwise from the current player. */
export const players = new Players((g) => clockwiseFrom(g, g.state.turn.player), []);
/** Clockwise from you, without you. */
export const otherPlayers = new Players((g, s) => clockwiseFrom(g, s.you), []).others;

/** A card that you could play now if you had it at hand, at that base if one is named. */
export const youCouldPlay =
  (at?: Value<BaseId>): CardTest =>
  (g, s, card) =>
    canBePlayed(g, {
      card,
      player: s.you,
      bases: at === undefined ? null : [at(g, s)],
      grant: null,
      extra: true,
      special: NONE,
      event: null,
      fromDiscard: false,
    });

type PileKind = 'hand' | 'deck' | 'discard' | 'several' | 'revealed';

/** Cards out of play: in a hand, a deck, a discard pile. Their power is the printed number (R9.8). */
export class OutOfPlay extends Selection<OutOfPlay> {
  readonly zone: PileKind;
  readonly whose: Value<Seat>;

  constructor(source: Source, tests: readonly CardTest[], zone: PileKind, whose: Value<Seat>) {
    super(source, tests);
    this.zone = zone;
    this.whose = whose;
  }
  protected narrowed(tests: readonly CardTest[]): OutOfPlay {
    return new OutOfPlay(this.source, tests, this.zone, this.whose);
  }
  get minions(): OutOfPlay {
    return this.where((g, _, card) => isOfKind(defOf(g, card), 'minion'));
  }
  get actions(): OutOfPlay {
    return this.where((g, _, card) => isOfKind(defOf(g, card), 'action'));
  }
  get standardActions(): OutOfPlay {
    return this.actions.where((g, _, card) => defOf(g, card).play === 'standard');
  }
  get onBaseActions(): OutOfPlay {
    return this.actions.where((g, _, card) => defOf(g, card).play === 'on-base');
  }
  get onMinionActions(): OutOfPlay {
    return this.actions.where((g, _, card) => defOf(g, card).play === 'on-minion');
  }
  powerAtMost(amount: Amount): OutOfPlay {
    return this.where((g, s, card) => defOf(g, card).power <= read(g, s, amount));
  }
  powerBelow(amount: Amount): OutOfPlay {
    return this.where((g, s, card) => defOf(g, card).power < read(g, s, amount));
  }
  named(name: string | Value<string>): OutOfPlay {
    return this.where((g, s, card) => defOf(g, card).name === (typeof name === 'string' ? name : name(g, s)));
  }
  /** Those whose names are printed in the text of that card. */
  mentionedBy(card: Value<CardId>): OutOfPlay {
    return this.where((g, s, other) => {
      const id = card(g, s);
      return id !== NONE && defOf(g, id).mentions.includes(defOf(g, other).name);
    });
  }
  /** Those that you could play now, at that base if one is named. */
  playable(at?: Value<BaseId>): OutOfPlay {
    return this.where(youCouldPlay(at));
  }
  /** Those that you could play now at one of these bases. */
  playableAt(goals: Value<readonly BaseId[]>): OutOfPlay {
    return this.where((g, s, card) => goals(g, s).some((base) => youCouldPlay(() => base)(g, s, card)));
  }
  /** Those that no card in play keeps you from playing, whether now is the time for them or not. */
  get notForbidden(): OutOfPlay {
    return this.where((g, s, card) => {
      const play = { card, player: s.you, base: NONE, on: NONE, extra: true, mayGoTo: () => false };
      return !inForce(g).cannotPlay.some(({ rule, scope }) => rule.test(g, scope, play));
    });
  }
  get ownedByYou(): OutOfPlay {
    return this.where((g, s, card) => g.state.owners[card] === s.you);
  }
  /** The card that the ability is on. */
  get itself(): OutOfPlay {
    return this.where(isItself);
  }
  get others(): OutOfPlay {
    return this.where((_, s, card) => card !== s.self);
  }
}

const you: Value<Seat> = (_, s) => s.you;

export function handOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay((g, s) => g.state.players[player(g, s)].hand, [], 'hand', player);
}
export function deckOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay((g, s) => g.state.players[player(g, s)].deck, [], 'deck', player);
}
export function discardPileOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay((g, s) => g.state.players[player(g, s)].discard, [], 'discard', player);
}
export const yourHand = handOf(you);
export const yourDeck = deckOf(you);
export const yourDiscardPile = discardPileOf(you);
/** The discard piles of all other players. */
export const othersDiscardPiles = new OutOfPlay(
  (g, s) => g.state.players.flatMap((player, seat) => (seat === s.you ? [] : player.discard)),
  [],
  'several',
  you,
);
/** What an extra minion at that base could be: one of your hand, or one that may come from the discard pile. */
export const minionsForExtra = (at: Value<BaseId>): OutOfPlay =>
  new OutOfPlay(
    (g, s) => candidates(g, s.you, 'minion'),
    [
      (g, s, card) =>
        canBePlayed(g, {
          card,
          player: s.you,
          bases: [at(g, s)],
          grant: null,
          extra: true,
          special: NONE,
          event: null,
          fromDiscard: isInDiscard(g, s.you, card),
        }),
    ],
    'several',
    you,
  );
/** The cards of the base deck; they are nobody's. */
export const baseDeck = new OutOfPlay((g) => g.state.baseDeck, [], 'deck', you);
/** Cards that an earlier step has found or set aside. */
export function among(cards: Value<readonly CardId[]>): OutOfPlay {
  return new OutOfPlay((g, s) => cards(g, s), [], 'revealed', you);
}

/** What can be chosen. */
export type Choosable = Minions | Actions | Buried | TableCards | Bases | Players | OutOfPlay;
