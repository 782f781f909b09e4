import {
  afterItScores,
  baseIsReplaced,
  baseOf,
  current,
  minions,
  playedWhenever,
  powerFor,
  sawItScore,
  talent,
  there,
  thisCard,
  titan,
} from '@smashup/engine';

/** Other players' minions at the base it moves to are weaker for a while. */
const krakenUntil = (end: 'end of turn' | 'start of your turn') => [
  playedWhenever(baseIsReplaced.where(sawItScore), (c) => c.play(thisCard, { at: there })),
  talent((c) => {
    c.to(c.moveElsewhere(thisCard), () => {
      const soaked = c.noteAll(minions.ofOthers.at(baseOf(thisCard)));
      c.until(end, powerFor(soaked, -1));
    });
  }),
  afterItScores((c) => c.moveElsewhere(c.choose(minions.here.yours, 'move'))),
];

export const theKraken = titan(
  'The Kraken',
  {
    text: 'Special: After a base scores where you had a minion, if this titan was not in play, you may play it on the base that replaces it. Talent: Move this titan to another base. Other players’ minions there have -1 power until the end of the turn. Special: After this base scores, move one of your minions here to another base.',
  },
  ...krakenUntil('end of turn'),
  current(
    {
      text: 'Special: After a base scores where you had a minion, if this titan was not in play, you may play it on the base that replaces it. Talent: Move this titan to another base. Other players’ minions there have -1 power until the start of your next turn. Special: After this base scores, move one of your minions here to another base.',
    },
    ...krakenUntil('start of your turn'),
  ),
);
