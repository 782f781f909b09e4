export { Cookies } from './cookies.ts';
export { Desk } from './desk.ts';
export { createHttp } from './http.ts';
export { DEVICES_MILLIS, endSignedOut } from './identity.ts';
export { Origins } from './origin.ts';
export { Sessions } from './session.ts';
export { openSockets } from './sockets.ts';
