import {
  afterItScores,
  aMinion,
  and,
  atStartOfYourTurn,
  cannotPlay,
  current,
  discardPilesOf,
  equal,
  here,
  insteadOfDiscardPile,
  it,
  minions,
  nameOf,
  ongoing,
  owner,
  players,
  plays,
  thisTurn,
  type Verbs,
  whenever,
  whoDidIt,
  winners,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';
import { MADNESS, madnessInHand, madnessIsLeft, oneMadnessInHand, yourMadness } from './madness.ts';

const whoPlayedAMinionHere = players.suchThat((player) =>
  thisTurn(aMinion.isPlayed.here.where(equal(whoDidIt, player))),
);

const firstMinionHere = aMinion.isPlayed.here.firstInTurn('player');

const playOneLikeIt = (c: Verbs): void => {
  c.extraMinionNow({ at: here, named: nameOf(it) });
};

export const cthulhuBases = [
  base(
    'Mountains of Madness',
    'After a minion is played here, its owner draws a Madness card.',
    whenever(aMinion.isPlayed.here, (c) => c.drawFrom(MADNESS), { players: owner(it) }),
  ),

  base(
    "R'lyeh",
    'At the start of their turn, a player may destroy one of their minions here to gain 1 VP.',
    atStartOfYourTurn((c) => c.to(c.destroy(c.mayChoose(minions.here.yours, 'destroy')), () => c.gainVp(1))),
  ),

  base(
    'Antarctic Base',
    'Each player can play only one minion here each turn.',
    ongoing(cannotPlay(plays.ofMinions.here.by(whoPlayedAMinionHere))),
  ),

  base(
    'Plateau of Leng',
    'After a player plays a minion here from their hand, if it is their first here this turn, they may play an extra minion with the same name here.',
    whenever(firstMinionHere.outOf('hand'), playOneLikeIt),
    current(
      {
        text: 'After a player plays their first minion here in a turn, they may play an extra minion with the same name here.',
      },
      whenever(firstMinionHere, playOneLikeIt),
    ),
  ),

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

  base(
    'Innsmouth',
    'After a minion is played here, its owner may put a card from any discard pile on the bottom of that card’s owner’s deck.',
    whenever(
      aMinion.isPlayed.here,
      (c) => c.toDeck(c.mayChoose(discardPilesOf(players), 'to the bottom'), 'deck bottom'),
      {
        players: owner(it),
      },
    ),
  ),

  base(
    'Ritual Site',
    'Minions that would be discarded from here after scoring are shuffled into their owners’ decks instead.',
    ongoing(insteadOfDiscardPile(minions.here, 'cleared away', 'deck shuffled')),
  ),
];
