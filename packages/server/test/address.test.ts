import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressOf, networkOf } from '../src/transport/address.ts';

describe('where somebody comes from', () => {
  const cases: readonly [string, string | undefined, number, string][] = [
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
    // Whoever wants to be somebody else writes further to the left.
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
    ['10.0.0.1', ' , ', 1, '10.0.0.1'],
  ];

  it.each(cases)('%s, for %s, behind %i proxies is %s', (remote, forwarded, proxies, expected) => {
    expect(addressOf(remote, forwarded, proxies)).toBe(expected);
  });

  it('is the same for requests as for sockets', async () => {
    // Where nobody is named, Fastify says so, and the socket's own address is better.
    for (const [, forwarded, proxies] of cases.filter(([, named]) => named !== ' , ')) {
      const app = fastify({ trustProxy: (_, hop) => hop < proxies });
      app.get('/', async ({ ip, socket }) => ({
        ip,
        own: addressOf(socket.remoteAddress ?? '', forwarded, proxies),
      }));
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      const { ip, own } = (await app.inject({ url: '/', headers })).json<{ ip: string; own: string }>();
      expect(own).toBe(ip);
      await app.close();
    }
  });
});

describe('what limits count', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is one of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
