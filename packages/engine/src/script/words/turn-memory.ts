import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import type { Phase } from '../../model/state.ts';
import { node } from './node.ts';
import type { Occasion } from './occasions.ts';
import type { Condition, Value } from './types.ts';

/** That has happened this turn, in that phase if one is named; for cards played or moved and minions that fell. */
export const thisTurn = (occasion: Occasion, phase?: Phase): Condition =>
  node({ word: 'this turn', occasion: occasion.node, phase });

/** How often that has happened this turn. */
export const timesThisTurn = (occasion: Occasion): Value<number> =>
  node({ word: 'times this turn', occasion: occasion.node });

/** For something that just happened: which of its kind it is this turn, from 1; `'player'`: for whoever did it. */
export const numberThisTurn = (occasion: Occasion, of?: 'player'): Value<number> =>
  node({ word: 'number this turn', occasion: occasion.node, of });

/** How many different cards that has happened to this turn; one that has left play and come back is another (R10.11). */
export const differentThisTurn = (occasion: Occasion): Value<number> =>
  node({ word: 'different this turn', occasion: occasion.node });

/** The base that a minion went to when it last moved away from here this turn, or nothing. */
export const wentTo = (card: Value<CardId>): Value<BaseId> => node({ word: 'went to', card });

/** That card in play has destroyed a minion this turn, by an ability of its own and in this stay (R10.11). */
export const hasDestroyedMinion = (card: Value<CardId>): Condition =>
  node({ word: 'has destroyed a minion', card });

/** How many +1 power counters you have placed on minions this turn. */
export const countersPlacedThisTurn: Value<number> = node({ word: 'counters placed this turn' });

/** How many extra cards that player has played this turn, in whatever way (R10.26). */
export const extraCardsThisTurn = (of: Value<Seat>): Value<number> =>
  node({ word: 'extra cards this turn', of });

/** Another player's power at that base has gone down this turn. */
export const anotherLostPower = (at: Value<BaseId>): Condition => node({ word: 'another lost power', at });

/** For a card that has been played: this card was in play already when it came to be played, before it resolved. */
export const thisWasInPlayThen: Condition = node({ word: 'this was in play then' });

/** For an on-play ability: this card is the first this turn for which that is true. */
export const thisIsTheFirst = (occasion: Occasion): Condition =>
  node({ word: 'this is the first', occasion: occasion.node });
