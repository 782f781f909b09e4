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
