import {
  aMinion,
  cannotPlay,
  current,
  it,
  minions,
  nameOf,
  ongoing,
  plays,
  whenever,
  yourDeck,
} from '@smashup/engine';
import { base } from './facts.ts';

/** What is in the deck of whoever played it under the same name. */
const namesakes = yourDeck.named(nameOf(it));

export const theirBases = [
  base(
    'Faceless City',
    'Once per turn, after you play a minion here, search your deck for a card of the same name and put it into your hand.',
    whenever(aMinion.isPlayed.here, (c) => c.toHand(c.search(namesakes)), { limit: 'once per turn' }),
    current(
      {
        text: 'Once per turn, after you play a minion here, you may search your deck for a card of the same name and put it into your hand.',
      },
      whenever(aMinion.isPlayed.here, (c) => c.mayOncePerTurn(() => c.toHand(c.search(namesakes)))),
    ),
  ),

  base(
    'The Vats',
    'Minions cannot be played here if there is a minion of the same name here.',
    ongoing(cannotPlay(plays.ofMinions.here.suchThat(({ card }) => minions.here.named(nameOf(card)).exist))),
  ),
];
