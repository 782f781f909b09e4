import {
  afterItScores,
  aMinion,
  and,
  current,
  it,
  minions,
  owner,
  whenever,
  winners,
  yourHand,
} from '@smashup/engine';
import { MADNESS, madnessInHand, madnessIsLeft, oneMadnessInHand, yourMadness } from '../madness/cards.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Miskatonic University',
    'After this base scores, the winner may put any number of Madness cards from their hand and discard pile back into the Madness deck.',
    afterItScores((c) => c.returnTo(MADNESS, c.chooseAny(yourMadness, 'give back')), {
      players: winners,
    }),
    current(
      {
        text: 'Once per turn, after you play a minion here, you may draw two Madness cards or discard one to play an extra action.',
      },
      whenever(aMinion.isPlayed.here, (c) =>
        c.oneOf({
          'draw two Madness': [
            () => {
              c.useUp();
              c.drawFrom(MADNESS, 2);
              c.extraAction();
            },
            and(c.notUsedUp, madnessIsLeft(2)),
          ],
          'discard Madness': [
            () => {
              c.useUp();
              c.discard(oneMadnessInHand);
              c.extraAction();
            },
            and(c.notUsedUp, madnessInHand.exist),
          ],
          no: [() => {}],
        }),
      ),
    ),
  ),

  base(
    'The Asylum',
    'After a minion is played here, its owner may put a Madness card from their hand back into the Madness deck.',
    whenever(aMinion.isPlayed.here, (c) => c.may(() => c.returnTo(MADNESS, oneMadnessInHand)), {
      players: owner(it),
    }),
    current(
      {
        text: 'After you play a minion here, you may put a card from your hand in the box to put a +1 power counter on one of your minions.',
      },
      whenever(aMinion.isPlayed.here, (c) =>
        c.to(c.toBox(c.mayChoose(yourHand, 'box')), () =>
          c.placeCounters(c.choose(minions.yours, 'counter')),
        ),
      ),
    ),
  ),
];
