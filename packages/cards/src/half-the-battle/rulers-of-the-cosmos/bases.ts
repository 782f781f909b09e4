import {
  actions,
  among,
  anAction,
  first,
  insteadOfRegular,
  it,
  minions,
  whenever,
  yourDeck,
  type CardId,
  type Value,
} from '@smashup/engine';
import { base } from './facts.ts';

/** The minion that the action is on. */
const carrierOf = (action: Value<CardId>) =>
  minions.suchThat((one) => actions.on(one).amongThese(action).exist);

export const theirBases = [
  base(
    'Slime Pool',
    'On their turn, instead of their regular action play, a player may play an action that is played on a minion off the top of their deck, on a minion here.',
    insteadOfRegular('action', (c) => {
      const revealed = c.revealUntil(1, yourDeck.playedOn('minion'));
      const found = c.noteAll(among(revealed).playedOn('minion'));
      c.play(first(found), { at: minions.here, as: 'action', orDiscard: true });
      const rest = among(revealed).except(found);
      c.if(rest.exist, () => c.shuffleBack(rest));
    }),
  ),

  base(
    'Power Castle',
    'Once per turn, after a player plays an action on a minion here or transfers one to it, they may place a +1 power counter on that minion.',
    whenever(anAction.isPlayed.or(anAction.isTransferred).here.where(carrierOf(it).exist), (c) =>
      c.mayOncePerTurn(() => c.placeCounters(first(carrierOf(it).list))),
    ),
  ),
];
