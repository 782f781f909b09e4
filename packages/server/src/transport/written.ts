import { Encoder, PacketType, type Packet } from 'socket.io-parser';

/** A message that is JSON already: it is written once, however many sockets it leaves through. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Writes what Socket.IO would have written. */
export class WritingEncoder extends Encoder {
  override encode(packet: Packet): ReturnType<Encoder['encode']> {
    const { type, nsp } = packet;
    const written = type === PacketType.EVENT && nsp === '/' ? writtenIn(packet.data) : null;
    return written === null ? super.encode(packet) : [`${type}${written}`];
  }
}

/** The event and its message as a list in JSON; null: the message is not written yet. */
function writtenIn(data: unknown): string | null {
  const list: readonly unknown[] = Array.isArray(data) ? data.map((each: unknown) => each) : [];
  const [event, message] = list;
  return message instanceof Written ? `[${JSON.stringify(event)},${message.text}]` : null;
}
