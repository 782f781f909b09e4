import {
  all,
  and,
  atEndOfYourTurn,
  baseOf,
  beforeScoring,
  controller,
  equal,
  faction,
  minions,
  not,
  onPlay,
  onlyAsSpecial,
  otherPlayers,
  owner,
  playInAnswerTo,
  players,
  power,
  talent,
  thisCard,
  whenItScores,
  winners,
  you,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { giveOneAway, takeBack, yourLostMinions } from './control.ts';
import { action, minion } from './facts.ts';
import { theHillThatStrolls } from './titan.ts';

export const ignobles = inSet(
  set,
  faction(
    'Ignobles',
    'Give your minions to other players for a reward, and take them back when it matters.',
    [
      minion(
        'Aunt of Drakes',
        'Talent: Give another player control of one of your minions to draw a card and play an extra action.',
        talent((c) =>
          c.to(giveOneAway(c), () => {
            c.draw(1);
            c.extraAction();
          }),
        ),
      ),

      minion(
        'Foot of the King',
        'Ongoing: At the end of your turn, you may take control of a minion you own.',
        atEndOfYourTurn((c) => c.giveControl(c.mayChoose(yourLostMinions, 'control'), you)),
      ),

      minion(
        'Betrothed',
        'You may give another player control of this minion. Ongoing: When this base scores, if its winner controls this minion and does not own it, its owner gains 1 VP.',
        onPlay((c) => c.giveControl(thisCard, c.mayChoose(otherPlayers, 'give'))),
        whenItScores((c) => c.gainVp(1, owner(thisCard)), {
          when: and(
            winners.amongThese(controller(thisCard)).exist,
            not(equal(owner(thisCard), controller(thisCard))),
          ),
        }),
      ),

      minion(
        'Sneaky Squire',
        'You may give another player control of this minion to play an extra minion.',
        onPlay((c) =>
          c.to(c.mayChoose(otherPlayers, 'give'), (lord) =>
            c.to(c.giveControl(thisCard, lord), () => c.extraMinion()),
          ),
        ),
      ),

      action(
        'Activate the Spy',
        'Take control of a minion you own. Play an extra action.',
        onPlay((c) => {
          takeBack(c, yourLostMinions);
          c.extraAction();
        }),
      ),

      action(
        'Banner Call',
        'Take control of any number of minions you own.',
        onPlay((c) => c.giveControl(c.chooseAny(yourLostMinions, 'control'), you)),
      ),

      action(
        'Fate of the Favorites',
        'Each player destroys a minion they own, whoever controls it.',
        onPlay((c) => c.eachPlayer(players, () => c.destroy(c.choose(minions.ownedBy(you), 'destroy')))),
      ),

      action(
        'Hostage Exchange',
        'Give another player control of one of your minions to take control of one of that player’s minions with the same power or less.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'give control'), (hostage) => {
            const taker = c.choose(otherPlayers, 'give');
            // Both powers are those before the exchange.
            const fair = c.noteAll(minions.of(taker).powerAtMost(power(hostage)).list);
            c.to(c.giveControl(hostage, taker), () =>
              c.giveControl(c.choose(minions.of(taker).amongThese(fair), 'control'), you),
            );
          }),
        ),
      ),

      action(
        'Inevitable Betrayal',
        'Special: Before a base scores, take control of a minion you own there.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => takeBack(c, yourLostMinions.here)),
      ),

      action(
        'Out of Sight',
        'Each player returns a minion they own to their hand, whoever controls it.',
        onPlay((c) => c.eachPlayer(players, () => c.return(c.choose(minions.ownedBy(you), 'return')))),
      ),

      action(
        'Red Birthday Party',
        'Choose a minion you own. Destroy it and every minion with less power at its base.',
        onPlay((c) =>
          c.to(c.choose(minions.ownedBy(you), 'destroy'), (guest) =>
            c.destroy(all(guest, minions.at(baseOf(guest)).powerBelow(power(guest)).list)),
          ),
        ),
      ),

      action(
        'Repaying Debts',
        'Give another player control of one of your minions to draw two cards and play an extra minion.',
        onPlay((c) =>
          c.to(giveOneAway(c), () => {
            c.draw(2);
            c.extraMinion();
          }),
        ),
      ),
    ],
    theHillThatStrolls,
  ),
  theirBases,
);
