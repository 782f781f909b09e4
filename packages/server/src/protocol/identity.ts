import { z } from 'zod';
import { personName } from './readable.ts';

const base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/);
/** A credential's own id. */
const credentialId = base64(1400).min(1);

/** Long enough that guessing is hopeless; what it is made of is up to the person. */
const SHORTEST_PASSWORD = 10;
const newPassword = z.string().min(SHORTEST_PASSWORD).max(200);
const password = z.string().min(1).max(200);

/** What browsers return for a passkey, as far as we read it. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64(2000),
    attestationObject: base64(10_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64(2000),
    authenticatorData: base64(2000),
    signature: base64(2000),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

/** As somebody may type it. */
const recoveryCode = z.string().min(1).max(60);

/** One of the person's keys: somebody at a browser that was left open has none of them. */
const proof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('password'), password }),
  /** Signed for `prove`. */
  z.strictObject({ by: z.literal('passkey'), credential: usedCredential }),
  z.strictObject({ by: z.literal('recovery code'), code: recoveryCode }),
]);
export type Proof = z.infer<typeof proof>;

/** `DELETE /api/me`: whoever has a key proves it. */
export const forgetting = z.strictObject({ proof: proof.optional() });

/** `POST /api/identity`: a person's keys. Only over HTTP, because of the cookie and the page's address. */
export const identityRequest = z.discriminatedUnion('identity', [
  // For people who are signed in; whoever has a key proves it
  z.strictObject({ identity: z.literal('look') }),
  z.strictObject({ identity: z.literal('prove') }),
  z.strictObject({ identity: z.literal('new passkey'), proof: proof.optional() }),
  /** What was made for `new passkey`. */
  z.strictObject({ identity: z.literal('add passkey'), name: personName, credential: newCredential }),
  z.strictObject({ identity: z.literal('remove passkey'), id: credentialId, proof: proof.optional() }),
  z.strictObject({ identity: z.literal('set password'), password: newPassword, proof: proof.optional() }),
  z.strictObject({ identity: z.literal('remove password'), proof: proof.optional() }),
  z.strictObject({ identity: z.literal('new recovery code'), proof: proof.optional() }),
  z.strictObject({ identity: z.literal('sign out'), where: z.enum(['here', 'elsewhere', 'everywhere']) }),

  // For everybody
  z.strictObject({ identity: z.literal('challenge') }),
  z.strictObject({ identity: z.literal('sign in by passkey'), credential: usedCredential }),
  z.strictObject({
    identity: z.literal('sign in by password'),
    signInName: z
      .string()
      .min(1)
      .max(60)
      .regex(/^[^\p{C}]+$/u),
    password,
  }),
  z.strictObject({
    identity: z.literal('sign in by recovery code'),
    code: recoveryCode,
    /** Nothing else signs this person in any longer. */
    clear: z.boolean(),
  }),
]);
export type IdentityRequest = z.infer<typeof identityRequest>;

/** A person's keys, as they see them. */
export const identityView = z.strictObject({
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      madeAt: z.int(),
      usedAt: z.int().nullable(),
      /** It is bound to the address that this page came from. */
      isForHere: z.boolean(),
    }),
  ),
  /** Null: there is no password. */
  signInName: z.string().nullable(),
  recoveryAt: z.int().nullable(),
  devices: z.int(),
  /** Passkeys can be made at this address. */
  canHavePasskeys: z.boolean(),
});
export type IdentityView = z.infer<typeof identityView>;
