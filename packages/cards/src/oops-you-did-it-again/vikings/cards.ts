import {
  actions,
  among,
  buried,
  cardsInPlay,
  current,
  discardPilesOf,
  faction,
  it,
  itsMinion,
  minions,
  onPlay,
  otherPlayers,
  playOn,
  powerFor,
  size,
  talent,
  thisCard,
  whenever,
  you,
  yourDiscardPile,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Puts a card from hand on the deck, unseen (R9.4), to give one of your minions power. */
function berserk(c: Verbs, bonus: number): void {
  c.if(minions.yours.exist, () =>
    c.to(c.fromHandToDeck(c.choose(yourHand, 'place'), 'top'), () =>
      c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), bonus)),
    ),
  );
}

export const vikings = inSet(
  set,
  faction(
    'Vikings',
    'Plunder other players’ hands, decks and discard piles, and trade cards in hand for power.',
    [
      minion(
        'Valkyrie',
        'Put a minion from another player’s discard pile into your hand.',
        onPlay((c) => c.toHand(c.choose(discardPilesOf(otherPlayers).minions, 'take'), you)),
      ),

      minion(
        'Raider',
        'Talent: Put up to three cards from your hand on top of your deck in any order. +1 power for each until the end of the turn.',
        talent((c) => {
          const given = c.order(c.chooseUpTo(3, yourHand, 'place'), 'place');
          c.until('end of turn', powerFor(thisCard, size(c.fromHandToDeck(given, 'top'))));
        }),
      ),

      minion(
        'Shield Maiden',
        'Reveal the top card of another player’s deck. If it is an action, or a minion of power 3 or less, put it into your hand.',
        onPlay((c) => {
          const victim = c.choose(otherPlayers, 'player');
          const found = among(c.reveal(1, victim));
          c.toHand(found.actions.or(found.minions.powerAtMost(3)), you);
          c.putBack(found, 'top', victim);
        }),
      ),

      minion(
        'Huscarl',
        'Talent: Put a card from your hand on top of your deck to give this minion +2 power until the end of the turn.',
        talent((c) =>
          c.to(c.fromHandToDeck(c.choose(yourHand, 'place'), 'top'), () =>
            c.until('end of turn', powerFor(thisCard, 2)),
          ),
        ),
      ),

      action(
        'Berserk',
        'Put a card from your hand on top of your deck to give one of your minions +3 power until the end of the turn.',
        onPlay((c) => berserk(c, 3)),
        current(
          {
            text: 'Put a card from your hand on top of your deck to give one of your minions +4 power until the end of the turn.',
          },
          onPlay((c) => berserk(c, 4)),
        ),
      ),

      action(
        'Cast the Runes',
        'Look at another player’s hand and at the top two cards of their deck; put those back in any order. You may play an extra action.',
        onPlay((c) => {
          const victim = c.choose(otherPlayers, 'player');
          c.lookAtHand(victim);
          c.putBack(c.order(c.lookAt(2, victim), 'place'), 'top', victim);
          c.extraAction();
        }),
      ),

      action(
        'Combat Training',
        'Your minions get +1 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.noteAll(minions.yours), 1))),
      ),

      action(
        'Pillage',
        'Put a random card from another player’s hand into your hand.',
        onPlay((c) => c.takeAtRandom(c.choose(otherPlayers, 'player'))),
      ),

      action(
        'Raiding Party',
        'Reveal the top three cards of another player’s deck. You may play an action, or a minion of power 4 or less, from among them as an extra card. Put the others back on top in any order.',
        onPlay((c) => {
          const victim = c.choose(otherPlayers, 'player');
          const found = among(c.reveal(3, victim));
          const played = c.mayPlay(found.actions.or(found.minions.powerAtMost(4)));
          const rest = found.except(played);
          c.putBack(c.order(rest, 'place'), 'top', victim);
        }),
      ),

      action(
        'Ransack',
        'Put an action on a minion, an action on a base, or a buried card into your hand.',
        onPlay((c) => c.takeFromPlay(c.choose(cardsInPlay.where(actions.or(buried).matches), 'take'))),
      ),

      action(
        'Tribute',
        'Draw three cards.',
        onPlay((c) => c.draw(3)),
      ),

      action(
        'Viking Funeral',
        'Play on one of your minions of power 5 or more. Ongoing: After that minion goes to the discard pile, gain 1 VP, and if you own it, put it back in the box.',
        playOn(minions.yours.powerAtLeast(5)),
        whenever(itsMinion.goesToDiscardPile, (c) => {
          c.gainVp(1);
          // A player's discard pile holds only cards that player owns (R9.4).
          c.toBox(yourDiscardPile.amongThese(it));
        }),
      ),
    ],
  ),
  theirBases,
);
