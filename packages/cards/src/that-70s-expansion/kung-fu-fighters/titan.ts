import {
  aMinion,
  atLeast,
  countersOn,
  it,
  minions,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  whenever,
} from '@smashup/engine';
import { passCounters } from './pass-counters.ts';

export const sifu = titan(
  'Sifu',
  {
    text: 'Special: On your turn, if your minions have two or more +1 power counters, you may play this titan; transfer two or more of them to it. Ongoing: Whenever you transfer +1 power counters to a minion, you may place one more on it. Talent: Transfer a +1 power counter from one of your minions to another minion, or place a +1 power counter on a minion that has none.',
  },
  playedOnYourTurn(
    (c) =>
      c.to(c.play(thisCard), () => {
        c.repeat(2, () => c.transferCounters(c.choose(minions.yours.withCounters, 'counter off'), thisCard));
        c.forEach(minions.yours.withCounters.list, (giver) => passCounters(c, giver, thisCard));
      }),
    { when: atLeast(countersOn(minions.yours), 2) },
  ),
  whenever(aMinion.getsTransferredCounters.byYou, (c) => c.may(() => c.placeCounters(it))),
  talent((c) =>
    c.oneOf({
      'transfer counters': [
        () => {
          const from = c.choose(minions.yours.withCounters, 'counter off');
          c.transferCounters(from, c.choose(minions.except(from), 'counter'));
        },
      ],
      counter: [() => c.placeCounters(c.choose(minions.except(minions.withCounters), 'counter'))],
    }),
  ),
);
