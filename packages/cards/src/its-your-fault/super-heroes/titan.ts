import {
  aMinion,
  atLeast,
  bases,
  current,
  here,
  minions,
  notAffected,
  ongoing,
  playedOnYourTurn,
  playedWhenever,
  talent,
  there,
  thisCard,
  titan,
} from '@smashup/engine';

export const theEverythingGlove = titan(
  'The Everything Glove',
  {
    text: 'Special: On your turn, if you have three or more minions of power 5 or more, you may play this titan. Ongoing: Your minions here are not affected by other players’ cards. Talent: Play an extra minion of power 2 or less, an extra action, or both.',
  },
  playedOnYourTurn((c) => c.play(thisCard), { when: atLeast(minions.yours.powerAtLeast(5).count, 3) }),
  ongoing(notAffected(minions.here.yours, { sheds: false })),
  talent((c) => {
    c.extraMinion({ powerAtMost: 2 });
    c.extraAction();
  }),
  current(
    {
      text: 'Special: After one of your minions is destroyed, you may play this titan at its base. Ongoing: Your minions of power 3 or less here are not affected by other players’ cards. Talent: Play an extra minion of power 2 or less here, or draw a card.',
    },
    playedWhenever(aMinion.yours.isDestroyed, (c) => c.play(thisCard, { at: bases.amongThese(there) })),
    ongoing(notAffected(minions.here.yours.powerAtMost(3), { sheds: false })),
    talent((c) =>
      c.oneOf({
        'play a minion': [() => c.extraMinion({ at: here, powerAtMost: 2 })],
        draw: [() => c.draw(1)],
      }),
    ),
  ),
);
