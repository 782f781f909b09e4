import { expect, test, vi } from 'vitest';
import { openLine } from '../../src/online/line.ts';

class OpeningSocket {
  readonly connected = false;
  on(): void {}
  removeAllListeners(): void {}
  disconnect(): void {}
}
const { sockets } = vi.hoisted(() => ({ sockets: vi.fn<() => OpeningSocket>() }));
vi.mock('socket.io-client', () => ({ io: sockets }));

const shown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

test('a page that is shown again opens a new socket, one that is just being loaded waits for the one it has', () => {
  vi.useFakeTimers();
  sockets.mockImplementation(() => new OpeningSocket());
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  const never = (): never => {
    throw new Error('Nothing is heard.');
  };
  openLine({ state: never, tell: never, replied: never, barred: never, opened: never });
  page.dispatchEvent(shown(false));
  expect(sockets).toHaveBeenCalledOnce();
  page.dispatchEvent(shown(true));
  expect(sockets).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
