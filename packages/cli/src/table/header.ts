import { colours } from '../terminal/colours.ts';
import { fits, spread } from '../terminal/text.ts';
import { paint } from '../words/paint.ts';
import type { Speaker } from '../words/speaker.ts';
import { words } from '../words/words.ts';

/** Whose turn it is, how far it has got, and what may still be played. */
export function drawHeader(speaker: Speaker, width: number): string[] {
  const { turn } = speaker.state;
  const turnOf = turn.number === 0 ? [] : [`Turn ${turn.number}`, paint(words.tellTurn(speaker))];
  const left = ` ${colours.bold([...turnOf, words.namePhase(turn.phase)].join(' · '))}`;
  const right = turn.phase === 'play' ? `${playsLeft(speaker)} ` : '';
  return [
    colours.dim('─'.repeat(width)),
    ...(fits(left, right, width) ? [spread(left, right, width)] : [left, spread('', right, width)]),
  ];
}

function playsLeft({ state }: Speaker): string {
  const left = words.tellPlaysLeft(state);
  return left === '' ? colours.dim('no plays left') : `${colours.dim('to play:')} ${left}`;
}
