/** What the coach of the guided game says. */
export const learn = {
  title: 'Learn to play',
  failed: 'The guided game could not begin: {{message}}',
  coach: 'Coach',
  count: '{{at}} of {{all}}',
  goOn: 'Got it',
  passedOver: 'That works too. {{what}}: we come back to it.',
  lessons: {
    welcome: {
      title: 'Welcome!',
      say: 'Below is your hand, in the middle lie three bases. Have the most power on a base when it breaks, and you get victory points (VP). 15 VP win.',
      short: 'Have the most power on a base when it breaks to get victory points.',
    },
    minion: {
      title: 'Play a minion',
      say: 'Each turn you may play one minion. Choose {{card}}: its number, {{power}}, is its power.',
      short: 'One each turn, at any base. Its number is its power.',
    },
    power: {
      title: 'Power and breakpoint',
      say: 'The bar at {{base}} shows everybody’s power there: {{total}} of {{breakpoint}}. When it is full, the base breaks and is scored.',
      short: 'When everybody’s power at a base together reaches its breakpoint, it is scored.',
    },
    action: {
      title: 'Play an action',
      say: 'You may also play one action each turn, before or after the minion. Try {{card}}: rest on it to read what it does.',
      short: 'One each turn, besides the minion.',
    },
    stays: {
      title: 'A card that stays',
      say: 'Most actions are discarded at once. {{card}} stays on its base and goes on working until the base is scored.',
      short: 'An action that says “play on a base” stays there and goes on working.',
    },
    talent: {
      title: 'Use a talent',
      say: '{{card}} has a talent: something it can do once on each of your turns. Choose {{card}} on the table to use it.',
      short: 'A card with a talent can be used once on each of your turns.',
    },
    endTurn: {
      title: 'End your turn',
      say: 'When you have played what you want, say so here. Bases that are full are scored, and you draw two cards.',
      short: 'Then full bases are scored and you draw two cards.',
    },
    rival: {
      title: 'The others play the same way',
      say: '{{rival}} has had a turn: one minion, one action. Choose any card on the table to read it; the log tells what happened.',
      short: 'Everybody plays one minion and one action a turn.',
    },
    break: {
      title: 'Break a base',
      say: '{{base}} lacks {{missing}} power. {{card}} brings {{power}}: play it there, and the base breaks at the end of your turn. Be sure to have the most there!',
      short: 'Fill a base up to its breakpoint when you have the most power there.',
    },
    meFirst: {
      title: 'Me First!',
      say: '{{base}} is about to be scored. Before that everybody may answer: one card each, starting with whose turn it is, until all pass.',
      short: 'Before and after a base is scored everybody may answer in turn, until all pass.',
    },
    special: {
      title: 'Play a Special',
      say: '{{card}} is a Special: it can be played right now, besides your usual cards, and changes who is ahead. Choose it, or pass and keep it.',
      short: 'A Special is played at the moment it names, also on somebody else’s turn.',
    },
    ability: {
      title: 'A card asks',
      say: 'Cards and bases do what is written on them. {{card}} lets you choose: whatever glows can be chosen, and where it says “may”, you can also let it be.',
      short: 'Cards and bases do what is written on them; what glows can be chosen.',
    },
    places: {
      title: 'First and second place',
      say: 'A base has been scored: most power takes the first number, second most the second. At {{base}} that would be {{first}}, {{second}} and {{third}} VP. All cards there are discarded, and a new base comes.',
      short: 'Most power takes a base’s first number in VP, second most the second, then the third.',
    },
    win: {
      title: 'How one wins',
      say: 'Whoever has the most VP at the end of a turn in which somebody has 15 wins. You have {{yours}}, {{rival}} has {{theirs}}. Play on!',
      short: 'At the end of a turn in which somebody has 15 VP, whoever has the most wins.',
    },
  },
  placing: {
    minion: 'Now choose the base where {{card}} shall fight.',
    action: '{{card}} goes on a base. Choose one, best where you have a minion.',
  },
  end: {
    won: 'You have won your first game!',
    lost: 'The first game is for learning. The next one is yours!',
    how: 'That is how one wins: have the most power on bases when they break, collect their victory points, and have the most of them at the end of a turn in which somebody reaches 15.',
    missed: 'What did not come up this time:',
  },
} as const;
