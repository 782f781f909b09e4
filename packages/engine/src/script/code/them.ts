/**
 * The slot in which an ability finds all the cards it happened to, if it treats several events of one change as one.
 */
export const THEM = 1;

/** Beside it, where the text asks for them: the powers that they had. */
export const THEIR_POWERS = 2;
