import type { Arrangement, LogKey, Seat } from '@smashup/engine';
import type { RulePictureName } from '../protocol/referee-api.ts';

/** What somebody answers: an option whose words begin so; `pass` and `done` end something. */
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

export const RULE_SCENES: Readonly<Record<RulePictureName, RuleScene>> = {
  tie: {
    factions: [
      ['Ninjas', 'Aliens'],
      ['Dinosaurs', 'Robots'],
      ['Zombies', 'Wizards'],
    ],
    table: {
      players: [{ deck: FILLER }, { deck: FILLER }, { deck: FILLER }],
      bases: [
        {
          base: 'Tar Pits',
          cards: [
            { card: 'Ninja Master', controller: 0 },
            { card: 'Supreme Overlord', controller: 0 },
            { card: 'King Rex', controller: 1 },
            { card: 'Hoverbot', controller: 1 },
            { card: 'Zombie Lord', controller: 2 },
          ],
        },
      ],
      baseDeck: ['Ninja Dojo'],
    },
    answers: [[0, 'done']],
    until: 'vp',
  },
  'me first': {
    factions: [
      ['Ninjas', 'Aliens'],
      ['Pirates', 'Dinosaurs'],
    ],
    table: {
      players: [
        { hand: ['Shinobi'], deck: FILLER },
        { hand: ['Full Sail'], deck: FILLER },
      ],
      bases: [
        {
          base: 'Tar Pits',
          cards: [
            { card: 'Ninja Master', controller: 0 },
            { card: 'Supreme Overlord', controller: 0 },
            { card: 'King Rex', controller: 1 },
          ],
        },
        { base: 'Ninja Dojo', cards: [{ card: 'Pirate King', controller: 1 }] },
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
      players: [
        { hand: ['Gunfighter', 'Quick Draw'], deck: FILLER },
        { hand: ['Mummy Strength'], deck: FILLER },
      ],
      bases: [{ base: 'Tar Pits', cards: [{ card: 'Spirit', controller: 1 }] }],
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
    factions: [
      ['Ancient Egyptians', 'Ninjas'],
      ['Dinosaurs', 'Robots'],
    ],
    table: {
      players: [{ hand: ['Mummy'], deck: FILLER }, { deck: FILLER }],
      bases: [
        {
          base: 'Pyramids',
          cards: [
            { card: 'Ninja Master', controller: 0 },
            { card: 'Hoverbot', controller: 1, buried: true },
          ],
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
    factions: [
      ['Pirates', 'Ninjas'],
      ['Dinosaurs', 'Robots'],
    ],
    table: {
      players: [{ hand: ['Shinobi'], deck: FILLER }, { deck: FILLER }],
      bases: [
        {
          base: 'Tar Pits',
          cards: [
            { card: 'Ninja Master', controller: 0 },
            { card: 'First Mate', controller: 0 },
            { card: 'King Rex', controller: 1 },
            { card: 'Zapbot', controller: 1 },
          ],
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
};
