import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { ServerConfig } from '../config/index.ts';

/** An address that the game can be opened at, and by whom. */
export interface Address {
  readonly url: string;
  readonly reach: 'everybody' | 'this network' | 'this computer';
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const THIS_COMPUTER: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** Where people can play, best first. */
export function addressesOf(
  { host, origin }: Pick<ServerConfig, 'host' | 'origin'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly Address[] {
  const here: Address = { url: `http://localhost:${port}/`, reach: 'this computer' };
  return [
    ...(origin === null ? [] : [{ url: `${origin}/`, reach: 'everybody' } as const]),
    // With ORIGIN, pages at another address are refused.
    ...(origin === null ? ownAddresses(host, port, interfaces) : []),
    ...(origin === null && (EVERY_ADDRESS.has(host) || THIS_COMPUTER.has(host)) ? [here] : []),
  ];
}

function ownAddresses(host: string, port: number, interfaces: Interfaces): Address[] {
  if (THIS_COMPUTER.has(host)) return [];
  const hosts = EVERY_ADDRESS.has(host)
    ? Object.values(interfaces)
        .flatMap((each) => each ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)
    : [host.includes(':') ? `[${host}]` : host];
  return hosts.map((each) => ({ url: `http://${each}:${port}/`, reach: 'this network' }));
}
