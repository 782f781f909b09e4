import type { SetPictures } from '../picture-spec.ts';

export const worldTourInternationalIncident: SetPictures = {
  Mounties: {
    emblem: 'maple-leaf',
    look: {
      body: '#d8433a',
      deep: '#4a0d14',
      accent: '#ffe7b0',
      land: '#35583a',
      terrain: 'pines',
      texture: 'leaves',
    },
    cards: {
      'Mountie Major': ['captain-hat-profile', 'medal'],
      'Northern Mover': ['wood-canoe', 'compass'],
      'War Canuck': ['police-officer-head', 'crossed-axes'],
      Dudlee: ['fe:horse', 'heart-inside'],
      'Always Get Our Man': ['handcuffs', 'wanted-reward'],
      'Battle Moose': ['deer-head', 'shield'],
      "Bring 'Em In": ['police-badge', 'horse-head'],
      'Eh?': 'chat-bubble',
      'Haich-Q': ['log', 'star-flag'],
      'Move Aboot': ['boots', 'horizon-road'],
      'Power Poutine': ['french-fries', 'muscle-up'],
      'When Calls the Badge': ['police-badge', 'bugle-call'],
    },
    bases: {
      'Great White North, Eh?': ['mountaintop', 'snowing'],
      'Strategic Syrup Reserve': ['cellar-barrels', 'maple-leaf'],
    },
  },
  'Sumo Wrestlers': {
    emblem: 'black-belt',
    look: {
      body: '#8d63c9',
      deep: '#2c1547',
      accent: '#fff1c4',
      land: '#7a5a3a',
      terrain: 'bamboo',
      texture: 'rings',
    },
    cards: {
      Yokozuna: ['laurel-crown', 'black-belt'],
      'Top Tier': ['fat', 'podium-winner'],
      'Third Tier': ['fat', 'podium-third'],
      'Rookie Sumo': ['fat', 'bowl-of-rice'],
      'Body Slam': ['falling', 'boxing-ring'],
      'Bulking Stew': ['cooking-pot', 'muscle-fat'],
      'Chikara-Mizu': ['ladle', 'water-drop'],
      'Fighting Spirit Prize': ['trophy-cup', 'enrage'],
      'Grasp the Belt': ['grab', 'belt'],
      'Head Butt': ['bull-horns', 'knocked-out-stars'],
      'Performance Prize': ['trophy', 'card-draw'],
      'Technique Prize': ['medal', 'black-belt'],
    },
    bases: {
      'Heya Training Stable': ['weight-lifting-up', 'temple-gate'],
      'The Dohyo': ['boxing-ring', 'handheld-fan'],
    },
  },
};
