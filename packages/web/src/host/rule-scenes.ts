import type { ArrangedCard, ArrangedPlayer, Arrangement, LogKey, Seat } from '@smashup/engine';
import type { RulePictureName } from '../protocol/referee-api.ts';

/** A player's answer: an option whose text begins like this; `pass` and `done` end something. */
type ScriptedAnswer = readonly [seat: Seat, option: string];

/** A small table laid out by hand, and what is played there. */
export interface RuleScene {
  readonly factions: readonly (readonly [string, string])[];
  readonly table: Arrangement;
  readonly answers: readonly ScriptedAnswer[];
  /** The last thing that is shown; missing: everything. */
  readonly until?: LogKey;
}

const FILLER = ['Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte'];

function holding(...hand: readonly string[]): ArrangedPlayer {
  return { hand, deck: FILLER };
}

function minionsOf(controller: Seat, ...cards: readonly string[]): ArrangedCard[] {
  return cards.map((card) => ({ card, controller }));
}

const NINJAS_AND_ALIENS = ['Ninjas', 'Aliens'] as const;
const DINOSAURS_AND_ROBOTS = ['Dinosaurs', 'Robots'] as const;

export const RULE_SCENES: Readonly<Record<RulePictureName, RuleScene>> = {
  tie: {
    factions: [NINJAS_AND_ALIENS, DINOSAURS_AND_ROBOTS, ['Zombies', 'Wizards']],
    table: {
      players: [holding(), holding(), holding()],
      bases: [
        {
          base: 'Tar Pits',
          cards: [
            ...minionsOf(0, 'Ninja Master', 'Supreme Overlord'),
            ...minionsOf(1, 'King Rex', 'Hoverbot'),
            ...minionsOf(2, 'Zombie Lord'),
          ],
        },
      ],
      baseDeck: ['Ninja Dojo'],
    },
    answers: [[0, 'done']],
    until: 'vp',
  },
  'me first': {
    factions: [NINJAS_AND_ALIENS, ['Pirates', 'Dinosaurs']],
    table: {
      players: [holding('Shinobi'), holding('Full Sail')],
      bases: [
        {
          base: 'Tar Pits',
          cards: [...minionsOf(0, 'Ninja Master', 'Supreme Overlord'), ...minionsOf(1, 'King Rex')],
        },
        { base: 'Ninja Dojo', cards: minionsOf(1, 'Pirate King') },
      ],
      baseDeck: ['The Mothership'],
    },
    answers: [
      [0, 'done'],
      [1, 'Yes'],
      [0, 'Play Shinobi'],
      [1, 'pass'],
    ],
    until: 'vp',
  },
  duel: {
    factions: [
      ['Cowboys', 'Ninjas'],
      ['Ghosts', 'Ancient Egyptians'],
    ],
    table: {
      players: [holding('Gunfighter', 'Quick Draw'), holding('Mummy Strength')],
      bases: [{ base: 'Tar Pits', cards: minionsOf(1, 'Spirit') }],
      baseDeck: ['Ninja Dojo'],
    },
    answers: [
      [0, 'Play Gunfighter'],
      [0, 'Spirit'],
      [0, 'Quick Draw'],
      [1, 'pass'],
    ],
  },
  buried: {
    factions: [['Ancient Egyptians', 'Ninjas'], DINOSAURS_AND_ROBOTS],
    table: {
      players: [holding('Mummy'), holding()],
      bases: [
        {
          base: 'Pyramids',
          cards: [...minionsOf(0, 'Ninja Master'), { card: 'Hoverbot', controller: 1, buried: true }],
        },
      ],
      baseDeck: ['Ninja Dojo'],
    },
    answers: [
      [0, 'Use Pyramids'],
      [0, 'done'],
      [1, 'pass'],
      [1, 'done'],
      [0, 'Uncover'],
    ],
  },
  scoring: {
    factions: [['Pirates', 'Ninjas'], DINOSAURS_AND_ROBOTS],
    table: {
      players: [holding('Shinobi'), holding()],
      bases: [
        {
          base: 'Tar Pits',
          cards: [...minionsOf(0, 'Ninja Master', 'First Mate'), ...minionsOf(1, 'King Rex', 'Zapbot')],
        },
        { base: 'Ninja Dojo', cards: [] },
      ],
      baseDeck: ['The Mothership'],
    },
    answers: [
      [0, 'done'],
      [0, 'Play Shinobi'],
      [0, 'Ninja Dojo'],
    ],
    until: 'base enters',
  },
  clash: {
    factions: [
      ['Bear Cavalry', 'Ninjas'],
      ['Wizards', 'Robots'],
    ],
    table: {
      players: [
        { ...holding(), titans: [{ card: 'Major Ursa' }] },
        holding('Neophyte', 'Neophyte', 'Neophyte'),
      ],
      bases: [
        {
          base: 'Tar Pits',
          cards: [...minionsOf(0, 'Ninja Master'), ...minionsOf(1, 'Arcane Protector', 'Neophyte')],
        },
      ],
      baseDeck: ['Ninja Dojo'],
    },
    answers: [[0, 'Play Major Ursa']],
    until: 'clash',
  },
  stasis: {
    factions: [['Backtimers', 'Dinosaurs'], NINJAS_AND_ALIENS],
    table: {
      players: [
        { ...holding('99 MPH', 'King Rex'), stasis: [{ card: 'Sidelined Girlfriend', stasisCounters: 2 }] },
        holding(),
      ],
      bases: [{ base: 'Tar Pits', cards: minionsOf(0, 'Armor Stego') }],
      baseDeck: ['Ninja Dojo'],
    },
    answers: [
      [0, 'Play 99 MPH'],
      [0, 'done'],
      [1, 'done'],
      [0, 'Take a stasis counter off Sidelined'],
      [0, 'Armor Stego'],
      [0, 'done'],
      [1, 'done'],
      [0, 'Take a stasis counter off Sidelined'],
      [0, 'Armor Stego'],
      [0, 'Play King Rex from stasis'],
      [0, 'Play Sidelined Girlfriend from stasis'],
    ],
  },
};
