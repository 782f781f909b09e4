import { node } from './node.ts';
import type { Condition } from './types.ts';
import { and } from './values.ts';
import type { Verbs } from './verbs.ts';

/** A regular minion or action play, or both, that is given up for something else. */
export function regularPlay(play: 'minion' | 'action' | 'both'): {
  readonly isLeft: Condition;
  readonly giveUp: (c: Verbs) => void;
} {
  const has = (kind: 'minion' | 'action'): Condition => node({ word: 'has regular play', kind });
  const plays = play === 'both' ? (['minion', 'action'] as const) : [play];
  return {
    isLeft: play === 'both' ? and(has('minion'), has('action')) : has(play),
    giveUp: (c) => {
      for (const one of plays) c.giveUpRegular(one);
    },
  };
}
