import { describe, expect, it } from 'vitest';
import { Origins } from '../src/transport/index.ts';

function origins(configured: string | null) {
  const said: string[] = [];
  let now = 0;
  const these = new Origins({ configured, now: () => now, warn: (message) => said.push(message) });
  return { these, said, pass: (millis: number) => (now += millis) };
}

describe('a proxy that rewrites Host', () => {
  const asked = { origin: 'https://game.example', host: 'localhost:4343' };

  it('makes every change be refused, and the log says what to change', () => {
    const { these, said } = origins(null);
    expect(these.allows(asked)).toBe(false);
    expect(said).toEqual([
      'Refused: a request from a page at https://game.example, with the Host localhost:4343. ' +
        'If people play at https://game.example, set ORIGIN=https://game.example, ' +
        'or let the proxy in front pass the Host on unchanged.',
    ]);
  });

  it('does no harm once ORIGIN is set', () => {
    const { these, said } = origins('https://game.example');
    expect(these.allows(asked)).toBe(true);
    expect(said).toEqual([]);
  });

  it('is told once a minute, however many requests are refused', () => {
    const { these, said, pass } = origins(null);
    for (let request = 0; request < 100; request++) these.allows(asked);
    expect(said).toHaveLength(1);
    pass(60_000);
    these.allows(asked);
    expect(said).toHaveLength(2);
  });
});

it('an ORIGIN that is not where people play is named', () => {
  const { these, said } = origins('https://old.example');
  expect(these.allows({ origin: 'https://new.example', host: 'new.example' })).toBe(false);
  expect(said).toEqual([
    'Refused: a request from a page at https://new.example, while ORIGIN is https://old.example. ' +
      'If people play at https://new.example, set ORIGIN=https://new.example.',
  ]);
});

it.each(['cross-site', 'same-site'])('another site (%s) is refused without a word', (site) => {
  const { these, said } = origins(null);
  const asked = { origin: 'https://evil.example', host: 'game.example', 'sec-fetch-site': site };
  expect(these.allows(asked)).toBe(false);
  expect(said).toEqual([]);
});

it.each(['null', 'nonsense', ''])('a page without an address (%j) is refused without a word', (origin) => {
  const { these, said } = origins(null);
  expect(these.allows({ origin, host: 'game.example' })).toBe(false);
  expect(said).toEqual([]);
});
