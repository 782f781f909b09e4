/** Why nothing can be taken back. */
export const undo = {
  over: 'The game is over: nothing can be undone any more.',
  elsewhere: 'You are playing this game in another tab: undo there.',
  standIn: 'A bot is playing for you: take your seat back before you undo anything.',
  showing: 'You can undo as soon as everything has been shown.',
  others: 'Your last choice cannot be undone: others have been asked since.',
  nothing:
    'There is nothing to undo: you have not chosen anything since hidden information last came to light.',
} as const;
