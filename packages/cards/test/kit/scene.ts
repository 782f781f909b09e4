import { test } from 'vitest';
import { Scene, type Mode, type Setting } from './stage.ts';

/** What a scene is proof of: a card, some of its rulings (counted from 1, in its reference), rules by number. */
export interface Proof {
  readonly card?: string;
  readonly rulings?: readonly number[];
  readonly rules?: readonly string[];
}

const MODES: readonly Mode[] = ['plain', 'round trip', 'undo', 'views'];

/**
 * A table set up in a few lines, acts by name, exact options, nothing unexpected left pending. Every scene is played
 * four times: as it is; with a JSON round trip at each decision; with each answer taken back and given again; and with
 * every seat's view, and what it is asked, checked for leaks at each decision.
 */
export function scene(title: string, setting: Setting & Proof, play: (t: Scene) => void): void {
  test(title, () => {
    for (const mode of MODES) {
      const stage = new Scene(setting, mode);
      play(stage);
      stage.end();
    }
  });
}

export type { Scene } from './stage.ts';
