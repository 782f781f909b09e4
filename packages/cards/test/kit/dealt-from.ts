import { library } from '../../src/index.ts';

/** The sets that tests deal from: with a new one every deal would be another, and so would the game that comes of it. */
const SETS = [
  'Core Set',
  'Awesome Level 9000',
  'What Were We Thinking?',
  'Oops, You Did It Again',
  'World Tour: Culture Shock',
];

export const DEALT_FROM: readonly string[] = library.factionNames.filter((name) =>
  SETS.includes(library.faction(name).set),
);
