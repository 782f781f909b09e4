import {
  actions,
  afterItScores,
  aMinion,
  atStartOfYourTurn,
  base,
  cannotBe,
  current,
  here,
  itInPlay,
  minions,
  oneTalentTwice,
  ongoing,
  powerFor,
  whenever,
  winners,
} from '@smashup/engine';

/** The first minion that anybody plays here in a turn. */
const firstMinionHere = aMinion.isPlayed.here.firstInTurn();

export const monsterSmashBases = [
  base(
    'The Hill',
    {
      faction: 'Giant Ants',
      breakpoint: 23,
      vp: [4, 2, 1],
      text: 'At the start of their turn, a player may move one of their minions from another base to here.',
    },
    atStartOfYourTurn((c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
  ),

  base(
    'Egg Chamber',
    {
      faction: 'Giant Ants',
      breakpoint: 17,
      vp: [3, 1, 1],
      text: 'Minions here that have a +1 power counter cannot be destroyed.',
    },
    ongoing(cannotBe(['destroy'], minions.here.withCounters)),
  ),

  base(
    'Golem Schloß',
    {
      faction: 'Mad Scientists',
      breakpoint: 22,
      vp: [4, 3, 2],
      text: 'After this base scores, the winner places a +1 power counter on each of their minions.',
    },
    afterItScores((c) => c.placeCounters(minions.yours), { players: winners }),
  ),

  base(
    'Laboratorium',
    {
      faction: 'Mad Scientists',
      breakpoint: 25,
      vp: [5, 3, 3],
      text: 'The first minion played here in each turn gets a +1 power counter.',
    },
    whenever(firstMinionHere, (c) => c.placeCounters(itInPlay)),
    current({
      text: 'After the first minion of each turn is played here, its controller places a +1 power counter on it.',
    }),
  ),

  base(
    'Moot Site',
    {
      faction: 'Werewolves',
      breakpoint: 15,
      vp: [2, 1, 0],
      text: 'After the first minion of each turn is played here, it gets +2 power until the end of the turn.',
    },
    whenever(firstMinionHere, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 2))),
  ),

  base(
    'Standing Stones',
    {
      faction: 'Werewolves',
      breakpoint: 20,
      vp: [4, 2, 1],
      text: 'On each of their turns, a player may use a talent on one of their minions here a second time.',
    },
    ongoing(oneTalentTwice(minions.here.yours.or(actions.on(minions.here.yours)))),
  ),
];
