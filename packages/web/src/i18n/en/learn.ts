/** What the coach of the guided game says. */
export const learn = {
  title: 'Learn to play',
  failed: 'The guided game could not start: {{message}}',
  coach: 'Coach',
  count: '{{at}} of {{all}}',
  goOn: 'Got it',
  passedOver: 'Fine! We’ll come back to that.',
  passedOver_minion: 'Fine! We’ll play a minion later.',
  passedOver_action: 'Fine! We’ll try actions later.',
  passedOver_talent: 'Fine! We’ll try talents later.',
  passedOver_endTurn: 'Fine! Play on as long as you like.',
  passedOver_break: 'Fine! That base can wait.',
  passedOver_special: 'Fine! We’ll try Specials later.',
  tip: '{{base}} breaks next: {{missing}} more power. You have {{yours}} there, {{rival}} has {{theirs}}.',
  tip_full:
    '{{base}} is full and will be scored at the end of this turn. You have {{yours}} power there, {{rival}} has {{theirs}}.',
  lessons: {
    welcome: {
      title: 'Welcome!',
      say: 'Your hand is below; the three bases are in the middle. Have the most power on a base when it breaks and you score victory points (VP). 15 VP win the game.',
      short: 'Have the most power on a base when it breaks to score victory points.',
    },
    minion: {
      title: 'Play a minion',
      say: 'Each turn you may play one minion. Choose {{card}}: the number {{power}} is its power.',
      short: 'One each turn, at any base. The number on it is its power.',
    },
    power: {
      title: 'Power and breakpoint',
      say: 'The bar at {{base}} shows everybody’s power there: {{total}} of {{breakpoint}}. When it is full, the base breaks and is scored.',
      short: 'When everybody’s power at a base together reaches its breakpoint, it is scored.',
    },
    action: {
      title: 'Play an action',
      say: 'You may also play one action each turn, before or after the minion. Try {{card}}: look at it closely to read what it does.',
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
      say: 'When you have played all you want, press this. Any full bases are scored, and you draw two cards.',
      short: 'Then full bases are scored and you draw two cards.',
    },
    rival: {
      title: 'The others play the same way',
      say: '{{rival}} has played {{played}}. Choose any card on the table to read it; “What happened?” tells you the rest.',
      say_nothing: '{{rival}} has ended a turn without playing a card: nobody has to play one.',
      short: 'Everybody plays one minion and one action a turn.',
    },
    break: {
      title: 'Break a base',
      say: '{{base}} is {{missing}} power short of breaking. Play {{card}} there ({{power}}) and it is scored at the end of your turn, with {{yours}} power for you and {{theirs}} for {{rival}}. The most takes first place.',
      short: 'Fill a base up to its breakpoint when you have the most power there.',
    },
    meFirst: {
      title: 'Me First!',
      say: '{{base}} is about to be scored. First, everybody may play Specials: one card at a time, starting with the player whose turn it is, until all pass. That is “Me First”.',
      short: 'Before and after a base is scored, everybody may respond in turn until all pass.',
    },
    special: {
      title: 'Play a Special',
      say: '{{card}} is a Special: its text names a moment, and that moment is now. It costs none of your plays and may change who is ahead. Choose it, or pass and keep it.',
      short: 'A Special is played at the moment it names, even on somebody else’s turn.',
    },
    ability: {
      title: 'A card asks you something',
      say: 'Cards and bases do what is written on them. {{card}} gives you a choice: pick anything that glows. Where it says “may”, you can also decline.',
      short: 'Cards and bases do what is written on them; what glows can be chosen.',
    },
    places: {
      title: 'First and second place',
      say_yours:
        '{{base}} has been scored. You had the most power there, {{power}}, and got {{first}} VP for first place; the second most gets the second number on the base. Every card there is discarded, and a new base comes.',
      say_theirs:
        '{{base}} has been scored. {{leader}} had the most power there, {{power}}, and got {{first}} VP for first place; the second most gets the second number on the base. Every card there is discarded, and a new base comes.',
      say: 'A base has been scored: the most power takes the first number, the second most takes the second. At {{base}} that would be {{first}}, {{second}} and {{third}} VP. All cards there are discarded, and a new base takes its place.',
      short: 'The most power takes a base’s first number in VP, the second most its second, then the third.',
    },
    win: {
      title: 'How to win',
      say: 'If anybody has 15 VP at the end of a turn, whoever has the most wins. You have {{yours}}, {{rival}} has {{theirs}}. Play on!',
      short: 'If anybody has 15 VP at the end of a turn, whoever has the most wins.',
    },
  },
  placing: {
    minion: 'Now choose a base for {{card}} to fight at.',
    action: '{{card}} goes on a base. Choose one, ideally where you have a minion.',
  },
  end: {
    won: 'You won your first game!',
    lost: 'The first game is for learning. The next one is yours!',
    how: 'That is how you win: have the most power on bases when they break, collect their victory points, and have the most of them when somebody reaches 15 by the end of a turn.',
    missed: 'What did not come up this time:',
    about: 'Every pair of factions plays differently: pick two that sound fun.',
    next: 'Now with your own two factions',
  },
} as const;
