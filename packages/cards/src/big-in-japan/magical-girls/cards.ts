import {
  actions,
  atLeast,
  atMost,
  baseOf,
  bases,
  cardsInPlay,
  countersOn,
  current,
  discardPilesOf,
  faction,
  insteadOfGoingToDiscardPile,
  itsMinion,
  minions,
  morePower,
  notAffected,
  onPlay,
  ongoing,
  or,
  playOn,
  players,
  power,
  powerFor,
  setAsideTitan,
  talent,
  times,
  here,
  mentions,
  moreBreakpoint,
  yourDeck,
  yourDiscardPile,
  type CardId,
  type Condition,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { walkingCastle } from './titan.ts';

/** The number of your minions at this base. */
const yoursHere = minions.here.yours.count;

/** No stronger than your minions at their base are many. */
const outnumbered = minions.ofOthers.suchThat((one) =>
  atMost(power(one), minions.yours.at(baseOf(one)).count),
);

/** The actions on any card: a minion, a base, or whatever else can carry one. */
const actionsOn = (card: Value<CardId>): typeof actions =>
  actions.on(card).or(actions.onBases.at(bases.amongThese(card)));

const isPossessed = (card: Value<CardId>): Condition =>
  or(actionsOn(card).exist, atLeast(countersOn(card), 1));

/** Any card, a base too, with an action or a counter on it. */
const possessed = cardsInPlay.suchThat(isPossessed).or(bases.suchThat(isPossessed));

/** In the deck she need not be found; in the discard pile everybody sees her. */
function fetch(c: Verbs, name: string): void {
  const takeDiscarded = (): unknown => c.toHand(c.choose(yourDiscardPile.named(name), 'search'));
  c.oneOf({
    deck: [() => c.to(c.search(yourDeck.named(name), 'optional'), (found) => c.toHand(found), takeDiscarded)],
    'discard pile': [takeDiscarded],
  });
}

export const magicalGirls = inSet(
  set,
  faction(
    'Magical Girls',
    'The more minions you have together at a base, the more their talents do.',
    [
      minion(
        'Lunar Captain',
        'Talent: Put a minion from your discard pile into your hand, with no more power than the number of your minions here.',
        talent((c) => c.toHand(c.choose(yourDiscardPile.minions.powerAtMost(yoursHere), 'take'))),
      ),

      minion(
        'Sakura Warrior',
        'Talent: Until the start of your next turn, a minion here has -1 power for each of your minions here.',
        talent((c) =>
          c.until(
            'start of your turn',
            powerFor(c.choose(minions.here, 'weaken'), c.note(times(-1, yoursHere))),
          ),
        ),
      ),

      minion(
        'Technomagical Lass',
        'Talent: Destroy another player’s minion here, with no more power than the number of your minions here.',
        talent((c) => c.destroy(c.choose(minions.here.ofOthers.powerAtMost(yoursHere), 'destroy'))),
      ),

      minion(
        'Bewitching Gal',
        'Talent: Until the end of the turn, the breakpoint here is 1 lower for each of your minions here.',
        talent((c) => c.until('end of turn', moreBreakpoint(c.note(here), c.note(times(-1, yoursHere))))),
      ),

      minion(
        'Fancy Suit Lad',
        'Ongoing: Your other minions here are not affected by other players’ cards.',
        ongoing(notAffected(minions.here.yours.others)),
      ),

      minion(
        'Power Maid',
        'Talent: Move a minion with no more power than the number of your minions here from another base to here, or from here to another base.',
        talent((c) => c.moveToOrFromHere(c.choose(minions.powerAtMost(yoursHere), 'move'))),
      ),

      minion(
        'Black Magicat',
        'Search your deck and/or discard pile for a Lunar Captain and put it into your hand.',
        mentions('Lunar Captain'),
        onPlay((c) => fetch(c, 'Lunar Captain')),
      ),

      minion(
        'White Magicat',
        'Search your deck and/or discard pile for a Power Maid and put it into your hand.',
        mentions('Power Maid'),
        onPlay((c) => fetch(c, 'Power Maid')),
      ),

      minion(
        'Rainbow Girl',
        'Your other minions here have +1 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours.others), 1))),
      ),

      action(
        'Celestial Teleport',
        'Move one of your minions to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
        current(
          { text: 'Play on one of your minions. Talent: Move this minion to another base.' },
          playOn(minions.yours),
          talent((c) => c.moveElsewhere(itsMinion)),
        ),
      ),

      action(
        'Coordination',
        'Play an extra minion, or play the titan Walking Castle.',
        onPlay((c) =>
          c.oneOf({
            'extra minion': [() => c.extraMinion()],
            'play the titan': [() => c.play(setAsideTitan('Walking Castle'))],
          }),
        ),
      ),

      action(
        'Coronet Attack',
        'Destroy another player’s minion with no more power than the number of your minions at its base.',
        onPlay((c) => c.destroy(c.choose(outnumbered, 'destroy'))),
      ),

      action(
        'Kiss the Sky Spell',
        'Put a minion from your discard pile into your hand. Play an extra action.',
        onPlay((c) => {
          c.toHand(c.choose(yourDiscardPile.minions, 'take'));
          c.extraAction();
        }),
      ),

      action(
        'Lunar Healing Love Spell',
        'Choose a minion in each player’s discard pile and put it into its owner’s hand.',
        onPlay((c) =>
          c.toHand(
            c.oneOfEach(players, (player) => discardPilesOf(players.amongThese(player)).minions, 'take'),
          ),
        ),
      ),

      action(
        'Magical Staff',
        'Play on one of your minions. Ongoing: This minion has +1 power. If it would go to the discard pile from play, put it on top of your deck instead.',
        playOn(minions.yours),
        ongoing(morePower(minions.host, 1)),
        insteadOfGoingToDiscardPile(minions.host, (c) => c.place(itsMinion, 'deck top')),
      ),

      action(
        'Purge the Demon',
        'Choose a card. Destroy an action on it, or remove all counters from it.',
        onPlay((c) => {
          const demon = c.choose(possessed, 'affect');
          c.oneOf({
            'destroy an action': [
              () => c.destroy(c.choose(actionsOn(demon), 'destroy')),
              actionsOn(demon).exist,
            ],
            'remove counters': [
              () => c.removeCounters(demon, countersOn(demon)),
              atLeast(countersOn(demon), 1),
            ],
          });
        }),
      ),

      action(
        'Silver Shard',
        'Shuffle all minions in all discard piles into their owners’ decks.',
        onPlay((c) => c.toDeck(discardPilesOf(players).minions, 'deck shuffled')),
      ),
    ],
    walkingCastle,
  ),
  theirBases,
);
