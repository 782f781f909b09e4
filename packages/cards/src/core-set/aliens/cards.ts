import {
  afterItScores,
  baseDeck,
  bases,
  cancels,
  current,
  faction,
  handOf,
  here,
  minions,
  ongoing,
  onPlay,
  otherPlayers,
  thisCard,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

function terraform(c: Verbs, stays: 'everything' | 'minions'): void {
  c.renewDeck(baseDeck);
  c.to(c.choose(baseDeck, 'search'), (next) => {
    c.exchangeBase(c.choose(bases, 'base'), next, stays);
    c.shuffle(baseDeck);
    c.extraMinion({ at: next });
  });
}

export const aliens = inSet(
  set,
  faction('Aliens', 'Send minions back to hands, swap bases, look into hands and pick up stray VP.', [
    minion(
      'Supreme Overlord',
      'You may return a minion at any base to its owner’s hand.',
      onPlay((c) => c.return(c.mayChoose(minions, 'return'))),
    ),

    minion(
      'Invader',
      'You gain 1 VP.',
      onPlay((c) => c.gainVp(1)),
    ),

    minion(
      'Scout',
      'Special: After this base scores, you may put this minion into its owner’s hand.',
      afterItScores((c) => c.may(() => c.place(thisCard, 'hand'))),
      current(
        { text: 'Special: After this base scores, you may return this minion to its owner’s hand.' },
        afterItScores((c) => c.may(() => c.return(thisCard))),
      ),
    ),

    minion(
      'Collector',
      'You may return a minion of power 3 or less here to its owner’s hand.',
      onPlay((c) => c.return(c.mayChoose(minions.here.powerAtMost(3), 'return'))),
    ),

    action(
      'Abduction',
      'Return one minion to its owner’s hand. You may play an extra minion.',
      onPlay((c) => {
        c.return(c.choose(minions, 'return'));
        c.extraMinion();
      }),
    ),

    action(
      'Beam Up',
      'Return one minion to its owner’s hand.',
      onPlay((c) => c.return(c.choose(minions, 'return'))),
    ),

    action(
      'Crop Circles',
      'Choose a base. All minions there return to their owners’ hands.',
      onPlay((c) => c.return(minions.at(c.choose(bases, 'base')))),
    ),

    action(
      'Disintegrator',
      'Put a minion of power 3 or less on the bottom of its owner’s deck.',
      onPlay((c) => c.place(c.choose(minions.powerAtMost(3), 'to the bottom'), 'deck bottom')),
    ),

    action(
      'Invasion',
      'Move one minion to a different base.',
      onPlay((c) => c.moveElsewhere(c.choose(minions, 'move'))),
    ),

    action(
      'Jammed Signal',
      'Play on a base. Ongoing: Everybody ignores this base’s ability.',
      ongoing(cancels(here)),
      current({ text: 'Play on a base. Ongoing: This base’s abilities are cancelled.' }),
    ),

    action(
      'Probe',
      'Look at another player’s hand. Choose a minion in it; that player discards it.',
      onPlay((c) => {
        const subject = c.choose(otherPlayers, 'player');
        c.lookAtHand(subject);
        c.discard(c.choose(handOf(subject).minions, 'discard'), subject);
      }),
    ),

    action(
      'Terraforming',
      'Exchange a base in play with any base from the base deck, then shuffle the base deck. Minions stay there; actions on the old base are discarded. You may play an extra minion on the new base.',
      onPlay((c) => terraform(c, 'minions')),
      current(
        {
          text: 'Exchange a base in play with any base from the base deck, then shuffle the base deck. All cards stay there. You may play an extra minion on the new base.',
        },
        onPlay((c) => terraform(c, 'everything')),
      ),
    ),
  ]),
  theirBases,
);
