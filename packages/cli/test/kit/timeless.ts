/** Everything of a report that does not depend on the clock. */
export function timeless(out: string): unknown {
  return JSON.parse(out, (key, value: unknown) =>
    ['seconds', 'gamesPerSecond', 'millisPerDecision', 'millisAt99'].includes(key) ? typeof value : value,
  );
}
