import {
  aCard,
  aMinion,
  atLeast,
  before,
  countersOn,
  countersPlacedThisTurn,
  current,
  equal,
  it,
  itsCounters,
  minions,
  playedWhenever,
  talent,
  them,
  thisCard,
  titan,
  whenever,
  whileSetAside,
} from '@smashup/engine';

/** What gets its first counter from you, here, gets another one. */
const oneMoreFor = (whose: typeof aMinion) =>
  whenever(whose.yours.countersChange.byYou.here.where(equal(itsCounters, 0)), (c) => c.placeCounters(it));

const carriers = minions.yours.withCounters;

/** It feeds on the counters of others until it rises. */
export const ancientLord = titan(
  'Ancient Lord',
  {
    text: 'Special: After you have placed two or more +1 power counters on minions in a turn, you may play this titan. Ongoing: After you place the first +1 power counter on a card of yours here, place another one on it. Talent: Place a +1 power counter on one of your minions here that has one.',
  },
  playedWhenever(
    aMinion.countersChange.byYou.where(atLeast(countersPlacedThisTurn, 2)),
    (c) => c.play(thisCard),
    {
      oncePerBatch: true,
    },
  ),
  oneMoreFor(aCard),
  talent((c) => c.placeCounters(c.choose(carriers.here, 'counter'))),
  current(
    {
      text: 'Special: Before you place +1 power counters on your minions, if this titan is not in play, you may place one of them on this titan instead. Then, if it has three or more, you may remove them all to play it. Ongoing: After you place the first +1 power counter on one of your minions here, place another one on it. Talent: Place a +1 power counter on one of your minions that has one.',
    },
    whileSetAside(before(aMinion.yours.countersChange.byYou), (c) =>
      c.divertCounter(c.mayChoose(minions.amongThese(them), 'divert'), thisCard),
    ),
    // In the middle of what is being resolved: it meets what comes after these counters (R11.9).
    playedWhenever(
      thisCard.countersChange.where(atLeast(countersOn(thisCard), 3)),
      (c) => {
        c.removeCounters(thisCard, countersOn(thisCard));
        c.play(thisCard);
      },
      { immediate: true },
    ),
    oneMoreFor(aMinion),
    talent((c) => c.placeCounters(c.choose(carriers, 'counter'))),
  ),
);
