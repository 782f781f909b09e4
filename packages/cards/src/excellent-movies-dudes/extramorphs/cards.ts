import {
  actions,
  baseOf,
  bases,
  cardsInPlay,
  equal,
  faction,
  first,
  here,
  itsMinion,
  mentions,
  minions,
  morePower,
  onPlay,
  or,
  playOn,
  printedPower,
  talent,
  thisCard,
  thisIsOffTheTop,
  wasInPlayAsTurnBegan,
  youCouldPlay,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type BaseId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { hatch } from './hatch.ts';

/** A minion with exactly that printed power, off the top of your deck. */
function hatchNamed(c: Verbs, at: Value<BaseId>, least: number, most: number): void {
  const named = c.namePower(least, most);
  hatch(
    c,
    at,
    yourDeck.minions.suchThat((one) => equal(printedPower(one), named)),
  );
}

/** Bases where you have an Egg Field at that moment. */
const eggFields = bases.withAny(actions.yours.named('Egg Field'));

/** Minions that an Egg Field's Head Grabber fits on. */
const victims = minions.here.powerAtMost(3);
const headGrabberIn = (pile: typeof yourDeck): typeof yourDeck =>
  pile.named('Head Grabber').where(youCouldPlay(victims.list));

export const extramorphs = inSet(
  set,
  faction('Extramorphs', 'Hatch minions off the top of the deck out of smaller ones and out of victims.', [
    minion(
      'Hive Queen',
      'You may search your deck and/or discard pile for an Egg Field and put it into your hand. Talent: Until the start of your next turn, other players’ minions have -1 power while they are at a base where you have an Egg Field.',
      mentions('Egg Field'),
      onPlay((c) => c.may(() => c.toHand(c.searchDeckOrDiscardPile((pile) => pile.named('Egg Field'))))),
      talent((c) => c.until('start of your turn', morePower(minions.ofOthers.at(eggFields), -1))),
    ),

    minion(
      'Alien Life Form',
      'You may destroy a minion of power 3 or less here. If this minion was played off the top of a deck, place two +1 power counters on it. Talent: Remove a +1 power counter from this minion to move it to another base.',
      onPlay((c) => {
        c.destroy(c.mayChoose(minions.here.powerAtMost(3), 'destroy'));
        c.if(thisIsOffTheTop, () => c.placeCounters(thisCard, 2));
      }),
      talent((c) => c.to(c.removeCounters(thisCard), () => c.moveElsewhere(thisCard))),
    ),

    minion(
      'Extradrone',
      'You may move another player’s minion of power 3 or less from here to another base, and then this minion to the same base. If this minion was played off the top of a deck, place a +1 power counter on it.',
      onPlay((c) => {
        c.to(c.moveElsewhere(c.mayChoose(minions.here.ofOthers.powerAtMost(3), 'move')), (moved) =>
          c.may(() => c.move(thisCard, baseOf(moved))),
        );
        c.if(thisIsOffTheTop, () => c.placeCounters(thisCard));
      }),
    ),

    minion(
      'Chestbreaker',
      'Talent: If this minion was in play when this turn began, place it on the bottom of its owner’s deck. If you do, name power 3 or 4 and play an extra minion of that power here off the top of your deck.',
      talent((c) => c.to(c.place(thisCard, 'deck bottom'), () => hatchNamed(c, here, 3, 4)), {
        when: wasInPlayAsTurnBegan,
      }),
    ),

    action(
      'Close Encounters',
      'Draw a card. You may put a card from your hand on top of your deck. Play an extra action.',
      onPlay((c) => {
        c.draw(1);
        c.fromHandToDeck(c.mayChoose(yourHand, 'to the top'), 'top');
        c.extraAction();
      }),
    ),

    action(
      'Distress Call',
      'Move a minion to another base.',
      onPlay((c) => c.moveElsewhere(c.choose(minions, 'move'))),
    ),

    action(
      'Egg Field',
      'Play on a base. You may search your hand, deck and/or discard pile for a Head Grabber and play it as an extra action on a minion of power 3 or less here. Talent: Play an extra minion of power 2 or less here off the top of your deck.',
      mentions('Head Grabber'),
      onPlay((c) => c.play(c.searchHandDeckOrDiscardPile(headGrabberIn), { at: victims }), {
        when: victims.exist,
      }),
      talent((c) => hatch(c, here, yourDeck.minions.powerAtMost(2))),
    ),

    action(
      'Five by Five',
      'Draw five cards. Put five cards from your hand on top of your deck in any order.',
      onPlay((c) => {
        c.draw(5);
        c.fromHandToDeck(c.order(c.chooseExactly(5, yourHand, 'to the top'), 'to the top'), 'top');
      }),
    ),

    action(
      'Game Over, Dude!',
      'Choose a base and name a power from 0 to 4. Play an extra minion of that power there off the top of your deck.',
      onPlay((c) => hatchNamed(c, c.choose(bases, 'base'), 0, 4)),
    ),

    action(
      'Head Grabber',
      'Play on a minion of power 3 or less. Talent: If this minion is yours, or this action was in play when this turn began, destroy this minion. If you do, name a power from 0 to 3 and play an extra minion of that power here off the top of your deck.',
      playOn(minions.powerAtMost(3)),
      talent((c) => c.to(c.destroy(itsMinion), () => hatchNamed(c, here, 0, 3)), {
        when: or(minions.yours.host.exist, wasInPlayAsTurnBegan),
      }),
    ),

    action(
      'Nuke It From Orbit',
      'Play on a base. Talent: If this action was in play when this turn began, destroy this base and all other cards here. Replace the base, and put this action into the box.',
      talent(
        (c) => {
          c.destroy(cardsInPlay.here.others);
          c.place(thisCard, 'box');
          c.destroyBase(here, first(c.takeBases(1)), 'nothing');
        },
        { when: wasInPlayAsTurnBegan },
      ),
    ),

    action(
      'Time to Go',
      'Shuffle up to three cards from your discard pile into your deck.',
      onPlay((c) => c.toDeck(c.chooseUpTo(3, yourDiscardPile, 'shuffle in'), 'deck shuffled')),
    ),
  ]),
  theirBases,
);
