import {
  atLeast,
  atMost,
  current,
  faction,
  handSize,
  itsMinion,
  minions,
  minus,
  morePower,
  not,
  notAffected,
  ongoing,
  onPlay,
  playableFromDiscard,
  playOn,
  power,
  size,
  thisCard,
  you,
  youControl,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { creampuffMan } from './titan.ts';

const holdingAtMostTwo = atMost(handSize(you), 2);
/** R10.4: for a card played from elsewhere, an empty hand. */
const asLastCard = not(yourHand.others.exist);

export const ghosts = inSet(
  set,
  faction(
    'Ghosts',
    'The emptier your hand, the stronger you get: many cards wake up while you hold two cards or fewer.',
    [
      minion(
        'Spectre',
        'Special: While you hold two cards or fewer, you may use a minion play to play this card from your discard pile.',
        playableFromDiscard(holdingAtMostTwo),
      ),

      minion(
        'Haunting',
        'Ongoing: While you hold two cards or fewer, +3 power and not affected by other players’ cards.',
        ongoing(morePower(minions.itself, 3, holdingAtMostTwo)),
        ongoing(notAffected(minions.itself, { when: holdingAtMostTwo })),
      ),

      minion(
        'Spirit',
        'Choose a minion. You may discard cards equal to its power to destroy it.',
        onPlay((c) => {
          const victim = c.choose(minions, 'destroy');
          const price = c.note(power(victim));
          c.may(
            () => {
              c.discard(c.chooseExactly(price, yourHand, 'discard'));
              c.destroy(victim);
            },
            atLeast(handSize(you), price),
          );
        }),
      ),

      minion(
        'Ghost',
        'You may discard a card.',
        onPlay((c) => c.discard(c.mayChoose(yourHand, 'discard'))),
      ),

      action(
        'Across the Divide',
        'Name a card. Put any number of minions with that name from your discard pile into your hand.',
        onPlay((c) => c.toHand(c.chooseAnyOfOneName(yourDiscardPile.minions, 'take'))),
      ),

      action(
        'Door to the Beyond',
        'Play on a base. Ongoing: While you hold two cards or fewer, your minions here have +2 power.',
        ongoing(morePower(minions.here.yours, 2, holdingAtMostTwo)),
      ),

      action(
        'Ghostly Arrival',
        'You may play an extra minion and an extra action.',
        onPlay((c) => c.extraMinionAndAction()),
      ),

      action(
        'Incorporeal',
        'Play on one of your minions. Ongoing: It is not affected by other players’ cards.',
        playOn(minions.yours),
        ongoing(notAffected(minions.host)),
      ),

      action(
        'Make Contact',
        'Play on a minion, only if this is the only card in your hand. Ongoing: You control that minion.',
        playOn(minions, asLastCard),
        onPlay((c) => c.giveControl(itsMinion, you)),
        ongoing(youControl(minions.host)),
        current(
          {
            text: 'Play on a minion. If you have cards left in hand, destroy this action. Otherwise you control that minion; it returns to its owner’s control when this leaves play.',
          },
          onPlay((c) =>
            c.if(
              yourHand.exist,
              () => c.destroy(thisCard),
              () => c.giveControl(itsMinion, you),
            ),
          ),
          ongoing(youControl(minions.host)),
        ),
      ),

      action(
        'Séance',
        'If you hold two cards or fewer, draw until you hold five.',
        onPlay((c) => c.if(holdingAtMostTwo, () => c.draw(minus(5, handSize(you))))),
      ),

      action(
        'Shady Deal',
        'If you hold two cards or fewer, gain 1 VP.',
        onPlay((c) => c.if(holdingAtMostTwo, () => c.gainVp(1))),
      ),

      action(
        'The Dead Rise',
        'Discard any number of cards. Play a minion with power less than that number from your discard pile as an extra minion.',
        onPlay((c) => {
          const thrown = c.discard(c.chooseAny(yourHand, 'discard'));
          c.mayPlay(yourDiscardPile.minions.powerBelow(size(thrown)));
        }),
      ),
    ],
    creampuffMan,
  ),
  theirBases,
);
