import { smashUp } from '../../content/content.ts';
import type { State, View } from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { Violation } from './violation.ts';

/** The numbers on the table are public: they read the same on each view as in the state. */
export function checkReading(state: State, views: readonly View[]): void {
  const numbers = readNumbers(state);
  for (const view of views) {
    if (!isSame(readNumbers(view), numbers)) {
      throw new Violation(`seat ${view.viewer} reads other numbers on the table`);
    }
    askWhyNot(view);
  }
}

function readNumbers(state: State): unknown[] {
  const numbers: unknown[] = [];
  for (const { base } of state.bases) {
    numbers.push(smashUp.breakpointParts(state, base), smashUp.totals(state, base));
    for (let seat = 0; seat < state.players.length; seat++) {
      numbers.push(smashUp.totalParts(state, base, seat));
    }
  }
  for (const card of state.table) {
    if (state.pieces[card]?.as !== 'minion') continue;
    numbers.push(smashUp.power(state, card), smashUp.powerParts(state, card));
  }
  return numbers;
}

/** `whyNot` may be asked about every card in hand; it only has to have an answer. */
function askWhyNot(view: View): void {
  const { viewer } = view;
  if (typeof viewer !== 'number') return;
  for (const card of view.players[viewer]?.hand ?? []) smashUp.whyNot(view, viewer, card);
}
