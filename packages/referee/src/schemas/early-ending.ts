import * as z from 'zod/mini';

export const earlyEndingSchema = z.union([
  z.enum(['agreed', 'time']),
  z.object({ conceded: z.int().check(z.minimum(0)) }),
]);
