import { createHash, createHmac, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
/** Asking the system for bytes costs the same for many as for a few. */
const IDS_AT_ONCE = 256;
let drawn = Buffer.alloc(0);

/** 128 bits: nobody can guess it, and no two are the same. */
export function newId(): string {
  if (drawn.length === 0) drawn = randomBytes(ID_BYTES * IDS_AT_ONCE);
  const id = drawn.toString('base64url', 0, ID_BYTES);
  drawn = drawn.subarray(ID_BYTES);
  return id;
}

/** A secret that gives access: only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret is so random that a plain hash is enough; looking up the hash compares no secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Always the same for the same purpose: for secrets that have to be written more than once but are not stored. */
export function derivedSecret(key: string, purpose: string): string {
  return createHmac('sha256', key).update(purpose).digest('base64url');
}

/** Letters and digits that cannot be mistaken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** To be read out, or written down: five bits a letter. */
export function newCode(letters: number): string {
  return [...randomBytes(letters)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As somebody may have typed it. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
