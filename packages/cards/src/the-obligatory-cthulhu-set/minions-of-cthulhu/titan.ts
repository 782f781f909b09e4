import {
  aCard,
  and,
  bases,
  otherPlayers,
  playedInsteadOf,
  talent,
  thisCard,
  titan,
  whenever,
} from '@smashup/engine';
import { MADNESS, madnessIsLeft, oneMadnessInHand } from '../madness/cards.ts';

export const cthulhu = titan(
  'Cthulhu',
  {
    text: 'Special: Instead of your regular action play, you may draw two Madness cards to play this titan at a base where you have a minion. Ongoing: After you play or draw a Madness card, place a +1 power counter on this titan. Talent: Draw a Madness card, or place one from your hand into another player’s hand.',
  },
  playedInsteadOf(
    'action',
    (c) => c.to(c.drawFrom(MADNESS, 2), () => c.play(thisCard, { at: bases.withYours })),
    { when: and(madnessIsLeft(2), bases.withYours.exist) },
  ),
  whenever(aCard.named(MADNESS).isDrawnFromSharedDeck.byYou.or(aCard.named(MADNESS).isPlayed.byYou), (c) =>
    c.placeCounters(thisCard),
  ),
  talent((c) =>
    c.oneOf({
      'draw Madness': [() => c.drawFrom(MADNESS)],
      'give Madness away': [() => c.handOver(oneMadnessInHand, c.choose(otherPlayers, 'player'))],
    }),
  ),
);
