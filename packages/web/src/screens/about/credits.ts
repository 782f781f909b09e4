/** A part made by others. */
export interface Credit {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

/** Everybody who has drawn for game-icons.net: the icon set does not say which icon is whose. */
export const ICON_AUTHORS: readonly string[] = [
  'Lorc',
  'Delapouite',
  'Caro Asercion',
  'Skoll',
  'Sbed',
  'Cathelineau',
  'Viscious Speed',
  'Faithtoken',
  'Lord Berandas',
  'Felbrigg',
  'John Colburn',
  'John Redman',
  'Carl Olsen',
  'PriorBlue',
  'Willdabeast',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Andy Meneely',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'SeregaCthtuf',
  'Akaru44',
  'aloisdg',
  'Adaptive Shield Matrix',
];

export const FONTS: readonly Credit[] = [
  { name: 'Bangers', author: 'The Bangers Project Authors', licence: 'SIL Open Font License 1.1' },
  { name: 'Comic Neue', author: 'The Comic Neue Project Authors', licence: 'SIL Open Font License 1.1' },
  { name: 'Creepster', author: 'Font Diner, Inc', licence: 'SIL Open Font License 1.1' },
  { name: 'Luckiest Guy', author: 'Astigmatic', licence: 'Apache License 2.0' },
  { name: 'Rye', author: 'Sorkin Type Co', licence: 'SIL Open Font License 1.1' },
];

export const LIBRARIES: readonly Credit[] = [
  { name: '@simplewebauthn/browser', author: 'Matthew Miller', licence: 'MIT' },
  { name: 'canvas-confetti', author: 'Kiril Vatev', licence: 'ISC' },
  { name: 'comlink', author: 'Surma, Google', licence: 'Apache License 2.0' },
  { name: 'i18next', author: 'Jan Mühlemann', licence: 'MIT' },
  { name: 'idb-keyval', author: 'Jake Archibald', licence: 'Apache License 2.0' },
  { name: 'react', author: 'Meta Platforms, Inc.', licence: 'MIT' },
  { name: 'react-dom', author: 'Meta Platforms, Inc.', licence: 'MIT' },
  { name: 'react-i18next', author: 'Jan Mühlemann', licence: 'MIT' },
  { name: 'socket.io-client', author: 'Guillermo Rauch, Damien Arrachequesne', licence: 'MIT' },
  { name: 'uqr', author: 'Anthony Fu, Project Nayuki', licence: 'MIT' },
  { name: 'wouter', author: 'Alexey Taktarov', licence: 'Unlicense' },
  { name: 'zod', author: 'Colin McDonnell', licence: 'MIT' },
  { name: 'zustand', author: 'Paul Henschel', licence: 'MIT' },
  { name: 'zzfx', author: 'Frank Force', licence: 'MIT' },
];
