import { currentScoring } from '../rules/under-way.ts';
import { discardBase, enterBase, exchangeBase } from '../changes/bases.ts';
import { leavePlay } from '../changes/leave-play.ts';
import { hearBeforeDiscard } from '../flow/beforehand.ts';
import type { Game } from '../game.ts';
import type { Condition, Value } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type BaseId } from '../model/ids.ts';
import { cardsAt, isBaseInPlay, pieceOf } from '../rules/table.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { Amount } from './amount.ts';
import { baseDeckSteps } from './base-deck-steps.ts';
import { currentPlayer } from './values.ts';
import { causeOf, listOf, type Some, type Writer } from './writer.ts';
import { kept } from '../rules/scope.ts';

/** Bases entering play, leaving it, or replacing others. */
export function baseVerbs(w: Writer, say: SequenceVerbs) {
  function replaceWithSoMany(count: number): void {
    w.do(
      (g) => {
        const scoring = currentScoring(g);
        if (scoring !== undefined) scoring.count = count;
      },
      (g) => (currentScoring(g)?.count ?? count) !== count,
    );
  }

  const verbs = {
    /** The top cards of the base deck, set aside. */
    takeBases: (count: Amount): Value<readonly number[]> => baseDeckSteps(w).take(count),

    /**
     * A card of the base deck takes the place of a base in play. Either everything there stays, or only minions and
     * titans do. What is discarded is not affected, since its base leaves play (R7.3, R9.2).
     */
    exchangeBase(old: Value<BaseId>, next: Value<BaseId>, stays: 'everything' | 'minions'): void {
      const run = (g: Game, f: AbilityFrame): void => {
        const base = old(g, f);
        const coming = next(g, f);
        // There is no card left that could take its place.
        if (coming === NONE) return;
        if (stays === 'minions') {
          const leaving = cardsAt(g, base).filter((card) => {
            const piece = pieceOf(g, card);
            // R11.7: the titan stays, since it is at the location, not on the base card.
            return piece?.as !== 'minion' && piece?.as !== 'titan' && piece?.on === NONE;
          });
          if (leaving.length > 0) {
            g.tell?.({ key: 'discard', told: 'before', player: f.you, cards: leaving });
          }
          const gone = leaving.map((card) => ({ card, to: 'discard' as const }));
          leavePlay(g, gone, ['to discard'], causeOf(f), base);
        }
        exchangeBase(g, base, coming);
      };
      w.do(run, (g, f) => isBaseInPlay(g, old(g, f)) && next(g, f) !== NONE);
    },

    /** An additional base comes into play (R5.8). */
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
     * How an ability chooses the replacement for the scoring base. An earlier ability's choice stands. Where several
     * bases are to come, the current player says which of the two ways is used (R10.8).
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
              'one chosen base': [() => verbs.replaceWith(1)],
              'several bases': [() => w.keep(anew, () => [])],
            },
            currentPlayer,
          ),
      );
      say.if((_, s) => kept(s, anew).length > 0, how);
    },

    /** These bases, in this order, or that many off the base deck, will replace the scoring base. */
    replaceWith(bases: Some | number): void {
      if (typeof bases === 'number') replaceWithSoMany(bases);
      else {
        const list = listOf(bases);
        w.do(
          (g, f) => {
            currentScoring(g)?.next.push(...list(g, f));
          },
          (g, f) => list(g, f).length > 0,
        );
      }
    },

    /** A base leaves play without scoring; the cards on it go to their owners' discard piles. */
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
  };
  return verbs;
}

export type BaseVerbs = ReturnType<typeof baseVerbs>;

/** The base that is scoring already has a replacement (R10.8). */
const nextBaseIsFixed: Condition = (g) => (currentScoring(g)?.next.length ?? 0) > 0;
