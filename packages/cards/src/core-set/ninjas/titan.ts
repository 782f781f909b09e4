import {
  aCard,
  aMinion,
  among,
  and,
  atStartOfYourTurn,
  bases,
  equal,
  it,
  not,
  owner,
  playedOnYourTurn,
  players,
  thisCard,
  titan,
  wasInPlayAsTurnBegan,
  whatDidIt,
  whenever,
  you,
  yourHand,
} from '@smashup/engine';

export const invisibleNinja = titan(
  'Invisible Ninja',
  {
    text: 'Special: On your turn, if this titan was not in play when the turn began, you may discard a card to play it at a base where you have a minion. Ongoing: Once per turn, after you destroy a card of another player or return one of your minions to your hand, you may look at the top two cards of your deck, draw one of them and shuffle the other into your deck. Special: At the start of your turn, you may destroy this titan to play an extra minion of power 3 or less.',
  },
  playedOnYourTurn(
    (c) => c.to(c.discard(c.choose(yourHand, 'discard')), () => c.play(thisCard, { at: bases.withYours })),
    { when: and(bases.withYours.exist, not(wasInPlayAsTurnBegan)) },
  ),
  whenever(
    aCard.ofOthers.isDestroyed.byYou
      .where(players.amongThese(owner(whatDidIt)).exist)
      .or(aMinion.yours.isReturned.byYou.where(equal(owner(it), you))),
    (c) =>
      c.mayOncePerTurn(() => {
        const seen = c.lookAt(2);
        const taken = c.choose(among(seen), 'take');
        c.putBack(taken, 'top');
        c.draw(1);
        c.shuffleBack(among(seen).except(taken));
      }),
  ),
  atStartOfYourTurn((c) =>
    c.may(() => c.to(c.destroy(thisCard), () => c.extraMinionNow({ powerAtMost: 3 }))),
  ),
);
