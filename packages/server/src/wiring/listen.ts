import type { ServerConfig } from '../config/index.ts';
import type { createHttp } from '../transport/index.ts';

/**
 * How many may stand at the door while everybody comes at once, after a restart; the system may allow fewer. Whoever
 * finds no room there is not told so, and knocks again only after one second, then three, then seven.
 */
const WAITING_AT_THE_DOOR = 65_535;

/** If the port is taken, the next free one is used, unless it has to be this one. */
export async function listen(
  http: Awaited<ReturnType<typeof createHttp>>,
  { host, port, isPortFixed }: ServerConfig,
): Promise<number> {
  try {
    await http.listen({ host, port, backlog: WAITING_AT_THE_DOOR });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (isPortFixed || !isTaken) throw error;
    await http.listen({ host, port: 0, backlog: WAITING_AT_THE_DOOR });
  }
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
