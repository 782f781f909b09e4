import { currentScoring } from '../rules/under-way.ts';
import {
  discardBase,
  discardSetAside,
  enterBase,
  exchangeBase,
  putBasesBack,
  renewBaseDeck,
  shuffleBaseDeck,
  takeBase,
} from '../changes/bases.ts';
import { leavePlay } from '../changes/leave-play.ts';
import { changeBase } from '../changes/pieces.ts';
import { learn, learnAll, renumber, type DeckEnd } from '../changes/zones.ts';
import { hearBeforeDiscard } from '../flow/beforehand.ts';
import type { Game } from '../game.ts';
import type { Condition, Value } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type BaseId } from '../model/ids.ts';
import { baseInPlay, cardsAt, isBaseInPlay, pieceOf } from '../rules/table.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import { baseDeck } from './out-of-play.ts';
import { read, type Amount } from './amount.ts';
import { currentPlayer } from './values.ts';
import { causeOf, listOf, type Could, type Some, type Writer } from './writer.ts';
import { kept } from '../rules/scope.ts';

/** The base deck, and bases that enter play, leave it or take the place of others. */
export function baseVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  const verbs = {
    /** The top cards of the base deck, set aside. */
    takeBases(count: Amount): Value<readonly number[]> {
      return w.result(
        (g, f) => {
          const found: BaseId[] = [];
          for (let i = read(g, f, count); i > 0; i--) {
            const base = takeBase(g);
            if (base !== NONE) found.push(base);
          }
          return found;
        },
        (g, f) => read(g, f, count) > 0 && basesAreLeft(g, f),
      );
    },

    /** The top cards of the base deck, set aside, seen by you alone (R9.12). */
    lookAtBases(count: Amount): Value<readonly number[]> {
      const found = verbs.takeBases(count);
      return w.result((g, f) => {
        // Whoever knew one of them cannot follow it when they are put back.
        const cards = found(g, f).length > 1 ? renumber(g, found(g, f), f.you) : found(g, f);
        for (const base of cards) learn(g, f.you, base);
        if (cards.length > 0) g.tell?.({ key: 'look', player: f.you, cards, seenBy: [f.you] });
        return cards;
      }, some(found));
    },

    /** The same, shown to all. */
    revealBases(count: Amount): Value<readonly number[]> {
      const found = verbs.takeBases(count);
      w.do((g, f) => {
        const cards = found(g, f);
        for (const base of cards) learnAll(g, base);
        if (cards.length > 0) g.tell?.({ key: 'reveal', player: f.you, cards });
      }, some(found));
      return found;
    },

    /** Bases set aside go to the base discard pile. */
    discardBases(bases: Some): void {
      const list = listOf(bases);
      w.do((g, f) => {
        const cards = list(g, f);
        discardSetAside(g, cards);
        if (cards.length > 0) g.tell?.({ key: 'discard', told: 'after', player: f.you, cards });
      }, some(list));
    },

    /** Bases set aside go back, the last of the list outermost. */
    putBasesBack(bases: Some, end: DeckEnd): void {
      const list = listOf(bases);
      w.do((g, f) => putBasesBack(g, list(g, f), end), some(list));
    },

    shuffleBaseDeck(): void {
      w.do(
        (g) => shuffleBaseDeck(g),
        (g) => g.state.baseDeck.length > 1,
      );
    },

    /** Any card of the base deck, which is made anew first if it is empty (R2.1). A later step shuffles it. */
    searchBaseDeck(): Value<number> {
      w.do(
        (g) => renewBaseDeck(g),
        (g, f) => g.state.baseDeck.length === 0 && basesAreLeft(g, f),
      );
      return say.choose(baseDeck, 'search');
    },

    /**
     * A card of the base deck takes the place of a base in play. What is there stays, all of it or just minions and titans: the
     * rest is discarded, which is not being affected, since its base leaves play (R7.3, R9.2).
     */
    exchangeBase(old: Value<BaseId>, next: Value<BaseId>, stays: 'everything' | 'minions'): void {
      const run = (g: Game, f: AbilityFrame): void => {
        const base = old(g, f);
        if (stays === 'minions') {
          const leaving = cardsAt(g, base).filter((card) => {
            const piece = pieceOf(g, card);
            // R11.7: the titan stays, for it is at the place and not on the base card.
            return piece?.as !== 'minion' && piece?.as !== 'titan' && piece?.on === NONE;
          });
          if (leaving.length > 0) {
            g.tell?.({ key: 'discard', told: 'before', player: f.you, cards: leaving });
          }
          const gone = leaving.map((card) => ({ card, to: 'discard' as const }));
          leavePlay(g, gone, ['to discard'], causeOf(f), base);
        }
        exchangeBase(g, base, next(g, f));
      };
      w.do(run, (g, f) => isBaseInPlay(g, old(g, f)) && next(g, f) !== NONE);
    },

    /** A base comes into play besides the others (R5.8). */
    enterBase(base: Value<BaseId>): void {
      w.do(
        (g, f) => {
          const id = base(g, f);
          if (id !== NONE) enterBase(g, id);
        },
        (g, f) => base(g, f) !== NONE,
      );
    },

    /**
     * How an ability chooses what takes the place of the base that is scoring. What another one has chosen before stays.
     * Where several bases are to come, the current player says which of the two ways is used (R10.8).
     */
    chooseNextBase(how: () => void): void {
      const anew = w.newSlot();
      w.quietly((g, f) => {
        f.vars[anew] = nextBaseIsFixed(g, f) ? [] : [NONE];
      });
      say.if(
        (g, s) => kept(s, anew).length > 0 && (currentScoring(g)?.count ?? 1) > 1,
        () =>
          say.oneOf(
            {
              'one chosen base': [() => verbs.replaceWithSeveral(1)],
              'several bases': [() => w.keep(anew, () => [])],
            },
            currentPlayer,
          ),
      );
      say.if((_, s) => kept(s, anew).length > 0, how);
    },

    /** How many bases take the place of the one that is scoring. */
    replaceWithSeveral(count: number): void {
      w.do(
        (g) => {
          const scoring = currentScoring(g);
          if (scoring !== undefined) scoring.count = count;
        },
        (g) => (currentScoring(g)?.count ?? count) !== count,
      );
    },

    /** These bases, in this order, will take the place of the one that is scoring. */
    replaceWith(bases: Some): void {
      const list = listOf(bases);
      w.do((g, f) => {
        currentScoring(g)?.next.push(...list(g, f));
      }, some(list));
    },

    /** A base leaves play without scoring: cards on it go to their owners' discard piles. */
    destroyBase(base: Value<BaseId>): void {
      w.do(
        (g, f) => {
          if (base(g, f) !== NONE) hearBeforeDiscard(g, cardsAt(g, base(g, f)), causeOf(f), false);
        },
        (g, f) => base(g, f) !== NONE,
      );
      w.do(
        (g, f) => {
          const id = base(g, f);
          if (id === NONE) return;
          const leaving = cardsAt(g, id).map((card) => ({ card, to: 'discard' as const }));
          leavePlay(g, leaving, ['to discard'], causeOf(f), id);
          discardBase(g, id);
        },
        (g, f) => base(g, f) !== NONE,
      );
    },

    /** Counters of a base's own kind. */
    placeBaseCounter(base: Value<BaseId>): void {
      w.do(
        (g, f) => {
          const inPlay = baseInPlay(g, base(g, f));
          if (inPlay !== undefined) changeBase(g, inPlay.base, { counters: inPlay.counters + 1 });
        },
        (g, f) => isBaseInPlay(g, base(g, f)),
      );
    },
  };
  return verbs;
}

export type BaseVerbs = ReturnType<typeof baseVerbs>;

/** The base that is scoring already has a replacement (R10.8). */
const nextBaseIsFixed: Condition = (g) => (currentScoring(g)?.next.length ?? 0) > 0;

/** Is there a base card to come, if need be by shuffling the base discard pile in? */
const basesAreLeft: Condition = (g) => g.state.baseDeck.length > 0 || g.state.baseDiscard.length > 0;

/** Is there one of them? */
function some(bases: Value<readonly BaseId[]>): Could {
  return (g, f) => bases(g, f).length > 0;
}
