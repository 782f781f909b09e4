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
  mail: {
    title: 'By mail',
    about:
      'One mail for all tables that wait for you, and one more when most of your time for a turn is over. It names the people at the table, and no card.',
    none: 'This server sends no mail.',
    address: 'Your mail address',
    give: 'Send a mail to confirm it',
    giveOther: 'Take another address',
    unconfirmed:
      'A mail is on its way to {{address}}: open the link in it within a day. Nothing else goes there before.',
    isOn: 'Notices go to {{address}}.',
    refused:
      'Mail to {{address}} was refused: nothing goes there any more. Give the address again if it is right.',
    pace: 'How often',
    paces: { day: 'Once a day at most', turn: 'For each turn' },
    paceAbout: {
      day: 'Everything that waits in one mail; in time for each turn all the same.',
      turn: 'As soon as a table has waited for two minutes.',
    },
    remove: 'No mails any more',
  },
  mailLink: {
    toGames: 'To the games',
    confirm: {
      title: 'Your address',
      about: 'Turn notices of Smash Up are to come to this address, because somebody has named it as theirs.',
      go: 'Yes, send them here',
      done: 'Done: from now on you are told here when a game waits for you. Each mail has a link that ends that.',
    },
    stop: {
      title: 'Turn notices by mail',
      about: 'Shall no more turn notices of Smash Up come to this address?',
      go: 'End them',
      done: 'Done: no more mails, and the address is not kept any longer.',
    },
  },
} as const;
