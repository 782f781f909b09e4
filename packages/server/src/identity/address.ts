import { Refused } from '../refused.ts';

/** Where a passkey works: it is bound to the host forever. */
export interface PasskeyAddress {
  readonly origin: string;
  readonly host: string;
}

/** Browsers have passkeys on https and on this very machine; never for a number instead of a name. */
export function passkeyAddress(origin: string | null): PasskeyAddress | null {
  if (origin === null || !URL.canParse(origin)) return null;
  const { protocol, hostname: host } = new URL(origin);
  const isNumber = /^[\d.]+$/.test(host) || host.startsWith('[');
  const isSafe = protocol === 'https:' || host === 'localhost' || host.endsWith('.localhost');
  return isSafe && !isNumber ? { origin, host } : null;
}

/** Throws where browsers have no passkeys. */
export function possible(address: PasskeyAddress | null): PasskeyAddress {
  if (address === null) {
    throw new Refused(
      'not allowed',
      'Passkeys only work at an https address with a name. Set a password here instead.',
    );
  }
  return address;
}

/** Can a passkey of this host be used at a server whose only address is `origin`? Null: it has no address of its own. */
export function isOfUse(host: string, origin: string | null): boolean {
  return origin === null || passkeyAddress(origin)?.host === host;
}
