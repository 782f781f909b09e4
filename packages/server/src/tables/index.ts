export { Lobby } from './lobby.ts';
export { seriesAfter } from './series.ts';
export { gameConfig, readSetUp } from './set-up.ts';
export { mayVisit, Tables } from './tables.ts';
