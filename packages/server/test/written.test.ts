import { Encoder, PacketType } from 'socket.io-parser';
import { describe, expect, it } from 'vitest';
import { Written, WritingEncoder } from '../src/transport/written.ts';

describe('a message that is written already', () => {
  it('leaves as Socket.IO would have written it', () => {
    const message = [0, { text: 'a "b" \u{1F600}' }, [1, 2]];
    const told = { type: PacketType.EVENT, nsp: '/', data: ['tell', message] };
    const written = { ...told, data: ['tell', new Written(JSON.stringify(message))] };
    expect(new WritingEncoder().encode(written)).toEqual(new Encoder().encode(told));
  });

  it('does so as an acknowledgement, too', () => {
    const reply = [0, { text: 'a "b" \u{1F600}' }];
    const told = { type: PacketType.ACK, nsp: '/', id: 12, data: [reply] };
    const written = { ...told, data: [new Written(JSON.stringify(reply))] };
    expect(new WritingEncoder().encode(written)).toEqual(new Encoder().encode(told));
  });

  it('changes nothing about everything else', () => {
    for (const packet of [
      { type: PacketType.CONNECT, nsp: '/', data: { sid: 'x' } },
      { type: PacketType.ACK, nsp: '/', id: 7, data: [[1, 2]] },
      { type: PacketType.EVENT, nsp: '/', data: ['tell', { a: 1 }] },
      { type: PacketType.DISCONNECT, nsp: '/' },
    ])
      expect(new WritingEncoder().encode(packet)).toEqual(new Encoder().encode(packet));
  });
});
