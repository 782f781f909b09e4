import {
  base,
  beforeItScores,
  extraEachTurn,
  here,
  isMinionHere,
  isPrintedPowerAtMost,
  it,
  minions,
  ongoing,
  players,
  powerFor,
  whenever,
  youPlayedMinionElsewhere,
  type Verbs,
} from '@smashup/engine';

const raiseIt = (c: Verbs): void => c.until('end of turn', powerFor(c.note(it), 1));

export const whatWereWeThinkingBases = [
  base(
    'Lake Minnetonka',
    {
      faction: 'Rock Stars',
      breakpoint: 26,
      vp: [5, 3, 2],
      text: 'After a player plays or moves a minion here, it gets +1 power until the end of the turn.',
    },
    whenever('played', raiseIt, { when: isMinionHere }),
    whenever('moved', raiseIt, { when: isMinionHere }),
  ),

  base(
    'Palooza',
    {
      faction: 'Rock Stars',
      breakpoint: 27,
      vp: [6, 4, 3],
      text: 'Before this base scores, each player may move one of their minions from another base to here.',
    },
    beforeItScores((c) =>
      c.eachPlayer(players, () => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
    ),
  ),

  base(
    'Out in the Woods',
    {
      faction: 'Teddy Bears',
      breakpoint: 18,
      vp: [3, 2, 1],
      text: 'Before this base scores, each minion here gets +1 power until the end of the turn.',
    },
    beforeItScores((c) => c.until('end of turn', powerFor(c.noteAll(minions.here), 1))),
  ),

  base(
    'Under the Bed',
    {
      faction: 'Teddy Bears',
      breakpoint: 22,
      vp: [4, 2, 1],
      text: 'Once on each of their turns, a player who has played a minion at another base this turn may play an extra minion of power 2 or less here.',
    },
    ongoing(
      extraEachTurn(
        { kind: 'minion', test: (g, s, card, at) => at === s.here && isPrintedPowerAtMost(2)(g, s, card) },
        youPlayedMinionElsewhere,
      ),
    ),
  ),
];
