import { connect, createServer, type Server, type Socket } from 'node:net';

/** Somebody's way to the server, which can be cut and mended. */
export class Network {
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(port: () => number) {
    this.server = createServer((here) => {
      if (this.isCut) {
        here.destroy();
        return;
      }
      const there = connect(port(), '127.0.0.1');
      for (const [one, other] of [
        [here, there],
        [there, here],
      ] as const) {
        this.ends.add(one);
        one.pipe(other);
        // A connection that breaks on one side breaks on the other.
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.ends.delete(one);
          other.destroy();
        });
      }
    });
  }

  static async to(port: () => number): Promise<Network> {
    const network = new Network(port);
    await new Promise<void>((resolve) => network.server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get address(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The way to the server is closed.');
    return `http://localhost:${address.port}`;
  }

  /** Everything that is open breaks, and nothing new is let through. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await ended;
  }
}
