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
