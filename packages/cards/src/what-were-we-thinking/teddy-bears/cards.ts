import {
  aMinion,
  and,
  atLeast,
  baseOf,
  beforeScoring,
  cancels,
  cannotBe,
  cannotPlay,
  current,
  equal,
  faction,
  handSize,
  here,
  highestStartingPowerOf,
  lowest,
  minions,
  minus,
  ongoing,
  onlyAsSpecial,
  onlyHereIfPossible,
  onPlay,
  otherPlayers,
  othersCards,
  owner,
  playInAnswerTo,
  playOn,
  plays,
  plus,
  powerFor,
  talent,
  there,
  thisCard,
  whenever,
  you,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Another player has played a minion here, or moved one here. */
const othersArrive = aMinion.isPlayed.byOthers.here.or(aMinion.moves.byOthers.here);

/** Small minions that other players would play, and that are their own. */
const othersSmallMinions = plays.ofMinions
  .powerAtMost(2)
  .byOthers.suchThat(({ card, player }) => equal(owner(card), player));

export const teddyBears = inSet(
  set,
  faction(
    'Teddy Bears',
    'Small minions that come in numbers, grow on other players’ minions, and get in their way.',
    [
      minion(
        'Sir Squeezes',
        'You may play up to three extra minions here, each of power 3 or less, with a combined power of 5 or less.',
        onPlay((c) => c.extraMinion({ count: 3, at: here, powerAtMost: 3, totalPowerAtMost: 5 })),
      ),

      minion(
        'Fun Bear',
        'Ongoing: After another player plays or moves a minion here, place a +1 power counter on this minion.',
        whenever(othersArrive, (c) => c.placeCounters(thisCard)),
        current(
          {
            text: 'Ongoing: After another player plays or moves a minion here, you may place a +1 power counter on a minion here.',
          },
          whenever(othersArrive, (c) => c.placeCounters(c.mayChoose(minions.here, 'counter'))),
        ),
      ),

      minion(
        'Lovey Bear',
        'Ongoing: Its starting power is raised to the highest starting power of other players’ minions here.',
        ongoing(highestStartingPowerOf(minions.itself, minions.here.ofOthers)),
      ),

      minion(
        'Snuggly Bear',
        'Special: After you play your first minion in a turn, you may play this card there as an extra minion.',
        playInAnswerTo(aMinion.isPlayed.byYou.firstInTurn('player'), { at: there }),
      ),

      action(
        'Bear Picnic',
        'Play on a base. Ongoing: Other players cannot play minions of power 2 or less that they own anywhere but here.',
        ongoing(cannotPlay(othersSmallMinions.elsewhere)),
        current(
          {
            text: 'Play on a base. Ongoing: Other players cannot play minions of power 2 or less that they own at other bases if those could be played here.',
          },
          ongoing(onlyHereIfPossible(othersSmallMinions)),
        ),
      ),

      action(
        'Care Package',
        'Draw a card. You may play an extra minion.',
        onPlay((c) => {
          c.draw(1);
          c.extraMinion();
        }),
      ),

      action(
        'Cuddle',
        'Play on a minion. Ongoing: Its abilities are cancelled.',
        playOn(minions),
        ongoing(cancels(minions.host)),
      ),

      action(
        'Group Hug',
        'One of your minions gets +1 power until the end of the turn for each other minion at its base.',
        onPlay((c) => {
          const hugged = c.choose(minions.yours, 'strengthen');
          const hugs = c.note(minions.at(baseOf(hugged)).except(hugged).count);
          c.until('end of turn', powerFor(hugged, hugs));
        }),
      ),

      action(
        'Love Overload',
        'Special: Play only before a base scores. Destroy the minion with the most power there; if tied, all of them.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring, { text: (c) => c.destroy(minions.here.strongest) }),
      ),

      action(
        'Square Deal',
        'Draw cards one by one until another player holds fewer cards than you.',
        onPlay((c) => c.draw(minus(plus(lowest(otherPlayers.list, handSize), 1), handSize(you)))),
      ),

      action(
        'Tea Party',
        'Play on a base. Talent: If there are two or more minions here and at least one is yours, draw a card.',
        talent((c) => c.draw(1), { when: and(atLeast(minions.here.count, 2), minions.here.yours.exist) }),
      ),

      action(
        'Too Cute',
        'Play on a base. Ongoing: Other players’ cards cannot destroy your minions here.',
        ongoing(cannotBe(['destroy'], minions.here.yours, othersCards)),
      ),
    ],
  ),
  theirBases,
);
