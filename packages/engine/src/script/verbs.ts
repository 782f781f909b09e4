import {
  changeControl,
  placeCounters,
  placeFromPlay,
  removeCounters,
  returnToHand,
  transfer,
} from '../changes/affect.ts';
import {
  discardBase,
  enterBase,
  exchangeBase,
  renewBaseDeck,
  shuffleBaseDeck,
  takeBase,
} from '../changes/bases.ts';
import { bury } from '../changes/bury.ts';
import { destroy } from '../changes/destroy.ts';
import { discard, randomFromHand } from '../changes/discard.ts';
import { enterPlay } from '../changes/enter-play.ts';
import { handOver, handOverOpenly } from '../changes/hand-over.ts';
import { leavePlay, putAway, type Destination } from '../changes/leave-play.ts';
import { tell } from '../changes/log.ts';
import { move } from '../changes/move.ts';
import { happening, notice } from '../changes/notice.ts';
import { gainVp } from '../changes/vp.ts';
import {
  backOnDeck,
  crossBarrier,
  draw,
  learn,
  learnAll,
  openlyToHand,
  quietlyToHand,
  renewDeck,
  renumber,
  secretlyToDeck,
  secretlyToHands,
  secretlyToLimbo,
  shuffleDeck,
  take,
  takeFromDeck,
  toLimbo,
  type DeckEnd,
} from '../changes/zones.ts';
import { ask } from '../flow/ask.ts';
import { startDuel } from '../flow/duel.ts';
import { isClaimed, startPlay } from '../flow/play.ts';
import { currentScoring } from '../flow/scoring.ts';
import { uncover } from '../flow/uncover.ts';
import { defOf, touch, type Game } from '../game.ts';
import type { Condition, Scope, Value } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import type { Happening, HappeningKind, Zone } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { randomBelow } from '../model/random.ts';
import type { Until } from '../model/state.ts';
import { isUsedUp, useUp } from '../rules/limits.ts';
import { baseAt, baseInPlay, cardsAt, pieceOf, stampOf } from '../rules/table.ts';
import { obstacleToPlaying, scopeOf } from '../rules/playing.ts';
import { responseNow } from '../rules/responses.ts';
import { OUTSIDE_LIMITS } from '../rules/ways.ts';
import { ExtraPlays } from './extra-plays.ts';
import {
  among,
  baseDeck,
  bases,
  youCouldPlay,
  otherPlayers,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Choosable,
  type OutOfPlay,
  type Players,
} from './selections.ts';
import { triggered, type TriggerOptions } from './triggered.ts';
import {
  baseOf,
  currentPlayer,
  nameOf,
  nextBaseIsFixed,
  playedAt,
  read,
  setAside,
  you,
  type Amount,
  goesItsOwnWay,
} from './values.ts';
import { causeOf, first, inSlot, listOf, type Purpose, type Some } from './writer.ts';

/** The verbs of the rulebook (R9). Each goes through the pipeline and returns what it really did. */
export class Verbs extends ExtraPlays {
  // Cards in play

  destroy(cards: Some): Value<readonly number[]> {
    const list = listOf(cards);
    const slot = this.newSlot();
    this.do((g, f) => destroy(g, list(g, f), causeOf(f), slot));
    return inSlot(slot);
  }

