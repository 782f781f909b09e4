export { Cookies } from './cookies.ts';
export { Desk, type Limiters } from './desk.ts';
export { createHttp } from './http.ts';
export { DEVICES_MILLIS, endSignedOut } from './identity.ts';
export { OwnLimiter, SharedLimiter } from './limits.ts';
export { Origins } from './origin.ts';
export { OwnPlaces, SharedPlaces } from './places.ts';
export { Sessions } from './session.ts';
export { openSockets } from './sockets.ts';
