import {
  atLeast,
  countersOn,
  current,
  minus,
  playedInsteadOf,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  turnStarts,
  type Verbs,
  whenever,
  whether,
  whileSetAside,
  yourDiscardPile,
} from '@smashup/engine';

const MOST_COUNTERS = 6;

const surplus = minus(countersOn(thisCard), MOST_COUNTERS);

function playWithCounters(c: Verbs): void {
  c.removeCounters(thisCard, whether(atLeast(surplus, 1), surplus, 0));
  c.play(thisCard);
}

const isGrown = atLeast(countersOn(thisCard), 3);

/** It grows beside the deck, and again after each time that it leaves play. */
const kudzu = [
  whileSetAside(turnStarts.byYou, (c) => c.placeCounters(thisCard)),
  whenever(thisCard.leavesPlay, (c) =>
    c.oneOf({
      'shuffle minions in': [
        () => c.toDeck(c.chooseUpTo(2, yourDiscardPile.minions, 'shuffle in'), 'deck shuffled'),
      ],
      draw: [() => c.draw(2)],
    }),
  ),
  talent((c) => {
    const grown = c.note(countersOn(thisCard));
    c.to(c.destroy(thisCard), () => c.mayPlay(yourDiscardPile.minions.powerAtMost(grown)));
  }),
];

export const killerKudzu = titan(
  'Killer Kudzu',
  {
    text: 'Special: At the start of your turn, if this titan is not in play, place a +1 power counter on it. Special: On your turn, if it has three or more counters, you may play it with up to six of them. Ongoing: After this titan leaves play, shuffle up to two minions from your discard pile into your deck, or draw two cards. Talent: Destroy this titan to play an extra minion from your discard pile with power up to its number of +1 power counters.',
  },
  playedOnYourTurn(playWithCounters, { when: isGrown }),
  ...kudzu,
  current(
    {
      text: 'Special: At the start of your turn, if this titan is not in play, place a +1 power counter on it. Special: If it has three or more counters, you may play it with up to six of them instead of your regular minion play. Ongoing: After this titan leaves play, shuffle up to two minions from your discard pile into your deck, or draw two cards. Talent: Destroy this titan to play an extra minion from your discard pile with power up to its number of +1 power counters.',
    },
    playedInsteadOf('minion', playWithCounters, { when: isGrown }),
    ...kudzu,
  ),
);
