export function Game() {
  return null;
}
