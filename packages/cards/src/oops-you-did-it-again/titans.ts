import {
  afterScoring,
  aMinion,
  baseOf,
  buried,
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
  talent,
  there,
  thisCard,
  titan,
  titans,
  turnStarts,
  whenever,
  yourHand,
} from '@smashup/engine';

export const sphinx = titan(
  'Sphinx',
  {
    text: 'Special: At the start of your turn, you may return one of your buried cards to your hand to play this titan on the base where it was. Special: After a base scores, you may return one of your cards buried there to your hand. Talent: Bury a card from your hand here.',
  },
  playedWhenever(turnStarts.byYou, (c) => {
    const unearthed = c.choose(buried.yours, 'return');
    const place = c.note(baseOf(unearthed));
    c.to(c.takeFromPlay(unearthed), () => c.play(thisCard, { at: place }));
  }),
  whenever(afterScoring, (c) => c.takeFromPlay(c.mayChoose(buried.yours.at(there), 'return')), {
    special: true,
  }),
  talent((c) => c.bury(c.choose(yourHand, 'bury'), here)),
);

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
