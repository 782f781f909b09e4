import {
  afterScoring,
  atStartOfYourTurn,
  baseDiscardPile,
  bases,
  cannotScore,
  cardsInPlay,
  current,
  discardPilesOf,
  faction,
  minions,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  players,
  talent,
  thisCard,
  whenever,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { timeBox } from './titan.ts';

/** What comes back to your hand may be played again at once. */
function returnAndReplay(c: Verbs, one: Value<CardId>): void {
  const back = c.return(one);
  c.mayPlay(yourHand.minions.amongThese(back));
}

export const timeTravelers = inSet(
  set,
  faction(
    'Time Travelers',
    'Play cards again, from your hand, your discard pile and the base discard pile.',
    [
      minion(
        'Doctor When',
        'You may return another of your minions to its owner’s hand. You may play it again as an extra minion.',
        onPlay((c) => returnAndReplay(c, c.mayChoose(minions.yours.others, 'return'))),
      ),

      minion(
        'Repeater Perfect',
        'Put an action from your discard pile on top of its owner’s deck.',
        onPlay((c) => c.toDeck(c.choose(yourDiscardPile.actions, 'to the top'), 'deck top')),
      ),

      minion(
        'Time Raider',
        'Talent: Put a card from your discard pile on the bottom of its owner’s deck.',
        talent((c) => c.toDeck(c.choose(yourDiscardPile, 'to the bottom'), 'deck bottom')),
      ),

      minion(
        'Jumper',
        'Ongoing: After this minion goes to the discard pile from play, you may put it into its owner’s hand.',
        whenever(thisCard.goesToDiscardPile, (c) =>
          c.toHand(c.mayChoose(discardPilesOf(players).itself, 'take')),
        ),
      ),

      action(
        '1.21 Gigawatts',
        'Choose one: shuffle all actions of your discard pile into your deck; or all its minions.',
        onPlay((c) =>
          c.oneOf({
            actions: [() => c.toDeck(yourDiscardPile.actions, 'deck shuffled')],
            minions: [() => c.toDeck(yourDiscardPile.minions, 'deck shuffled')],
          }),
        ),
      ),

      action(
        'Do Over!',
        'Return one of your minions to its owner’s hand. You may play it again as an extra minion.',
        onPlay((c) => returnAndReplay(c, c.choose(minions.yours, 'return'))),
      ),

      action(
        'Into the Time Slip',
        'Return a card in play to its owner’s hand.',
        onPlay((c) => c.return(c.choose(cardsInPlay, 'return'))),
      ),

      action(
        "It's Astounding",
        'Play an action from your discard pile as an extra action.',
        onPlay((c) => c.mayPlay(yourDiscardPile.actions)),
      ),

      action(
        'Stasis Field',
        'Play on a base. Ongoing: This base cannot score. At the start of your turn, destroy this action.',
        ongoing(cannotScore(bases.here)),
        atStartOfYourTurn((c) => c.destroy(thisCard)),
      ),

      action(
        'Time is Fleeting',
        'Special: After a base scores, choose a base from the base discard pile to replace it.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring, { when: baseDiscardPile.exist }),
        onPlay((c) => c.chooseNextBase(() => c.replaceWith(c.choose(baseDiscardPile, 'base')))),
      ),

      action(
        'Time Walk',
        'Play an extra minion and an extra action. Draw two cards. Put this card on the bottom of its owner’s deck.',
        onPlay((c) => {
          c.extraMinionAndAction();
          c.draw(2);
          c.toDeck(thisCard, 'deck bottom');
        }),
      ),

      action(
        'Wormhole',
        'Special: After a base scores, shuffle all your minions there into their owners’ decks.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => c.place(minions.yours.here, 'deck shuffled')),
        current(
          {
            text: 'Special: After a base scores, shuffle any number of your minions there into their owners’ decks.',
          },
          onlyAsSpecial,
          playInAnswerTo(afterScoring),
          onPlay((c) => c.place(c.chooseAny(minions.yours.here, 'shuffle in'), 'deck shuffled')),
        ),
      ),
    ],
    timeBox,
  ),
  theirBases,
);
