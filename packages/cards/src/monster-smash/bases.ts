import {
  actions,
  afterItScores,
  aMinion,
  atStartOfYourTurn,
  buried,
  cannotBe,
  current,
  discardPilesOf,
  here,
  isBehind,
  it,
  itInPlay,
  minions,
  moreBreakpoint,
  ongoing,
  players,
  powerFor,
  talentTwice,
  times,
  whenever,
  winners,
  you,
  type Verbs,
} from '@smashup/engine';
import { base } from './facts.ts';

/** The first minion that anybody plays here in a turn. */
const firstMinionHere = aMinion.isPlayed.here.firstInTurn();

/** A player who destroyed minions strengthens one of their own here, once for all those destroyed together. */
const feedHere = (c: Verbs) => c.placeCounters(c.mayChoose(minions.here.yours, 'counter'));

export const monsterSmashBases = [
  base(
    'The Hill',
    'At the start of their turn, a player may move one of their minions from another base to here.',
    atStartOfYourTurn((c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
  ),

  base(
    'Egg Chamber',
    'Minions here that have a +1 power counter cannot be destroyed.',
    ongoing(cannotBe(['destroy'], minions.here.withCounters)),
  ),

  base(
    'Golem Schloß',
    'After this base scores, the winner places a +1 power counter on each of their minions.',
    afterItScores((c) => c.placeCounters(minions.yours), { players: winners }),
  ),

  base(
    'Laboratorium',
    'The first minion played here in each turn gets a +1 power counter.',
    whenever(firstMinionHere, (c) => c.placeCounters(itInPlay)),
    current({
      text: 'After the first minion of each turn is played here, its controller places a +1 power counter on it.',
    }),
  ),

  base(
    'Castle Blood',
    'After a player plays a minion here, if another player has more power here, they may place a +1 power counter on it.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.if(isBehind(you, here), () => c.may(() => c.placeCounters(itInPlay))),
    ),
    current(
      {
        text: 'Once per turn, after a player destroys a minion at another base, they may bury it here. Each buried card here lowers this base’s breakpoint by 2.',
      },
      whenever(aMinion.isDestroyed.elsewhere, (c) =>
        c.if(discardPilesOf(players).amongThese(it).exist, () => c.mayOncePerTurn(() => c.bury(it, here))),
      ),
      ongoing(moreBreakpoint(here, times(buried.here.count, -2))),
    ),
  ),

  base(
    'Crypt',
    'After a player destroys any number of minions here, they may place a +1 power counter on one of their minions here.',
    whenever(aMinion.isDestroyed.here, feedHere, { oncePerBatch: true }),
    current(
      {
        text: 'After a player destroys any number of minions, they may place a +1 power counter on one of their minions here.',
      },
      whenever(aMinion.isDestroyed, feedHere, { oncePerBatch: true }),
    ),
  ),

  base(
    'Moot Site',
    'After the first minion of each turn is played here, it gets +2 power until the end of the turn.',
    whenever(firstMinionHere, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 2))),
  ),

  base(
    'Standing Stones',
    'On each of their turns, a player may use a talent on one of their minions here a second time.',
    ongoing(talentTwice(minions.here.yours.or(actions.on(minions.here.yours)), 'one')),
  ),
];
