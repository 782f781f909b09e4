import { noticeToHand } from '../../changes/to-hand.ts';
import { changeControl, outOfPlay, placeFromPlay, transfer } from '../../changes/affect.ts';
import { beforeDiscard, beforeFallingOff, destroy, returnCards } from '../../flow/destroy.ts';
import type { Destination } from '../../changes/leave-play.ts';
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
import { affected, affecting, type Affected, type Hit } from './affecting.ts';
import { causeOf, copyOf, couldToSome, inSlot, type Could, wouldAffect, type Writer } from './writer.ts';

/** Could that be done to one of the cards in play? */
function couldBe(verb: Affecting, cards: Some): Could {
  return couldToSome(
    cards,
    (g, f, card) => canBe(g, verb, card, causeOf(f)),
    (g, f, card) => forbidden(g, verb, card, causeOf(f)),
  );
}

type Before = (g: Game, f: AbilityFrame, cards: readonly CardId[]) => void;

const cardIn = ({ card }: Hit): CardId => card;

/** What it returns is what was really affected. */
function keeping(
  run: (g: Game, f: AbilityFrame, hits: readonly Hit[]) => readonly number[],
): (g: Game, f: AbilityFrame, hits: readonly Hit[], slot: number) => void {
  return (g, f, hits, slot) => {
    f.vars[slot] = copyOf(run(g, f, hits));
  };
}

