import { z } from 'zod';

/** As browsers write it. */
const endpoint = z
  .url()
  .max(1000)
  .regex(/^[!-~]+$/);

/** `POST /api/push`: notices to this very browser. Over HTTP, since the browser's cookie is what counts. */
export const pushRequest = z.discriminatedUnion('push', [
  z.strictObject({ push: z.literal('key') }),
  z.strictObject({
    push: z.literal('on'),
    endpoint,
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=*$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{20,30}=*$/),
  }),
  z.strictObject({ push: z.literal('off'), endpoint }),
]);
export type PushRequest = z.infer<typeof pushRequest>;

/** 256 bits, as written in a link. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const pace = z.enum(['turn', 'day']);

/** `POST /api/mail`: notices by mail. Over HTTP, since links in mails open in browsers that are not signed in. */
export const mailRequest = z.discriminatedUnion('mail', [
  // For people who are signed in
  z.strictObject({ mail: z.literal('look') }),
  /** A mail first asks whether it is right, before anything else is sent there. */
  z.strictObject({ mail: z.literal('give'), address: z.email().max(254) }),
  z.strictObject({ mail: z.literal('pace'), pace }),
  z.strictObject({ mail: z.literal('remove') }),

  // For anybody with the link
  z.strictObject({ mail: z.literal('confirm'), token: secret }),
  z.strictObject({ mail: z.literal('stop'), key: secret }),
]);
export type MailRequest = z.infer<typeof mailRequest>;

/** `POST /api/mail/stop?key=…`: the button of mail programs (RFC 8058). */
export const stopQuery = z.object({ key: secret });

/** A person's own notices by mail. */
export const mailView = z.strictObject({
  /** This server sends mail at all. */
  isSent: z.boolean(),
  /** Where notices go; null: nowhere. */
  address: z.string().nullable(),
  /** Its mail server has refused it for good: nothing more is sent there. */
  isRefused: z.boolean(),
  /** Asked, and not yet confirmed. */
  unconfirmed: z.string().nullable(),
  /** One for each turn, or at most one a day. */
  pace,
});
export type MailView = z.infer<typeof mailView>;
