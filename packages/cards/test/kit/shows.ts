import { test } from 'vitest';

/** A test that is no scene (set-up has no table yet) but proof of a numbered rule all the same. */
export function shows(title: string, _proof: { readonly rules: readonly string[] }, play: () => void): void {
  test(title, play);
}
