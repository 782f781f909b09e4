import { colours } from '../terminal/colours.ts';
import { spread } from '../terminal/text.ts';
import { counted } from '../words/grammar.ts';
import { namePhase } from '../words/phases.ts';
import type { Speaker } from '../words/speaker.ts';

/** Whose turn it is, how far it has got, and what may still be played. */
export function drawHeader(speaker: Speaker, width: number): string[] {
  const { turn } = speaker.state;
  const turnOf = turn.number === 0 ? [] : [`Turn ${turn.number}`, `${speaker.whose(turn.player)} turn`];
  const left = [...turnOf, namePhase(turn.phase)].join(' · ');
  return [
    colours.dim('─'.repeat(width)),
    spread(` ${colours.bold(left)}`, turn.phase === 'play' ? `${playsLeft(speaker)} ` : '', width),
  ];
}

function playsLeft({ state: { turn } }: Speaker): string {
  const extras = turn.extras.filter(({ left }) => left > 0);
  const count = (kind: 'minion' | 'action'): number =>
    extras.filter((extra) => extra.kind === kind).reduce((total, { left }) => total + left, 0);
  const parts = [
    ...(turn.minions > 0 ? [counted(turn.minions, 'minion')] : []),
    ...(turn.actions > 0 ? [counted(turn.actions, 'action')] : []),
    ...(count('minion') > 0 ? [counted(count('minion'), 'extra minion')] : []),
    ...(count('action') > 0 ? [counted(count('action'), 'extra action')] : []),
  ];
  return parts.length === 0 ? colours.dim('no plays left') : `${colours.dim('to play:')} ${parts.join(', ')}`;
}
