import {
  actions,
  afterScoring,
  aMinion,
  among,
  current,
  faction,
  minions,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  size,
  talent,
  whenever,
  you,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { greatGrandma } from './titan.ts';

export const grannies = inSet(
  set,
  faction(
    'Grannies',
    'Know both ends of your deck: sort cards to the top and the bottom, then draw or play them from there.',
    [
      minion(
        'Matriarch',
        'Talent: Reveal the bottom two cards of your deck. Draw the minions among them and discard the rest.',
        talent((c) => {
          const found = c.reveal(2, you, 'bottom');
          const drawn = c.toHand(among(found).minions);
          c.discard(among(found).except(drawn));
        }),
      ),

      minion(
        'Granny',
        'Talent: Look at the top card of your deck and put it back on the top or the bottom.',
        talent((c) => c.putBack(c.lookAt(1), 'either end')),
      ),

      minion(
        'Nana',
        'Reveal the top card of your deck. If it is an action, draw it or play it as an extra action; otherwise put it on the bottom.',
        onPlay((c) => {
          const found = c.reveal(1);
          c.if(
            among(found).actions.exist,
            () =>
              c.oneOf({
                draw: [() => c.toHand(found)],
                play: c.playing(among(found).actions),
              }),
            () => c.putBack(found, 'bottom'),
          );
        }),
      ),

      minion(
        'Grandma',
        'Look at the top card of your deck and put it back on the top or the bottom.',
        onPlay((c) => c.putBack(c.lookAt(1), 'either end')),
      ),

      action(
        "Always Room at Granny's",
        'Special: After a base scores, put up to three of your minions there on the top or the bottom of your deck, in any order.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => c.place(c.chooseUpTo(3, minions.here.yours, 'place'), 'either end')),
      ),

      action(
        'Attic Treasures',
        'Put three cards from your hand on the bottom of your deck in any order. Draw three cards.',
        onPlay((c) => {
          c.fromHandToDeck(c.order(c.chooseExactly(3, yourHand, 'to the bottom'), 'to the bottom'), 'bottom');
          c.draw(3);
        }),
        current(
          {
            text: 'Put up to three cards from your hand on the bottom of your deck in any order. Draw that many cards.',
          },
          onPlay((c) => {
            const stored = c.order(c.chooseUpTo(3, yourHand, 'to the bottom'), 'to the bottom');
            c.draw(size(c.fromHandToDeck(stored, 'bottom')));
          }),
        ),
      ),

      action(
        'Chicken Soup',
        'Put up to two cards from your discard pile on the top or the bottom of your deck, in any order.',
        onPlay((c) => c.toDeck(c.chooseUpTo(2, yourDiscardPile, 'place'), 'either end')),
      ),

      action(
        "Don't Mess With My Babies!",
        'Play on a base. Ongoing: Your minions here are not affected by other players’ cards.',
        ongoing(notAffected(minions.here.yours, { sheds: false })),
      ),

      action(
        'Family Reunion',
        'Play on a base. Ongoing: After you play a minion here, reveal the bottom card of your deck. If it is a minion, draw it; otherwise put it on top.',
        whenever(aMinion.isPlayed.byYou.here, (c) => {
          const found = c.reveal(1, you, 'bottom');
          c.toHand(among(found).minions);
          c.putBack(among(found).actions, 'top');
        }),
      ),

      action(
        "Granny's Purse",
        'Reveal the top card of your deck. If it is an action, draw it or leave it on top; otherwise put it on the bottom. You may play an extra action.',
        onPlay((c) => {
          const found = c.reveal(1);
          c.if(
            among(found).actions.exist,
            () => c.oneOf({ draw: [() => c.toHand(found)], top: [() => c.putBack(found, 'top')] }),
            () => c.putBack(found, 'bottom'),
          );
          c.extraAction();
        }),
      ),

      action(
        'Hush, My Stories are On',
        'Reveal and draw the bottom card of your deck. If it is a minion, you may play it at once as an extra minion.',
        onPlay((c) => {
          const drawn = c.toHand(c.reveal(1, you, 'bottom'));
          c.mayPlay(yourHand.amongThese(drawn).minions);
        }),
      ),

      action(
        'Knitting Circle',
        'Destroy up to three actions in play. Draw a card for each action destroyed.',
        onPlay((c) => c.draw(size(c.destroy(c.chooseUpTo(3, actions, 'destroy'))))),
      ),
    ],
    greatGrandma,
  ),
  theirBases,
);
