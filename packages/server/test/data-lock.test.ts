import { afterAll, afterEach, expect, it } from 'vitest';
import { TestServer } from './kit/server.ts';

const server = new TestServer();
const second = new TestServer();
second.keepInFile(server.place('smashup.db'));
afterAll(() => server.end());
afterEach(async () => {
  await second.stop();
  await server.stop();
});

it('a second server on the same data file is told who has it, whatever port would be free', async () => {
  await server.start();
  const { port } = new URL(server.address);
  const file = server.place('smashup.db');
  await expect(second.start()).rejects.toThrow(
    `Another server (process ${process.pid}, on 127.0.0.1 port ${port}) is using ${file}. ` +
      'Stop it first, or set DATA to another file.',
  );
});

it('the file is free again once the first has stopped', async () => {
  await server.start();
  await server.stop();
  await second.start();
  expect(second.address).toMatch(/^http/);
});

it('the operator’s commands work beside the server', async () => {
  await server.start();
  expect(await server.operation.bans()).toEqual([]);
});
