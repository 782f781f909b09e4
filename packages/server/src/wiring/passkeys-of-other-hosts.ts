import type { ServerConfig } from '../config/index.ts';
import { passkeyAddress } from '../identity/index.ts';
import type { Storage } from '../storage/index.ts';

/** Passkeys are bound to the address they were made at: a server that moves leaves them behind. */
export async function warnOfMove(
  { origin }: ServerConfig,
  store: Storage['identity'],
  warn: (message: string) => void,
): Promise<void> {
  const address = passkeyAddress(origin);
  const lost = address === null ? 0 : await store.passkeysElsewhere(address.host);
  if (address === null || lost === 0) return;
  warn(`${lost} passkeys were made at another address than ${address.host} and do not work here.`);
}
