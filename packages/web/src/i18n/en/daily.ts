/** The pairing of the day. */
export const daily = {
  title: 'Pairing of the day',
  about:
    'Every day, everyone gets the same factions and the same deal against a normal bot; if one of these is not in your collection, the next one takes its place. Your first game of the day is the one that counts.',
  yours: 'You play',
  theirs: 'The bot plays',
  and: 'and',
  play: 'Play today’s game',
  beginning: 'Shuffling …',
  continue: 'Continue game',
  continueAbout: 'Turn {{turn}}',
  replay: 'Watch replay',
  result: 'Your result',
  won: 'Smash Up {{day}}: {{yours}} {{yourVp}}, {{theirs}} {{theirVp}}. Won in {{turns}} turns.',
  lost: 'Smash Up {{day}}: {{yours}} {{yourVp}}, {{theirs}} {{theirVp}}. Lost in {{turns}} turns.',
  copy: 'Copy result',
  copied: 'Copied.',
  failed: 'That did not work: {{message}}',
} as const;
