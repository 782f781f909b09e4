import {
  actions,
  baseOf,
  bases,
  cannotBe,
  current,
  faction,
  first,
  here,
  mentions,
  minions,
  moreBreakpoint,
  morePower,
  moreTotal,
  onPlay,
  ongoing,
  othersCards,
  titans,
  you,
  yourDiscardPile,
  yourHand,
  type Clause,
} from '@smashup/engine';
import { bringTitan } from '../../bring-titan.ts';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { gorgodzolla } from './titan.ts';

/** The number in the corner of an action on a base. */
const power = (amount: number): Clause => ongoing(moreTotal(here, you, amount));

const gorgodzollaComes = onPlay((c) => bringTitan(c, 'Gorgodzolla', bases.here));

const yourMinionsHere = minions.here.yours;
const yourActionsHere = actions.here.yours;

export const kaiju = inSet(
  set,
  faction(
    'Kaiju',
    'Hardly any minions: actions on bases bring the power, and Gorgodzolla grows with them.',
    [
      minion(
        'Kaijookey',
        'Ongoing: This minion has +1 power for each of your actions on this base.',
        ongoing(morePower(minions.itself, actions.onBases.here.yours.count)),
      ),

      minion('Tiny Priestesses', 'Play the titan Gorgodzolla here, or move it here.', gorgodzollaComes),

      minion(
        'Johnny',
        'You may return one of your actions on a base to its owner’s hand. If that is yours, you may play it on this base as an extra action.',
        onPlay((c) => {
          const taken = c.return(c.mayChoose(actions.onBases.yours, 'return'));
          c.mayPlay(yourHand.actions.amongThese(taken), { at: here, as: 'action' });
        }),
      ),

      action(
        'Kaiju Alliance',
        'The breakpoint of each base is 4 lower until the end of the turn.',
        onPlay((c) => c.forEach(bases, (base) => c.until('end of turn', moreBreakpoint(c.note(base), -4)))),
      ),

      action(
        'Kaiju Conflict',
        'Play two extra actions.',
        onPlay((c) => c.extraAction({ count: 2 })),
      ),

      action(
        'Oh, No!',
        'Play on a base. Play the titan Gorgodzolla here, or move it here. Ongoing: Your total here is 2 higher.',
        gorgodzollaComes,
        power(2),
      ),

      action(
        'Pick Up a Bus',
        'Put an action that is played on a base from your discard pile into your hand.',
        onPlay((c) => c.toHand(c.choose(yourDiscardPile.playedOn('base'), 'take'))),
      ),

      action(
        'Radioactive Breath',
        'Play on a base. Destroy any number of other players’ minions of power 2 or less here. Ongoing: Your total here is 3 higher.',
        onPlay((c) => c.destroy(c.chooseAny(minions.here.ofOthers.powerAtMost(2), 'destroy'))),
        power(3),
        current(
          {
            text: 'Play on a base. Destroy any number of minions of power 2 or less here. Ongoing: Your total here is 3 higher.',
          },
          onPlay((c) => c.destroy(c.chooseAny(minions.here.powerAtMost(2), 'destroy'))),
          power(3),
        ),
      ),

      action(
        'Stomp',
        'Play on a base. Its breakpoint is 3 lower until the end of the turn. Ongoing: Your total here is 2 higher.',
        onPlay((c) => c.until('end of turn', moreBreakpoint(c.note(here), -3))),
        power(2),
      ),

      action(
        'Tail Smash',
        'Play on a base. Destroy another player’s minion of power 3 or less here. Ongoing: Your total here is 4 higher.',
        onPlay((c) => c.destroy(c.choose(minions.here.ofOthers.powerAtMost(3), 'destroy'))),
        power(4),
      ),

      action(
        'The Folly of Men',
        'Play on a base. Ongoing: Your minions and actions here cannot be destroyed by other players’ cards. Your total here is 2 higher.',
        ongoing(cannotBe(['destroy'], yourMinionsHere.or(yourActionsHere), othersCards)),
        power(2),
        current(
          {
            text: 'Play on a base. Ongoing: Your minions and other actions on this base cannot be destroyed by other players’ cards. Your total here is 2 higher.',
          },
          ongoing(cannotBe(['destroy'], yourMinionsHere.or(yourActionsHere.onBases.others), othersCards)),
          power(2),
        ),
      ),

      action(
        'There Goes Tokyo',
        'If Gorgodzolla is in play, move it to another base, then destroy the base that it was at. The top card of the base deck replaces that base.',
        mentions('Gorgodzolla'),
        onPlay((c) => {
          const monster = c.choose(titans.named('Gorgodzolla'), 'move');
          const ruins = c.note(baseOf(monster));
          c.to(monster, () => {
            c.moveElsewhere(monster);
            c.destroyBase(ruins, first(c.takeBases(1)), 'nothing');
          });
        }),
      ),

      action(
        "They Say He's Got to Go",
        'Move a titan to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(titans, 'move'))),
      ),

      action(
        'Wade Through the Buildings',
        'Play on a base. Destroy all other players’ actions on it. Ongoing: Your total here is 4 higher.',
        onPlay((c) => c.destroy(actions.onBases.here.ofOthers)),
        power(4),
      ),
    ],
    gorgodzolla,
  ),
  theirBases,
);
