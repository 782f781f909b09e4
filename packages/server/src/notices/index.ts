export { createLetters } from './letters.ts';
export { Mailboxes, mailKeys } from './mailboxes.ts';
export { Mailer } from './mailer.ts';
export { Push, pushKeys } from './push.ts';
export { Pusher } from './pusher.ts';
export { Retries } from './retries.ts';
export { createSmtp } from './smtp.ts';
export { Turns } from './turns.ts';
export { Webhook } from './webhook.ts';
