/** How somebody is told that a game waits for them. */
export const notices = {
  tab: { yourTurn: 'Your turn!', timeRunsOut: 'Your time runs out!' },
  push: {
    title: 'Turn notices',
    about: 'One for each turn, when you do not look at the table; taken back when you have played elsewhere.',
    on: 'Tell me in this browser',
    off: 'Tell me no more in this browser',
    isOn: 'This browser tells you when a game waits for you.',
    denied: 'This browser has been told not to show notices from here; that is changed in its settings.',
    none: 'This server sends no notices to browsers.',
    plain:
      'Browsers show notices for https addresses only, not on plain http in a home network. The tab still says when it is your turn.',
    unknown:
      'This browser shows no notices from pages. On an iPhone or iPad, put the game on the home screen first (Share, then “Add to Home Screen”) and open it there.',
  },
} as const;
