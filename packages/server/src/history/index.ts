export { Chronicle } from './chronicle.ts';
export { Historian, type FinishedGame } from './historian.ts';
export { placesOf } from './outcome.ts';
