import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './kit/server.ts';

const MOST = 3;

describe('strangers', () => {
  const server = new TestServer({ limits: { socketsPerAddress: MOST, httpPerMinute: MOST } });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  /** Somebody who does not say who they are; `isIn`: the server has taken the connection. */
  function open(): Promise<{ socket: Socket; isIn: boolean }> {
    const { hostname, port } = new URL(server.address);
    const socket = connect({ host: hostname, port: Number(port) });
    const lines = [
      'GET /api/socket/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return new Promise((resolve, reject) => {
      socket.once('data', (data) => resolve({ socket, isIn: String(data).startsWith('HTTP/1.1 101') }));
      socket.once('close', () => resolve({ socket, isIn: false }));
      socket.once('error', reject);
    });
  }

  it('cannot hold more connections from one address than anybody else', async () => {
    const held: Socket[] = [];
    for (let count = 0; count < MOST; count++) {
      const { socket, isIn } = await open();
      expect(isIn).toBe(true);
      held.push(socket);
    }
    expect((await open()).isIn).toBe(false);
    held.pop()?.destroy();
    const again = async () => {
      const { socket, isIn } = await open();
      held.push(socket);
      return isIn;
    };
    await server.until(again, 'there is room again');
    for (const socket of held) socket.destroy();
  });

  it('cannot use up what a balancer behind the same address asks', async () => {
    const statuses = async (path: string) => {
      const asked = Array.from({ length: MOST + 2 }, () => fetch(`${server.address}${path}`));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await statuses('/api/version')).toContain(429);
    for (const path of ['/api/health', '/api/ready'])
      expect(new Set(await statuses(path))).toEqual(new Set([200]));
  });
});
