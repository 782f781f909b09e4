import {
  aMinion,
  atLeast,
  bases,
  beforeScoring,
  current,
  differentThisTurn,
  here,
  minions,
  moreTotal,
  numberThisTurn,
  ongoing,
  playedWhenever,
  talent,
  them,
  there,
  thisCard,
  titan,
  whenever,
  you,
  yourTurn,
} from '@smashup/engine';

/** To here, or away from here. */
const hereAndBack = aMinion.moves.here.or(aMinion.moves.fromHere);
const yoursHereAndBack = aMinion.yours.moves.here.or(aMinion.yours.moves.fromHere);

/** You have moved a minion this turn, and one before. */
const youHaveMovedTwo = aMinion.moves.byYou.where(atLeast(numberThisTurn(aMinion.moves.byYou), 2));

export const category5 = titan(
  'Category 5',
  {
    text: 'Special: On your turn, after the second or a later minion that you move, you may play this titan. Ongoing: Your total here is 1 higher for each minion that has moved to or from here this turn. Special: Before another base scores, you may move this titan there.',
  },
  playedWhenever(youHaveMovedTwo.where(yourTurn), (c) => c.play(thisCard)),
  ongoing(moreTotal(here, you, differentThisTurn(hereAndBack))),
  whenever(beforeScoring.elsewhere, (c) => c.may(() => c.move(thisCard, there)), { special: true }),
  current(
    {
      text: 'Special: After the second or a later minion that you move in a turn, you may play this titan at a base where you have a minion. Ongoing: After one or more of your minions move to or from here, place a +1 power counter on one of them. Talent: Move this titan to another base, or place a +1 power counter on it.',
    },
    playedWhenever(youHaveMovedTwo, (c) => c.play(thisCard, { at: bases.withYours })),
    whenever(yoursHereAndBack, (c) => c.placeCounters(c.choose(minions.amongThese(them), 'counter'))),
    talent((c) =>
      c.oneOf({
        move: [() => c.moveElsewhere(thisCard)],
        counter: [() => c.placeCounters(thisCard)],
      }),
    ),
  ),
);
