import {
  aCard,
  atLeast,
  current,
  handSize,
  here,
  moreTotal,
  numberThisTurn,
  oneForEvery,
  ongoing,
  playedWhenever,
  talent,
  thisCard,
  titan,
  you,
} from '@smashup/engine';

const drawOne = talent((c) => c.draw(1));

/** The fifth card of a turn brings it into play; a full hand makes it strong. */
const protectorWith = (cardsForPower: number) => [
  playedWhenever(aCard.isPlayed.byYou.where(atLeast(numberThisTurn(aCard.isPlayed.byYou), 5)), (c) =>
    c.play(thisCard),
  ),
  ongoing(moreTotal(here, you, oneForEvery(cardsForPower, handSize(you)))),
  drawOne,
];

export const arcaneProtector = titan(
  'Arcane Protector',
  {
    text: 'Special: After you play your fifth card of a turn, or a later one, you may play this titan. Ongoing: Your total here is 1 higher for every three cards in your hand. Talent: Draw a card.',
  },
  ...protectorWith(3),
  current(
    {
      text: 'Special: After you play your fifth card of a turn, or a later one, you may play this titan. Ongoing: Your total here is 1 higher for every two cards in your hand. Talent: Draw a card.',
    },
    ...protectorWith(2),
  ),
);
