import { noticeToHand } from '../../changes/to-hand.ts';
import { changeControl, outOfPlay, placeFromPlay, returnToHand, transfer } from '../../changes/affect.ts';
import { beforeDiscard, destroy } from '../../flow/destroy.ts';
import { fallingOff, type Destination } from '../../changes/leave-play.ts';
import { move } from '../../changes/move.ts';
import { fromLimbo, openlyToDeck, openlyToHand, quietlyToHand, shuffleDeck } from '../../changes/zones.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import type { Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { Affecting } from '../../model/editions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../../model/ids.ts';
import { baseOption } from '../../model/options.ts';
import { canBe, canMoveTo } from '../../rules/affectable.ts';
import { forbidden } from '../../rules/forbidden.ts';
import { baseAt, pieceOf } from '../../rules/table.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import { isOpenTo } from './able.ts';
import { bases } from './nouns.ts';
import { otherThan } from './selections.ts';
import { all, baseOf, isSome } from './values.ts';
import { listOf, type Some, type Selected } from './selected.ts';
import {
  causeOf,
  couldToSome,
  first,
  inSlot,
  orEmpty,
  type Could,
  wouldAffect,
  type Writer,
} from './writer.ts';

/** Could that be done to one of the cards in play? */
function couldBe(verb: Affecting, cards: Some): Could {
  return couldToSome(
    cards,
    (g, f, card) => canBe(g, verb, card, causeOf(f)),
    (g, f, card) => forbidden(g, verb, card, causeOf(f)),
  );
}

/** Those that will really leave play in that way. */
function leaving(cards: Some, verb: Affecting): (g: Game, f: AbilityFrame) => CardId[] {
  const list = listOf(cards);
  return (g, f) => list(g, f).filter((card) => canBe(g, verb, card, causeOf(f)));
}

/** The only one of them, or NONE. */
function onlyOne(cards: Read<readonly CardId[]>): Read<CardId> {
  return (g, s) => {
    const [only = NONE, ...others] = cards(g, s);
    return others.length === 0 ? only : NONE;
  };
}

