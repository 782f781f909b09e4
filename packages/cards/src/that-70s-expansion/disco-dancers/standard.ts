import { all, among, whatDidIt } from '@smashup/engine';

export const byAStandardAction = among(all(whatDidIt)).standardActions.exist;
