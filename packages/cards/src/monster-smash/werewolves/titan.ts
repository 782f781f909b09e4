import {
  and,
  atLeast,
  atStartOfYourTurn,
  baseOf,
  bases,
  cardsInPlay,
  current,
  isBehind,
  minions,
  not,
  ongoing,
  otherPlayers,
  playedOnYourTurn,
  powerFor,
  talent,
  talentTwice,
  thisCard,
  titan,
  totalOf,
  you,
} from '@smashup/engine';

/** Where nobody has more power than you, and you have some. */
const whereYouLead = bases.suchThat((base) => and(atLeast(totalOf(you, base), 1), not(isBehind(you, base))));

/** Where everybody else has less. */
const whereYouLeadAlone = bases.suchThat((base) =>
  not(otherPlayers.suchThat((player) => atLeast(totalOf(player, base), totalOf(you, base))).exist),
);

/** At two bases or more. */
const atHeadOfThePack = playedOnYourTurn((c) => c.play(thisCard, { at: whereYouLead }), {
  when: atLeast(whereYouLead.count, 2),
});

const howl = talent((c) => c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 1)));

export const greatWolfSpirit = titan(
  'Great Wolf Spirit',
  {
    text: 'Special: On your turn, if you have the most power, or are tied for it, at two or more bases, you may play this titan at one of them. Ongoing: You may use each talent of your cards a second time on your turn. Talent: One of your minions has +1 power until the end of the turn.',
  },
  atHeadOfThePack,
  ongoing(talentTwice(cardsInPlay.yours, 'each')),
  howl,
  current(
    {
      text: 'Special: On your turn, if you have the most power, or are tied for it, at two or more bases, you may play this titan at one of them. Ongoing: You may use each talent of your cards here a second time on your turn. Ongoing: At the start of your turn, you may move this titan to a base where every other player has less power than you. Talent: One of your minions has +1 power until the end of the turn.',
    },
    atHeadOfThePack,
    ongoing(talentTwice(cardsInPlay.here.yours, 'each')),
    atStartOfYourTurn((c) =>
      c.to(c.mayChoose(whereYouLeadAlone.otherThan(baseOf(thisCard)), 'move to'), (goal) =>
        c.move(thisCard, goal),
      ),
    ),
    howl,
  ),
);
