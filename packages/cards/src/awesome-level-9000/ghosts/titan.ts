import {
  type CardId,
  current,
  equal,
  handSize,
  hasNoClaimedDestination,
  here,
  lessThan,
  minus,
  moreTotal,
  ongoing,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  type Value,
  type Verbs,
  whether,
  you,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';

const standardActions = yourDiscardPile.standardActions.notForbidden;

const discardOne = (c: Verbs): Value<readonly CardId[]> => c.discard(c.choose(yourHand, 'discard'));

/** Then it goes to the bottom of the deck, unless its own text sends it elsewhere and the current player prefers that. */
function playAndPutUnder(c: Verbs, chosen: Value<CardId>): void {
  c.play(chosen, { as: 'action', claim: 'rival', regardless: true });
  c.if(hasNoClaimedDestination(chosen), () => c.toDeck(chosen, 'deck bottom'));
}

/** A light heart, and an empty hand. */
const creampuff = [
  playedOnYourTurn((c) => c.play(thisCard), { when: equal(handSize(you), 0) }),
  ongoing(moreTotal(here, you, whether(lessThan(handSize(you), 5), minus(5, handSize(you)), 0))),
];

export const creampuffMan = titan(
  'Creampuff Man',
  {
    text: 'Special: On your turn, if your hand is empty, you may play this titan. Ongoing: Your total here is 5 higher, less 1 for each card in your hand. Talent: Discard a card to play a standard action from your discard pile as an extra action, then put it on the bottom of your deck.',
  },
  ...creampuff,
  talent((c) => c.to(discardOne(c), () => playAndPutUnder(c, c.choose(standardActions, 'play')))),
  current(
    {
      text: 'Special: On your turn, if your hand is empty, you may play this titan. Ongoing: Your total here is 5 higher, less 1 for each card in your hand. Talent: Choose a standard action in your discard pile. Discard a card to play it as an extra action, then put it on the bottom of your deck.',
    },
    ...creampuff,
    talent((c) => {
      const chosen = c.choose(standardActions, 'play');
      c.to(chosen, () => c.to(discardOne(c), () => playAndPutUnder(c, chosen)));
    }),
  ),
);
