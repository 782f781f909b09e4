import { HIDDEN, NONE, type Seat, type State } from '@smashup/engine';
import { smashUp } from '../../src/index.ts';

/** The same state with everything that the seat cannot see put round, and other chances to come. */
export function withHiddenPermuted(state: State, seat: Seat): State {
  const shown = smashUp.view(state, seat);
  const other = smashUp.clone(state);
  for (const isBase of [true, false]) {
    const hidden = shown.defs.flatMap((def, card) =>
      def === HIDDEN && (state.owners[card] === NONE) === isBase ? [card] : [],
    );
    hidden.forEach((card, i) => {
      const from = hidden[(i + 1) % hidden.length];
      other.defs[card] = state.defs[from];
      other.owners[card] = state.owners[from];
    });
  }
  for (let i = 0; i < 4; i++) other.random[i] = ~other.random[i];
  return other;
}
