/** Everything the screens around the table say. */
export const screens = {
  pageTitle: '{{title}} · Smash Up',
  back: 'Back',
  loading: 'Shuffling …',
  broken: {
    title: 'Something broke',
    what: 'The page stumbled over an error of its own. Your games are saved after every decision, so nothing is lost: load the page again to go on.',
    reload: 'Load again',
    start: 'To the start',
  },
  notFound: {
    title: 'Nothing here',
    what: 'This address leads nowhere.',
    start: 'To the start',
  },
  game: {
    missing: 'This game cannot be opened',
    saved: 'Saved games',
  },
} as const;
