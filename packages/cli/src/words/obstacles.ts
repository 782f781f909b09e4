import type { Obstacle } from '@smashup/engine';
import type { Speaker } from './speaker.ts';

/** Why a card cannot be played or used, in words. */
export function tellObstacle({ key, source }: Obstacle, speaker: Speaker): string {
  return SENTENCES[key](speaker.card(source));
}

const SENTENCES: Readonly<Record<Obstacle['key'], (source: string) => string>> = {
  'not your turn': () => 'It is not your turn.',
  'not this phase': () => 'Cards are played in Play Cards, and that phase is not now.',
  'not a card of yours': (source) => `${source} is not yours.`,
  'no minion play left': () => 'You have no minion left to play this turn.',
  'no action play left': () => 'You have no action left to play this turn.',
  'only as a special': (source) => `${source} can only be played as a Special, at the time it names.`,
  'its own condition': (source) => `The condition on ${source} itself is not met.`,
  'not allowed here': (source) => `${source} does not allow it.`,
  'not a place for it': (source) => `There is nothing that ${source} could be played on.`,
  forbidden: (source) => `${source} forbids it.`,
  'no place for it': (source) => `There is no place where ${source} could be played.`,
  'already used this turn': (source) => `${source} was already used this turn.`,
  'nothing to do with it': (source) => `There is nothing to do with ${source} now.`,
};
