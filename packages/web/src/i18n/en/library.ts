/** The words printed on cards and bases. */
export const library = {
  face: {
    minion: 'Minion',
    fusion: 'Minion or action',
    standard: 'Action',
    'on-base': 'Action · on a base',
    'on-minion': 'Action · on a minion',
    titan: 'Titan',
    power: 'Power',
    breakpoint: 'Breakpoint',
    prizes: 'VP {{first}}, {{second}}, {{third}}',
  },
} as const;
