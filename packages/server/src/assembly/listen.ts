import type { ServerConfig } from '../config/index.ts';
import type { createHttp } from '../transport/index.ts';

/** If the port is taken, the next free one is used, unless it has to be this one. */
export async function listen(
  http: Awaited<ReturnType<typeof createHttp>>,
  { host, port, isPortFixed }: ServerConfig,
): Promise<number> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (isPortFixed || !isTaken) throw error;
    await http.listen({ host, port: 0 });
  }
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
