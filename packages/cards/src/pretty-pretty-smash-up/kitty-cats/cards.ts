import {
  bases,
  beforeScoring,
  canGoTo,
  current,
  faction,
  insteadOfDestroying,
  itsMinion,
  minions,
  morePower,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  playOn,
  power,
  powerFor,
  talent,
  thisCard,
  you,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** One of these is yours until the end of the turn. */
const borrow = (c: Verbs, from: typeof minions): void => {
  c.giveControl(c.choose(from, 'control'), you, 'end of turn');
};

const sacrifice = (c: Verbs): void => {
  c.destroy(c.choose(minions.yours, 'destroy'));
};

export const kittyCats = inSet(
  set,
  faction(
    'Kitty Cats',
    'Borrow the weak minions of others for a turn, lower their power, and sacrifice minions for cards and plays.',
    [
      minion(
        'Queen Fluffy',
        'Talent: Take control of a minion of power 3 or less until the end of the turn.',
        talent((c) => borrow(c, minions.powerAtMost(3))),
      ),

      minion(
        'Whiskers',
        'Talent: You may play an extra action. Destroy one of your minions.',
        talent((c) => {
          c.extraAction({ beforeRest: true });
          sacrifice(c);
        }),
      ),

      minion(
        'Muffin',
        'Take control of a minion of power 3 or less until the end of the turn.',
        onPlay((c) => borrow(c, minions.powerAtMost(3))),
      ),

      minion(
        'Mr. Grumpers',
        'Give a minion -2 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.choose(minions, 'weaken'), -2))),
        current(
          { text: 'You may give a minion -2 power until the start of your next turn.' },
          onPlay((c) => c.until('start of your turn', powerFor(c.mayChoose(minions, 'weaken'), -2))),
        ),
      ),

      action(
        'Can Has Cheeseburger?',
        'Special: Before a base scores, take control of a minion there of power 3 or less until the end of the turn.',
        onlyAsSpecial,
        onPlay((c) => borrow(c, minions.here.powerAtMost(3))),
        playInAnswerTo(beforeScoring),
      ),

      action(
        'Cat Fight',
        'Choose one of your minions. Draw a card for each point of its power, then destroy it.',
        onPlay((c) => {
          const fighter = c.choose(minions.yours, 'destroy');
          c.draw(power(fighter));
          c.destroy(fighter);
        }),
      ),

      action(
        "Cat's Paw",
        'Take control of a minion of power 5 or less until the end of the turn.',
        onPlay((c) => borrow(c, minions.powerAtMost(5))),
      ),

      action(
        'Grumpiness',
        'Play on a minion. Ongoing: This minion has -2 power.',
        ongoing(morePower(minions.host, -2)),
      ),

      action(
        'Hang in There',
        'Play on one of your minions. Ongoing: If this minion would be destroyed, move it to another base instead and destroy this action.',
        playOn(minions.yours),
        insteadOfDestroying(minions.host, (c) => {
          const shelter = c.choose(
            bases.suchThat((base) => minions.host.where(canGoTo(base)).exist),
            'move to',
          );
          const saved = c.move(itsMinion, shelter);
          c.to(saved, () => c.destroy(thisCard));
          return saved;
        }),
      ),

      action(
        'Hissy Fit',
        'Play on a base. Ongoing: Other players’ minions here have -1 power.',
        ongoing(morePower(minions.here.ofOthers, -1)),
      ),

      action(
        'Invisible Bicycle',
        'Choose a base. Move any number of minions of power 2 or less from there to one other base.',
        onPlay((c) => {
          const origin = c.choose(bases, 'base');
          c.moveToOne(c.chooseAny(minions.at(origin).powerAtMost(2), 'move'), bases.otherThan(origin));
        }),
      ),

      action(
        'Nine Lives',
        'Destroy one of your minions. You may play an extra minion.',
        onPlay((c) => {
          sacrifice(c);
          c.extraMinion();
        }),
      ),
    ],
  ),
  theirBases,
);
