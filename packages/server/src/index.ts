/** For code that starts a server in its own process: tests, measurements, `npm start`. */
export { ConfigError, readConfig, type ServerConfig } from './config/index.ts';
export { startServer, type RunningServer, type Workers } from './server.ts';
export { addressesOf, type Address } from './start/addresses.ts';
export { helpText } from './start/help.ts';
