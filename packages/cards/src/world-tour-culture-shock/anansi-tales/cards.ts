import {
  aCard,
  cannotPlay,
  current,
  equal,
  faction,
  handOf,
  it,
  kindOf,
  minions,
  nameOf,
  not,
  onPlay,
  otherPlayers,
  owner,
  playInAnswerTo,
  plays,
  size,
  talent,
  thisCard,
  whenever,
  whoDidIt,
  you,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Text,
  type Value,
  type Verbs,
  type CardId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** The card goes on to another player when it has been played. */
const thenHandItOver = (text: Text) =>
  onPlay((c) => {
    text(c);
    c.handOverThis();
  });

/** A standard action out of your deck is played and handed over, wherever it would go otherwise. */
function findPlayAndHandOver(c: Verbs, afterwards: (found: Value<CardId>) => void = () => {}): void {
  c.to(c.search(yourDeck.standardActions.notForbidden, 'optional'), (found) => {
    c.play(found, { as: 'action', claim: 'sole', regardless: true });
    afterwards(found);
    c.handOverPlayed(found, c.choose(otherPlayers, 'player'));
  });
}

/** Another player has played or discarded a card that they do not own, out of a hand or a deck. */
const othersUseBorrowedCard = aCard.isPlayed
  .or(aCard.isDiscarded)
  .byOthers.outOf('hand', 'deck')
  .where(not(equal(owner(it), whoDidIt)));

export const anansiTales = inSet(
  set,
  faction(
    'Anansi Tales',
    'Make presents of your cards: hand them to the other players, and profit when these take, play or discard them.',
    [
      minion(
        'Anansi the Spider',
        'Talent: Search your deck for a standard action and play it as an extra action. Afterwards place it into another player’s hand. You cannot play cards with that name until the end of the turn.',
        talent((c) =>
          findPlayAndHandOver(c, (found) =>
            c.until('end of turn', cannotPlay(plays.byYou.named(nameOf(c.note(kindOf(found)))))),
          ),
        ),
      ),

      minion(
        'Onini the Python',
        'Ongoing: After another player plays or discards a card they do not own from a hand or a deck, place a +1 power counter on this minion.',
        whenever(othersUseBorrowedCard, (c) => c.placeCounters(thisCard)),
        current(
          {
            text: 'Ongoing: After another player plays or discards a card they do not own from a hand or a deck, you may place a +1 power counter on one of your minions.',
          },
          whenever(othersUseBorrowedCard, (c) => c.placeCounters(c.mayChoose(minions.yours, 'counter'))),
        ),
      ),

      minion(
        'Osebo the Leopard',
        'Ongoing: After you place a card into another player’s hand, place a +1 power counter on this minion.',
        whenever(aCard.isHandedOver.byYou, (c) => c.placeCounters(thisCard)),
      ),

      minion(
        'Akye the Turtle',
        'You may place a card from your hand into another player’s hand. If you do, draw two cards.',
        onPlay((c) =>
          c.to(c.mayChoose(yourHand, 'give'), (gift) => {
            c.handOver(gift, c.choose(otherPlayers, 'player'));
            c.draw(2);
          }),
        ),
      ),

      minion(
        'Mboro Hornet',
        'Special: After another player plays or discards a card they do not own from a hand or a deck, you may play this minion as an extra minion.',
        playInAnswerTo(othersUseBorrowedCard),
      ),

      action(
        'Collecting Stories',
        'Look at another player’s hand. You may play a card you own from it as an extra card.',
        onPlay((c) => {
          const teller = c.choose(otherPlayers, 'player');
          c.lookAtHand(teller);
          c.mayPlay(handOf(teller).ownedBy(you));
        }),
      ),

      action(
        'Ear of Corn',
        'Shuffle up to three actions from your discard pile into your deck. You may play an extra action. Afterwards place this card into another player’s hand.',
        thenHandItOver((c) => {
          c.toDeck(c.chooseUpTo(3, yourDiscardPile.actions, 'shuffle in'), 'deck shuffled');
          c.extraAction();
        }),
      ),

      action(
        'Feather Gifts',
        'Move one of your minions to another base. Afterwards place this card into another player’s hand.',
        thenHandItOver((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
      ),

      action(
        'Let it be Full and Eat',
        'Draw two cards. Afterwards place this card into another player’s hand.',
        thenHandItOver((c) => c.draw(2)),
      ),

      action(
        'Pot of Beans',
        'Place two +1 power counters on one minion, or one on each of two minions. Afterwards place this card into another player’s hand.',
        thenHandItOver((c) => c.shareCounters(2, minions)),
      ),

      action(
        'Pot of Wisdom',
        'Draw a card for each other player, then place one card from your hand into each other player’s hand. You may play an extra action.',
        onPlay((c) => {
          c.draw(otherPlayers.count);
          c.shareOut(c.chooseExactly(yourHand.count, otherPlayers, 'player'), 'one each');
          c.extraAction();
        }),
      ),

      action(
        'The Perfect Gift',
        'Search your deck for a standard action and play it as an extra action. Afterwards place it into another player’s hand.',
        onPlay((c) => findPlayAndHandOver(c)),
      ),

      action(
        'Trading Stories',
        'You may place up to three cards from your hand into other players’ hands. Draw a card for each.',
        onPlay((c) => c.draw(size(c.shareOut(otherPlayers, { upTo: 3 })))),
      ),
    ],
  ),
  theirBases,
);
