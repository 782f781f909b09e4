import type { ServerConfig } from '../config/index.ts';
import type { Storage } from '../storage/index.ts';
import { addressesOf } from '../start/addresses.ts';
import { passkeyAddress } from '../identity/index.ts';

interface Started {
  readonly config: ServerConfig;
  readonly port: number;
  /** When the service last ran, in milliseconds since 1970; null: never. */
  readonly lastAlive: number | null;
  readonly tables: Storage['tables'];
  readonly info: (facts: object, message: string) => void;
}

/** Says what has started, where the data is, and which tables it found there. */
export async function announce({ config, port, lastAlive, tables, info }: Started): Promise<void> {
  const { database, redis } = config;
  const { open, playing } = await tables.countAlive();
  info(
    {
      addresses: addressesOf(config, port).map(({ url }) => url),
      data: database.kind === 'libsql' ? database.file : withoutPassword(database.url),
      redis: redis === null ? null : withoutPassword(redis),
      node: process.version,
      process: process.pid,
    },
    'started',
  );
  if (lastAlive === null) return;
  info(
    { openTables: open, runningGames: playing, lastAlive: new Date(lastAlive).toISOString() },
    'taken up from before',
  );
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

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
