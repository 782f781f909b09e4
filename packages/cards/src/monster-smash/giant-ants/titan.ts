import {
  aMinion,
  atLeast,
  before,
  canChangePower,
  type Condition,
  countersOn,
  current,
  minions,
  playedOnYourTurn,
  talent,
  them,
  thisCard,
  titan,
  type Value,
  type Verbs,
  whenever,
  yourHand,
  type CardId,
} from '@smashup/engine';

/** Your minions together carry that many. */
const yourMinionsCarry = (count: number): Condition => atLeast(countersOn(minions.yours), count);

/** Those that are about to go to the discard pile, and have a counter left to give. */
const dying = minions.amongThese(them).withCounters;

/** Before minions go to the discard pile, one counter from each comes here: from those you choose, or from all. */
const inheritsFrom = (c: Verbs, heirlooms: Value<readonly CardId[]>): void =>
  c.forEach(heirlooms, (one) => c.transferCounters(one, thisCard));

export const deathOnSixLegs = titan(
  'Death on Six Legs',
  {
    text: 'Special: On your turn, if your minions have seven or more +1 power counters, you may play this titan. Ongoing: Before a minion goes to the discard pile from play, transfer a +1 power counter from it to this titan. Talent: Play an extra action.',
  },
  playedOnYourTurn((c) => c.play(thisCard), { when: yourMinionsCarry(7) }),
  whenever(before(aMinion.goesToDiscardPile), (c) => inheritsFrom(c, dying.list)),
  talent((c) => c.extraAction()),
  current(
    {
      text: 'Special: On your turn, if your minions have six or more +1 power counters, you may discard a card to play this titan. Ongoing: Before a minion goes to the discard pile from play, you may transfer a +1 power counter from it to this titan. Talent: Play an extra action.',
    },
    playedOnYourTurn((c) => c.to(c.discard(c.choose(yourHand, 'discard')), () => c.play(thisCard)), {
      when: yourMinionsCarry(6),
    }),
    whenever(before(aMinion.goesToDiscardPile), (c) =>
      inheritsFrom(c, c.chooseAny(dying.where(canChangePower), 'counter off')),
    ),
    talent((c) => c.extraAction()),
  ),
);
