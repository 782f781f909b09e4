import {
  atStartOfYourTurn,
  bases,
  cannotBe,
  current,
  faction,
  here,
  itsMinion,
  lessPowerDownToZero,
  mentions,
  minions,
  nameOf,
  ongoing,
  onPlay,
  othersCards,
  playOn,
  powerFor,
  startingBreakpoint,
  talent,
  thisCard,
  yourDeck,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { killerKudzu } from './titan.ts';

export const killerPlants = inSet(
  set,
  faction(
    'Killer Plants',
    'Slow growers that fetch more minions straight out of the deck and get stronger the longer they are left alone.',
    [
      minion(
        'Venus Man Trap',
        'Talent: Search your deck for a minion of power 2 or less and play it here as an extra minion.',
        talent((c) => c.searchAndPlay(yourDeck.minions.powerAtMost(2), here)),
      ),

      minion(
        'Weed Eater',
        '-2 power until the end of the turn in which you play it.',
        onPlay((c) => c.until('end of turn', powerFor(thisCard, -2))),
        current(
          { text: 'Ongoing: At the start of your turn, +2 power until the start of your next turn.' },
          atStartOfYourTurn((c) => c.until('start of your turn', powerFor(thisCard, 2))),
        ),
      ),

      minion(
        'Water Lily',
        'Ongoing: At the start of your turn, draw a card. You can use only one Water Lily each turn.',
        mentions('Water Lily'),
        atStartOfYourTurn((c) => c.draw(1), { limit: 'once per turn for all copies' }),
      ),

      minion(
        'Sprout',
        'Ongoing: At the start of your turn, destroy this minion. Then you may search your deck for a minion of power 3 or less and play it here as an extra minion.',
        atStartOfYourTurn((c) => {
          c.destroy(thisCard);
          c.may(() => c.searchAndPlay(yourDeck.minions.powerAtMost(3), here));
        }),
      ),

      action(
        'Blossom',
        'You may play up to three extra minions that all have the same name.',
        onPlay((c) => c.extraMinion({ count: 3, ofOneName: true })),
      ),

      action(
        'Budding',
        'Choose a minion. Search your deck for a card with the same name and put it into your hand.',
        onPlay((c) => {
          const model = c.choose(minions, 'name');
          c.toHand(c.search(yourDeck.named(nameOf(model))));
        }),
      ),

      action(
        'Choking Vines',
        'Play on a minion. Ongoing: At the start of your turn, destroy that minion.',
        playOn(minions),
        atStartOfYourTurn((c) => c.destroy(itsMinion)),
      ),

      action(
        'Deep Roots',
        'Play on a base. Ongoing: Other players cannot move your minions away from here or return them to your hand.',
        ongoing(cannotBe(['move', 'return'], minions.here.yours, othersCards)),
      ),

      action(
        'Entangled',
        'Play on a base. Ongoing: No minion can be moved or returned from a base where you have a minion. At the start of your turn, destroy this action.',
        ongoing(cannotBe(['move', 'return'], minions.at(bases.withYours))),
        atStartOfYourTurn((c) => c.destroy(thisCard)),
      ),

      action(
        'Insta-Grow',
        'You may play an extra minion.',
        onPlay((c) => c.extraMinion()),
      ),

      action(
        'Overgrowth',
        'Play on a base. Ongoing: At the start of your turn, the breakpoint here becomes 0 until the end of the turn.',
        atStartOfYourTurn((c) => c.until('end of turn', startingBreakpoint(here, 0))),
        current({
          text: 'Play on a base. Ongoing: At the start of your turn, the starting breakpoint here becomes 0 until the end of the turn.',
        }),
      ),

      action(
        'Sleep Spores',
        'Play on a base. Ongoing: Other players’ minions here have -1 power, never below 0.',
        ongoing(lessPowerDownToZero(minions.here.ofOthers, 1)),
      ),
    ],
    killerKudzu,
  ),
  theirBases,
);
