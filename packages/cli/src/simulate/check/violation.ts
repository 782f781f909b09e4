/** Something that must never happen did. */
export class Violation extends Error {
  override readonly name = 'Violation';
}
