import type { ReasonKey } from '@smashup/bots';
import type { DecisionKind, HappeningKind, Obstacle, Phase, PlayKind, Purpose } from '@smashup/engine';
import { expect, test } from 'vitest';
import { en } from '../src/locales/en.ts';
import { SECTIONS, TERMS, type Section } from '../src/locales/locale.ts';

/** The compiler sees to it that no key is left out. */
const PURPOSES: Readonly<Record<Purpose, true>> = {
  destroy: true,
  move: true,
  'move to': true,
  return: true,
  place: true,
  'to the top': true,
  'to the bottom': true,
  discard: true,
  play: true,
  take: true,
  affect: true,
  control: true,
  strengthen: true,
  weaken: true,
  counter: true,
  'counter off': true,
  divert: true,
  name: true,
  base: true,
  player: true,
  search: true,
  bury: true,
  store: true,
  stasis: true,
  'stasis counter': true,
  uncover: true,
  duel: true,
  give: true,
  'shuffle in': true,
  transfer: true,
  swap: true,
  flip: true,
  cancel: true,
  copy: true,
  'give back': true,
  'give control': true,
  box: true,
};
const HAPPENINGS: Readonly<Record<HappeningKind, true>> = {
  'turn start': true,
  'turn end': true,
  played: true,
  moved: true,
  destroyed: true,
  'to discard': true,
  'host left': true,
  discarded: true,
  'handed over': true,
  buried: true,
  uncovered: true,
  'base entered': true,
  'before scoring': true,
  'when scoring': true,
  'after scoring': true,
  replaced: true,
  duel: true,
  dueling: true,
  seen: true,
  revealed: true,
  affected: true,
  returned: true,
  'left play': true,
  'duel won': true,
  playing: true,
  'before discard': true,
  'before counters': true,
  counters: true,
  'drawn shared': true,
  'to hand': true,
  searched: true,
  'coin landed': true,
  'coin flipped': true,
  'given away': true,
  followed: true,
  'into stasis': true,
  'stasis counter off': true,
  transferred: true,
  'power gained': true,
  'talent used': true,
  'counters transferred': true,
  'affected by talent': true,
  'special used': true,
  raised: true,
};
const DECISIONS: Readonly<Record<DecisionKind, true>> = {
  faction: true,
  toss: true,
  mulligan: true,
  play: true,
  where: true,
  choose: true,
  mode: true,
  order: true,
  next: true,
  respond: true,
  prevail: true,
  'titan limit': true,
  score: true,
  discard: true,
};
const OBSTACLES: Readonly<Record<Obstacle['key'], true>> = {
  'not your turn': true,
  'not this phase': true,
  'not a card of yours': true,
  'no minion play left': true,
  'no action play left': true,
  'only as a special': true,
  'its own condition': true,
  'not allowed here': true,
  'not a place for it': true,
  forbidden: true,
  'no place for it': true,
  'already used this turn': true,
  'its abilities are lost': true,
  'nothing to choose from': true,
  'it would do nothing': true,
  'nothing to do with it': true,
  'a titan is in play': true,
};
const REASONS: Readonly<Record<ReasonKey, true>> = {
  win: true,
  vp: true,
  first: true,
  power: true,
  hand: true,
  plays: true,
  ready: true,
  unanswered: true,
  'no minion': true,
  faction: true,
  'nothing better': true,
};
const PHASES: Readonly<Record<Phase, true>> = {
  'set-up': true,
  start: true,
  play: true,
  score: true,
  draw: true,
  end: true,
  over: true,
};
const PLAYS: Readonly<Record<PlayKind, true>> = { standard: true, 'on-base': true, 'on-minion': true };

const WANTED: readonly (readonly [Section, readonly string[]])[] = [
  ['purposes', Object.keys(PURPOSES)],
  [
    'purposes',
    [
      'may',
      'one of',
      'which side',
      'extra minion',
      'extra action',
      'extra minion or action',
      'where.minion',
      'where.action',
    ],
  ],
  ['windows', [...Object.keys(HAPPENINGS), 'respond']],
  ['waiting', Object.keys(DECISIONS)],
  ['obstacles', Object.keys(OBSTACLES)],
  ['reasons', Object.keys(REASONS)],
  ['phases', Object.keys(PHASES)],
  ['kinds', [...Object.keys(PLAYS), 'minion', 'base']],
  ['terms', TERMS],
  ['explanations', TERMS],
];

test.for(WANTED)('nothing of %s is without words', ([section, keys]) => {
  expect(keys.filter((key) => !Object.hasOwn(en.sections[section], key))).toEqual([]);
});

/** Templates by their key without the endings that i18next chooses between. */
function keysWith(variable: string, endings: RegExp): [Section, string][] {
  return SECTIONS.flatMap((section) =>
    Object.entries(en.sections[section]).flatMap(([key, template]): [Section, string][] =>
      template.includes(`{{${variable}}}`) && !endings.test(key) ? [[section, key]] : [],
    ),
  );
}

/** Others are only ever spoken of to somebody else than themselves. */
const NEVER_THE_LISTENER: readonly Section[] = ['waiting'];

test('whoever can be spoken of can be spoken to', () => {
  const missing = keysWith('player', /_you|_yours/u).filter(([section, key]) => {
    const spokenTo = key.replace(/(?<plural>_one|_other|_less)?$/u, '_you$1');
    return !NEVER_THE_LISTENER.includes(section) && !(spokenTo in en.sections[section]);
  });
  // Nobody is asked what to give to themselves, or which ban to lay on themselves.
  expect(missing).toEqual([
    ['purposes', 'give to'],
    ['purposes', 'one of for'],
  ]);
});

test('what is done to others can be done to the addressee', () => {
  const missing = keysWith('other', /_you|_yours/u).filter(
    ([section, key]) => !(key.replace(/(?<plural>_one|_other)?$/u, '_yours$1') in en.sections[section]),
  );
  expect(missing).toEqual([]);
});

test('plural forms come in pairs', () => {
  const lonely = SECTIONS.flatMap((section) =>
    Object.keys(en.sections[section]).filter((key) => {
      const pair = key.endsWith('_one') ? key.replace(/_one$/u, '_other') : key.replace(/_other$/u, '_one');
      return pair !== key && !(pair in en.sections[section]);
    }),
  );
  expect(lonely).toEqual([]);
});
