import type { Phase } from '@smashup/engine';

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  start: 'Start of turn',
  play: 'Play Cards',
  score: 'Score Bases',
  draw: 'Draw',
  end: 'End of turn',
  over: 'The game is over',
};

export function namePhase(phase: Phase): string {
  return PHASES[phase];
}
