import {
  all,
  atLeast,
  baseOf,
  bases,
  cannotBe,
  minions,
  ongoing,
  othersCards,
  playedInsteadOf,
  talent,
  thisCard,
  titan,
} from '@smashup/engine';

const withTwoOfYours = bases.suchThat((base) => atLeast(minions.yours.at(base).count, 2));

/** It shelters those who travel with it. */
export const walkingCastle = titan(
  'Walking Castle',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan at a base where you have two or more minions. Ongoing: Your minions here cannot be destroyed by other players’ cards. Talent: Move this titan and up to three of your minions here to another base.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: withTwoOfYours }), { when: withTwoOfYours.exist }),
  ongoing(cannotBe(['destroy'], minions.here.yours, othersCards)),
  talent((c) => {
    const passengers = c.chooseUpTo(3, minions.here.yours, 'move');
    c.moveToOne(all(thisCard, passengers), bases.otherThan(baseOf(thisCard)));
  }),
);
