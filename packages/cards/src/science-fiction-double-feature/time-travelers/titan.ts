import {
  aCard,
  atLeast,
  countersOn,
  here,
  playedWhenever,
  talent,
  thisCard,
  titan,
  turnStarts,
  whileSetAside,
} from '@smashup/engine';

export const timeBox = titan(
  'Time Box',
  {
    text: 'Special: While this titan is not in play, place a counter on it at the start of your turn, and after a card comes into your hand from play or from the discard pile. When it has five or more, you may remove them all to play it. Talent: Play an extra minion of power 2 or less here, and an extra action.',
  },
  whileSetAside(turnStarts.byYou.or(aCard.comesToHand.byYou), (c) => c.placeCounters(thisCard)),
  playedWhenever(thisCard.countersChange.where(atLeast(countersOn(thisCard), 5)), (c) => {
    c.removeCounters(thisCard, countersOn(thisCard));
    c.play(thisCard);
  }),
  talent((c) => {
    c.extraMinion({ at: here, powerAtMost: 2 });
    c.extraAction();
  }),
);
