import {
  aCard,
  actions,
  atLeast,
  bases,
  canGoTo,
  cannotBe,
  current,
  faction,
  minions,
  ongoing,
  onPlay,
  otherPlayers,
  othersCards,
  powerFor,
  size,
  talent,
  thisCard,
  type Verbs,
  whenever,
  whether,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Discarding a card feeds one of your minions. */
function feed(c: Verbs, counters: number): void {
  c.to(c.discard(c.mayChoose(yourHand, 'discard')), () =>
    c.placeCounters(c.choose(minions.yours, 'counter'), counters),
  );
}

const pushable = minions.ofOthers.where(canGoTo(bases));

export const sumoWrestlers = inSet(
  set,
  faction(
    'Sumo Wrestlers',
    'Push the minions of others off the base, and turn discarded cards into +1 power counters.',
    [
      minion(
        'Yokozuna',
        'Ongoing: Other players’ cards cannot move your minions. Talent: Draw a card, OR move another player’s minion from here to another base.',
        ongoing(cannotBe(['move'], minions.yours, othersCards)),
        talent((c) =>
          c.capitalOr({
            draw: [() => c.draw(1)],
            'move a minion': [() => c.moveElsewhere(c.choose(minions.here.ofOthers, 'move'))],
          }),
        ),
      ),

      minion(
        'Top Tier',
        'Ongoing: After you discard one or more cards from your hand, place a +1 power counter on this minion.',
        whenever(aCard.isDiscarded.byYou.outOf('hand'), (c) => c.placeCounters(thisCard), {
          oncePerBatch: true,
        }),
      ),

      minion(
        'Third Tier',
        'You may move another player’s minion of power 3 or less from here to another base. If you do, draw a card.',
        onPlay((c) =>
          c.to(c.moveElsewhere(c.mayChoose(minions.here.ofOthers.powerAtMost(3), 'move')), () => c.draw(1)),
        ),
      ),

      minion(
        'Rookie Sumo',
        'You may discard a card. If you do, place a +1 power counter on one of your minions.',
        onPlay((c) => feed(c, 1)),
        current(
          { text: 'You may discard a card. If you do, place two +1 power counters on one of your minions.' },
          onPlay((c) => feed(c, 2)),
        ),
      ),

      action(
        'Body Slam',
        'Choose a base where you have a minion, and another player. Move all of that player’s minions there to one other base.',
        onPlay((c) =>
          c.to(c.choose(bases.withYours.withAny(pushable), 'base'), (ring) => {
            const loser = c.choose(
              otherPlayers.suchThat((player) => pushable.at(ring).of(player).exist),
              'player',
            );
            c.moveToOne(minions.at(ring).of(loser), bases.otherThan(ring));
          }),
        ),
      ),

      action(
        'Bulking Stew',
        'Discard any number of cards. For each of them, place a +1 power counter on one of your minions.',
        onPlay((c) => {
          const eaten = c.discard(c.chooseAny(yourHand, 'discard'));
          c.repeat(size(eaten), () => c.placeCounters(c.choose(minions.yours, 'counter')));
        }),
      ),

      action(
        'Chikara-Mizu',
        'Choose one of your minions. You may discard a card. The minion has +2 power until the end of the turn, or +4 if you discarded.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'strengthen'), (strong) => {
            const spent = c.discard(c.mayChoose(yourHand, 'discard'));
            c.until('end of turn', powerFor(strong, whether(atLeast(size(spent), 1), 4, 2)));
          }),
        ),
      ),

      action(
        'Fighting Spirit Prize',
        'Draw two cards. Place two +1 power counters on your minions: both on one, or one each on two.',
        onPlay((c) => {
          c.draw(2);
          c.shareCounters(2, minions.yours);
        }),
      ),

      action(
        'Grasp the Belt',
        'Choose a base where you have a minion. Move a minion from there to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.at(bases.withYours), 'move'))),
      ),

      action(
        'Head Butt',
        'Choose a base where you have a minion. Destroy another player’s action on that base or on a minion there.',
        onPlay((c) => c.destroy(c.choose(actions.ofOthers.at(bases.withYours), 'destroy'))),
      ),

      action(
        'Performance Prize',
        'Draw three cards.',
        onPlay((c) => c.draw(3)),
      ),

      action(
        'Technique Prize',
        'Place three +1 power counters on one of your minions.',
        onPlay((c) => c.placeCounters(c.choose(minions.yours, 'counter'), 3)),
      ),
    ],
  ),
  theirBases,
);
