import {
  bases,
  controller,
  currentPlayer,
  equal,
  here,
  lessInTotal,
  minions,
  not,
  ongoing,
  onYourTurn,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Mermaid Pool',
    'Once on each of their turns, a player who has a minion here may move another player’s minion here from another base.',
    onYourTurn((c) => c.move(c.choose(minions.elsewhere.ofOthers, 'move'), here), {
      when: bases.here.withYours.exist,
    }),
  ),

  base(
    'Mermaid Reef',
    'On each player’s turn, every minion of the other players here counts 1 power less in its controller’s total.',
    ongoing(
      lessInTotal(
        minions.here.suchThat((one) => not(equal(controller(one), currentPlayer))),
        1,
      ),
    ),
  ),
];
