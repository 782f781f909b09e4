import {
  aMinion,
  atLeast,
  bases,
  beforeScoring,
  current,
  here,
  minions,
  morePower,
  moreTotal,
  ongoing,
  playedInsteadOf,
  playedWhenever,
  there,
  thisCard,
  titan,
  whenever,
  you,
} from '@smashup/engine';

const withThreeOfYours = bases.suchThat((base) => atLeast(minions.yours.at(base).count, 3));

const flies = whenever(beforeScoring.elsewhere, (c) => c.may(() => c.move(thisCard, there)), {
  special: true,
});

/** Put together out of the troopers, it is there wherever a base scores. */
export const megabot = titan(
  'Megabot',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan at a base where you have three or more minions. Ongoing: Your total here is 1 higher for each of your minions here. Special: Before another base scores, you may move this titan there.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: withThreeOfYours }), {
    when: withThreeOfYours.exist,
  }),
  ongoing(moreTotal(here, you, minions.here.yours.count)),
  flies,
  current(
    {
      text: 'Special: After you play a minion, if you have minions at three or more bases, you may play this titan at its base. Ongoing: Your minions here have +1 power. Special: Before another base scores, you may move this titan there.',
    },
    playedWhenever(aMinion.isPlayed.byYou.where(atLeast(bases.withYours.count, 3)), (c) =>
      c.play(thisCard, { at: there }),
    ),
    ongoing(morePower(minions.here.yours, 1)),
    flies,
  ),
);
