import {
  atLeast,
  bases,
  here,
  losesOtherAbilities,
  minions,
  moreTotal,
  ongoing,
  playedWhenever,
  talent,
  thisCard,
  titan,
  turnStarts,
  you,
} from '@smashup/engine';

const withTwoOfYours = bases.suchThat((base) => atLeast(minions.yours.at(base).count, 2));

/** It combines where two stand together, and comes apart to travel. */
export const mergacon = titan(
  'Mergacon',
  {
    text: 'Special: At the start of your turn, you may play this titan at a base where you have two or more minions. Ongoing: You have +3 power here. Talent: Move this titan to another base. It loses its Ongoing ability until the end of the turn.',
  },
  playedWhenever(turnStarts.byYou, (c) => c.play(thisCard, { at: withTwoOfYours })),
  ongoing(moreTotal(here, you, 3)),
  talent((c) => {
    c.moveElsewhere(thisCard);
    c.until('end of turn', losesOtherAbilities(thisCard));
  }),
);
