import { readFileSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { addressesOf } from '../src/start/addresses.ts';
import { helpText } from '../src/start/help.ts';

function card(address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo {
  const rest = { netmask: '', mac: '', cidr: null, internal };
  return family === 'IPv4' ? { address, family, ...rest } : { address, family, scopeid: 0, ...rest };
}

const INTERFACES = {
  lo: [card('127.0.0.1', 'IPv4', true)],
  eth0: [card('192.168.1.5', 'IPv4'), card('fe80::1', 'IPv6')],
  wlan0: [card('10.0.0.7', 'IPv4')],
};
const urls = (host: string, origin: string | null = null) =>
  addressesOf({ host, origin }, 4343, INTERFACES).map(({ url, reach }) => `${url} ${reach}`);

it('a server that listens on this computer only can be opened there', () => {
  for (const host of ['127.0.0.1', '::1', 'localhost'])
    expect(urls(host)).toEqual(['http://localhost:4343/ this computer']);
});

it('a server that listens everywhere has an address for each network', () => {
  expect(urls('0.0.0.0')).toEqual([
    'http://192.168.1.5:4343/ this network',
    'http://10.0.0.7:4343/ this network',
    'http://localhost:4343/ this computer',
  ]);
});

it('a server at one address has that', () => {
  expect(urls('192.168.1.5')).toEqual(['http://192.168.1.5:4343/ this network']);
  expect(urls('fd00::5')).toEqual(['http://[fd00::5]:4343/ this network']);
});

it('with ORIGIN, that is the only address at which anything works', () => {
  expect(urls('0.0.0.0', 'https://game.example')).toEqual(['https://game.example/ everybody']);
});

it('the help and the page for operators name every setting', () => {
  const source = readFileSync(new URL('../src/config/index.ts', import.meta.url), 'utf8');
  const settings = new Set([...source.matchAll(/env\['([A-Z_]+)'\]/g)].map(([, name]) => name));
  expect(settings.size).toBeGreaterThan(20);
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const help = helpText('npm start', []);
  for (const setting of settings) {
    expect(help).toMatch(new RegExp(`\\b${setting}\\b`));
    expect(page).toContain(`\`${setting}\``);
  }
});
