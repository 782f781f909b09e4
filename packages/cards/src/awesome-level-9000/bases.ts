import {
  afterItScores,
  aMinion,
  aMinionHere,
  anAction,
  atLeast,
  baseIsReplaced,
  cannotPlay,
  current,
  equal,
  extraEachTurn,
  here,
  itsController,
  not,
  ongoing,
  players,
  plays,
  there,
  totalOf,
  whenever,
  whoDidIt,
  winners,
  yourDeck,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';

const smallMinions = plays.ofMinions.powerAtMost(2);
/** Players who do not have more power here than every other player. */
const notInTheLead = players.suchThat(
  (player) =>
    players.except(player).suchThat((other) => atLeast(totalOf(other, here), totalOf(player, here))).exist,
);

export const awesomeLevel9000Bases = [
  base(
    "Tsar's Palace",
    'Minions of power 2 or less cannot be played here.',
    ongoing(cannotPlay(smallMinions.here)),
    current(
      {
        text: 'A player who does not have more power here than every other player cannot play minions of power 2 or less here.',
      },
      ongoing(cannotPlay(smallMinions.here.by(notInTheLead))),
    ),
  ),

  base(
    'Field of Honor',
    'When one or more minions are destroyed here, the player who destroyed them gains 1 VP.',
    whenever(aMinion.isDestroyed.here, (c) => c.gainVp(1), { oncePerBatch: true }),
    current(
      {
        text: 'The first time each turn that a player destroys another player’s minion here, they gain 1 VP.',
      },
      whenever(
        aMinion.isDestroyed.here.where(not(equal(itsController, whoDidIt))).firstInTurn('player'),
        (c) => c.gainVp(1),
      ),
    ),
  ),

  base(
    'Haunted House',
    'After a player plays a minion here, that player discards a card.',
    whenever(aMinion.isPlayed.here, (c) => c.discard(c.choose(yourHand, 'discard'))),
  ),

  base(
    'The Dread Gazebo',
    'Actions cannot be played on this base.',
    ongoing(cannotPlay(plays.ofActions.onBase.here)),
  ),

  base(
    'Secret Grove',
    'Once on each of their turns, a player may play an extra minion of power 2 or less here.',
    ongoing(extraEachTurn(aMinionHere(2))),
  ),

  base(
    'The Greenhouse',
    'After this base scores, the winner may search their deck for a minion and play it on the base that replaces this one.',
    whenever(baseIsReplaced.here, (c) => c.may(() => c.searchAndPlay(yourDeck.minions, there)), {
      players: winners,
    }),
    current({
      text: 'After this base is replaced, the winner may search their deck for a minion and play it on the new base.',
    }),
  ),

  base(
    "Inventor's Salon",
    'After this base scores, the winner may put an action from their discard pile into their hand.',
    afterItScores((c) => c.toHand(c.mayChoose(yourDiscardPile.actions, 'take')), { players: winners }),
    current({ text: 'After this base scores, the winner may draw an action from their discard pile.' }),
  ),

  base(
    'Workshop',
    'After a player plays an action on this base, that player may play an extra action.',
    whenever(anAction.isPlayed.onBase.here, (c) => c.extraAction()),
    current(
      {
        text: 'After a player plays their first action on this base in a turn, that player may play an extra action.',
      },
      whenever(anAction.isPlayed.onBase.here.firstInTurn('player'), (c) => c.extraAction()),
    ),
  ),
];
