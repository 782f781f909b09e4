import {
  atStartOfYourTurn,
  bases,
  cannotPlay,
  current,
  faction,
  mayPlayFromDiscard,
  mentions,
  ongoing,
  onPlay,
  onYourTurn,
  plays,
  thisCard,
  yourDeck,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

export const zombies = inSet(
  set,
  faction('Zombies', 'The discard pile is a second hand: whatever falls gets up again.', [
    minion(
      'Zombie Lord',
      'On each base where you have no minion, you may play an extra minion of power 2 or less from your discard pile.',
      onPlay((c) =>
        c.mayPlayOneAtEach(bases.except(bases.withYours), yourDiscardPile.minions.powerAtMost(2)),
      ),
    ),

    minion(
      'Grave Digger',
      'You may put a minion from your discard pile into your hand.',
      onPlay((c) => c.toHand(c.mayChoose(yourDiscardPile.minions, 'take'))),
    ),

    minion(
      'Tenacious Z',
      'Special: On your turn, you may play this card from your discard pile as an extra minion. You can use only one Tenacious Z this way each turn.',
      mentions('Tenacious Z'),
      onYourTurn((c) => c.play(thisCard), {
        from: 'discard',
        limit: 'once per turn for all copies',
      }),
      current({
        text: 'Special: On your turn, you may play this card from your discard pile as an extra minion. Use only one Tenacious Z’s ability each turn.',
      }),
    ),

    minion(
      'Walker',
      'Look at the top card of your deck. Discard it or put it back.',
      onPlay((c) => {
        const seen = c.lookAt(1);
        c.to(seen, () =>
          c.oneOf({ discard: [() => c.discard(seen)], 'put back': [() => c.putBack(seen, 'top')] }),
        );
      }),
    ),

    action(
      'Grave Robbing',
      'Put a card from your discard pile into your hand.',
      onPlay((c) => c.toHand(c.choose(yourDiscardPile, 'take'))),
    ),

    action(
      'Lend a Hand',
      'Shuffle any number of cards from your discard pile into your deck.',
      onPlay((c) => c.toDeck(c.chooseAny(yourDiscardPile, 'shuffle in'), 'deck shuffled')),
    ),

    action(
      'Mall Crawl',
      'Name a card. Put any number of cards with that name from your deck into your discard pile, then shuffle your deck.',
      onPlay((c) => {
        c.renewDeck();
        c.discard(c.chooseAnyOfOneName(yourDeck, 'discard'));
        c.shuffle();
      }),
    ),

    action(
      'Not Enough Bullets',
      'Name a card. Put any number of minions with that name from your discard pile into your hand.',
      onPlay((c) => c.toHand(c.chooseAnyOfOneName(yourDiscardPile.minions, 'take'))),
    ),

    action(
      'Outbreak',
      'You may play an extra minion on a base where you have no minion.',
      onPlay((c) => c.extraMinion({ at: bases.except(bases.withYours) })),
    ),

    action(
      'Overrun',
      'Play on a base. Ongoing: Other players cannot play minions here. Destroy this action at the start of your turn.',
      ongoing(cannotPlay(plays.ofMinions.byOthers.here)),
      atStartOfYourTurn((c) => c.destroy(thisCard)),
    ),

    action(
      'They Keep Coming',
      'Play an extra minion from your discard pile.',
      onPlay((c) => c.mayPlay(yourDiscardPile.minions)),
    ),

    action(
      "They're Coming To Get You",
      'Play on a base. Ongoing: On your turn, you may play minions here from your discard pile instead of your hand.',
      ongoing(mayPlayFromDiscard(plays.ofMinions.byYou.here)),
      current(
        {
          text: 'Play on a base. Ongoing: On each of your turns, you may play one minion here from your discard pile instead of your hand.',
        },
        ongoing(mayPlayFromDiscard(plays.ofMinions.byYou.here, { limit: 'once per turn' })),
      ),
    ),
  ]),
  theirBases,
);
