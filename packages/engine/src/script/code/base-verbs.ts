import { isBigBase } from '../../rules/big-base.ts';
import { currentScoring } from '../../rules/under-way.ts';
import { discardBase, enterBase, exchangeBase, setBaseAside, putBasesBack } from '../../changes/bases.ts';
import { leavePlay } from '../../changes/leave-play.ts';
import { beforeDiscard } from '../../flow/destroy.ts';
import { scoreInstead } from '../../flow/score-instead.ts';
import type { Game } from '../../game.ts';
import type { Check, Read } from '../../library/definitions.ts';
import type { Sorts } from '../../library/nodes/grammar.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type BaseId, type CardId } from '../../model/ids.ts';
import { cardsAt, isBaseInPlay, pieceOf } from '../../rules/table.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { Amount } from './amount.ts';
import { baseDeckSteps } from './base-deck-steps.ts';
import { currentPlayer } from './values.ts';
import { listOf, type Some } from './selected.ts';
import { causeOf, type Writer } from './writer.ts';
import { kept } from '../../rules/scope.ts';

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

  /** Nothing happens if there is no card left that could take its place. */
  function exchange(old: Read<BaseId>, next: Read<BaseId>, to: 'deck' | 'discard'): void {
    w.do(
      (g, f) => {
        if (next(g, f) !== NONE) exchangeBase(g, old(g, f), next(g, f), to);
      },
      (g, f) => isBaseInPlay(g, old(g, f)) && next(g, f) !== NONE,
    );
  }

  /** What lies on the base card leaves with it. R11.7: a titan stays where minions do, since it is at the location. */
  function discardAllBut(stays: Stays, old: Read<BaseId>, next: Read<BaseId>): void {
    if (stays === 'everything') return;
    const leaving = (g: Game, f: AbilityFrame): CardId[] =>
      next(g, f) === NONE
        ? []
        : cardsAt(g, old(g, f)).filter((card) => {
            const piece = pieceOf(g, card);
            if (stays === 'nothing') return true;
            return piece?.as !== 'minion' && piece?.as !== 'titan' && piece?.on === NONE;
          });
    w.do(
      (g, f) => {
        beforeDiscard(g, leaving(g, f), causeOf(f), 'otherwise');
      },
      () => false,
    );
    w.do(
      (g, f) => {
        const cards = leaving(g, f);
        if (cards.length > 0) g.tell?.({ key: 'discard', told: 'before', player: f.you, cards });
        const gone = cards.map((card) => ({ card, to: 'discard' as const }));
        leavePlay(g, gone, ['to discard'], causeOf(f), old(g, f));
      },
      (g, f) => next(g, f) !== NONE,
    );
  }

  const verbs = {
    takeBases: (count: Amount): Read<readonly number[]> => baseDeckSteps(w).take(count),

    exchangeBase(old: Read<BaseId>, next: Read<BaseId>, stays: Stays): void {
      discardAllBut(stays, old, next);
      exchange(old, next, 'deck');
    },

    exchangeScoringBase(next: Read<BaseId>): void {
      w.do(
        (g, f) => scoreInstead(g, next(g, f)),
        (g, f) => currentScoring(g) !== undefined && next(g, f) !== NONE,
      );
    },

    enterBase(base: Read<BaseId>): void {
      w.do(
        (g, f) => {
          const id = base(g, f);
          if (id === NONE) return;
          // R14.6: there is no base but the Big Base.
          if (isBigBase(g.state)) putBasesBack(g, [id], 'top');
          else enterBase(g, id);
        },
        (g, f) => base(g, f) !== NONE && !isBigBase(g.state),
      );
    },

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

    replaceWith(bases: Some | number): void {
      if (typeof bases === 'number') replaceWithSoMany(bases);
      else {
        const list = listOf(bases);
        w.do(
          (g, f) => {
            const next = list(g, f);
            for (const base of next) setBaseAside(g, base);
            currentScoring(g)?.next.push(...next);
          },
          (g, f) => list(g, f).length > 0,
        );
      }
    },

    destroyBase(one: Read<BaseId>, replacedBy?: Read<BaseId>, stays: Stays = 'minions'): void {
      if (replacedBy !== undefined) {
        discardAllBut(stays, one, replacedBy);
        exchange(one, replacedBy, 'discard');
        return;
      }
      // R14.6: nothing would take its place.
      const base: Read<BaseId> = (g, f) => (isBigBase(g.state) ? NONE : one(g, f));
      w.do(
        (g, f) => {
          if (base(g, f) !== NONE) beforeDiscard(g, cardsAt(g, base(g, f)), causeOf(f), 'otherwise');
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

type Stays = Sorts['stays'];

export type BaseVerbs = ReturnType<typeof baseVerbs>;

/** The base that is scoring already has a replacement (R10.8). */
const nextBaseIsFixed: Check = (g) => (currentScoring(g)?.next.length ?? 0) > 0;
