import { readFileSync } from 'node:fs';
import { connect, Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TestServer } from './kit/server.ts';
import { pause } from './trials/throng.ts';
import { Service } from './trials/service.ts';

/** So many can wait if nothing is said to Node. */
const USUAL = 512;
const CROWD = 1000;
/** Whoever is not at the door by then has been turned away without a word. */
const PATIENCE_MILLIS = 20_000;

let service: Service;
beforeAll(async () => {
  service = await Service.open({ isInPostgres: false, processes: 1 });
  await service.start();
});
afterAll(() => service.end());

/** What the system allows at most. */
function mostWaiting(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 128;
  }
}

/** At the door, whether or not anybody opens. */
function knock(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

it('a crowd that comes while the process does something else finds room at the door', async ({ skip }) => {
  const crowd = Math.min(CROWD, mostWaiting());
  skip(crowd <= USUAL, `This system lets only ${crowd} wait: any server would pass.`);
  const [server] = service.processes;
  const there: Socket[] = [];
  await server.stopWhile(async () => {
    const knocking = Promise.all(
      Array.from({ length: crowd }, async () => {
        there.push(await knock(server.address()));
      }),
    );
    await Promise.race([knocking, pause(PATIENCE_MILLIS)]);
  });
  expect(there).toHaveLength(crowd);
  for (const socket of there) socket.destroy();
});

it('so much room is asked for, even of a system that has less', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const server = new TestServer();
  await server.start();
  expect(listen.mock.calls[0]).toMatchObject([{ backlog: expect.toSatisfy((room) => room >= CROWD) }]);
  await server.end();
  listen.mockRestore();
});

it('whoever never finishes a request does not keep the connection', async () => {
  const server = new TestServer({ times: { request: 500 } });
  await server.start();
  const socket = await knock(server.address);
  const head = [
    'POST /api/hello HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 9999',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const drip = setInterval(() => socket.write(' '), 50);
  const reply = await new Promise((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  clearInterval(drip);
  expect(reply).toMatch(/^HTTP\/1.1 408 /);
  socket.destroy();
  await server.end();
});
