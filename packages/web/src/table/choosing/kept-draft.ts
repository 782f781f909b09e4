import type { DecisionView } from '@smashup/referee/protocol';
import { plainText } from '../../text/plain-text.ts';

/** A half-made choice outlives a reload, in this tab. */
const KEPT = 'smashup-draft';

/** The same question of the same game: after an undo another one can have the same number. */
function nameOf(game: string, { id, prompt, options }: DecisionView): string {
  return `${game} ${id} ${options.length} ${plainText(prompt)}`;
}

export function keepDraft(game: string, decision: DecisionView, picks: readonly number[]): void {
  if (picks.length === 0) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, `${picks.join()}|${nameOf(game, decision)}`);
}

/** What was picked for this decision before the page was loaded anew. */
export function readDraft(game: string, decision: DecisionView): readonly number[] {
  const [, picks = '', name = ''] = /^([\d,]+)\|(.*)$/s.exec(sessionStorage.getItem(KEPT) ?? '') ?? [];
  return name === nameOf(game, decision) ? picks.split(',').map(Number) : [];
}
