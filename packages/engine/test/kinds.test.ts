import { expect, test } from 'vitest';
import {
  baseOf,
  bases,
  controller,
  equal,
  here,
  it,
  minions,
  nameOf,
  onPlay,
  otherPlayers,
  power,
  whoDidIt,
  you,
  yourHand,
  type BaseId,
  type CardId,
  type Seat,
} from '../src/index.ts';

// The compiler is the test here (`npm run types`): each directive fails if the line below it compiles.

test('a text cannot mix up players, cards, bases and amounts', () => {
  const mixedUp = onPlay((c) => {
    // @ts-expect-error a player is not destroyed
    c.destroy(whoDidIt);
    // @ts-expect-error nor is an amount
    c.destroy(power(it));
    // @ts-expect-error a player has no power
    power(you);
    // @ts-expect-error a card is no base to move to
    c.move(it, it);
    // @ts-expect-error nobody but a player draws
    c.draw(1, it);
    // @ts-expect-error an amount has no controller
    controller(power(it));
    // @ts-expect-error a player and a card are never equal
    equal(you, it);
    // @ts-expect-error what is chosen among players is a player
    c.destroy(c.choose(otherPlayers, 'player'));
    // @ts-expect-error what is chosen among cards is no player
    c.draw(1, c.choose(yourHand, 'discard'));
    // @ts-expect-error each of the bases is a base
    c.forEach(bases, (base) => c.draw(1, base));
  });
  expect(mixedUp.clause).toBe('ability');
});

test('what belongs together compiles', () => {
  const fine = onPlay((c) => {
    c.destroy(c.choose(minions.at(baseOf(it)), 'destroy'));
    c.move(it, c.choose(bases, 'move to'));
    c.draw(power(it), controller(it));
    c.if(equal(here, baseOf(it)), () => c.gainVp(1, whoDidIt));
    c.forEach(otherPlayers, (player) => c.discard(c.choose(yourHand, 'discard'), player));
    nameOf(here);
  });
  expect(fine.clause).toBe('ability');
});

test('a seat is no card, and a card is no base', () => {
  const seat: Seat = 0;
  const base: BaseId = 1;
  const card: CardId = base;
  // @ts-expect-error a seat is no card
  const seatAsCard: CardId = seat;
  // @ts-expect-error a card may be no base
  const cardAsBase: BaseId = card;
  // @ts-expect-error a base is no seat
  const baseAsSeat: Seat = base;
  expect([seatAsCard, cardAsBase, baseAsSeat]).toEqual([0, 1, 1]);
});
