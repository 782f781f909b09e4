import { test } from 'vitest';
import { Scene, type Mode } from './stage.ts';

const MODES: readonly Mode[] = ['plain', 'round trip', 'undo and views'];

/**
 * A table set up in a line or two, acts by name, exact options, nothing unexpected left pending. Every scene is played
 * three times: as it is; with a JSON round trip at each decision; and with each answer taken back and given again, and
 * every seat's view, and what it is asked, checked for leaks at each decision.
 */
export function scene(title: string, play: (table: (setting: string) => Scene) => void): void {
  test(title, () => {
    for (const mode of MODES) playIn(mode, play);
  });
}

function playIn(mode: Mode, play: (table: (setting: string) => Scene) => void): void {
  let stage: Scene | undefined;
  try {
    play((setting) => {
      stage = new Scene(setting, mode);
      return stage;
    });
    stage?.end();
  } catch (error) {
    if (error instanceof Error)
      error.message += `\nMode: ${mode}.${stage === undefined ? '' : ` ${stage.describe()}`}`;
    throw error;
  }
}

export type { Scene } from './stage.ts';
