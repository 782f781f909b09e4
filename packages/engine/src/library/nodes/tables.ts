import { ABILITIES } from './abilities.ts';
import { GRANT } from './grammar.ts';
import { CAUSES, EVENT_TESTS, OCCASIONS, PLAY_TESTS, SUBJECT_TESTS, SUBJECTS } from './occasions.ts';
import { RULES } from '../rule-kinds/all.ts';
import {
  BASE_NOUNS,
  BASE_TESTS,
  CARD_NOUNS,
  CARD_TESTS,
  COMMON_TESTS,
  MIXED_NOUNS,
  PILE_NOUNS,
  PILE_TESTS,
  PLAYER_NOUNS,
  PLAYER_TESTS,
} from './selections.ts';
import { CONDITIONS, LISTS, NAMES, NUMBERS } from './values.ts';
import { VERBS } from './verbs.ts';

/** Every word of the trees, by kind, with its fields and what each holds: for whoever reads trees in another language. */
export const GRAMMAR = {
  numbers: NUMBERS,
  lists: LISTS,
  conditions: CONDITIONS,
  names: NAMES,
  cardNouns: CARD_NOUNS,
  baseNouns: BASE_NOUNS,
  playerNouns: PLAYER_NOUNS,
  pileNouns: PILE_NOUNS,
  mixedNouns: MIXED_NOUNS,
  tests: COMMON_TESTS,
  cardTests: CARD_TESTS,
  baseTests: BASE_TESTS,
  playerTests: PLAYER_TESTS,
  pileTests: PILE_TESTS,
  occasions: OCCASIONS,
  eventTests: EVENT_TESTS,
  subjects: SUBJECTS,
  subjectTests: SUBJECT_TESTS,
  playTests: PLAY_TESTS,
  causes: CAUSES,
  rules: RULES,
  verbs: VERBS,
  abilities: ABILITIES,
  grants: { grant: GRANT },
} as const;
