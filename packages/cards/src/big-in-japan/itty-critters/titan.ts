import {
  aMinion,
  atMost,
  baseIsReplaced,
  baseOf,
  bases,
  playedWhenever,
  printedPower,
  it,
  talent,
  there,
  thisCard,
  titan,
  whenever,
  winners,
  you,
  yourDiscardPile,
} from '@smashup/engine';

/** It follows a victory, and travels from base to base. */
export const rainboroc = titan(
  'Rainboroc',
  {
    text: 'Special: After a base that you won is replaced, you may play this titan on the base that replaces it. Ongoing: After you play your first minion of power 2 or less here in a turn, place a +1 power counter on this titan. Talent: Shuffle a minion of power 2 or less from your discard pile into your deck. If you do, you may move this titan to another base.',
  },
  playedWhenever(baseIsReplaced.where(winners.amongThese(you).exist), (c) => c.play(thisCard, { at: there })),
  whenever(aMinion.isPlayed.byYou.here.where(atMost(printedPower(it), 2)).firstInTurn('player'), (c) =>
    c.placeCounters(thisCard),
  ),
  talent((c) =>
    c.to(c.toDeck(c.choose(yourDiscardPile.minions.powerAtMost(2), 'shuffle in'), 'deck shuffled'), () =>
      c.move(thisCard, c.mayChoose(bases.otherThan(baseOf(thisCard)), 'move to')),
    ),
  ),
);