function keepBoth(w: Writer, list: Affected, slot: number, copies: number): void {
  w.keep(slot, list.all);
  w.keep(copies, list.copies);
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
  function hearBefore(verb: Affecting, to?: Destination): Before {
    return (g, f, cards) => {
      const leavers = cards.filter((card) => canBe(g, verb, card, causeOf(f)));
      if (to === 'discard') beforeDiscard(g, leavers, causeOf(f), 'otherwise');
      else beforeFallingOff(g, leavers, causeOf(f));
    };
  }

  const verbs = {
    destroy(cards: Some): Affected {
      return affecting(w, {
        verb: 'destroy',
        cards,
        run: (g, f, hits, slot) => destroy(g, hits.map(cardIn), causeOf(f), slot),
        could: couldBe('destroy', cards),
      });
    },

    move(cards: Some, to: Read<BaseId> | Read<readonly BaseId[]>): Affected {
      const list = listOf(cards);
      const goalOf = (g: Game, f: AbilityFrame, card: CardId): BaseId => {
        const goal = to(g, f);
        return typeof goal === 'number' ? goal : (goal[list(g, f).indexOf(card)] ?? NONE);
      };
      return affecting(w, {
        verb: 'move',
        cards,
        way: goalOf,
        run: keeping((g, f, hits) => {
          const moves = hits.map(({ card, like }) => ({ card, to: goalOf(g, f, like) }));
          return move(g, moves, causeOf(f));
        }),
        could: couldToSome(
          cards,
          (g, f, card) => canMoveTo(g, card, goalOf(g, f, card), causeOf(f)),
          (g, f, card) => forbidden(g, 'move', card, causeOf(f), goalOf(g, f, card)),
        ),
      });
    },

    moveElsewhere(card: Read<CardId>): Affected {
      const slot = w.newList();
      const copies = w.newList();
      say.to(card, (mover) => {
        const goal = say.chooseAble(bases.where(otherThan(baseOf(mover))), isOpenTo(mover), {
          purpose: 'move to',
          about: mover,
        });
        keepBoth(w, verbs.move(mover, goal), slot, copies);
      });
      return affected(slot, copies);
    },

    moveToOne(cards: Some, goals: Selected): Affected {
      const movers = w.noteAll(cards);
      const slot = w.newList();
      const copies = w.newList();
      say.if(isSome(movers), () => {
        const goal = say.chooseAble(goals, isOpenTo(movers), { purpose: 'move to', about: onlyOne(movers) });
        keepBoth(w, verbs.move(movers, goal), slot, copies);
      });
      return affected(slot, copies);
    },

    moveToOrFromHere(card: Read<CardId>): void {
      say.if(
        (g, s) => baseAt(g, card(g, s)) === s.here,
        () => verbs.moveElsewhere(card),
        () => verbs.move(card, (_, s) => s.here),
      );
    },

    moveEachElsewhere(cards: Some): Affected {
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

    return(cards: Some): Affected {
      return affecting(w, {
        verb: 'return',
        cards,
        run: (g, f, hits, slot) => returnCards(g, hits.map(cardIn), causeOf(f), slot),
        could: couldBe('return', cards),
      });
    },

    place(cards: Some, to: Destination | 'either end'): Affected {
      if (to === 'either end') {
        const { top, bottom } = say.chooseEnds(cards);
        const onTop = verbs.place(top, 'deck top');
        const below = verbs.place(bottom, 'deck bottom');
        return Object.assign(all(onTop, below), {
          all: all(onTop.all, below.all),
          copies: all(onTop.copies, below.copies),
        });
      }
      const verb = to === 'deck shuffled' ? 'shuffle' : 'place';
      return affecting(w, {
        verb,
        cards,
        before: hearBefore(verb, to),
        run: keeping((g, f, hits) => placeFromPlay(g, hits.map(cardIn), to, causeOf(f))),
        could: couldBe(verb, cards),
      });
    },

    takeFromPlay(cards: Some): Affected {
      return affecting(w, {
        verb: 'place',
        cards,
        before: hearBefore('place'),
        run: keeping((g, f, hits) => takeOut(g, f, hits.map(cardIn))),
        could: couldBe('place', cards),
      });
    },

    shuffleIntoYourDeck(cards: Some): Affected {
      return affecting(w, {
        verb: 'shuffle',
        cards,
        before: hearBefore('shuffle'),
        run: keeping((g, f, hits) => shuffleIn(g, f, hits.map(cardIn))),
        could: couldBe('shuffle', cards),
      });
    },

    giveControl(cards: Some, to: Read<Seat>, isBrief: boolean): Affected {
      return affecting(w, {
        verb: 'control',
        cards,
        way: to,
        run: keeping((g, f, hits) =>
          hits.flatMap(({ card }) => changeControl(g, card, to(g, f), causeOf(f), isBrief)),
        ),
        could: couldToSome(cards, (g, f, card) => {
          const taker = to(g, f);
          const isGift = taker !== NONE && pieceOf(g, card)?.controller !== taker;
          return isGift && canBe(g, 'control', card, causeOf(f));
        }),
      });
    },

    /** The minion gets an action attached (R9.2). */
    transfer(action: Read<CardId>, to: Read<CardId>): Read<readonly number[]> {
      return affecting(w, {
        verb: 'attach',
        cards: to,
        run: keeping((g, f, hits) => {
          const goal = hits[0]?.card ?? NONE;
          if (goal === NONE) return [];
          const on = pieceOf(g, goal) === null ? NONE : goal;
          return transfer(g, action(g, f), { base: baseAt(g, goal), on }, causeOf(f));
        }),
        could: (g, f, { aim }) => {
          const could = to(g, f) !== NONE && canBe(g, 'transfer', action(g, f), causeOf(f));
          return aim === null ? could : wouldAffect(aim, could ? [to(g, f)] : []);
        },
      });
    },
  };
  return verbs;
}

export type TableVerbs = ReturnType<typeof tableVerbs>;

/** They go from play into a hand, whoever owns them. */
function takeOut(g: Game, f: AbilityFrame, cards: readonly CardId[]): CardId[] {
  const hidden = cards.filter((card) => pieceOf(g, card)?.as === 'buried');
  const taken = outOfPlay(g, cards, 'place', causeOf(f));
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
}

/** They go from play into a player's deck, whoever owns them. */
function shuffleIn(g: Game, f: AbilityFrame, cards: readonly CardId[]): CardId[] {
  const gone = outOfPlay(g, cards, 'shuffle', causeOf(f));
  for (const card of gone) {
    // A titan is set aside instead (R11.7).
    if (!fromLimbo(g, card)) continue;
    openlyToDeck(g, card, 'bottom', f.you);
    g.tell?.({ key: 'shuffle in', told: 'after', player: f.you, cards: [card], source: f.self });
  }
  if (gone.length > 0) shuffleDeck(g, f.you);
  return gone;
}
