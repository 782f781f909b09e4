/** Why nothing can be taken back. */
export const undo = {
  over: 'The game is over: nothing can be undone.',
  elsewhere: 'You are playing this game in another tab: undo there.',
  standIn: 'A bot is playing for you: take your seat back first.',
  showing: 'Wait until everything has been shown, or skip it, then undo.',
  others: 'Your last choice cannot be undone: another player has been asked since.',
  nothing: 'There is nothing to undo: you have not chosen anything since a card was last revealed or drawn.',
} as const;
