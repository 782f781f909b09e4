import {
  atLeast,
  bases,
  cardsInPlay,
  here,
  insteadOfMinion,
  playedWhenever,
  talent,
  thisCard,
  titan,
  turnStarts,
  yourDiscardPile,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { playOffTheTop } from '../../off-the-top.ts';

/** A small minion is shown and shuffled in for a counter. */
function shuffleIn(c: Verbs, from: typeof yourHand): void {
  const chick = c.choose(from.minions.powerAtMost(3), 'shuffle in');
  c.to(c.toDeck(chick, 'deck shuffled'), () => c.placeCounters(thisCard));
}

export const emperorPenguin = titan(
  'Emperor Penguin',
  {
    text: 'Special: At the start of your turn, you may play this titan at a base where you have three or more cards. Ongoing: Once on each of your turns, instead of playing a minion from your hand, you may play a minion off the top of your deck here. Talent: Reveal a minion of power 3 or less from your hand or discard pile and shuffle it into your deck to place a +1 power counter on this titan.',
  },
  playedWhenever(turnStarts.byYou, (c) =>
    c.play(thisCard, { at: bases.suchThat((base) => atLeast(cardsInPlay.yours.at(base).count, 3)) }),
  ),
  talent((c) =>
    c.oneOf({
      hand: [() => shuffleIn(c, yourHand)],
      'discard pile': [() => shuffleIn(c, yourDiscardPile)],
    }),
  ),
  insteadOfMinion((c, fitting) => playOffTheTop(c, (cards) => cards.minions.where(fitting), 'minion', here)),
);
