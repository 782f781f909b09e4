import { randomInt } from 'node:crypto';

/**
 * A name to sign in with, from the name that others see. The server draws the number, so nobody can find out which
 * names are taken by asking for one.
 */
export function newSignInName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `${plain === '' ? 'player' : plain}-${randomInt(10_000, 100_000)}`;
}

/** As somebody may have typed it. */
export function readSignInName(typed: string): string {
  return typed.trim().toLowerCase().replaceAll(/\s+/g, '');
}
