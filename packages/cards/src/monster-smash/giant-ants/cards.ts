import {
  afterScoring,
  all,
  among,
  atLeast,
  bases,
  beforeScoring,
  canChangePower,
  cardsInPlay,
  countersOn,
  current,
  discardPilesOf,
  equal,
  faction,
  first,
  here,
  itsCounters,
  mayPreventDestroying,
  minions,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playedAt,
  players,
  playInAnswerTo,
  powerFor,
  reversed,
  talent,
  the,
  there,
  thisCard,
  thisTurn,
  whenever,
  yourDeck,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { takeCountersOff } from '../counters.ts';
import { deathOnSixLegs } from './titan.ts';

const playedThisTurn = minions.others.suchThat((one) => thisTurn(the(one).isPlayed.byYou));
const playedHereThisTurn = playedThisTurn.suchThat((one) => equal(playedAt(one), here));

/** She and one of these each get a counter. */
const honour = (c: Verbs, subjects: typeof minions) =>
  c.to(c.choose(subjects, 'counter'), (subject) => c.placeCounters(all(subject, thisCard)));

/** Workers, Soldiers and Drones arrive with their strength on them. */
const arrivesWith = (count: number) => onPlay((c) => c.placeCounters(thisCard, count));

const savesWithACounter = mayPreventDestroying(minions.yours, (c) => c.removeCounters(thisCard));

/**
 * The counters on the cards you pick are redistributed among them. They are transferred, not placed (R9.5): to the
 * last, which keeps what the others do not get.
 */
const spreadCounters = (whose: typeof minions | typeof cardsInPlay) =>
  onPlay((c) =>
    c.if(atLeast(countersOn(whose), 1), () => {
      const sharing = c.chooseAny(whose, 'affect');
      const keeper = c.note(first(reversed(sharing)));
      const others = whose.amongThese(sharing).except(keeper);
      c.forEach(others, (one) => c.transferCounters(one, keeper, countersOn(one)));
      c.forEach(others, (one) =>
        c.transferCounters(keeper, one, c.chooseCounters('on', one, countersOn(keeper))),
      );
    }),
  );

/** As many counters as you like go from one of these to another minion. */
const passOnCounters = (c: Verbs, givers: typeof minions) =>
  c.to(c.choose(givers.withCounters, 'counter off'), (giver) =>
    c.to(c.choose(minions.except(giver), 'counter'), (taker) =>
      c.transferCounters(giver, taker, c.chooseCounters('on', taker, countersOn(giver))),
    ),
  );

/** These of your minions count their counters twice, as they are now. */
const rockThem = (c: Verbs, whose: typeof minions) =>
  c.forEach(whose.withCounters, (one) =>
    c.until('end of turn', powerFor(c.note(one), c.note(countersOn(one)))),
  );

export const giantAnts = inSet(
  set,
  faction(
    'Giant Ants',
    'Arrive weak with +1 power counters on them, and move, multiply and spend those.',
    [
      minion(
        'Killer Queen',
        'Talent: If you have played another minion here this turn, place a +1 power counter on it and on this minion.',
        talent((c) => honour(c, playedHereThisTurn)),
        current(
          {
            text: 'Talent: Either draw a minion of power 1 or less off the top of your deck, or place a +1 power counter on this minion and on another minion that you have played this turn.',
          },
          talent((c) =>
            c.oneOf({
              draw: [
                () => {
                  const found = c.revealUntil(1, yourDeck.minions.powerAtMost(1));
                  const drawn = c.toHand(among(found).minions.powerAtMost(1));
                  const rest = among(found).except(drawn);
                  c.if(rest.exist, () => c.shuffleBack(rest));
                },
              ],
              counters: [() => honour(c, playedThisTurn)],
            }),
          ),
        ),
      ),

      minion(
        'Drone',
        'Place a +1 power counter on this minion. Ongoing: When one of your minions would be destroyed, you may remove a +1 power counter from this minion to prevent that.',
        arrivesWith(1),
        savesWithACounter,
        current(
          {
            text: 'Place a +1 power counter on this minion. Ongoing: When one of your minions would be destroyed, you may remove a +1 power counter from this minion instead. Talent: Remove a +1 power counter from this minion to draw a card.',
          },
          arrivesWith(1),
          savesWithACounter,
          talent((c) => c.to(c.removeCounters(thisCard), () => c.draw(1))),
        ),
      ),

      minion(
        'Soldier',
        'Place two +1 power counters on this minion. Talent: Transfer a +1 power counter from this minion to another minion.',
        arrivesWith(2),
        talent((c) => c.transferCounters(thisCard, c.choose(minions.others, 'counter'))),
        current(
          {
            text: 'Place two +1 power counters on this minion. Talent: Transfer a +1 power counter from one of your minions to another of your minions.',
          },
          arrivesWith(2),
          talent((c) => {
            const giver = c.choose(minions.yours.withCounters, 'counter off');
            c.transferCounters(giver, c.choose(minions.yours.except(giver), 'counter'));
          }),
        ),
      ),

      minion(
        'Worker',
        'Place two +1 power counters on this minion.',
        arrivesWith(2),
        current(
          {
            text: 'Place two +1 power counters on this minion. Ongoing: After this minion goes to the discard pile from play without a +1 power counter on it, you may play it at another base.',
          },
          arrivesWith(2),
          whenever(thisCard.goesToDiscardPile.where(equal(itsCounters, 0)), (c) =>
            c.if(discardPilesOf(players).amongThese(thisCard).exist, () =>
              c.mayPlayAt(thisCard, bases.otherThan(there)),
            ),
          ),
        ),
      ),

      action(
        'A Kind of Magic',
        'Distribute the +1 power counters on any number of your minions among them as you like.',
        spreadCounters(minions.yours.where(canChangePower)),
        current(
          { text: 'Distribute the +1 power counters on any number of your cards among them as you like.' },
          spreadCounters(cardsInPlay.yours.where(canChangePower)),
        ),
      ),

      action(
        'Gimme the Prize',
        'Place a +1 power counter on each of up to three of your minions.',
        onPlay((c) => c.placeCounters(c.chooseUpTo(3, minions.yours, 'counter'))),
        current(
          { text: 'Place two +1 power counters on a minion, and one on another minion.' },
          onPlay((c) => {
            const winner = c.choose(minions, 'counter');
            c.placeCounters(winner, 2);
            c.placeCounters(c.choose(minions.except(winner), 'counter'));
          }),
        ),
      ),

      action(
        'Headlong',
        'Move one of your minions to another base, and place two +1 power counters on it.',
        onPlay((c) => {
          const runner = c.choose(minions.yours, 'move');
          c.moveElsewhere(runner);
          c.placeCounters(runner, 2);
        }),
      ),

      action(
        'The Show Must Go On',
        'Play on a base. Ongoing: Your minions here that have a +1 power counter are not affected by other players’ cards.',
        ongoing(notAffected(minions.here.yours.withCounters, { sheds: false })),
      ),

      action(
        'Under Pressure',
        'Special: Before a base scores, transfer any number of +1 power counters from one of your minions to another minion.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => passOnCounters(c, minions.yours)),
      ),

      action(
        'We Are the Champions',
        'Special: After a base scores, transfer any number of +1 power counters from one of your minions there to another minion.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => passOnCounters(c, minions.yours.at(there))),
      ),

      action(
        'We Will Rock You',
        'Until the end of the turn, each of your minions has +1 power for each +1 power counter on it.',
        onPlay((c) => rockThem(c, minions.yours)),
        current(
          {
            text: 'Choose a base. Until the end of the turn, each of your minions there has +1 power for each +1 power counter on it.',
          },
          onPlay((c) =>
            rockThem(c, minions.yours.at(c.choose(bases.withAny(minions.yours.withCounters), 'base'))),
          ),
        ),
      ),

      action(
        'Who Wants to Live Forever?',
        'Remove any number of +1 power counters from your minions. Draw a card for each of them.',
        onPlay((c) => c.draw(takeCountersOff(c))),
        current(
          {
            text: 'Destroy one of your minions. Search your deck for a card and put it on top of your deck without showing it.',
          },
          onPlay((c) => {
            c.destroy(c.choose(minions.yours, 'destroy'));
            c.putBack(c.search(yourDeck, 'unseen'), 'top');
          }),
        ),
      ),
    ],
    deathOnSixLegs,
  ),
  theirBases,
);
