import { connect, type Socket } from 'node:net';
import type { DecisionView } from '@smashup/referee/protocol';
import type { Known, Reply, Request, Tell } from '../../src/protocol/index.ts';
import { readPart, readReply, readTell, readWhole } from '../../src/protocol/reader.ts';
import { Frames, frame } from './frames.ts';

type Done = Extract<Reply, { ok: true }>;

/** What Socket.IO writes before its messages. */
const PING = '2';
const PONG = '3';
const JOIN = '40';
const EVENT = '42';
const ACKNOWLEDGED = '43';

/**
 * Somebody with a browser who costs the machine as little as possible: it is the server that is measured. Reads what it
 * needs to answer, checks nothing, and keeps no story.
 */
export class LightClient {
  readonly name: string;
  /** Of the process that it goes to now. */
  readonly address: () => string;
  cookie = '';
  table = '';
  invitation: string | undefined;
  known: Known | null = null;
  bytes = 0;
  /** Hears of everything that is told. */
  heard: (told: Tell) => void = () => {};
  private socket: Socket | null = null;
  private asked = 0;
  private readonly waiting = new Map<string, (reply: Done) => void>();
  private readonly failing = new Map<string, (error: Error) => void>();

  private constructor(address: () => string, name: string) {
    this.address = address;
    this.name = name;
  }

  static async named(address: () => string, name: string): Promise<LightClient> {
    const client = new LightClient(address, name);
    const response = await fetch(`${address()}/api/hello`, {
      method: 'POST',
      body: JSON.stringify({ name }),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`Nobody says hello: ${response.status}.`);
    client.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    await response.arrayBuffer();
    return client;
  }

  get isConnected(): boolean {
    return this.socket !== null;
  }

  /** Rejects when the server is not there, or lets nobody in. */
  async connect(): Promise<void> {
    const { hostname, port, host } = new URL(this.address());
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.write(
      [
        'GET /api/socket/?EIO=4&transport=websocket HTTP/1.1',
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        `Cookie: ${this.cookie}`,
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise<void>((resolve, reject) => {
      const gone = (): void => reject(new Error('The connection has ended.'));
      socket.once('close', gone);
      this.listen(socket, () => {
        socket.off('close', gone);
        resolve();
      });
    });
  }

  private listen(socket: Socket, joined: () => void): void {
    const frames = new Frames();
    let head: Buffer | null = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      let body = chunk;
      if (head !== null) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        body = head.subarray(end + 4);
        head = null;
      }
      for (const text of frames.take(body)) this.take(socket, text, joined);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) this.socket = null;
      for (const fail of this.failing.values()) fail(new Error('The connection has ended.'));
      this.failing.clear();
      this.waiting.clear();
    });
  }

  private take(socket: Socket, text: string, joined: () => void): void {
    if (text === PING) {
      socket.write(frame(PONG));
      return;
    }
    this.bytes += Buffer.byteLength(text);
    if (text.startsWith('0')) socket.write(frame(JOIN));
    else if (text.startsWith(JOIN)) {
      this.socket = socket;
      joined();
    } else if (text.startsWith(EVENT)) this.takeTold(text);
    else if (text.startsWith(ACKNOWLEDGED)) this.takeReply(text);
  }

  private takeTold(text: string): void {
    const [, packed]: unknown[] = JSON.parse(text.slice(EVENT.length));
    this.read(readTell(packed));
  }

  private takeReply(text: string): void {
    const from = text.indexOf('[');
    const id = text.slice(ACKNOWLEDGED.length, from);
    const [packed]: unknown[] = JSON.parse(text.slice(from));
    const reply = readReply(packed);
    if ('whole' in reply && reply.whole !== undefined) this.read(reply.whole);
    if (reply.ok) for (const part of reply.parts ?? []) this.read(part);
    const done = this.waiting.get(id);
    const fail = this.failing.get(id);
    this.waiting.delete(id);
    this.failing.delete(id);
    if (reply.ok) done?.(reply);
    else fail?.(new Error(`${reply.problem}: ${reply.message}`));
  }

  private read(told: Tell): void {
    if (told.tell === 'whole' && told.table === this.table) this.known = { ...readWhole(told), log: [] };
    if (told.tell === 'part' && told.table === this.table && this.known !== null) {
      const read = readPart(this.known, told);
      if (read === null) throw new Error('Something is missing.');
      this.known = { ...read.known, log: [] };
    }
    this.heard(told);
  }

  /** Rejects when it is refused, and when the connection ends. */
  ask(request: Request): Promise<Done> {
    const { socket } = this;
    if (socket === null) return Promise.reject(new Error('There is no connection.'));
    const id = String(this.asked++);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, resolve);
      this.failing.set(id, reject);
      socket.write(frame(`${EVENT}${id}${JSON.stringify(['ask', request])}`));
    });
  }

  async visit(): Promise<void> {
    const { table, invitation } = this;
    await this.ask({ ask: 'visit', table, ...(invitation === undefined ? {} : { invitation }) });
  }

  /** What has to be decided here; null: nothing, or a window without a choice, which is the server's to pass. */
  get decision(): DecisionView | null {
    const decision = this.known?.situation?.decision ?? null;
    const isEmpty = decision?.kind === 'respond' && decision.options.length === 1;
    return isEmpty ? null : decision;
  }

  disconnect(): void {
    this.socket?.destroy();
    this.socket = null;
  }
}
