/**
 * Where somebody comes from: what the last of our own proxies says, each of which adds to the right whom it has heard
 * from. What stands further left was written by whoever wanted to.
 */
export function addressOf(
  remote: string,
  forwarded: string | readonly string[] | undefined,
  trustedProxies: number,
): string {
  const lines = typeof forwarded === 'string' ? [forwarded] : (forwarded ?? []);
  const said = lines
    .flatMap((line) => line.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const chain = [...said, remote];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? remote;
}
