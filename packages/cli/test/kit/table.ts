import { smashUp } from '@smashup/cards';
import type { Arrangement, Decision, State } from '@smashup/engine';
import { listChoices, type Choice } from '../../src/play/choices.ts';
import { Speaker } from '../../src/words/speaker.ts';

/** A table laid out by hand, as the player who has to decide sees it. */
export interface Seen {
  readonly state: State;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly speaker: Speaker;
}

export function lay(table: Arrangement): Seen {
  const config = smashUp.config({ players: [{ name: 'Ann' }, { name: 'Ben' }], duplicates: true });
  const state = smashUp.arrange(config, 1, table);
  const { pending: decision } = state;
  if (decision === null) throw new Error('Nobody has anything to decide.');
  const speaker = new Speaker(smashUp.view(state, decision.seat), decision.seat);
  return { state, decision, choices: listChoices(decision, speaker), speaker };
}
