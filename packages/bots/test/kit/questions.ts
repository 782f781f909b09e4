import { smashUp } from '@smashup/cards';
import type { Decision, View } from '@smashup/engine';

export interface Asked {
  readonly view: View;
  readonly decision: Decision;
}

/** The first thing somebody has to decide in a game, as they see it. */
export function firstDecision(seed: number): Asked {
  const config = smashUp.config({ players: [{ name: 'Ann' }, { name: 'Ben' }], choice: 'random' });
  const state = smashUp.newGame(config, seed);
  const { pending: decision } = state;
  if (decision === null) throw new Error('Nobody has anything to decide.');
  return { view: smashUp.view(state, decision.seat), decision };
}
