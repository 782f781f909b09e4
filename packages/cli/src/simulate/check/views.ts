import { smashUp } from '../../content/content.ts';
import {
  seedRandom,
  withSecretsChanged,
  withSecretsChangedBefore,
  type Account,
  type Answer,
  type Moment,
  type State,
  type View,
  type Viewer,
} from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { Violation } from './violation.ts';

/** The views of all seats, the spectator's, and that of all players together. */
export function viewsOf(state: State): View[] {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator', 'players'];
  return viewers.map((viewer) => smashUp.view(state, viewer));
}

/**
 * Non-interference: two states that differ only in what a seat was not told look the same to it (design, section 7).
 */
export function checkViews(state: State, views: readonly View[], account: Account): void {
  if (account.unknownIn(state).length > 0) {
    throw new Violation(`seat ${state.pending?.seat} is asked about a card that nobody told them of`);
  }
  const random = seedRandom(state.asked);
  for (const seen of views) {
    const { viewer } = seen;
    const other = smashUp.view(withSecretsChanged(state, viewer, account, random), viewer);
    if (!isSame(seen, other)) {
      throw new Violation(
        `${typeof viewer === 'number' ? `seat ${viewer}` : viewer} sees what nobody told them`,
      );
    }
  }
}

/**
 * The next player to decide gets the same question whatever the cards they were not told of are, unless another player
 * would be asked before them.
 */
export function checkQuestion(before: Moment, answer: Answer, after: State, account: Account): void {
  const other = withSecretsChangedBefore(before, after, account, seedRandom(after.asked));
  if (other === null || after.pending === null) return;
  const { id, seat } = after.pending;
  smashUp.apply(other, answer);
  if (other.pending?.id !== id || other.pending.seat !== seat) return;
  if (!isSame(smashUp.view(after, seat), smashUp.view(other, seat))) {
    throw new Violation(`what seat ${seat} is asked depends on what nobody told them`);
  }
}
