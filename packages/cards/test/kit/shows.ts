import { test } from 'vitest';

/** A test that is no scene (set-up has no table yet) but proof of numbered rules all the same: `R1.1, R1.2`. */
export function shows(title: string, _rules: string, play: () => void): void {
  test(title, play);
}
