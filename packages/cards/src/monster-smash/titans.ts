import {
  atLeast,
  atStartOfYourTurn,
  bases,
  baseOf,
  cardsInPlay,
  current,
  eachTalentTwice,
  minions,
  ongoing,
  playedOnYourTurn,
  powerFor,
  talent,
  thisCard,
  titan,
} from '@smashup/engine';

/** Where you lead, or share the lead, at two bases or more. */
const atHeadOfThePack = playedOnYourTurn((c) => c.play(thisCard, { at: bases.whereYouLead }), {
  when: atLeast(bases.whereYouLead.count, 2),
});

const howl = talent((c) => c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 1)));

export const greatWolfSpirit = titan(
  'Great Wolf Spirit',
  {
    text: 'Special: On your turn, if you have the most power, or are tied for it, at two or more bases, you may play this titan at one of them. Ongoing: You may use each talent of your cards a second time on your turn. Talent: One of your minions has +1 power until the end of the turn.',
  },
  atHeadOfThePack,
  ongoing(eachTalentTwice(cardsInPlay.yours)),
  howl,
  current(
    {
      text: 'Special: On your turn, if you have the most power, or are tied for it, at two or more bases, you may play this titan at one of them. Ongoing: You may use each talent of your cards here a second time on your turn. Ongoing: At the start of your turn, you may move this titan to a base where every other player has less power than you. Talent: One of your minions has +1 power until the end of the turn.',
    },
    atHeadOfThePack,
    ongoing(eachTalentTwice(cardsInPlay.here.yours)),
    atStartOfYourTurn((c) =>
      c.to(c.mayChoose(bases.whereYouLeadAlone.otherThan(baseOf(thisCard)), 'move to'), (goal) =>
        c.move(thisCard, goal),
      ),
    ),
    howl,
  ),
);
