export { passkeyAddress, type PasskeyAddress } from './address.ts';
export { Identity } from './identity.ts';
