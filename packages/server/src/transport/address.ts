import { isIPv6 } from 'node:net';

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

/** Who has one address of version 6 has a whole network of them, and may come from another each time. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%');
  if (!isIPv6(plain)) return plain;
  const { hostname } = new URL(`http://[${plain}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
