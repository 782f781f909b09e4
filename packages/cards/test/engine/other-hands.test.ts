import { seedRandom, type Seat, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { eagerPicks } from '../kit/random-play.ts';

/** R3.5: whether a player is asked to play an extra at once does not depend on what others hold. */

/** The other players hold the top cards of their decks, and the cards they held lie there. */
function withOtherHands(state: State, seat: Seat): State {
  const other = smashUp.clone(state);
  other.players.forEach(({ hand, deck }, at) => {
    if (at === seat) return;
    for (let i = 0; i < Math.min(hand.length, deck.length); i++) {
      const top = deck.length - 1 - i;
      [hand[i], deck[top]] = [deck[top], hand[i]];
    }
  });
  return other;
}

/** The player whose turn it is is asked whether to play an extra now. */
function isOffered({ pending, turn }: State): boolean {
  return pending?.seat === turn.player && pending.prompt.key.startsWith('extra ');
}

// Gifts are played by others than their owners, which cards in their owners' hands answer.
const config = smashUp.config({
  players: [
    { factions: ['Robots', 'Anansi Tales'] },
    { factions: ['Wizards', 'Anansi Tales'] },
    { factions: ['Killer Plants', 'Anansi Tales'] },
  ],
  duplicates: true,
  extraBaseSets: ['Oops, You Did It Again'],
});

test('whether an extra play is offered at once does not depend on other hands', () => {
  let offered = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const state = smashUp.newGame(config, seed);
    const random = seedRandom(seed);
    while (state.pending !== null) {
      const { pending, turn } = state;
      const answer = { decision: pending.id, picks: eagerPicks(pending, random) };
      const isOwnPlay = pending.seat === turn.player && turn.phase === 'play';
      const other = isOwnPlay ? withOtherHands(state, turn.player) : null;
      smashUp.apply(state, answer);
      if (other === null) continue;
      smashUp.apply(other, answer);
      expect(isOffered(other)).toBe(isOffered(state));
      if (isOffered(state)) offered++;
    }
  }
  expect(offered).toBeGreaterThan(10);
});