  /** To another base, all together. */
  move(cards: Some, to: Value<BaseId>): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      const base = to(g, f);
      return move(
        g,
        list(g, f).map((card) => ({ card, to: base })),
        causeOf(f),
      );
    });
  }

  /** To a different base of your choice. */
  moveElsewhere(card: Value<CardId>): Value<number> {
    const slot = this.newSlot();
    this.do((_, f) => {
      f.vars[slot] = [];
    });
    this.to(card, (mover) => {
      const goal = this.choose(bases.otherThan(baseOf(mover)), 'move to');
      const moved = this.move(mover, goal);
      this.do((g, f) => {
        f.vars[slot] = moved(g, f).slice();
      });
    });
    return first(inSlot(slot));
  }

  /** From here to another base of your choice, or from another base to here. */
  moveToOrFromHere(card: Value<CardId>): void {
    this.if(
      (g, s) => baseAt(g, card(g, s)) === s.here,
      () => this.moveElsewhere(card),
      () => this.move(card, (_, s) => s.here),
    );
  }

  /** Each to its own base, all together: the bases in the same order as the cards. */
  moveEach(cards: Value<readonly CardId[]>, to: Value<readonly BaseId[]>): Value<readonly number[]> {
    return this.result((g, f) => {
      const goals = to(g, f);
      const moves = cards(g, f).map((card, i) => ({ card, to: goals[i] ?? NONE }));
      return move(g, moves, causeOf(f));
    });
  }

  /** Each to a different base of your choice, one after another (the question names the minion); then all together. */
  moveEachElsewhere(cards: Some): Value<readonly number[]> {
    const movers = this.noteAll(cards);
    const slot = this.newSlot();
    this.do((_, f) => {
      f.vars[slot] = [];
    });
    this.forEach(movers, (mover) => {
      this.steps.push({
        run: (g, f) => {
          const others = bases.otherThan(baseOf(mover)).list(g, f);
          if (others.length < 2) {
            f.vars[slot] = [...f.vars[slot], others[0] ?? NONE];
            return true;
          }
          ask(g, {
            seat: f.you,
            kind: 'choose',
            options: others.map((base) => ({ kind: 'base', base })),
            source: f.self,
            prompt: { key: 'move to', card: mover(g, f) },
          });
          return false;
        },
        answer: (_, f, [picked]) => {
          f.vars[slot] = [...f.vars[slot], picked.kind === 'base' ? picked.base : NONE];
        },
      });
    });
    return this.moveEach(movers, inSlot(slot));
  }

  /** From play to their owners' hands. */
  return(cards: Some): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => returnToHand(g, list(g, f), causeOf(f)));
  }

  /** From play to somewhere of their owners'. */
  place(cards: Some, to: Destination): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => placeFromPlay(g, list(g, f), to, causeOf(f)));
  }

  /** An action that is not in play goes onto a base under your control, without being played (R3.2). */
  placeOnBase(action: Value<CardId>, at: Value<BaseId>): void {
    this.do((g, f) => {
      const card = action(g, f);
      if (card === NONE) return;
      learnAll(g, card);
      enterPlay(g, card, 'action', f.you, { base: at(g, f), on: NONE });
      tell(g, () => ({ key: 'transfer', card, base: at(g, f), on: NONE, source: f.self }));
    });
  }

  /** From play into your hand, whoever owns them. A buried card stays unseen: only who knew it, and you, know it. */
  takeFromPlay(cards: Some): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      const hidden = list(g, f).filter((card) => pieceOf(g, card)?.as === 'buried');
      const taken = placeFromPlay(g, list(g, f), 'limbo', causeOf(f));
      for (const card of taken) {
        take(g, card);
        const isHidden = hidden.includes(card);
        if (isHidden) quietlyToHand(g, card, f.you);
        else openlyToHand(g, card, f.you);
        tell(g, () => ({
          key: 'to hand',
          player: f.you,
          cards: [card],
          ...(isHidden ? { seenBy: [f.you] } : {}),
        }));
      }
      return taken;
    });
  }

  /** +1 power counters, that many on each. */
  placeCounters(cards: Some, count: Amount = 1): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) =>
      list(g, f).flatMap((card) => placeCounters(g, card, read(g, f, count), causeOf(f))),
    );
  }

  removeCounters(cards: Some, count: Amount = 1): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) =>
      list(g, f).flatMap((card) => removeCounters(g, card, read(g, f, count), causeOf(f))),
    );
  }

  giveControl(cards: Some, to: Value<Seat>): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => list(g, f).flatMap((card) => changeControl(g, card, to(g, f), causeOf(f))));
  }

  /** An action to a base, or onto a minion. */
  transfer(action: Value<CardId>, to: Value<CardId>): Value<readonly number[]> {
    return this.result((g, f) => {
      const goal = to(g, f);
      if (goal === NONE) return [];
      const on = pieceOf(g, goal) === null ? NONE : goal;
      return transfer(g, action(g, f), { base: baseAt(g, goal), on }, causeOf(f));
    });
  }

  /** One of each of these groups, picked at random. */
  oneAtRandomOfEach(who: Players, group: (player: Value<Seat>) => Choosable): Value<readonly number[]> {
    return this.result((g, f) =>
      who.list(g, f).flatMap((player) => {
        const found = group(() => player).list(g, f);
        if (found.length > 1) crossBarrier(g);
        return found.length === 0 ? [] : [found[randomBelow(g.state.random, found.length)]];
      }),
    );
  }

  /** One of each group that has any, picked by you, one after another. */
  chooseOneOfEach(
    list: Some,
    group: (item: Value<number>) => Choosable,
    purpose: Purpose,
  ): Value<readonly number[]> {
    const slot = this.newSlot();
    this.do((_, f) => {
      f.vars[slot] = [];
    });
    this.forEach(list, (item) => {
      const picked = this.choose(group(item), purpose);
      this.do((g, f) => {
        if (picked(g, f) !== NONE) f.vars[slot] = [...f.vars[slot], picked(g, f)];
      });
    });
    return inSlot(slot);
  }

  // Hands, decks and discard piles

  draw(count: Amount, player: Value<Seat> = you): Value<readonly number[]> {
    return this.result((g, f) => draw(g, player(g, f), read(g, f, count)));
  }

  /** Cards of a hand (or revealed ones) to their owners' discard piles. */
  discard(cards: Some, from: Value<Seat> = you): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      const gone = list(g, f).slice();
      discard(g, gone, from(g, f), from(g, f));
      return gone;
    });
  }

  discardAtRandom(count: Amount, from: Value<Seat>): Value<readonly number[]> {
    return this.result((g, f) => {
      const seat = from(g, f);
      const gone = randomFromHand(g, seat, read(g, f, count));
      discard(g, gone, seat, seat);
      return gone;
    });
  }

  takeAtRandom(from: Value<Seat>): Value<readonly number[]> {
    return this.result((g, f) => {
      const seat = from(g, f);
      const taken = secretlyToHands(
        g,
        randomFromHand(g, seat, 1).map((card) => ({ card, to: f.you })),
        seat,
      );
      for (const card of taken) {
        tell(g, () => ({
          key: 'hand over',
          player: seat,
          other: f.you,
          cards: [card],
          seenBy: [seat, f.you],
        }));
      }
      return taken;
    });
  }

  /** Cards that everybody can see go to a hand: their owner's, unless the text says whose. */
  toHand(cards: Some, whose?: Value<Seat>): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      const taken = unclaimed(g, list(g, f)).filter((card) => pieceOf(g, card) === null);
      for (const card of taken) {
        take(g, card);
        openlyToHand(g, card, whose === undefined ? g.state.owners[card] : whose(g, f));
      }
      if (taken.length > 0) tell(g, () => ({ key: 'to hand', player: f.you, cards: taken }));
      return taken;
    });
  }

  /** Cards from a discard pile, or revealed ones, to their owners' decks in view of all. */
  toDeck(cards: Some, to: Destination): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      const placed = unclaimed(g, list(g, f));
      const owners = new Set(placed.map((card) => g.state.owners[card]));
      for (const card of placed) {
        take(g, card);
        putAway(g, card, to);
      }
      if (placed.length > 0) {
        const key =
          to === 'deck top' ? 'place on top' : to === 'deck bottom' ? 'place on bottom' : 'shuffle in';
        tell(g, () => ({ key, player: f.you, cards: placed }));
      }
      // Told before the shuffle, which gives the cards other numbers.
      if (to === 'deck shuffled') for (const owner of owners) shuffleDeck(g, owner);
      return placed;
    });
  }

  /** Cards from your hand onto or under your own deck, unseen (R9.4). */
  fromHandToDeck(cards: Some, end: DeckEnd): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      const placed = secretlyToDeck(g, list(g, f), f.you, end);
      if (placed.length > 0) {
        const key = end === 'top' ? 'place on top' : 'place on bottom';
        tell(g, () => ({ key, player: f.you, cards: placed, seenBy: [f.you] }));
      }
      return placed;
    });
  }

  /** Your whole hand is shuffled into your deck, unseen (R9.4). */
  shuffleHandIn(): void {
    this.do((g, f) => {
      const placed = secretlyToDeck(g, g.state.players[f.you].hand.slice(), f.you, 'bottom');
      if (placed.length > 0)
        tell(g, () => ({ key: 'shuffle in', player: f.you, cards: placed, seenBy: [f.you] }));
      shuffleDeck(g, f.you);
    });
  }

  shuffle(player: Value<Seat> = you): void {
    this.do((g, f) => shuffleDeck(g, player(g, f)));
  }

  /** A deck that is empty is made anew from the discard pile before it is searched (R2.1). */
  renewDeck(player: Value<Seat> = you): void {
    this.do((g, f) => {
      renewDeck(g, player(g, f));
    });
  }

  /**
   * Search a deck (and other places) for one card: it is shown and set aside, and the deck is shuffled (R9.12). The
   * next step says where it goes.
   */
  search(from: OutOfPlay, optional = false): Value<number> {
    this.renewDeck(from.whose);
    const found = optional ? this.mayChoose(from, 'search') : this.choose(from, 'search');
    this.do((g, f) => {
      const card = found(g, f);
      if (card !== NONE) {
        toLimbo(g, card);
        learnAll(g, card);
        tell(g, () => ({ key: 'reveal', player: f.you, cards: [card] }));
      }
      shuffleDeck(g, from.whose(g, f));
    });
    return found;
  }

  /** Search for a card and play it, which may be declined (R3.3). */
  searchAndPlay(from: OutOfPlay, options: PlayOptions = {}): Value<number> {
    const found = this.search(from, true);
    const played = this.play(found, options);
    this.if(
      (g, s) => g.state.limbo.includes(found(g, s)) && played(g, s) === NONE,
      () => this.shuffleBack(found, from.whose),
    );
    return played;
  }

  /**
   * Search your deck, your discard pile, or both for one card. Both may be looked through before one is taken; taking
   * none is allowed, unless it is mandatory, and a searched deck is shuffled. The next step says where the card goes.
   */
  searchDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, mandatory = false): Value<number> {
    const slot = this.newSlot();
    const found = first(inSlot(slot));
    const keep = (card: Value<number>): void =>
      this.do((g, f) => {
        f.vars[slot] = [card(g, f)];
      });
    const pile = which(yourDiscardPile);
    const searchPile = (): void =>
      keep(mandatory ? this.choose(pile, 'search') : this.mayChoose(pile, 'search'));
    const searchDeck = (optional: boolean): void => keep(this.search(which(yourDeck), optional));
    this.oneOf({
      deck: [
        () => {
          this.renewDeck();
          // Where one must be taken, the deck may be left for the discard pile only if that has one.
          this.if(
            mandatory ? pile.exist : () => true,
            () => searchDeck(true),
            () => searchDeck(false),
          );
          this.if((g, s) => found(g, s) === NONE, searchPile);
        },
      ],
      'discard pile': [searchPile],
    });
    return found;
  }

  /** The same, and your hand before them. */
  searchHandDeckOrDiscardPile(which: (pile: OutOfPlay) => OutOfPlay, mandatory = false): Value<number> {
    const slot = this.newSlot();
    const found = first(inSlot(slot));
    const keep = (card: Value<number>): void =>
      this.do((g, f) => {
        f.vars[slot] = [card(g, f)];
      });
    keep(this.mayChoose(which(yourHand), 'search'));
    this.if(
      (g, s) => found(g, s) === NONE,
      () => keep(this.searchDeckOrDiscardPile(which, mandatory)),
    );
    return found;
  }

  /** A card that was found: put it into your hand, or play it at once as an extra card (R3.5), there if a base is named. */
  takeOrPlay(found: Value<CardId>, at?: Value<BaseId>): void {
    this.to(found, () =>
      this.oneOf({
        'put into hand': [() => this.toHand(found)],
        play: [
          () => this.play(found, at === undefined ? {} : { at }),
          (g, s) => youCouldPlay(at)(g, s, found(g, s)),
        ],
      }),
    );
  }

  /** Cards from the top (or bottom) of a deck, shown to all and set aside (R9.12). */
  reveal(count: Amount, of: Value<Seat> = you, end: DeckEnd = 'top'): Value<readonly number[]> {
    return this.letRevealedAnswer(this.setAside(count, of, end, true), of);
  }

  /** A revealed card may have an answer to that: its holder plays it at once, and it is not among them any more. */
  private letRevealedAnswer(cards: Value<readonly number[]>, of: Value<Seat>): Value<readonly number[]> {
    const played = this.newSlot();
    const latest = this.newSlot();
    this.do((_, f) => {
      f.vars[played] = [];
    });
    this.forEach(cards, (card) => {
      this.steps.push({
        run: (g, f) => {
          f.vars[latest] = [];
          const answer = answerWhenRevealed(g, f, card(g, f), of(g, f));
          if (answer !== null) askToAnswer(g, of(g, f), card(g, f), answer.ability);
          return answer === null;
        },
        answer: (g, f, [picked]) => {
          if (picked.kind === 'use') playRevealed(g, f, picked.card, picked.ability, of(g, f), latest);
        },
      });
      this.do((_, f) => {
        f.vars[played] = [...f.vars[played], ...f.vars[latest]];
      });
    });
    return this.result((g, f) => cards(g, f).filter((card) => !f.vars[played].includes(card)));
  }

  /** The top card of each of these decks, shown to all and set aside; what is left of them can be put back. */
  revealTopOfEach(who: Players): Tops {
    const cards = this.newSlot();
    const decks = this.newSlot();
    this.do((_, f) => {
      f.vars[cards] = [];
      f.vars[decks] = [];
    });
    this.forEach(who, (player) => {
      const found = this.reveal(1, player);
      this.do((g, f) => {
        f.vars[cards] = [...f.vars[cards], ...found(g, f)];
        f.vars[decks] = [...f.vars[decks], ...found(g, f).map(() => player(g, f))];
      });
    });
    const from =
      (deck: Value<Seat>, except: Value<CardId>): Value<readonly number[]> =>
      (g, s) =>
        s.vars[cards].filter((card, i) => s.vars[decks][i] === deck(g, s) && card !== except(g, s));
    return {
      cards: inSlot(cards),
      putBackExcept: (played) =>
        this.forEach(inSlot(decks), (deck) => this.putBack(from(deck, played), 'top', deck)),
    };
  }

  /** The same, seen by you alone. */
  lookAt(count: Amount, of: Value<Seat> = you, end: DeckEnd = 'top'): Value<readonly number[]> {
    return this.setAside(count, of, end, false);
  }

  private setAside(count: Amount, of: Value<Seat>, end: DeckEnd, openly: boolean): Value<readonly number[]> {
    return this.result((g, f) => {
      const seat = of(g, f);
      const cards: CardId[] = [];
      for (let i = read(g, f, count); i > 0; i--) {
        const card = takeFromDeck(g, seat, end);
        if (card === NONE) break;
        g.state.limbo.push(card);
        cards.push(card);
      }
      show(g, f, cards, seat, openly);
      return cards;
    });
  }

  /** Reveals cards from the top until that many fit, or the deck runs out (R9.14). */
  revealUntil(count: number, fits: OutOfPlay, of: Value<Seat> = you): Value<readonly number[]> {
    const cards = this.result((g, f) => {
      const seat = of(g, f);
      const cards: CardId[] = [];
      renewDeck(g, seat);
      const { deck } = g.state.players[seat];
      while (deck.length > 0 && cards.filter((card) => fits.matches(g, f, card)).length < count) {
        const card = takeFromDeck(g, seat);
        g.state.limbo.push(card);
        cards.push(card);
      }
      show(g, f, cards, seat, true);
      return cards;
    });
    return this.letRevealedAnswer(cards, of);
  }

  /**
   * You play a minion off the top of your deck there (R9.14): it is played, or discarded if it cannot be. What else was
   * revealed belongs to no zone until a later step shuffles it in.
   */
  playMinionOffTheTop(at: Value<BaseId>): OffTheTop {
    const revealed = this.revealUntil(1, yourDeck.minions);
    const played = this.play(this.note(first(among(revealed).minions.list)), { at, orDiscard: true });
    return { played, unused: setAside(revealed) };
  }

  /** Look at another player's hand. */
  lookAtHand(of: Value<Seat>): Value<readonly number[]> {
    return this.result((g, f) => {
      const seat = of(g, f);
      const { hand } = g.state.players[seat];
      show(g, f, hand, seat, false);
      return hand;
    });
  }

  /** Cards set aside go back onto (or under) the deck they came from; the last of the list ends up outermost. */
  putBack(cards: Some, end: DeckEnd, of: Value<Seat> = you): void {
    const list = listOf(cards);
    this.do((g, f) => {
      const cards = list(g, f).filter((card) => g.state.limbo.includes(card));
      // Nobody else saw the order: whoever knew one of them no longer knows where it lies.
      const placed = cards.length > 1 ? renumber(g, cards, f.you) : cards;
      for (const card of placed) {
        take(g, card);
        backOnDeck(g, card, of(g, f), end);
      }
    });
  }

  /** Cards set aside are shuffled into the deck they came from. */
  shuffleBack(cards: Some, of: Value<Seat> = you): void {
    this.putBack(cards, 'bottom', of);
    this.shuffle(of);
  }

  /**
   * For each of the cards the top or the bottom of a deck, as you like, and in the order you like: the last of each
   * list is meant to end up outermost. The next steps put them there.
   */
  chooseEnds(cards: Some): Ends {
    const all = this.noteAll(cards);
    const slot = this.newSlot();
    const bottom = inSlot(slot);
    const sink = (low: Value<readonly number[]>): void =>
      this.do((g, f) => {
        f.vars[slot] = low(g, f).slice();
      });
    this.if(
      (g, s) => all(g, s).length === 1,
      () => this.oneOf({ top: [() => sink(() => [])], bottom: [() => sink(all)] }),
      () => sink(this.order(this.chooseAny(among(all), 'to the bottom'), 'to the bottom')),
    );
    const top = this.order(
      among(all).where((g, s, card) => !bottom(g, s).includes(card)),
      'to the top',
    );
    return { top, bottom };
  }

  /** Cards set aside go back on your deck, each on the top or the bottom as you like. */
  putBackEitherEnd(cards: Some): void {
    const { top, bottom } = this.chooseEnds(cards);
    this.putBack(top, 'top');
    this.putBack(bottom, 'bottom');
  }

  /** Cards in play go to their owners' decks, each on the top or the bottom as you like. */
  placeEitherEnd(cards: Some): void {
    const { top, bottom } = this.chooseEnds(cards);
    this.place(top, 'deck top');
    this.place(bottom, 'deck bottom');
  }

  /** Cards from your hand go on your deck, each on the top or the bottom as you like, unseen (R9.4). */
  fromHandToEitherEnd(cards: Some): void {
    const { top, bottom } = this.chooseEnds(cards);
    this.do((g, f) => {
      const onTop = top(g, f).length;
      // All leave the hand together: its cards are numbered anew when some have left unseen.
      const placed = secretlyToLimbo(g, [...top(g, f), ...bottom(g, f)], f.you);
      placed.forEach((card, i) => {
        take(g, card);
        backOnDeck(g, card, f.you, i < onTop ? 'top' : 'bottom');
      });
      const report = (key: 'place on top' | 'place on bottom', cards: readonly CardId[]): void => {
        if (cards.length > 0) tell(g, () => ({ key, player: f.you, cards, seenBy: [f.you] }));
      };
      report('place on top', placed.slice(0, onTop));
      report('place on bottom', placed.slice(onTop));
    });
  }

  handOver(cards: Some, to: Value<Seat>): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      return handOver(
        g,
        f.you,
        list(g, f).map((card) => ({ card, to: to(g, f) })),
      );
    });
  }

  /** One card of your hand for each of the players, as you like; all are handed over together. */
  handOverOneEach(to: Some): Value<readonly number[]> {
    return this.share(to, 1, Number.MAX_SAFE_INTEGER);
  }

  /** Up to that many cards of your hand, shared among the players as you like; all are handed over together. */
  handOverUpTo(count: number, to: Some): Value<readonly number[]> {
    return this.share(to, 0, count);
  }

  /** Asks for each player in turn, and names that player. To each `least` (or, if that is 0, any number), in all `most`. */
  private share(to: Some, least: 0 | 1, most: number): Value<readonly number[]> {
    const cards = this.newSlot();
    const takers = this.newSlot();
    this.do((_, f) => {
      f.vars[cards] = [];
      f.vars[takers] = [];
    });
    this.forEach(to, (taker) => {
      const keep = (g: Game, f: AbilityFrame, gifts: readonly CardId[]): void => {
        f.vars[cards] = [...f.vars[cards], ...gifts];
        f.vars[takers] = [...f.vars[takers], ...gifts.map(() => taker(g, f))];
      };
      this.steps.push({
        run: (g, f) => {
          const left = g.state.players[f.you].hand.filter((card) => !f.vars[cards].includes(card));
          const max = Math.min(left.length, least === 1 ? 1 : most - f.vars[cards].length);
          if (max <= 0 || left.length === least) {
            keep(g, f, max <= 0 ? [] : left);
            return true;
          }
          ask(g, {
            seat: f.you,
            kind: 'choose',
            options: left.map((card) => ({ kind: 'card', card })),
            min: least,
            max,
            source: f.self,
            prompt: { key: 'give', card: f.self, player: taker(g, f) },
          });
          return false;
        },
        answer: (g, f, picked) =>
          keep(
            g,
            f,
            picked.flatMap((option) => (option.kind === 'card' ? [option.card] : [])),
          ),
      });
    });
    return this.result((g, f) => {
      const gifts = f.vars[cards].map((card, i) => ({ card, to: f.vars[takers][i] }));
      return handOver(g, f.you, gifts);
    });
  }

  /** Name a card: any number of cards of that name, also none. */
  chooseAnyOfOneName(from: OutOfPlay, purpose: Purpose): Value<readonly number[]> {
    const named = this.chooseName(from);
    return this.chooseAny(from.named(nameOf(named)), purpose);
  }

  /** Say a faction, of those that the cards belong to. The value is a card of that faction. */
  chooseFaction(from: Choosable): Value<number> {
    const slot = this.newSlot();
    const oneOfEach = (g: Game, f: AbilityFrame): CardId[] => {
      const all = from.list(g, f);
      return all.filter(
        (card, i) => all.findIndex((other) => defOf(g, other).faction === defOf(g, card).faction) === i,
      );
    };
    this.steps.push({
      run: (g, f) => {
        const found = oneOfEach(g, f);
        f.vars[slot] = found;
        if (found.length < 2) return true;
        ask(g, {
          seat: f.you,
          kind: 'choose',
          options: found.map((card) => ({ kind: 'faction', faction: defOf(g, card).faction })),
          source: f.self,
          prompt: { key: 'faction', card: f.self },
        });
        return false;
      },
      answer: (g, f, [picked]) => {
        f.vars[slot] = oneOfEach(g, f).filter(
          (card) => picked.kind === 'faction' && picked.faction === defOf(g, card).faction,
        );
      },
    });
    return first(inSlot(slot));
  }

  /** Say a faction, of those that these players own. */
  chooseFactionOf(who: Players): Value<string> {
    const slot = this.newSlot();
    const keep = (g: Game, f: AbilityFrame, faction: string | undefined): void => {
      // A card of the library stands for its faction: numbers of cards in the game change.
      f.vars[slot] =
        faction === undefined ? [] : g.lib.faction(faction).cards[g.state.config.printing].slice(0, 1);
    };
    this.steps.push({
      run: (g, f) => {
        const found = factionsOf(g, who.list(g, f));
        keep(g, f, found[0]);
        if (found.length < 2) return true;
        ask(g, {
          seat: f.you,
          kind: 'choose',
          options: found.map((faction) => ({ kind: 'faction', faction })),
          source: f.self,
          prompt: { key: 'faction', card: f.self },
        });
        return false;
      },
      answer: (g, f, [picked]) => keep(g, f, picked.kind === 'faction' ? picked.faction : undefined),
    });
    return (g, s) => g.lib.defs[s.vars[slot][0] ?? NONE]?.faction ?? '';
  }

  /** This action goes to another player's hand in place of the discard pile. */
  handOverPlayed(card: Value<CardId>, to: Value<Seat>): void {
    this.do((g, f) => {
      const id = card(g, f);
      if (g.state.limbo.includes(id) && !isClaimed(g, id))
        handOverOpenly(g, f.you, { card: id, to: to(g, f) });
    });
  }

  /** This action, just played, goes to another player of your choice, unless whatever plays it says where it goes. */
  handOverThis(): void {
    this.if(goesItsOwnWay, () => this.handOverPlayed((_, s) => s.self, this.choose(otherPlayers, 'player')));
  }

  toBox(cards: Some): void {
    const list = listOf(cards);
    this.do((g, f) => {
      for (const card of unclaimed(g, list(g, f))) {
        take(g, card);
        putAway(g, card, 'box');
        tell(g, () => ({ key: 'box', card }));
      }
    });
  }

  /** Until then, whenever that happens: a trigger that outlives this ability. */
  later(
    until: Until,
    on: HappeningKind,
    text: (c: Verbs) => void,
    options: TriggerOptions & { readonly once?: boolean } = {},
  ): void {
    const inner = new Verbs(this.slots);
    text(inner);
    const ability = { id: NONE, spec: triggered(on, inner.script(), options) };
    this.until(until, { kind: 'listener', ability, once: options.once ?? false });
  }

  /** What a replacement did, for the destruction that it replaces. */
  report(done: Value<readonly number[]>): void {
    this.do((g, f) => {
      f.vars[0] = done(g, f).slice();
    });
  }

  // Victory points and limits

  gainVp(count: Amount, player: Value<Seat> = you): void {
    this.do((g, f) => gainVp(g, player(g, f), read(g, f, count), f.self));
  }

  /** From here on the ability counts as used this turn, where declining does not use it up. */
  useUp(): void {
    this.do((g, f) => useUp(g, f.ability, 'once per turn', f.you, f.stamp));
  }

  get notUsedUp(): Condition {
    return (g, s) =>
      'ability' in s && typeof s.ability === 'number'
        ? !isUsedUp(g, s.ability, 'once per turn', s.you, s.stamp)
        : true;
  }

  /** From here on this card has reacted to that one, where it does so only once in a turn. */
  hasReactedTo(card: Value<CardId>): void {
    this.do((g, f) => {
      const stamp = stampOf(g, card(g, f));
      if (stamp !== NONE) useUp(g, firstAbility(g, f), 'once per turn', f.you, stamp);
    });
  }

  notReactedTo(card: Value<CardId>): Condition {
    return (g, s) => {
      const stamp = stampOf(g, card(g, s));
      return stamp === NONE || !isUsedUp(g, firstAbility(g, s), 'once per turn', s.you, stamp);
    };
  }

  // Playing, burying, dueling

  /** Play this very card now (R3.5), from wherever it lies. The card played, or nothing. */
  play(card: Value<CardId>, options: PlayOptions = {}): Value<number> {
    const slot = this.newSlot();
    this.do((g, f) => {
      const id = card(g, f);
      f.vars[slot] = [];
      if (id === NONE) return;
      startPlay(g, {
        card: id,
        player: options.by === undefined ? f.you : options.by(g, f),
        from: zoneOf(g, id),
        using: OUTSIDE_LIMITS,
        bases: options.at === undefined ? null : listOf(options.at)(g, f).slice(),
        orDiscard: options.orDiscard ?? false,
        claimed: options.claimed ?? false,
        ...(options.regardless ? timing(g, f, id) : {}),
        into: slot,
      });
    });
    return first(inSlot(slot));
  }

  /** Plays these cards of your hand, one after another in the order you like. What cannot be played stays there. */
  playEach(cards: Some): void {
    const all = this.noteAll(cards);
    const done = this.newSlot();
    this.do((_, f) => {
      f.vars[done] = [];
    });
    const left = yourHand
      .amongThese(all)
      .where((_, s, card) => !s.vars[done].includes(card))
      .playable();
    this.while(left.exist, () => {
      const next = this.choose(left, 'play');
      this.do((g, f) => {
        f.vars[done] = [...f.vars[done], next(g, f)];
      });
      this.play(next);
    });
  }

  /**
   * At each of the bases you may play one of the cards, in the order you like. After one is declined nobody is asked
   * again.
   */
  mayPlayOneAtEach(at: Some, from: OutOfPlay): void {
    const left = this.newSlot();
    const goals = inSlot(left);
    const list = listOf(at);
    const playable = from.playableAt(goals);
    this.do((g, f) => {
      f.vars[left] = list(g, f).slice();
    });
    this.while(playable.exist, () => {
      const played = this.play(this.mayChoose(playable, 'play'), { at: goals });
      const goal = playedAt(played);
      this.do((g, f) => {
        f.vars[left] = played(g, f) === NONE ? [] : f.vars[left].filter((base) => base !== goal(g, f));
      });
    });
  }

  /** From hand, unseen, or this very card, shown (R7.1). */
  bury(cards: Some, at: Value<BaseId>): Value<readonly number[]> {
    const list = listOf(cards);
    return this.result((g, f) => {
      return bury(g, unclaimed(g, list(g, f)), at(g, f), f.you);
    });
  }

  uncover(card: Value<CardId>): Value<number> {
    const slot = this.newSlot();
    this.do((g, f) => {
      f.vars[slot] = [];
      uncover(g, card(g, f), f.you, slot);
    });
    return first(inSlot(slot));
  }

  /** The two minions duel (R8). */
  duel(challenger: Value<CardId>, challenged: Value<CardId>): DuelResult {
    const slot = this.newSlot();
    this.do((g, f) => {
      f.vars[slot] = [];
      startDuel(g, challenger(g, f), challenged(g, f), slot);
    });
    const half = (g: Game, s: Scope, which: 0 | 1): number[] => {
      const all = inSlot(slot)(g, s);
      const middle = all.length / 2;
      return which === 0 ? all.slice(0, middle) : all.slice(middle);
    };
    return { winners: (g, s) => half(g, s, 0), losers: (g, s) => half(g, s, 1) };
  }

  // Bases

  /** The top cards of the base deck, set aside. */
  takeBases(count: Amount): Value<readonly number[]> {
    return this.result((g, f) => {
      const found: BaseId[] = [];
      for (let i = read(g, f, count); i > 0; i--) {
        const base = takeBase(g);
        if (base !== NONE) found.push(base);
      }
      return found;
    });
  }

  /** The top cards of the base deck, set aside, seen by you alone (R9.12). */
  lookAtBases(count: Amount): Value<readonly number[]> {
    const found = this.takeBases(count);
    return this.result((g, f) => {
      // Whoever knew one of them cannot follow it when they are put back.
      const cards = found(g, f).length > 1 ? renumber(g, found(g, f), f.you) : found(g, f);
      for (const base of cards) learn(g, f.you, base);
      if (cards.length > 0) tell(g, () => ({ key: 'look', player: f.you, cards, seenBy: [f.you] }));
      return cards;
    });
  }

  /** The same, shown to all. */
  revealBases(count: Amount): Value<readonly number[]> {
    const found = this.takeBases(count);
    this.do((g, f) => {
      const cards = found(g, f);
      for (const base of cards) learnAll(g, base);
      if (cards.length > 0) tell(g, () => ({ key: 'reveal', player: f.you, cards }));
    });
    return found;
  }

  /** Bases set aside go to the base discard pile. */
  discardBases(bases: Some): void {
    const list = listOf(bases);
    this.do((g, f) => {
      const cards = list(g, f);
      g.state.baseDiscard.push(...cards);
      if (cards.length > 0) tell(g, () => ({ key: 'discard', player: f.you, cards }));
    });
  }

  /** Bases set aside go back, the last of the list outermost. */
  putBasesBack(bases: Some, end: DeckEnd): void {
    const list = listOf(bases);
    this.do((g, f) => {
      for (const base of list(g, f)) {
        if (end === 'top') g.state.baseDeck.push(base);
        else g.state.baseDeck.unshift(base);
      }
      touch(g);
    });
  }

  shuffleBaseDeck(): void {
    this.do((g) => shuffleBaseDeck(g));
  }

  /** Any card of the base deck, which is made anew first if it is empty (R2.1). A later step shuffles it. */
  searchBaseDeck(): Value<number> {
    this.do((g) => renewBaseDeck(g));
    return this.choose(baseDeck, 'search');
  }

  /**
   * A card of the base deck takes the place of a base in play. What is there stays, all of it or just minions: the
   * rest is discarded, which is not being affected, since its base leaves play (R7.3, R9.2).
   */
  exchangeBase(old: Value<BaseId>, next: Value<BaseId>, stays: 'everything' | 'minions'): void {
    this.do((g, f) => {
      const base = old(g, f);
      if (stays === 'minions') {
        const leaving = cardsAt(g, base).filter((card) => {
          const piece = pieceOf(g, card);
          return piece?.as !== 'minion' && piece?.on === NONE;
        });
        if (leaving.length > 0) tell(g, () => ({ key: 'discard', player: f.you, cards: leaving }));
        const gone = leaving.map((card) => ({ card, to: 'discard' as const }));
        leavePlay(g, gone, ['to discard'], causeOf(f), base);
      }
      exchangeBase(g, base, next(g, f));
    });
  }

  /** A base comes into play besides the others (R5.8). */
  enterBase(base: Value<BaseId>): void {
    this.do((g, f) => {
      const id = base(g, f);
      if (id !== NONE) enterBase(g, id);
    });
  }

  /**
   * How an ability chooses what takes the place of the base that is scoring. What another one has chosen before stays.
   * Where several bases are to come, the current player says which of the two ways is used (R10.8).
   */
  chooseNextBase(how: () => void): void {
    const anew = this.newSlot();
    this.do((g, f) => {
      f.vars[anew] = nextBaseIsFixed(g, f) ? [] : [NONE];
    });
    this.if(
      (g, s) => s.vars[anew].length > 0 && (currentScoring(g)?.count ?? 1) > 1,
      () =>
        this.oneOf(
          {
            'one chosen base': [() => this.replaceWithSeveral(1)],
            'several bases': [
              () =>
                this.do((_, f) => {
                  f.vars[anew] = [];
                }),
            ],
          },
          currentPlayer,
        ),
    );
    this.if((_, s) => s.vars[anew].length > 0, how);
  }

  /** How many bases take the place of the one that is scoring. */
  replaceWithSeveral(count: number): void {
    this.do((g) => {
      const scoring = currentScoring(g);
      if (scoring !== undefined) scoring.count = count;
    });
  }

  /** A base leaves play without scoring: cards on it go to their owners' discard piles. */
  destroyBase(base: Value<BaseId>): void {
    this.do((g, f) => {
      const id = base(g, f);
      if (id === NONE) return;
      const leaving = cardsAt(g, id).map((card) => ({ card, to: 'discard' as const }));
      leavePlay(g, leaving, ['to discard'], causeOf(f), id);
      discardBase(g, id);
    });
  }

  /** Counters of a base's own kind. */
  placeBaseCounter(base: Value<BaseId>): void {
    this.do((g, f) => {
      const inPlay = baseInPlay(g, base(g, f));
      if (inPlay !== undefined) inPlay.counters++;
    });
  }

  /** These bases, in this order, will take the place of the one that is scoring. */
  replaceWith(bases: Some): void {
    const list = listOf(bases);
    this.do((g, f) => {
      currentScoring(g)?.next.push(...list(g, f));
    });
  }
}

