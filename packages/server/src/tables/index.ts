export { Lobby } from './lobby.ts';
export { gameConfig, readSetUp } from './set-up.ts';
export { mayVisit, Tables } from './tables.ts';
