/**
 * A client's address, as reported by the outermost of our own proxies: each appends, on the right, the address it
 * heard from. Anything further left could have been written by anybody.
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
