/** The slot in which an ability finds all the cards that it happened to, if several events of one change are one to it. */
export const THEM = 1;
