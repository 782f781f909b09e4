import { Socket } from 'node:net';

/**
 * A connection that ends when nothing has come or gone for so many milliseconds: packets can be swallowed without
 * anybody saying so, and whoever waits would wait for ever.
 */
export function impatientSocket(millis: number): Socket {
  const socket = new Socket();
  socket.setTimeout(millis, () => {
    const { bytesRead } = socket;
    // If it was this process that slept, the answer may be there and only has to be read.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy(new Error(`Nothing came for ${millis} ms.`));
    });
  });
  return socket;
}
