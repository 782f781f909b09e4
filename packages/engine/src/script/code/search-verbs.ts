import { isHeardInPlay, notice } from '../../changes/notice.ts';
import { playerOf, type Game } from '../../game.ts';
import { happening } from '../../model/happening.ts';
import { learnAll, secretlyOutOfDeck, shuffleDeck, toLimbo } from '../../changes/zones.ts';
import type { Read } from '../../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../../model/ids.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import type { PlayVerbs } from './play-verbs.ts';
import type { PileVerbs } from './pile-verbs.ts';
import { among } from './nouns.ts';
import { asWhat, playableFrom, sideOf } from './play-verbs.ts';
import { listOf, type Selected } from './selected.ts';
import { you } from './values.ts';
import type { Side } from '../../rules/sides.ts';
import { first, inSlot, type Writer } from './writer.ts';

/** Searching decks, discard piles and hands for one card (R9.12). */
export function searchVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs & PlayVerbs & PileVerbs) {
  function searchUnseen(from: Selected): Read<number> {
    say.renewDeck(whoseIs(from));
    const wanted = say.choose(from, 'search');
    const found = w.result(
      (g, f) => {
        const card = wanted(g, f);
        const whose = whoseIs(from)(g, f);
        const taken = card === NONE ? [] : [secretlyOutOfDeck(g, card, whose, f.you)];
        shuffleDeck(g, whose);
        noticeSearch(g, f.you);
        return taken;
      },
      (g, f) => wanted(g, f) !== NONE || playerOf(g, whoseIs(from)(g, f)).deck.length > 1,
    );
    return first(found);
  }

  const verbs = {
    search(from: Selected, how?: 'optional' | 'unseen'): Read<number> {
      if (how === 'unseen') return searchUnseen(from);
      say.renewDeck(whoseIs(from));
      const found = how === 'optional' ? say.mayChoose(from, 'search') : say.choose(from, 'search');
      w.do(
        (g, f) => {
          const card = found(g, f);
          if (card !== NONE) {
            toLimbo(g, card);
            learnAll(g, card);
            g.tell?.({ key: 'reveal', player: f.you, cards: [card] });
          }
          shuffleDeck(g, whoseIs(from)(g, f));
          noticeSearch(g, f.you);
        },
        (g, f) => found(g, f) !== NONE || playerOf(g, whoseIs(from)(g, f)).deck.length > 1,
      );
      return found;
    },

    searchAndPlay(from: Selected, at?: Read<BaseId>): Read<number> {
      const found = verbs.search(playableFrom(from, at), 'optional');
      const played = say.play(found, { ...(at && { at }), ...asWhat(sideOf(from)) });
      say.if(
        (g, s) => g.state.limbo.includes(found(g, s)) && played(g, s) === NONE,
        () => say.shuffleBack(found, whoseIs(from)),
      );
      return played;
    },

    searchDeckOrDiscardPile(deck: Selected, pile: Selected, mandatory: boolean): Read<number> {
      const slot = w.newSlot();
      const found = first(inSlot(slot));
      const searchPile = (): void =>
        w.keep(slot, mandatory ? say.choose(pile, 'search') : say.mayChoose(pile, 'search'));
      const searchDeck = (optional?: 'optional'): void => w.keep(slot, verbs.search(deck, optional));
      say.oneOf({
        deck: [
          () => {
            say.renewDeck();
            // Where one must be taken, you may move on from the deck to the discard pile only if that has one.
            say.if(
              mandatory ? pile.exist : () => true,
              () => searchDeck('optional'),
              () => searchDeck(),
            );
            say.if((g, s) => found(g, s) === NONE, searchPile);
          },
        ],
        'discard pile': [searchPile],
      });
      return found;
    },

    searchHandDeckOrDiscardPile(
      hand: Selected,
      deck: Selected,
      pile: Selected,
      mandatory: boolean,
    ): Read<number> {
      const slot = w.newSlot();
      const found = first(inSlot(slot));
      w.keep(slot, say.mayChoose(hand, 'search'));
      say.if(
        (g, s) => found(g, s) === NONE,
        () => w.keep(slot, verbs.searchDeckOrDiscardPile(deck, pile, mandatory)),
      );
      return found;
    },

    takeOrPlay(found: Read<CardId>, at: Read<BaseId> | undefined, side: Side | undefined): void {
      const card = among(listOf(found));
      const one = side === undefined ? card : card.as(side);
      say.to(found, () =>
        say.oneOf({
          'put into hand': [() => say.toHand(found)],
          play: [() => verbs.playOnlyOne(one, at), playableFrom(one, at).exist],
        }),
      );
    },

    playOnlyOne(from: Selected, at?: Read<BaseId>): void {
      say.play(first(from.list), { ...(at === undefined ? {} : { at }), ...asWhat(sideOf(from)) });
    },
  };
  return verbs;
}

export type SearchVerbs = ReturnType<typeof searchVerbs>;

function noticeSearch(g: Game, player: Seat): void {
  if (isHeardInPlay(g, 'searched'))
    notice(g, happening('searched', { player, controller: player, zone: 'deck' }));
}

/** Whose pile is searched. */
function whoseIs({ pile }: Selected): Read<Seat> {
  return pile?.whose ?? you;
}
