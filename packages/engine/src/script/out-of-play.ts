import { isOfKind, isTrueAs, type Side } from '../rules/sides.ts';
import { defOf, playerOf } from '../game.ts';
import type { CardTest, Value } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { inForce } from '../rules/in-force.ts';
import { candidates, canBePlayed, isInDiscard } from '../rules/playing.ts';
import { noteWords } from '../library/recording.ts';
import { isItself, isOther } from './plain-tests.ts';
import { Selection, type Source } from './selection.ts';
import { read, type Amount } from './amount.ts';
import type { Players } from './bases-and-players.ts';
import { you } from './values.ts';
import { listOf } from './writer.ts';
import { ownerOf } from '../rules/table.ts';

/**
 * A card that you could play now if it were in your hand, at that base if one is named; null: as a minion or as an
 * action (R10.23).
 */
export const youCouldPlay =
  (at?: Value<BaseId> | Value<readonly BaseId[]>, as: Side | null = null): CardTest =>
  (g, s, card) => {
    const attempt = {
      card,
      player: s.you,
      bases: at === undefined ? null : listOf(at)(g, s),
      grant: null,
      extra: true,
      special: NONE,
      event: null,
      fromDiscard: false,
    };
    return isTrueAs(g, card, as, (seen) => canBePlayed(seen, attempt));
  };

type PileKind = 'hand' | 'deck' | 'discard' | 'several' | 'revealed';

/** Cards out of play: in a hand, a deck, a discard pile. Their power is the printed number (R9.8). */
export class OutOfPlay extends Selection<OutOfPlay> {
  /** All cards there, whether they fit or not. */
  readonly everything: Source;
  readonly zone: PileKind;
  /** For the engine: whose pile it is. */
  readonly whose: Value<Seat>;
  /** What they are asked for as, and so played as (R10.23); null: as cards. */
  readonly side: Side | null;

  constructor(
    source: Source,
    tests: readonly CardTest[],
    zone: PileKind,
    whose: Value<Seat>,
    side: Side | null = null,
  ) {
    super(source, tests);
    this.everything = source;
    this.zone = zone;
    this.whose = whose;
    this.side = side;
  }
  protected narrowed(tests: readonly CardTest[], source = this.source): OutOfPlay {
    return new OutOfPlay(source, tests, this.zone, this.whose, this.side);
  }
  /** Out of play, a card that is both is among the minions and among the actions (R10.23). */
  private ofKind(side: Side): OutOfPlay {
    const test: CardTest = (g, _, card) => isOfKind(defOf(g, card), side);
    return new OutOfPlay(this.source, [...this.tests, test], this.zone, this.whose, side);
  }
  /** Minions, including cards that are both minion and action (R10.23). */
  get minions(): OutOfPlay {
    return this.ofKind('minion');
  }
  /** Actions, including cards that are both minion and action (R10.23). */
  get actions(): OutOfPlay {
    return this.ofKind('action');
  }
  /** Actions that are not played on a base or a minion. */
  get standardActions(): OutOfPlay {
    return this.actions.where((g, _, card) => defOf(g, card).play === 'standard');
  }
  /** Actions that are played on a base. */
  get onBaseActions(): OutOfPlay {
    return this.actions.where((g, _, card) => defOf(g, card).play === 'on-base');
  }
  /** Actions that are played on a minion. */
  get onMinionActions(): OutOfPlay {
    return this.actions.where((g, _, card) => defOf(g, card).play === 'on-minion');
  }
  powerAtMost(amount: Amount): OutOfPlay {
    return this.where((g, s, card) => defOf(g, card).power <= read(g, s, amount));
  }
  /** With less power than that. */
  powerBelow(amount: Amount): OutOfPlay {
    return this.where((g, s, card) => defOf(g, card).power < read(g, s, amount));
  }
  named(name: string | Value<string>): OutOfPlay {
    return this.where((g, s, card) => defOf(g, card).name === (typeof name === 'string' ? name : name(g, s)));
  }
  /** Those named in the text of that card. */
  mentionedBy(card: Value<CardId>): OutOfPlay {
    return this.where((g, s, other) => {
      const id = card(g, s);
      return id !== NONE && defOf(g, id).mentions.includes(defOf(g, other).name);
    });
  }
  /** For the engine: those that you could play now, at that base or one of these if any are named. */
  playable(at?: Value<BaseId> | Value<readonly BaseId[]>): OutOfPlay {
    return this.where(youCouldPlay(at, this.side));
  }
  /** Those that no card in play forbids you to play, whether or not they could be played right now. */
  get notForbidden(): OutOfPlay {
    return this.where((g, s, card) => {
      const play = { card, player: s.you, base: NONE, on: NONE, extra: true, mayGoTo: () => false };
      return isTrueAs(
        g,
        card,
        this.side,
        (seen) => !inForce(seen).cannotPlay.some(({ rule, scope }) => rule.test(seen, scope, play)),
      );
    });
  }
  /** Those owned by that player, whoever has them (R9.3). */
  ownedBy(player: Value<Seat>): OutOfPlay {
    return this.where((g, s, card) => ownerOf(g, card) === player(g, s));
  }
  /** The card that the ability is on. */
  get itself(): OutOfPlay {
    return this.where(isItself);
  }
  get others(): OutOfPlay {
    return this.where(isOther);
  }
}

noteWords('outOfPlay', OutOfPlay);

/** The cards in that player's hand. */
export function handOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay((g, s) => playerOf(g, player(g, s)).hand, [], 'hand', player);
}
function deckOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay((g, s) => playerOf(g, player(g, s)).deck, [], 'deck', player);
}
function discardPileOf(player: Value<Seat>): OutOfPlay {
  return new OutOfPlay((g, s) => playerOf(g, player(g, s)).discard, [], 'discard', player);
}
/** The cards in your hand. */
export const yourHand = handOf(you);
/** The cards in your deck. */
export const yourDeck = deckOf(you);
/** The cards in your discard pile. */
export const yourDiscardPile = discardPileOf(you);
/** The discard piles of these players together. */
export function discardPilesOf(who: Players): OutOfPlay {
  const cards: Source = (g, s) =>
    g.state.players.flatMap(({ discard }, seat) => (who.matches(g, s, seat) ? discard : []));
  return new OutOfPlay(cards, [], 'discard', you);
}
/**
 * What could be played as an extra minion at that base: minions in your hand, and those that may come from the
 * discard pile.
 */
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
/** The base deck belongs to nobody; the verbs for decks can be told to use it. */
export class BaseDeck extends OutOfPlay {
  readonly holdsBases = true;
}
/** The cards in the base deck, from the bottom up; the verbs for decks can be told to use it. */
export const baseDeck = new BaseDeck((g) => g.state.baseDeck, [], 'deck', you);
/** Cards that an earlier step has found or set aside. */
export function among(cards: Value<readonly CardId[]>): OutOfPlay {
  return new OutOfPlay((g, s) => cards(g, s), [], 'revealed', you);
}
