import {
  aMinion,
  byOthers,
  cannotBe,
  clashWaitsForDuel,
  duelIsAt,
  here,
  isChallenger,
  it,
  minions,
  ongoing,
  playedWhenever,
  there,
  thisCard,
  titan,
  titans,
  whenever,
  yourHand,
} from '@smashup/engine';

export const pecosBill = titan(
  'Pecos Bill',
  {
    text: 'Special: After you become the challenger of a duel, you may discard a card to play this titan at the base of the duel. A clash that this leads to waits until the duel is over. Ongoing: During a duel here, other players cannot move minions away from here or return them to a hand. Ongoing: After you win a duel, draw a card.',
  },
  playedWhenever(aMinion.yours.entersDuel.where(isChallenger(it)), (c) =>
    c.to(c.discard(c.choose(yourHand, 'discard')), () => c.play(thisCard, { at: there })),
  ),
  ongoing(clashWaitsForDuel(titans.itself)),
  ongoing(cannotBe(['move', 'return'], minions.here.where(duelIsAt(here)), byOthers)),
  whenever(aMinion.yours.winsDuel, (c) => c.draw(1), { oncePerBatch: true }),
);
