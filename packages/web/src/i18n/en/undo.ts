/** Why nothing can be taken back. */
export const undo = {
  over: 'The game is over. Nothing can be undone.',
  elsewhere: 'You are playing this game in another tab. Undo there.',
  standIn: 'A bot is playing for you. Take your seat back first.',
  showing: 'Wait until everything has been shown, or skip it, then undo.',
  others: 'Your last choice cannot be undone: another player has been asked since.',
  nothing: 'Nothing to undo: you have made no choice since a card was last revealed or drawn.',
} as const;
