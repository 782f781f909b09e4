import { smashUp } from '@smashup/cards';
import type { State, View, Viewer } from '@smashup/engine';
import { Violation } from './violation.ts';

/** The numbers on the table are everybody's: they read the same on each view as in the state. */
export function checkReading(state: State): void {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  const numbers = readNumbers(state);
  for (const viewer of viewers) {
    const view = smashUp.view(state, viewer);
    if (readNumbers(view) !== numbers) throw new Violation(`seat ${viewer} reads other numbers on the table`);
    askWhyNot(view);
  }
}

function readNumbers(state: State): string {
  return JSON.stringify([
    state.bases.map(({ base }) => [
      smashUp.breakpointParts(state, base),
      state.players.map((_, seat) => [
        smashUp.total(state, base, seat),
        smashUp.totalParts(state, base, seat),
      ]),
    ]),
    state.table
      .filter((card) => state.pieces[card]?.as === 'minion')
      .map((card) => [smashUp.power(state, card), smashUp.powerParts(state, card)]),
  ]);
}

/** The question may be asked about every card that one holds; it only has to have an answer. */
function askWhyNot(view: View): void {
  const { viewer } = view;
  if (viewer === 'spectator') return;
  for (const card of view.players[viewer]?.hand ?? []) smashUp.whyNot(view, viewer, card);
}
