/** The pairing of the day. */
export const daily = {
  title: 'Pairing of the day',
  about:
    'The same factions and the same deal for everybody, from the date, against a normal bot. The first game of a day counts.',
  yours: 'You play',
  theirs: 'The bot plays',
  and: 'and',
  play: 'Play today’s game',
  beginning: 'Shuffling …',
  continue: 'Continue',
  continueAbout: 'Turn {{turn}}',
  replay: 'Replay',
  result: 'Your result',
  won: 'Smash Up {{day}}: {{yours}} {{yourVp}}, {{theirs}} {{theirVp}}. Won in {{turns}} turns.',
  lost: 'Smash Up {{day}}: {{yours}} {{yourVp}}, {{theirs}} {{theirVp}}. Lost in {{turns}} turns.',
  copy: 'Copy the line',
  copied: 'Copied.',
  failed: 'That did not work: {{message}}',
} as const;
