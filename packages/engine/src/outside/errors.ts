/** Bad input: an unknown faction, an answer to another decision. Nothing has been changed. */
export class SmashUpError extends Error {
  override readonly name = 'SmashUpError';
}
