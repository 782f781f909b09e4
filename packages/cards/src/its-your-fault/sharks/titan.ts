import {
  aMinion,
  atLeast,
  baseOf,
  countersOn,
  current,
  equal,
  itsPower,
  moreTotal,
  not,
  playedWhenever,
  talent,
  there,
  thisCard,
  titan,
  turnStarts,
  whenever,
  whileSetAside,
  you,
  yourDiscardPile,
  yourTurn,
  type Verbs,
} from '@smashup/engine';

/** It grows with time and with every death, and has to grow again after it has been played. */
const smellsBlood = [
  whileSetAside(turnStarts.byYou.or(aMinion.isDestroyed), (c) => c.placeCounters(thisCard)),
  playedWhenever(thisCard.countersChange.where(atLeast(countersOn(thisCard), 4)), (c) => {
    c.removeCounters(thisCard, countersOn(thisCard));
    c.play(thisCard);
  }),
];

const findMako = (c: Verbs): unknown => c.toHand(c.searchDeckOrDiscardPile((pile) => pile.named('Mako')));

export const helicoprion = titan(
  'Helicoprion',
  {
    text: 'Special: At the start of your turn, and after a minion is destroyed, if this titan is not in play, place a +1 power counter on it. If it then has four or more, you may remove them all to play it. Ongoing: On another player’s turn, after a minion is destroyed here, you may search your deck, your discard pile or both for a Mako and put it into your hand, or draw a card. Talent: Play an extra minion.',
  },
  ...smellsBlood,
  whenever(aMinion.isDestroyed.here.where(not(yourTurn)), (c) =>
    c.may(() => c.oneOf({ 'find Mako': [() => findMako(c)], draw: [() => c.draw(1)] })),
  ),
  talent((c) => c.extraMinion()),
  current(
    {
      text: 'Special: At the start of your turn, and after a minion is destroyed, if this titan is not in play, place a +1 power counter on it. If it then has four or more, you may remove them all to play it. Ongoing: Once per turn, after you destroy a minion, you may move this titan there to add the power that minion had to your total there until the end of the turn, or place a +1 power counter on this titan. Talent: Shuffle a minion of power 3 or less from your discard pile into your deck, or search your deck, your discard pile or both for a Mako and put it into your hand.',
    },
    ...smellsBlood,
    whenever(aMinion.isDestroyed.byYou, (c) =>
      c.mayOncePerTurn(() => {
        const kill = c.note(there);
        const might = c.note(itsPower);
        c.oneOf({
          move: [
            () => c.to(c.move(thisCard, kill), () => c.until('end of turn', moreTotal(kill, you, might))),
            not(equal(baseOf(thisCard), kill)),
          ],
          counter: [() => c.placeCounters(thisCard)],
        });
      }),
    ),
    talent((c) =>
      c.oneOf({
        'shuffle a minion in': [
          () => c.toDeck(c.choose(yourDiscardPile.minions.powerAtMost(3), 'shuffle in'), 'deck shuffled'),
        ],
        'find Mako': [() => findMako(c)],
      }),
    ),
  ),
);