export interface PlayOptions {
  /** The only bases it may go to. */
  readonly at?: Some;
  /** Who plays it. */
  readonly by?: Value<Seat>;
  /** If it cannot be played it is discarded (R9.14). */
  readonly orDiscard?: boolean;
  /** This ability says where the card goes afterwards, whatever the card itself says. */
  readonly claimed?: boolean;
  /** It is played even if its time is not now; then it does nothing. */
  readonly regardless?: boolean;
}

export interface OffTheTop {
  /** The card that was played, or nothing. */
  readonly played: Value<number>;
  readonly unused: Value<readonly number[]>;
}

export interface Tops {
  readonly cards: Value<readonly number[]>;
  /** All but the one that was played go back on top of the decks they came from. */
  readonly putBackExcept: (played: Value<CardId>) => void;
}

export interface Ends {
  readonly top: Value<readonly number[]>;
  readonly bottom: Value<readonly number[]>;
}

export interface DuelResult {
  readonly winners: Value<readonly number[]>;
  readonly losers: Value<readonly number[]>;
}

function zoneOf(g: Game, card: CardId): Zone {
  for (const { hand, discard: pile } of g.state.players) {
    if (hand.includes(card)) return 'hand';
    if (pile.includes(card)) return 'discard';
  }
  return 'deck';
}

