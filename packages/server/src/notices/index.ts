export { createLetters } from './letters.ts';
export { Mailboxes, mailKeys } from './mailboxes.ts';
export { Mailer } from './mailer.ts';
export { createMessenger } from './messenger.ts';
export { Push, pushKeys } from './push.ts';
export { Retries } from './retries.ts';
export { createSmtp } from './smtp.ts';
export { Turns } from './turns.ts';
export { Webhook } from './webhook.ts';
