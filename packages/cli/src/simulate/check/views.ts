import { smashUp } from '../../content/content.ts';
import {
  seedRandom,
  withSecretsChanged,
  type Account,
  type State,
  type View,
  type Viewer,
} from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { Violation } from './violation.ts';

/** What everybody sees, by seat, and last what a spectator sees. */
export function viewsOf(state: State): View[] {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  return viewers.map((viewer) => smashUp.view(state, viewer));
}

/**
 * Non-interference: two states that differ only in what somebody was not told look the same to them (design, section 7).
 */
export function checkViews(state: State, views: readonly View[], account: Account): void {
  const random = seedRandom(state.asked);
  for (const seen of views) {
    const { viewer } = seen;
    const other = smashUp.view(withSecretsChanged(state, viewer, account, random), viewer);
    if (!isSame(seen, other)) {
      throw new Violation(
        `${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} sees what nobody told them`,
      );
    }
  }
}