/** The factions of these players; cards are looked through for tables that were laid out by hand. */
function factionsOf({ state, lib }: Game, seats: readonly Seat[]): string[] {
  const found = new Set(seats.flatMap((seat) => state.players[seat].factions));
  state.owners.forEach((owner, card) => {
    if (seats.includes(owner)) found.add(lib.defs[state.defs[card]].faction);
  });
  return [...found].toSorted();
}

/** Stands for all the triggered abilities of a card together. */
function firstAbility(g: Game, s: Scope): number {
  return defOf(g, s.self).triggers[0]?.id ?? NONE;
}

/** Without an action whose destination the ability that plays it decides. */
function unclaimed(g: Game, cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => !isClaimed(g, card));
}

/** As the Special whose window is open, or, outside its time, without effect. */
function timing(g: Game, f: AbilityFrame, card: CardId) {
  const response = responseNow(g, f.you, card);
  if (response !== null) return { special: response.special, event: response.event };
  const attempt = {
    card,
    player: f.you,
    bases: null,
    grant: null,
    extra: true,
    special: NONE,
    event: null,
    fromDiscard: false,
  };
  return { withoutEffect: obstacleToPlaying(g, attempt) !== null };
}

function revealedEvent(f: AbilityFrame, card: CardId, holder: Seat): Happening {
  return happening('revealed', {
    card,
    player: f.controller,
    controller: holder,
    cause: f.self,
    zone: 'deck',
  });
}

