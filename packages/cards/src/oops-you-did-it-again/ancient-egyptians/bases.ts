import { aCard, anAction, here, onYourTurn, whenever, yourHand } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Pyramids',
    'Once on each of their turns, a player may bury a card from their hand here.',
    onYourTurn((c) => c.bury(c.choose(yourHand, 'bury'), here)),
  ),

  base(
    'Star Portal',
    'After a card is buried here or an action is played on this base, its controller draws a card.',
    whenever(aCard.isBuried.here, (c) => c.draw(1)),
    whenever(anAction.isPlayed.onBase.here, (c) => c.draw(1)),
  ),
];
