import {
  alsoWithActionPlay,
  among,
  anAction,
  bases,
  current,
  faction,
  minions,
  moreBreakpoint,
  onPlay,
  powerFor,
  thisCard,
  thisWasInPlayThen,
  whenever,
  yourDiscardPile,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Whoever came into play only through the action has not seen it being played. */
const youPlayAnAction = anAction.isPlayed.byYou.where(thisWasInPlayThen);
const yourFirstAction = anAction.isPlayed.byYou.firstInTurn('player').where(thisWasInPlayThen);

/** At a base of your choice, those of yours that are there now. */
function cheer(c: Verbs): void {
  c.to(c.mayChoose(bases.withYours, 'base'), (crew) =>
    c.until('end of turn', powerFor(c.noteAll(minions.yours.at(crew)), 1)),
  );
}

export const mythicGreeks = inSet(
  set,
  faction(
    'Mythic Greeks',
    'Ten different divine actions, and heroes who grow whenever an action is played.',
    [
      minion(
        'Odysseus',
        'Ongoing: After you play an action, place a +1 power counter on one of your minions.',
        whenever(youPlayAnAction, (c) => c.placeCounters(c.choose(minions.yours, 'counter'))),
      ),

      minion(
        'Heracles',
        'Ongoing: After an action is played, this minion has +1 power until the end of the turn.',
        whenever(anAction.isPlayed.where(thisWasInPlayThen), (c) =>
          c.until('end of turn', powerFor(thisCard, 1)),
        ),
      ),

      minion(
        'Jason',
        'Ongoing: After you play your first action of a turn, you may choose a base. Your minions there have +1 power until the end of the turn.',
        whenever(yourFirstAction, cheer),
        current(
          {
            text: 'Ongoing: Once per turn, after you play an action, you may choose a base. Your minions there have +1 power until the end of the turn.',
          },
          whenever(youPlayAnAction, (c) => c.mayOncePerTurn(() => cheer(c))),
        ),
      ),

      minion(
        'Spartan',
        'Ongoing: After you play your first action of a turn, you may place a +1 power counter on this minion.',
        whenever(yourFirstAction, (c) => c.may(() => c.placeCounters(thisCard))),
        current(
          {
            text: 'Ongoing: Once per turn, after you play an action, you may place a +1 power counter on this minion.',
          },
          whenever(youPlayAnAction, (c) => c.mayOncePerTurn(() => c.placeCounters(thisCard))),
        ),
      ),

      minion(
        'Argonaut',
        'Abilities react as if you had played an action. Special: You may play this minion instead of an action.',
        alsoWithActionPlay,
        onPlay((c) => c.asIfActionPlayed()),
      ),

      action(
        'Favor of Aphrodite',
        'You may play an extra minion.',
        onPlay((c) => c.extraMinion()),
      ),

      action(
        'Favor of Apollo',
        'Draw a card. You may play an extra action.',
        onPlay((c) => {
          c.draw(1);
          c.extraAction();
        }),
      ),

      action(
        'Favor of Ares',
        'One of your minions has +3 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 3))),
      ),

      action(
        'Favor of Athena',
        'Reveal the top five cards of your deck. You may put an action from among them into your hand. Put the others back on top in any order.',
        onPlay((c) => {
          const seen = c.reveal(5);
          const taken = c.mayChoose(among(seen).actions, 'take');
          c.toHand(taken);
          c.putBack(c.order(among(seen).except(taken), 'to the top'), 'top');
        }),
      ),

      action(
        'Favor of Dionysus',
        'One of your minions has +1 power until the end of the turn. You may play an extra action. You may put this card on top of your deck when it is done.',
        onPlay((c) => {
          c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 1));
          c.extraAction();
          c.may(() => c.goesOnTopAfterwards());
        }),
      ),

      action(
        'Favor of Hades',
        'Put an action from your discard pile into your hand.',
        onPlay((c) => c.toHand(c.choose(yourDiscardPile.actions, 'take'))),
      ),

      action(
        'Favor of Hera',
        'Place a +1 power counter on each of up to two of your minions.',
        onPlay((c) => c.placeCounters(c.chooseUpTo(2, minions.yours, 'counter'))),
      ),

      action(
        'Favor of Hermes',
        'You may play two extra actions.',
        onPlay((c) => c.extraAction({ count: 2 })),
        current({ text: 'You may play up to two extra actions.' }),
      ),

      action(
        'Favor of Poseidon',
        'Shuffle up to three cards from your discard pile into your deck.',
        onPlay((c) => {
          const flotsam = c.chooseUpTo(3, yourDiscardPile, 'shuffle in');
          c.to(flotsam, () => c.toDeck(flotsam, 'deck shuffled'));
        }),
      ),

      action(
        'Favor of Zeus',
        'A base’s breakpoint is 5 lower until the end of the turn.',
        onPlay((c) => c.until('end of turn', moreBreakpoint(c.choose(bases, 'base'), -5))),
      ),
    ],
  ),
  theirBases,
);