function askToAnswer(g: Game, holder: Seat, card: CardId, ability: number): void {
  ask(g, {
    seat: holder,
    kind: 'respond',
    options: [{ kind: 'use', card, ability, about: NONE }, { kind: 'pass' }],
    source: card,
    prompt: { key: 'revealed', card },
  });
}

function playRevealed(
  g: Game,
  f: AbilityFrame,
  card: CardId,
  ability: number,
  holder: Seat,
  into: number,
): void {
  const event = revealedEvent(f, card, holder);
  startPlay(g, {
    card,
    player: holder,
    from: 'deck',
    using: OUTSIDE_LIMITS,
    special: ability,
    event,
    into,
  });
}

/** The ability by which a card that is being revealed can be played, if it is revealed by another player's card. */
function answerWhenRevealed(
  g: Game,
  f: AbilityFrame,
  card: CardId,
  holder: Seat,
): { ability: number } | null {
  if (f.controller === NONE || f.controller === holder) return null;
  const event = revealedEvent(f, card, holder);
  for (const { id, spec } of defOf(g, card).responses) {
    if (spec.kind !== 'response' || spec.on !== 'revealed') continue;
    if (spec.test(g, { ...scopeOf(card, holder, NONE), event }, event)) return { ability: id };
  }
  return null;
}

/** Somebody sees face-down cards; their owner may have an answer to that. */
function show(g: Game, f: AbilityFrame, cards: readonly CardId[], whose: Seat, openly: boolean): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    if (openly) learnAll(g, card);
    else learn(g, f.you, card);
  }
  tell(g, () => ({
    key: openly ? 'reveal' : 'look',
    player: f.you,
    other: whose,
    cards,
    ...(openly ? {} : { seenBy: [f.you] }),
  }));
  // A base is nobody's card.
  if (f.controller !== NONE && f.controller !== whose) {
    notice(g, happening('seen', { player: f.controller, controller: whose, cause: f.self }));
  }
}
