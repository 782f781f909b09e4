import { expect } from 'vitest';

/** Vitest's matchers are `any`; as `unknown` they can stand in an expected value. */

export const aNumber: unknown = expect.any(Number);
export const aString: unknown = expect.any(String);

export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

export function including(...items: readonly unknown[]): unknown {
  return expect.arrayContaining([...items]);
}
