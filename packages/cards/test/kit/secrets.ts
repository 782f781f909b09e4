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
import { smashUp } from '../../src/index.ts';

type Look = (state: State, viewer: Viewer) => View;

const asItIs: Look = (state, viewer) => smashUp.view(state, viewer);

/**
 * Who sees in a view what they were never told: their views of two states that differ only in that are not the same, or
 * they are asked about a card by its number. What they were told is the account's word against the view's.
 */
export function leaksOf(state: State, account: Account, look: Look = asItIs): Viewer[] {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator', 'players'];
  return viewers.filter((viewer) => {
    const other = withSecretsChanged(state, viewer, account, seedRandom(state.asked));
    const isNamed = state.pending?.seat === viewer && account.unknownIn(state).length > 0;
    return isNamed || JSON.stringify(look(state, viewer)) !== JSON.stringify(look(other, viewer));
  });
}

/**
 * Where the view of whoever decides after an answer would differ if cards that they were never told of were others.
 * Undefined: nowhere, or somebody else would be asked something first.
 */
export function leakInQuestion(
  before: Moment,
  answer: Answer,
  after: State,
  account: Account,
): string | undefined {
  const other = withSecretsChangedBefore(before, after, account, seedRandom(after.asked));
  if (other === null || after.pending === null) return undefined;
  const { id, seat } = after.pending;
  smashUp.apply(other, answer);
  if (other.pending?.id !== id || other.pending.seat !== seat) return undefined;
  const is = smashUp.view(after, seat);
  const couldBe = smashUp.view(other, seat);
  return firstDifference(JSON.stringify(is), JSON.stringify(couldBe));
}

/** With what comes before and after it. */
function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `${near(one)} could be ${near(other)}`;
}
