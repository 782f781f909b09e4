import {
  carried,
  hello,
  identityRequest,
  mailRequest,
  pushRequest,
  request,
} from '../../src/protocol/index.ts';

/** Where messages are posted, and what they look like. */
export const DOORS = {
  '/api/ask': request,
  '/api/identity': identityRequest,
  '/api/push': pushRequest,
  '/api/mail': mailRequest,
  '/api/hello': hello,
  '/api/carried': carried,
} as const;

export type Door = keyof typeof DOORS;

/** What else can be asked for; `*`: something that is not there, or not theirs. */
export const PATHS = [
  'GET /api/version',
  'GET /api/health',
  'GET /api/ready',
  'DELETE /api/me',
  'GET /api/me',
  'GET /api/tables/*/updates',
  'GET /api/games/*',
  'POST /api/mail/stop',
  'GET /api/mail/stop',
] as const;