/** What happens to cards in play (R9). */
export function tableVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  /** They leave play; what goes to the discard pile then is announced before. */
  function hearBefore(cards: Some, verb: Affecting, to?: Destination): void {
    const going = leaving(cards, verb);
    w.do(
      (g, f) => {
        const leavers = going(g, f);
        beforeDiscard(g, to === 'discard' ? leavers : fallingOff(g, leavers), causeOf(f), 'otherwise');
      },
      () => false,
    );
  }

  const verbs = {
    destroy(cards: Some): Read<readonly number[]> {
      const list = listOf(cards);
      const slot = w.newSlot();
      w.do((g, f) => destroy(g, list(g, f), causeOf(f), slot), orEmpty(slot, couldBe('destroy', cards)));
      return inSlot(slot);
    },

    move(cards: Some, to: Read<BaseId> | Read<readonly BaseId[]>): Read<readonly number[]> {
      const list = listOf(cards);
      const goalOf = (g: Game, f: AbilityFrame, card: CardId): BaseId => {
        const goal = to(g, f);
        return typeof goal === 'number' ? goal : (goal[list(g, f).indexOf(card)] ?? NONE);
      };
      return w.result(
        (g, f) => {
          const moves = list(g, f).map((card) => ({ card, to: goalOf(g, f, card) }));
          return move(g, moves, causeOf(f));
        },
        couldToSome(
          cards,
          (g, f, card) => canMoveTo(g, card, goalOf(g, f, card), causeOf(f)),
          (g, f, card) => forbidden(g, 'move', card, causeOf(f), goalOf(g, f, card)),
        ),
      );
    },

    moveElsewhere(card: Read<CardId>): Read<number> {
      const slot = w.newList();
      say.to(card, (mover) => {
        const goal = say.chooseAble(bases.where(otherThan(baseOf(mover))), isOpenTo(mover), {
          purpose: 'move to',
          about: mover,
        });
        w.keep(slot, verbs.move(mover, goal));
      });
      return first(inSlot(slot));
    },

    moveToOne(cards: Some, goals: Selected): Read<readonly number[]> {
      const movers = w.noteAll(cards);
      const slot = w.newList();
      say.if(isSome(movers), () => {
        const goal = say.chooseAble(goals, isOpenTo(movers), { purpose: 'move to', about: onlyOne(movers) });
        w.keep(slot, verbs.move(movers, goal));
      });
      return inSlot(slot);
    },

    moveToOrFromHere(card: Read<CardId>): void {
      say.if(
        (g, s) => baseAt(g, card(g, s)) === s.here,
        () => verbs.moveElsewhere(card),
        () => verbs.move(card, (_, s) => s.here),
      );
    },

    moveEachElsewhere(cards: Some): Read<readonly number[]> {
      const movers = w.noteAll(cards);
      const slot = w.newList();
      const goal = w.newSlot();
      say.forEach(movers, (mover) => {
        const open = bases.where(isOpenTo(mover));
        const goals = (g: Game, f: AbilityFrame): number[] => {
          const found = open.list(g, f);
          return found.length === 0 ? [NONE] : found;
        };
        w.askInto(
          goal,
          (g, f) => {
            const others = goals(g, f);
            f.vars[goal] = others;
            if (others.length === 1) return true;
            ask(g, {
              id: newId(g),
              seat: f.you,
              kind: 'choose',
              options: others.map(baseOption),
              min: 1,
              max: 1,
              source: f.self,
              prompt: { ...askedBy(f, 'move to'), about: mover(g, f) },
            });
            return false;
          },
          (g, f) => ({ slot: goal, ids: goals(g, f), orNone: false }),
        );
        w.add(slot, inSlot(goal));
      });
      return verbs.move(movers, inSlot(slot));
    },

    return(cards: Some): Read<readonly number[]> {
      const list = listOf(cards);
      hearBefore(cards, 'return');
      return w.result((g, f) => returnToHand(g, list(g, f), causeOf(f)), couldBe('return', cards));
    },

    place(cards: Some, to: Destination | 'either end'): Read<readonly number[]> {
      if (to === 'either end') {
        const { top, bottom } = say.chooseEnds(cards);
        return all(verbs.place(top, 'deck top'), verbs.place(bottom, 'deck bottom'));
      }
      const list = listOf(cards);
      const verb = to === 'deck shuffled' ? 'shuffle' : 'place';
      hearBefore(cards, verb, to);
      return w.result((g, f) => placeFromPlay(g, list(g, f), to, causeOf(f)), couldBe(verb, cards));
    },

    takeFromPlay(cards: Some): Read<readonly number[]> {
      const list = listOf(cards);
      hearBefore(cards, 'place');
      return w.result(
        (g, f) => {
          const hidden = list(g, f).filter((card) => pieceOf(g, card)?.as === 'buried');
          const taken = outOfPlay(g, list(g, f), 'place', causeOf(f));
          for (const card of taken) {
            // A titan never goes to a hand (R11.7).
            if (!fromLimbo(g, card)) continue;
            const isHidden = hidden.includes(card);
            if (isHidden) quietlyToHand(g, card, f.you);
            else openlyToHand(g, card, f.you);
            noticeToHand(g, [card], f.you, 'play');
            g.tell?.({
              key: 'to hand',
              told: 'after',
              player: f.you,
              cards: [card],
              ...(isHidden ? { seenBy: [f.you] } : {}),
            });
          }
          return taken;
        },
        couldBe('place', cards),
      );
    },

    shuffleIntoYourDeck(cards: Some): Read<readonly number[]> {
      const list = listOf(cards);
      hearBefore(cards, 'shuffle');
      return w.result(
        (g, f) => {
          const gone = outOfPlay(g, list(g, f), 'shuffle', causeOf(f));
          for (const card of gone) {
            // A titan is set aside instead (R11.7).
            if (!fromLimbo(g, card)) continue;
            openlyToDeck(g, card, 'bottom', f.you);
            g.tell?.({ key: 'shuffle in', told: 'after', player: f.you, cards: [card], source: f.self });
          }
          if (gone.length > 0) shuffleDeck(g, f.you);
          return gone;
        },
        couldBe('shuffle', cards),
      );
    },

    giveControl(cards: Some, to: Read<Seat>): Read<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => list(g, f).flatMap((card) => changeControl(g, card, to(g, f), causeOf(f))),
        couldToSome(cards, (g, f, card) => {
          const taker = to(g, f);
          const isGift = taker !== NONE && pieceOf(g, card)?.controller !== taker;
          return isGift && canBe(g, 'control', card, causeOf(f));
        }),
      );
    },

    transfer(action: Read<CardId>, to: Read<CardId>): Read<readonly number[]> {
      return w.result(
        (g, f) => {
          const goal = to(g, f);
          if (goal === NONE) return [];
          const on = pieceOf(g, goal) === null ? NONE : goal;
          return transfer(g, action(g, f), { base: baseAt(g, goal), on }, causeOf(f));
        },
        (g, f, { aim }) => {
          const could = to(g, f) !== NONE && canBe(g, 'transfer', action(g, f), causeOf(f));
          // The minion gets an action attached (R9.2).
          return aim === null ? could : wouldAffect(aim, could ? [to(g, f)] : []);
        },
      );
    },
  };
  return verbs;
}

export type TableVerbs = ReturnType<typeof tableVerbs>;
