import { smashUp } from '@smashup/cards';
import { NONE, type Seat, type State, type View } from '@smashup/engine';
import { createWords, type Listener } from '@smashup/words';

export const words = createWords(smashUp, 'en');

export function listenerAt(state: State, seat: Seat | null): Listener {
  return { state, you: seat ?? NONE, seesAll: false };
}

/** The viewer, who is told what the view shows. */
export function listenerTo(view: View): Listener {
  return listenerAt(view, view.viewer === 'spectator' ? null : view.viewer);
}
