import { aMinion } from '@smashup/engine';

/** The first minion that anybody plays here in a turn. */
export const firstMinionHere = aMinion.isPlayed.here.firstInTurn();
