import { library } from '@smashup/cards';
import { createRules } from '@smashup/engine';

/**
 * The rules, for looking at views. Not the rules that the game is played with: these keep what they have derived from
 * the state in hand, and a look at the table in the middle of a change must leave no trace there.
 */
export const reading = createRules(library);
