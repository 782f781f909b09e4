import type { SetPictures } from '../picture-spec.ts';

export const whatWereWeThinking: SetPictures = {
  Explorers: {
    cards: {
      'Idaho Smith': ['fedora', 'whip'],
      Guide: ['hiking', 'direction-signs'],
      'Crypt Looter': ['crypt-entrance', 'torch'],
      'Glory Hound': ['labrador-head', 'trophy-cup'],
      'Dr Livingstone, I Presume?': ['outback-hat', 'shaking-hands'],
      'Forgotten Horrors': ['tentacles-skull', 'cobweb'],
      'Fortune and Glory': ['open-treasure-chest', 'laurels'],
      'I Said No Camels!': ['camel', 'cancel'],
      'It Belongs in a Museum': ['greek-temple', 'jeweled-chalice'],
      'Lost City': ['ancient-ruins', 'help'],
      'X Never Marks the Spot': ['treasure-map', 'cross-mark'],
      'You Call This Archaeology?': ['trowel', 'bullets'],
    },
    bases: {
      'Ancient Temple': ['temple-door', 'vine-leaf'],
      'City of Gold': ['gold-stack', 'mayan-pyramid'],
    },
  },
  Grannies: {
    cards: {
      Matriarch: ['fe:old-woman', 'queen-crown'],
      Granny: ['rocking-chair', 'cat'],
      Nana: ['fe:woman-white-hair', 'cookie'],
      Grandma: ['fe:old-woman', 'spectacles'],
      "Always Room at Granny's": ['family-house', 'fe:hugging-face'],
      'Attic Treasures': ['open-chest', 'cobweb'],
      'Chicken Soup': ['cooking-pot', 'chicken'],
      "Don't Mess With My Babies!": ['dough-roller', 'baby-face'],
      'Family Reunion': ['family-tree', 'cake-slice'],
      "Granny's Purse": ['hand-bag', 'wrapped-sweet'],
      'Hush, My Stories are On': ['tv', 'fe:shushing-face'],
      'Knitting Circle': ['yarn', 'sewing-needle'],
    },
    bases: {
      "Grandma's House": ['house', 'rocking-chair'],
      'Retirement Community': ['village', 'golf-flag'],
    },
  },
  'Rock Stars': {
    cards: {
      'The Monarch': ['crown', 'guitar-head'],
      'Classic Rocker': ['guitar', 'mustache'],
      'Rick Roll': ['fe:man-singer', 'roller-skate'],
      Groupie: ['fe:star-struck', 'hearts'],
      'Guest Star': ['microphone', 'round-star'],
      'Hot Venue': ['theater', 'flame'],
      'Power Ballad': ['grand-piano', 'candle-flame'],
      'Reunion Tour': ['fe:guitar', 'recycle'],
      'Rock of Luuv': ['rock', 'love-song'],
      'Total Sellout': ['ticket', 'money-stack'],
      'Tour Bus': ['surfer-van', 'musical-notes'],
      'Turn Up to 11': ['settings-knobs', 'speaker'],
    },
    bases: {
      'Lake Minnetonka': ['boat-horizon', 'love-song'],
      Palooza: ['drum-kit', 'party-flags'],
    },
  },
  'Teddy Bears': {
    cards: {
      'Sir Squeezes': ['fe:teddy-bear', 'crown'],
      'Fun Bear': ['fe:teddy-bear', 'party-popper'],
      'Lovey Bear': ['fe:teddy-bear', 'hearts'],
      'Snuggly Bear': ['fe:teddy-bear', 'pillow'],
      'Bear Picnic': ['basket', 'honeypot'],
      'Care Package': ['present', 'paw-heart'],
      Cuddle: ['paw-heart', 'silence'],
      'Group Hug': ['fe:people-hugging', 'fe:bear'],
      'Love Overload': ['nested-hearts', 'bright-explosion'],
      'Square Deal': ['cube', 'shaking-hands'],
      'Tea Party': ['teapot', 'cupcake'],
      'Too Cute': ['fe:pleading-face', 'heart-shield'],
    },
    bases: {
      'Out in the Woods': ['forest', 'fe:teddy-bear'],
      'Under the Bed': ['bed', 'evil-eyes'],
    },
  },
};
