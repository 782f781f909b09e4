/** The words printed on cards and bases. */
export const library = {
  face: {
    minion: 'Minion',
    fusion: 'Minion or action',
    titan: 'Titan',
    standard: 'Action',
    'on-base': 'Action · on a base',
    'on-minion': 'Action · on a minion',
    power: 'Power',
    breakpoint: 'Breakpoint',
    prizes: 'VP {{first}}, {{second}}, {{third}}',
  },
} as const;
