/** The factions that a person owns or likes. */
export const collection = {
  title: 'My collection',
  about:
    'Random factions, drafts, bots, the quick matches you open and the pairing of the day keep to your collection. New factions join it until you take them out.',
  count: '{{mine}} of {{all}} factions',
  tooFew: 'A game for two needs four factions. With fewer, games that begin with one click use all of them.',
  all: 'Add all',
  none: 'Remove all',
  share: 'Share it',
  shared_one: 'Somebody has shared a collection of one faction with you.',
  shared_other: 'Somebody has shared a collection of {{count}} factions with you.',
  take: 'Use it as mine',
  keep: 'Keep my own',
} as const;
