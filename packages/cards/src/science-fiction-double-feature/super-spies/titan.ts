import {
  aCard,
  baseDeck,
  baseOf,
  bases,
  current,
  deckIsSearched,
  minions,
  otherPlayers,
  playedInsteadOf,
  players,
  talent,
  thisCard,
  titan,
  whenever,
} from '@smashup/engine';

/** The top card of a deck, to either end of it. */
const scan = talent((c) =>
  c.oneOf({
    'a player’s deck': [
      () => {
        const whose = c.choose(players, 'player');
        c.putBack(c.lookAt(1, whose), 'either end', whose);
      },
    ],
    'base deck': [() => c.putBack(c.lookAt(1, baseDeck), 'either end', baseDeck), baseDeck.exist],
  }),
);

export const moonZeroThree = titan(
  'Moon Zero Three',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan on a base where no other player has a minion. Ongoing: The first time in a turn that cards of a deck are looked at, revealed or searched, place a +1 power counter on this titan. Talent: Look at the top card of a deck. Put it on the top or the bottom of that deck.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: bases.except(bases.withAny(minions.ofOthers)) })),
  whenever(aCard.isSeen.outOf('deck').or(deckIsSearched), (c) => c.placeCounters(thisCard), {
    limit: 'once per turn',
  }),
  scan,
  current(
    {
      text: 'Special: Instead of your regular action play, you may play this titan. Then look at the hand of a player who has a minion at its base. Ongoing: After another player discards one or more cards from their hand or deck, you may place a +1 power counter on this titan. Talent: Look at the top card of a deck. Put it on the top or the bottom of that deck.',
    },
    playedInsteadOf('action', (c) =>
      c.to(c.play(thisCard), () => {
        const there = minions.at(baseOf(thisCard));
        c.to(
          c.choose(
            otherPlayers.suchThat((player) => there.of(player).exist),
            'player',
          ),
          (player) => c.lookAtHand(player),
        );
      }),
    ),
    whenever(aCard.isDiscarded.byOthers, (c) => c.may(() => c.placeCounters(thisCard)), {
      oncePerBatch: true,
    }),
    scan,
  ),
);
