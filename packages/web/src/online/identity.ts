import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { IdentityRequest, IdentityView, Proof } from '@smashup/server/protocol';
import { create } from 'zustand';
import { postIdentity, type Done } from './http.ts';
import { closeLine } from './line.ts';
import { enter, exit, readMe } from './online.ts';
import { stopPushes } from './pushes.ts';
import { Unreachable } from './refusal.ts';

/** The person's keys; null: they have not been fetched. */
export const useIdentity = create<{ readonly identity: IdentityView | null }>()(() => ({ identity: null }));

/** Does this browser, at this address, know what a passkey is? */
export const canUsePasskeys = (): boolean => isSecureContext && browserSupportsWebAuthn();

async function change(wish: IdentityRequest): Promise<Done> {
  const done = await postIdentity(wish);
  if (done.identity !== undefined) useIdentity.setState({ identity: done.identity });
  if (wish.identity !== 'look') await readMe();
  return done;
}

export async function lookAtIdentity(): Promise<void> {
  await change({ identity: 'look' });
}

/** Null: there is no key that could be shown. */
const shown = (proof: Proof | null): { readonly proof?: Proof } => (proof === null ? {} : { proof });

/** One of the person's own passkeys; null: they changed their mind. */
export async function proveByPasskey(): Promise<Proof | null> {
  const { challenge } = await postIdentity({ identity: 'prove' });
  if (challenge === undefined) throw new Unreachable();
  const credential = await unlessCancelled(startAuthentication({ optionsJSON: challenge }));
  return credential === null ? null : { by: 'passkey', credential };
}

/** False: the person changed their mind. */
export async function addPasskey(name: string, proof: Proof | null): Promise<boolean> {
  const { newPasskey } = await postIdentity({ identity: 'new passkey', ...shown(proof) });
  if (newPasskey === undefined) throw new Unreachable();
  const credential = await unlessCancelled(startRegistration({ optionsJSON: newPasskey }));
  if (credential === null) return false;
  const { transports = [], ...response } = credential.response;
  await change({
    identity: 'add passkey',
    name,
    credential: { ...credential, response: { ...response, transports } },
  });
  return true;
}

/** Browsers report a change of mind as an error. */
async function unlessCancelled<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error;
    if (cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)) return null;
    throw error;
  }
}

export async function removePasskey(id: string, proof: Proof | null): Promise<void> {
  await change({ identity: 'remove passkey', id, ...shown(proof) });
}

export async function setPassword(password: string, proof: Proof | null): Promise<void> {
  await change({ identity: 'set password', password, ...shown(proof) });
}

export async function removePassword(proof: Proof | null): Promise<void> {
  await change({ identity: 'remove password', ...shown(proof) });
}

/** To be written down; it is shown this once. */
export async function makeRecoveryCode(proof: Proof | null): Promise<string> {
  const { recoveryCode } = await change({ identity: 'new recovery code', ...shown(proof) });
  if (recoveryCode === undefined) throw new Unreachable();
  return recoveryCode;
}

export async function signOutElsewhere(): Promise<void> {
  await change({ identity: 'sign out', where: 'elsewhere' });
}

/** Afterwards nobody is signed in to this browser. */
export async function signOut(where: 'here' | 'everywhere'): Promise<void> {
  await stopPushes();
  await postIdentity({ identity: 'sign out', where });
  closeLine();
  useIdentity.setState({ identity: null });
  exit();
}

type SignIn = Extract<IdentityRequest, { identity: `sign in by ${string}` }>;

async function signIn(wish: SignIn): Promise<void> {
  const { me } = await postIdentity(wish);
  if (me === undefined) throw new Unreachable();
  useIdentity.setState({ identity: null });
  enter(me);
}

export async function signInByPasskey(): Promise<boolean> {
  const { challenge } = await postIdentity({ identity: 'challenge' });
  if (challenge === undefined) throw new Unreachable();
  const credential = await unlessCancelled(startAuthentication({ optionsJSON: challenge }));
  if (credential === null) return false;
  await signIn({ identity: 'sign in by passkey', credential });
  return true;
}

export async function signInByPassword(signInName: string, password: string): Promise<void> {
  await signIn({ identity: 'sign in by password', signInName, password });
}

export async function signInByRecoveryCode(code: string, clear: boolean): Promise<void> {
  await signIn({ identity: 'sign in by recovery code', code, clear });
}
