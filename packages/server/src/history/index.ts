export { GameHistory } from './history.ts';
export { ResultRecorder, type FinishedGame } from './result-recorder.ts';
export { placesOf } from './outcome.ts';
export { Statistics } from './statistics.ts';
