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
    const { type, nsp, id } = packet;
    const [first, second] = nsp === '/' ? listed(packet.data) : [];
    if (type === PacketType.EVENT && second instanceof Written) {
      return [`${type}[${JSON.stringify(first)},${second.text}]`];
    }
    if (type === PacketType.ACK && first instanceof Written) return [`${type}${id}[${first.text}]`];
    return super.encode(packet);
  }
}

function listed(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data.map((each: unknown) => each) : [];
}
