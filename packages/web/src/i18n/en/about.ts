/** Who made what, and under which terms. */
export const about = {
  title: 'About',
  game: {
    title: 'This game',
    version: 'Version {{version}}.',
    unofficial:
      'Smash Up is a trademark of its publisher, Alderac Entertainment Group. This is an unofficial, fan-made, non-commercial implementation. It is neither made nor endorsed by the publisher.',
    contents:
      'It contains none of the publisher’s art or texts: the names of cards, factions and bases identify what is implemented, and the card texts are in this project’s own words.',
    licence:
      'The code is under the MIT license, which grants no right to the trademark or to the game’s art and texts.',
  },
  icons: {
    title: 'Icons',
    gameIcons:
      'Most icons on cards, bases and badges come from <site>game-icons.net</site>, under <licence>{{licence}}</licence>. They were coloured, outlined, turned and put together for this game. Icons made by:',
    fluent:
      'The others are <site>Fluent Emoji</site> in high contrast, by Microsoft Corporation, under the <licence>{{licence}}</licence>.',
    format: 'Both sets were taken from <site>Iconify</site>.',
  },
  fonts: {
    title: 'Fonts',
    by: '{{name}}: {{author}} ({{licence}})',
    source: 'Packaged by <site>Fontsource</site>.',
  },
  libraries: {
    title: 'Libraries',
    by: '{{name}}: {{author}} ({{licence}})',
  },
} as const;
