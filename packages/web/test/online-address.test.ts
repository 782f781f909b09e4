import { expect, test } from 'vitest';
import { isThisComputer } from '../src/screens/online/address.ts';

test.each(['localhost', '127.0.0.1', '127.8.9.1', '[::1]'])('%s is this computer for everybody', (host) => {
  expect(isThisComputer(host)).toBe(true);
});

test.each(['192.168.1.5', 'localhost.example', 'smashup.example', '1270.0.0.1'])('%s is not', (host) => {
  expect(isThisComputer(host)).toBe(false);
});
