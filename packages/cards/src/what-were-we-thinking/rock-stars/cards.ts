import {
  afterScoring,
  aMinion,
  and,
  atEndOfEachTurn,
  atLeast,
  bases,
  beforeScoring,
  breakpoint,
  faction,
  here,
  lessThan,
  mentions,
  minions,
  morePower,
  nameOf,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  powerFor,
  scoredBreakpoint,
  startingBreakpoint,
  talent,
  thisTurn,
  yourDeck,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** What a Rock Star calls a stage worth playing. */
const BIG = 21;
const isBigHere = atLeast(breakpoint(here), BIG);

export const rockStars = inSet(
  set,
  faction(
    'Rock Stars',
    'Play the bases with a breakpoint of 21 or more, and fill them with Groupies from deck and discard pile.',
    [
      minion(
        'The Monarch',
        'Talent: Search your deck and/or discard pile for a Groupie and put it into your hand.',
        mentions('Groupie'),
        talent((c) => c.toHand(c.searchDeckOrDiscardPile((pile) => pile.named('Groupie')))),
      ),

      minion(
        'Classic Rocker',
        'Talent: If the breakpoint here is 21 or more, draw a card. You can use only one Classic Rocker each turn.',
        mentions('Classic Rocker'),
        talent((c) => c.draw(1), { when: isBigHere, limit: 'once per turn for all copies' }),
      ),

      minion(
        'Rick Roll',
        'Move up to three of your minions here from bases with a lower breakpoint than this one.',
        onPlay((c) =>
          c.move(
            c.chooseUpTo(
              3,
              minions.yours.at(bases.suchThat((one) => lessThan(breakpoint(one), breakpoint(here)))),
              'move',
            ),
            here,
          ),
        ),
      ),

      minion(
        'Groupie',
        'You may play another Groupie from your hand here as an extra minion.',
        mentions('Groupie'),
        onPlay((c) => c.extraMinion({ specific: 'Groupie', at: here })),
      ),

      action(
        'Guest Star',
        'Search your deck and/or discard pile for a Groupie. Put it into your hand, or play it at once as an extra minion.',
        onPlay((c) => c.takeOrPlay(c.searchDeckOrDiscardPile((pile) => pile.named('Groupie')))),
      ),

      action(
        'Hot Venue',
        'Play on a base. Ongoing: Your minions here have +1 power. At the end of each turn in which you played a minion here, draw a card if the breakpoint here is 21 or more.',
        ongoing(morePower(minions.here.yours, 1)),
        atEndOfEachTurn((c) => c.draw(1), { when: and(thisTurn(aMinion.isPlayed.byYou.here), isBigHere) }),
      ),

      action(
        'Power Ballad',
        'Choose a base. Your minions there get +1 power until the end of the turn. Special: Before a base with a breakpoint of 21 or more scores, you may play this on it.',
        onPlay((c) => {
          const stage = c.choose(bases, 'base');
          c.until('end of turn', powerFor(c.noteAll(minions.yours.at(stage)), 1));
        }),
        playInAnswerTo(beforeScoring, {
          when: isBigHere,
          text: (c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 1)),
        }),
      ),

      action(
        'Reunion Tour',
        'Shuffle any number of minions from your discard pile into your deck.',
        onPlay((c) => c.toDeck(c.chooseAny(yourDiscardPile.minions, 'shuffle in'), 'deck shuffled')),
      ),

      action(
        'Rock of Luuv',
        'Search your deck for up to three minions of power 2 or less with the same name, and put them into your hand.',
        onPlay((c) => {
          const lovers = yourDeck.minions.powerAtMost(2);
          c.renewDeck();
          const named = c.chooseName(lovers);
          c.toHand(c.chooseUpTo(3, lovers.named(nameOf(named)), 'search'));
          c.shuffle();
        }),
      ),

      action(
        'Total Sellout',
        'Special: Play only after a base scores where you have a minion. Draw two cards, or three if the breakpoint there was 21 or more.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring, {
          when: minions.here.yours.exist,
          text: (c) =>
            c.if(
              atLeast(scoredBreakpoint, BIG),
              () => c.draw(3),
              () => c.draw(2),
            ),
        }),
      ),

      action(
        'Tour Bus',
        'Choose a base. Move up to three of your minions there from bases with a lower breakpoint.',
        onPlay((c) => {
          const stop = c.choose(bases, 'move to');
          c.move(
            c.chooseUpTo(
              3,
              minions.yours.at(bases.suchThat((one) => lessThan(breakpoint(one), breakpoint(stop)))),
              'move',
            ),
            stop,
          );
        }),
      ),

      action(
        'Turn Up to 11',
        'Play on a base. Ongoing: If the starting breakpoint here would be less than 21, it is 21.',
        ongoing(startingBreakpoint(here, BIG, 'if lower')),
      ),
    ],
  ),
  theirBases,
);
