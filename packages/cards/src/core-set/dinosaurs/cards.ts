import {
  aCard,
  anything,
  baseOf,
  bases,
  beginsToAffect,
  cardsInPlay,
  current,
  faction,
  mentions,
  minions,
  minus,
  moreBreakpoint,
  morePower,
  not,
  notAffected,
  ongoing,
  onPlay,
  othersActions,
  power,
  powerFor,
  talent,
  thisCard,
  those,
  whenever,
  yourTurn,
  type Value,
  type CardId,
  type BaseId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { shieldFromIt } from '../shields.ts';
import { fortTitanosaurus } from './titan.ts';

/** The weakest there, where not all are equally strong. */
const unfittest = (base: Value<BaseId>) => {
  const there = minions.at(base);
  return there.weakest.except(there.strongest);
};

const preyOf = (hunter: Value<CardId>) => minions.at(baseOf(hunter)).powerBelow(power(hunter));

export const dinosaurs = inSet(
  set,
  faction(
    'Dinosaurs',
    'Raw power: the biggest minions, cards that make them bigger, and a few ways to shrug off what others play.',
    [
      minion('King Rex', ''),

      minion(
        'Laseratops',
        'Destroy a minion of power 2 or less here.',
        onPlay((c) => c.destroy(c.choose(minions.here.powerAtMost(2), 'destroy'))),
        current(
          { text: 'You may destroy a minion of printed power 2 or less here.' },
          onPlay((c) => c.destroy(c.mayChoose(minions.here.printedPowerAtMost(2), 'destroy'))),
        ),
      ),

      minion(
        'Armor Stego',
        'Ongoing: +2 power whenever it is another player’s turn.',
        ongoing(morePower(minions.itself, 2, not(yourTurn))),
        current(
          {
            text: 'Talent: Until the start of your next turn, +2 power whenever it is another player’s turn.',
          },
          talent((c) =>
            c.until('start of your turn', morePower(those(c.noteAll(thisCard)), 2, not(yourTurn))),
          ),
        ),
      ),

      minion(
        'War Raptor',
        'Ongoing: +1 power for each War Raptor here, this one included.',
        mentions('War Raptor'),
        ongoing(morePower(minions.itself, cardsInPlay.here.faceUp.named('War Raptor').count)),
      ),

      action(
        'Augmentation',
        'Give a minion +4 power until the end of your turn.',
        onPlay((c) => c.until('end of your turn', powerFor(c.choose(minions, 'strengthen'), 4))),
      ),

      action(
        'Howl',
        'All your minions in play get +1 power until the end of your turn.',
        onPlay((c) => c.until('end of your turn', powerFor(c.noteAll(minions.yours), 1))),
      ),

      action(
        'Natural Selection',
        'Choose one of your minions. Destroy a minion at its base that has less power.',
        onPlay((c) => {
          const hunter = c.choose(
            minions.yours.suchThat((one) => preyOf(one).exist),
            'affect',
          );
          c.destroy(c.choose(preyOf(hunter), 'destroy'));
        }),
      ),

      action(
        'Rampage',
        'Choose a base and one of your minions there. Until the end of the turn, the breakpoint of that base is reduced by that minion’s power.',
        onPlay((c) => {
          const brute = c.choose(minions.yours, 'affect');
          const trampled = c.note(baseOf(brute));
          const loss = c.note(power(brute));
          c.until('end of turn', moreBreakpoint(trampled, minus(0, loss)));
        }),
      ),

      action(
        'Survival of the Fittest',
        'At each base where not all minions have the same power, destroy a minion with the least power (your choice if tied).',
        onPlay((c) => c.destroy(c.oneOfEach(bases, unfittest, 'destroy'))),
      ),

      action(
        'Tooth and Claw... and Guns',
        'Play on a minion. Ongoing: The next ability that would affect that minion does not; destroy this action instead.',
        ongoing(notAffected(minions.host, { from: anything, sheds: false, breaks: true })),
        whenever(aCard.isPlayed.where(beginsToAffect(minions.host)), shieldFromIt(minions.host), {
          immediate: true,
        }),
        whenever(aCard.moves.where(beginsToAffect(minions.host)), shieldFromIt(minions.host), {
          immediate: true,
        }),
        current(
          {
            text: 'Play on a minion. Ongoing: That minion is not affected by other players’ cards.',
          },
          ongoing(notAffected(minions.host)),
        ),
      ),

      action('Upgrade', 'Play on a minion. Ongoing: It has +2 power.', ongoing(morePower(minions.host, 2))),

      action(
        'Wildlife Preserve',
        'Play on a base. Ongoing: Other players’ actions do not affect your minions here.',
        ongoing(notAffected(minions.here.yours, { from: othersActions })),
      ),
    ],
    fortTitanosaurus,
  ),
  theirBases,
);
