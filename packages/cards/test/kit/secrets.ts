import {
  seedRandom,
  withSecretsChanged,
  type Account,
  type State,
  type View,
  type Viewer,
} from '@smashup/engine';
import { smashUp } from '../../src/index.ts';

type Look = (state: State, viewer: Viewer) => View;

const asItIs: Look = (state, viewer) => smashUp.view(state, viewer);

/**
 * Who sees in a view what they were never told: their views of two states that differ only in that are not the same.
 * What they were told is the account's word against the view's.
 */
export function leaksOf(state: State, account: Account, look: Look = asItIs): Viewer[] {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  return viewers.filter((viewer) => {
    const other = withSecretsChanged(state, viewer, account, seedRandom(state.asked));
    return JSON.stringify(look(state, viewer)) !== JSON.stringify(look(other, viewer));
  });
}
