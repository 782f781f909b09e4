import {
  among,
  current,
  extraEachTurn,
  faction,
  minions,
  ongoing,
  onPlay,
  otherPlayers,
  power,
  talent,
  yourDeck,
  yourHand,
  yourTurn,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { arcaneProtector } from './titan.ts';

export const wizards = inSet(
  set,
  faction(
    'Wizards',
    'Draw cards and string many actions together in one turn.',
    [
      minion(
        'Archmage',
        'Ongoing: On each of your turns, you may play an extra action.',
        ongoing(extraEachTurn({ kind: 'action' }, yourTurn, { kept: true })),
        current(
          { text: 'Talent: You may play an extra action.' },
          talent((c) => c.extraAction()),
        ),
      ),

      minion(
        'Chronomage',
        'You may play an extra action.',
        onPlay((c) => c.extraAction()),
      ),

      minion(
        'Enchantress',
        'Draw a card.',
        onPlay((c) => c.draw(1)),
      ),

      minion(
        'Neophyte',
        'Reveal the top card of your deck. If it is an action, you may put it into your hand or play it as an extra action. Otherwise put it back.',
        onPlay((c) => {
          const found = c.reveal(1);
          c.if(
            among(found).actions.exist,
            () =>
              c.oneOf({
                'put into hand': [() => c.toHand(found)],
                play: c.playing(among(found).actions),
                top: [() => c.putBack(found, 'top')],
              }),
            () => c.putBack(found, 'top'),
          );
        }),
      ),

      action(
        'Mass Enchantment',
        'Reveal the top card of each other player’s deck. You may play one revealed action as an extra action. Put the others back.',
        onPlay((c) => {
          const { cards, putBackExcept } = c.revealTopOfEach(otherPlayers);
          putBackExcept(c.mayPlay(among(cards).actions));
        }),
      ),

      action(
        'Mystic Studies',
        'Draw two cards.',
        onPlay((c) => c.draw(2)),
      ),

      action(
        'Portal',
        'Reveal the top five cards of your deck. Put any number of minions from among them into your hand. Put the others back in any order.',
        onPlay((c) => {
          const found = among(c.reveal(5));
          const taken = c.toHand(c.chooseAny(found.minions, 'take'));
          const rest = found.except(taken);
          c.putBack(c.order(rest, 'to the top'), 'top');
        }),
      ),

      action(
        'Sacrifice',
        'Choose one of your minions. Draw cards equal to its power, then destroy it.',
        onPlay((c) => {
          const victim = c.choose(minions.yours, 'destroy');
          c.draw(power(victim));
          c.destroy(victim);
        }),
      ),

      action(
        'Scry',
        'Search your deck for an action, reveal it and put it into your hand.',
        onPlay((c) => c.toHand(c.search(yourDeck.actions))),
      ),

      action(
        'Summon',
        'You may play an extra minion.',
        onPlay((c) => c.extraMinion()),
      ),

      action(
        'Time Loop',
        'You may play two extra actions.',
        onPlay((c) => c.extraAction({ count: 2 })),
      ),

      action(
        'Winds of Change',
        'Shuffle your hand into your deck and draw five cards. You may play an extra action.',
        onPlay((c) => {
          c.fromHandToDeck(yourHand, 'shuffled');
          c.draw(5);
          c.extraAction();
        }),
      ),
    ],
    arcaneProtector,
  ),
  theirBases,
);
