/** How somebody is told that a game waits for them. */
export const notices = {
  tab: { yourTurn: 'Your turn!', timeRunsOut: 'Your time is running out!' },
  days: {
    none: 'This server sends no notices. Look in now and then: the lobby and your profile show whose turn it is. Whoever runs the server can turn on notices.',
    off: 'You get no notice yet when it is your turn.',
    on: 'You get a notice when it is your turn.',
    choose: 'Choose how to be notified',
  },
  push: {
    title: 'Turn notices',
    about:
      'One for each turn, while you are not looking at the table. It goes away once you have played elsewhere.',
    on: 'Notify me in this browser',
    off: 'Stop notices in this browser',
    isOn: 'This browser tells you when it is your turn.',
    denied: 'Notices from here are blocked in this browser. You can change that in its settings.',
    none: 'This server does not send notices to browsers.',
    plain:
      'Browsers show notices only for https addresses, not for plain http in a home network. The tab still tells you when it is your turn.',
    unknown:
      'This browser does not show notices from web pages. On an iPhone or iPad, add the game to the home screen first (Share, then “Add to Home Screen”) and open it from there.',
  },
  mail: {
    title: 'By mail',
    about:
      'One mail for all tables that wait for you, and another when most of your time for a turn is gone. It names the people at the table, but never a card.',
    none: 'This server does not send mail.',
    address: 'Your mail address',
    give: 'Send a mail to confirm it',
    giveOther: 'Use another address',
    unconfirmed:
      'A mail is on its way to {{address}}: open the link in it within a day. Until then we send nothing else there.',
    isOn: 'Notices go to {{address}}.',
    refused:
      'Mail to {{address}} was rejected, so we no longer send any there. If the address is right, enter it again.',
    pace: 'How often',
    paces: { day: 'At most once a day', turn: 'Every turn' },
    paceAbout: {
      day: 'Everything that waits for you in one mail, still in time for each turn.',
      turn: 'As soon as a table has waited for two minutes.',
    },
    remove: 'Stop all mail',
  },
  mailLink: {
    toGames: 'To the games',
    confirm: {
      title: 'Your address',
      about: 'Somebody who plays Smash Up gave this address as theirs, to be told when it is their turn.',
      go: 'Yes, send notices here',
      done: 'Done: from now on you get a mail when it is your turn. Every mail has a link to stop them.',
    },
    stop: {
      title: 'Turn notices by mail',
      about: 'Stop turn notices of Smash Up to this address?',
      go: 'Stop them',
      done: 'Done: you will get no more mail, and the address has been deleted.',
    },
  },
} as const;
