import {
  alsoNamed,
  aMinion,
  among,
  bases,
  cannotBe,
  cardsInPlay,
  faction,
  minions,
  morePower,
  ongoing,
  onPlay,
  the,
  there,
  thisCard,
  thisIsTheFirst,
  whenever,
  yourDiscardPile,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** What Microbot Alpha makes of a minion; the others are Microbots by their printed names, wherever they are. */
const MICROBOT = 'Microbot';
const microbots = [
  MICROBOT,
  'Microbot Alpha',
  'Microbot Archive',
  'Microbot Fixer',
  'Microbot Guard',
  'Microbot Reclaimer',
]
  .map((name) => cardsInPlay.named(name))
  .reduce((some, others) => some.or(others));
const yourMicrobots = cardsInPlay.faceUp.yours.where(microbots.matches);

const extraMinionIfFirst = (c: Verbs): void =>
  c.if(thisIsTheFirst(aMinion.isPlayed.byYou), () => c.extraMinion());

export const robots = inSet(
  set,
  faction('Robots', 'Swarms of small minions that bring still more minions; hardly any actions.', [
    minion(
      'Nukebot',
      'Ongoing: After this minion is destroyed, destroy all other players’ minions at its base.',
      whenever(thisCard.isDestroyed, (c) => c.destroy(minions.at(there).ofOthers)),
    ),

    minion(
      'Warbot',
      'Ongoing: This minion cannot be destroyed.',
      ongoing(cannotBe(['destroy'], minions.itself)),
    ),

    minion(
      'Hoverbot',
      'Reveal the top card of your deck. If it is a minion, you may play it as an extra minion. Otherwise put it back.',
      onPlay((c) => {
        const found = c.reveal(1);
        c.mayPlay(among(found).minions);
        c.putBack(found, 'top');
      }),
    ),

    minion(
      'Zapbot',
      'You may play an extra minion of power 2 or less.',
      onPlay((c) => c.extraMinion({ powerAtMost: 2 })),
    ),

    minion(
      'Microbot Alpha',
      'Ongoing: All your minions are Microbots. This minion has +1 power for each of your other Microbots.',
      ongoing(alsoNamed(minions.yours, MICROBOT)),
      ongoing(morePower(minions.itself, yourMicrobots.others.count)),
    ),

    minion(
      'Microbot Archive',
      'Ongoing: After one of your Microbots (including this one) is destroyed, draw a card.',
      whenever(the(yourMicrobots).isDestroyed, (c) => c.draw(1)),
    ),

    minion(
      'Microbot Fixer',
      'If this is the first minion you played this turn, you may play an extra minion. Ongoing: Your Microbots have +1 power.',
      onPlay(extraMinionIfFirst),
      ongoing(morePower(yourMicrobots, 1)),
    ),

    minion(
      'Microbot Guard',
      'Destroy a minion here whose power is less than the number of your minions here.',
      onPlay((c) => c.destroy(c.choose(minions.here.powerBelow(minions.here.yours.count), 'destroy'))),
    ),

    minion(
      'Microbot Reclaimer',
      'If this is the first minion you played this turn, you may play an extra minion. Shuffle any number of Microbots from your discard pile into your deck.',
      onPlay((c) => {
        extraMinionIfFirst(c);
        c.toDeck(c.chooseAny(yourDiscardPile.where(microbots.matches), 'shuffle in'), 'deck shuffled');
      }),
    ),

    action(
      'Tech Center',
      'Choose a base. Draw a card for each of your minions there.',
      onPlay((c) => c.draw(minions.yours.at(c.choose(bases, 'base')).count)),
    ),
  ]),
  theirBases,
);
