import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pack, unpack } from '../src/protocol/index.ts';
import { json } from './kit/json.ts';

const value = json('kind', 'text', 'card', 'def', 'seat', 'face', 'epoch', 'n', 'f', 'l', 'a', 'p');

// Some of what chance makes is large, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

function sent(what: unknown): unknown {
  return unpack(JSON.parse(JSON.stringify(pack(what))));
}

describe('what sockets carry', () => {
  it('is the same at the other end, whatever it is', () => {
    fc.assert(
      fc.property(value, (what) => {
        expect(sent(what)).toEqual(what);
      }),
      { numRuns: 500 },
    );
  });

  it('is shorter for what is told most, and known by its values as well as by its names', () => {
    expect(pack([{ kind: 'text', text: 'Play ' }])).toEqual([0, [1, 'Play ']]);
    expect(pack({ card: 5, face: 7 })).toEqual([10, 5, 7]);
    const looksAlike = { kind: 'player', card: 3 };
    expect(pack(looksAlike)).toEqual(looksAlike);
  });

  it('leaves out what is not there, as JSON does', () => {
    expect(sent({ kind: 'text', text: undefined })).toEqual({ kind: 'text' });
  });

  it('is refused if nobody can have packed it', () => {
    expect(() => unpack([99, 1])).toThrow(/another kind/);
    expect(() => unpack(['text'])).toThrow(/another kind/);
  });
});
