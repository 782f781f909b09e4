import {
  aMinion,
  atLeast,
  itInPlay,
  minions,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  whenever,
} from '@smashup/engine';
import { giveOneAway, takeBack, yourLostMinions } from './control.ts';

export const theHillThatStrolls = titan(
  'The Hill that Strolls',
  {
    text: 'Special: On your turn, if other players control two or more minions you own, you may play this titan. Ongoing: After you give another player control of one of your minions, you may place a +1 power counter on that minion. Talent: Give another player control of one of your minions to draw a card, or take control of a minion you own here.',
  },
  playedOnYourTurn((c) => c.play(thisCard), { when: atLeast(yourLostMinions.count, 2) }),
  whenever(aMinion.yours.isGivenAway, (c) =>
    c.placeCounters(c.mayChoose(minions.amongThese(itInPlay), 'counter')),
  ),
  talent((c) =>
    c.oneOf({
      'give control': [() => c.to(giveOneAway(c), () => c.draw(1))],
      'take control': [() => takeBack(c, yourLostMinions.here)],
    }),
  ),
);
