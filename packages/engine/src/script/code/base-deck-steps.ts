import {
  discardSetAside,
  putBasesBack,
  renewBaseDeck,
  shuffleBaseDeck,
  takeBase,
} from '../../changes/bases.ts';
import { learn, learnAll, renumber, type DeckEnd } from '../../changes/zones.ts';
import type { Check, Read } from '../../library/definitions.ts';
import { NONE, type BaseId } from '../../model/ids.ts';
import { read, type Amount } from './amount.ts';
import { listOf, type Some } from './selected.ts';
import { type Could, type Writer } from './writer.ts';

/** The deck verbs applied to the base deck: they delegate to these steps when given the `baseDeck`. */
export function baseDeckSteps(w: Writer) {
  /** The top cards, set aside. */
  function take(count: Amount): Read<readonly number[]> {
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
  }

  return {
    take,

    lookAt(count: Amount): Read<readonly number[]> {
      const found = take(count);
      return w.result((g, f) => {
        // A player who knew one of them cannot follow it when they are put back.
        const cards = found(g, f).length > 1 ? renumber(g, found(g, f), f.you) : found(g, f);
        for (const base of cards) learn(g, f.you, base);
        if (cards.length > 0) g.tell?.({ key: 'look', player: f.you, cards, seenBy: [f.you] });
        return cards;
      }, some(found));
    },

    reveal(count: Amount): Read<readonly number[]> {
      const found = take(count);
      w.do((g, f) => {
        const cards = found(g, f);
        for (const base of cards) learnAll(g, base);
        if (cards.length > 0) g.tell?.({ key: 'reveal', player: f.you, cards });
      }, some(found));
      return found;
    },

    /** Those set aside go to the base discard pile. */
    discard(bases: Some): Read<readonly number[]> {
      const list = listOf(bases);
      return w.result((g, f) => {
        const cards = list(g, f);
        discardSetAside(g, cards);
        if (cards.length > 0) g.tell?.({ key: 'discard', told: 'after', player: f.you, cards });
        return cards;
      }, some(list));
    },

    /** Those set aside go back, the last in the list outermost. */
    putBack(bases: Some, end: DeckEnd): void {
      const list = listOf(bases);
      w.do((g, f) => putBasesBack(g, list(g, f), end), some(list));
    },

    shuffle(): void {
      w.do(
        (g) => shuffleBaseDeck(g),
        (g) => g.state.baseDeck.length > 1,
      );
    },

    renew(): void {
      w.do(
        (g) => renewBaseDeck(g),
        (g, f) => g.state.baseDeck.length === 0 && basesAreLeft(g, f),
      );
    },
  };
}

/** Is there another base card, if need be after shuffling the base discard pile in? */
const basesAreLeft: Check = (g) => g.state.baseDeck.length > 0 || g.state.baseDiscard.length > 0;

/** Is there one of them? */
function some(bases: Read<readonly BaseId[]>): Could {
  return (g, f) => bases(g, f).length > 0;
}
