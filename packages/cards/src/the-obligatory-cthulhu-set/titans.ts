import {
  aCard,
  and,
  atLeast,
  baseOf,
  bases,
  current,
  here,
  minions,
  moreTotal,
  nameOf,
  ongoing,
  otherPlayers,
  playedInsteadOf,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  whenever,
  you,
} from '@smashup/engine';
import { MADNESS, madnessIsLeft, oneMadnessInHand } from './madness.ts';

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
  whenever(
    aCard.named(MADNESS).isDrawnFromSharedDeck.byYou.or(aCard.named(MADNESS).isPlayed.byYou),
    (c) => c.placeCounters(thisCard),
    { alike: true },
  ),
  talent((c) =>
    c.oneOf({
      'draw Madness': [() => c.drawFrom(MADNESS)],
      'give Madness away': [() => c.handOver(oneMadnessInHand, c.choose(otherPlayers, 'player'))],
    }),
  ),
);

/** Your minions that share their name with that many of these at their base, themselves included. */
const namesakes = (among: typeof minions, count: number): typeof minions =>
  minions.yours.suchThat((one) => atLeast(among.at(baseOf(one)).named(nameOf(one)).count, count));

const PAIR = 2;
const yourPairs = namesakes(minions.yours, PAIR);

const rises = [
  playedOnYourTurn((c) => c.play(thisCard, { at: bases.withAny(yourPairs) })),
  ongoing(moreTotal(here, you, namesakes(minions, PAIR).here.count)),
];

export const dagon = titan(
  'Dagon',
  {
    text: 'Special: On your turn, if you have two or more minions with the same name at a base, you may play this titan there. Ongoing: Your total here is 1 higher for each of your minions here that shares its name with another minion here. Talent: Play an extra minion.',
  },
  ...rises,
  talent((c) => c.extraMinion()),
  current(
    {
      text: 'Special: On your turn, if you have two or more minions with the same name at a base, you may play this titan there. Ongoing: Your total here is 1 higher for each of your minions here that shares its name with another minion here. Talent: Play an extra minion here.',
    },
    ...rises,
    talent((c) => c.extraMinion({ at: here })),
  ),
);
