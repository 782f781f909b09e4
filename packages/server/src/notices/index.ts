export { createMessenger } from './messenger.ts';
export { Push, pushKeys } from './push.ts';
export { Turns } from './turns.ts';
export { Webhook } from './webhook.ts';
