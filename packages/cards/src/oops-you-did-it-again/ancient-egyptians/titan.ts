import {
  afterScoring,
  baseOf,
  buried,
  here,
  playedWhenever,
  talent,
  there,
  thisCard,
  titan,
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
