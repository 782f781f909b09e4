import {
  afterItScores,
  allTogether,
  aMinion,
  aMinionHere,
  atStartOfYourTurn,
  baseOf,
  beforeItScores,
  equal,
  extraEachTurn,
  here,
  it,
  minions,
  ongoing,
  players,
  powerFor,
  thisTurn,
  whenever,
  whether,
  whoDidIt,
  type Verbs,
} from '@smashup/engine';
import { base } from './facts.ts';

const raiseIt = (c: Verbs): void => c.until('end of turn', powerFor(c.note(it), 1));

export const whatWereWeThinkingBases = [
  base(
    'Ancient Temple',
    'At the start of each player’s turn, if they have exactly one minion here, it has +5 power while here until the end of the turn.',
    atStartOfYourTurn(
      (c) =>
        c.if(equal(minions.here.yours.count, 1), () => {
          const idol = c.choose(minions.here.yours, 'strengthen');
          c.until('end of turn', powerFor(idol, whether(equal(baseOf(idol), here), 5, 0)));
        }),
      { when: minions.here.of(whoDidIt).exist },
    ),
  ),

  base(
    'City of Gold',
    'At the start of each player’s turn, if they have a minion here, they gain 1 VP.',
    atStartOfYourTurn((c) => c.gainVp(1), { when: minions.here.of(whoDidIt).exist }),
  ),

  base(
    "Grandma's House",
    'After a player plays a minion here, they look at the top card of their deck and put it back on the top or the bottom.',
    whenever(aMinion.isPlayed.here, (c) => c.putBack(c.lookAt(1), 'either end')),
  ),

  base(
    'Retirement Community',
    'After this base scores, each player may put one of their minions here on the top or the bottom of their deck.',
    afterItScores(
      (c) => c.eachPlayer(players, () => c.place(c.mayChoose(minions.here.yours, 'place'), 'either end')),
      { players: allTogether },
    ),
  ),

  base(
    'Lake Minnetonka',
    'After a player plays or moves a minion here, it gets +1 power until the end of the turn.',
    whenever(aMinion.isPlayed.here, raiseIt),
    whenever(aMinion.moves.here, raiseIt),
  ),

  base(
    'Palooza',
    'Before this base scores, each player may move one of their minions from another base to here.',
    beforeItScores(
      (c) => c.eachPlayer(players, () => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
      { players: allTogether },
    ),
  ),

  base(
    'Out in the Woods',
    'Before this base scores, each minion here gets +1 power until the end of the turn.',
    beforeItScores((c) => c.until('end of turn', powerFor(c.noteAll(minions.here), 1)), {
      players: allTogether,
    }),
  ),

  base(
    'Under the Bed',
    'Once on each of their turns, a player who has played a minion at another base this turn may play an extra minion of power 2 or less here.',
    ongoing(extraEachTurn(aMinionHere(2), thisTurn(aMinion.isPlayed.byYou.elsewhere))),
  ),
];
