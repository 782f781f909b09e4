import { z } from 'zod';
import type { NewCredential, UsedCredential } from '../protocol/index.ts';
import type { PasskeyRow } from '../storage/index.ts';
import type { PasskeyAddress } from './address.ts';

/** Loading this takes a twentieth of the server's start-up time, and many never need it. */
const webauthn = () => import('@simplewebauthn/server');

const RP_NAME = 'Smash Up';

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly passkeys: readonly PasskeyRow[];
}

const transportsSchema = z.array(z.string()).catch([]);

/** What the browser is asked for to make another key; it must be a discoverable one, or no picker shows it. */
export async function askForNew({ host }: PasskeyAddress, holder: Holder, challenge: string) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: host,
    userName: holder.name,
    userDisplayName: holder.name,
    userID: new TextEncoder().encode(holder.id),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: holder.passkeys.filter((key) => key.host === host).map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** `keys`: with one of these; none: the browser knows whose keys it has, and the server gives nothing away. */
export async function askToSign({ host }: PasskeyAddress, challenge: string, keys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: bytesOf(challenge),
    userVerification: 'preferred',
    allowCredentials: keys.map(named),
  });
}

/** As a browser finds it. */
function named({ id, transports }: PasskeyRow) {
  return { id, transports: transportsSchema.parse(JSON.parse(transports)) };
}

type NewKey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports' | 'host'>;

/** Null: it is not what was asked for. `meets`: was this challenge issued for it? */
export async function readNew(
  { origin, host }: PasskeyAddress,
  credential: NewCredential,
  meets: (challenge: string) => Promise<boolean>,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: meets,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }) as const);
  if (!verified || registrationInfo === undefined) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    host,
  };
}

/** The key's counter after this use; null: it was not signed with that key for this challenge. */
export async function readUsed(
  { origin, host }: PasskeyAddress,
  credential: UsedCredential,
  key: PasskeyRow,
  meets: (challenge: string) => Promise<boolean>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const read = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: meets,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: bytesOf(key.public_key),
      counter: key.counter,
    },
  }).catch(() => null);
  return read?.verified === true ? read.authenticationInfo.newCounter : null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64, 'base64url'));
}
