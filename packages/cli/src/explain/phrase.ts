import type { HappeningKind } from '@smashup/engine';
import { SENTENCES } from './sentences.ts';

/** Anything in a tree that has fields. */
export type Branch = Readonly<Record<string, unknown>>;

export function isBranch(thing: unknown): thing is Branch {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** The happening, after its subject. */
const HAPPENINGS: Readonly<Record<HappeningKind, string>> = {
  'turn start': 'a turn begins',
  'turn end': 'a turn ends',
  played: 'is played',
  moved: 'moves',
  destroyed: 'is destroyed',
  'to discard': 'goes from play to the discard pile',
  'host left': 'loses the minion that it is on',
  discarded: 'is discarded from a hand or deck',
  returned: 'returns to a hand',
  'left play': 'leaves play',
  'handed over': 'is handed over',
  buried: 'is buried',
  uncovered: 'is uncovered',
  'base entered': 'a base comes into play',
  'before scoring': 'a base is about to score',
  'when scoring': 'a base scores',
  'after scoring': 'a base has scored',
  replaced: 'a scored base is replaced',
  duel: 'enters a duel',
  dueling: 'a duel is about to be decided',
  seen: 'is looked at or revealed',
  revealed: 'is revealed from a deck',
  affected: 'is affected',
  'duel won': 'wins a duel',
  playing: 'is about to be played',
  'before discard': 'is about to go to the discard pile',
  'before counters': 'is about to get counters',
  counters: 'gets or loses counters',
  'drawn shared': 'is drawn from a shared deck',
  searched: 'a deck is searched',
  'given away': 'is given to another player',
  followed: 'is followed by a card',
  transferred: 'is transferred',
  'into stasis': 'is put into stasis',
  'stasis counter off': 'loses a stasis counter',
  'power gained': 'gains power',
  'talent used': 'uses a talent',
  'affected by talent': 'is affected by a talent',
  'counters transferred': 'gets counters from another card',
  'coin landed': 'a coin has landed',
  'coin flipped': 'a coin has been flipped',
  'special used': 'a Special is used',
  raised: 'has its power directly raised',
  'to hand': 'comes out of play or a discard pile into a hand',
};

type Phrases = Readonly<Record<string, string>>;

const VALUES: Phrases = {
  ...SENTENCES.numbers,
  ...SENTENCES.lists,
  ...SENTENCES.conditions,
  ...SENTENCES.names,
};
const NOUNS: Phrases = {
  ...SENTENCES.cardNouns,
  ...SENTENCES.baseNouns,
  ...SENTENCES.playerNouns,
  ...SENTENCES.pileNouns,
  ...SENTENCES.mixedNouns,
};

/** Nodes that read the same wherever they are, by the field that has their word. */
const BY_KEY: readonly (readonly [key: string, phrases: Phrases])[] = [
  ['word', VALUES],
  ['noun', NOUNS],
  ['occasion', SENTENCES.occasions],
  ['subject', SENTENCES.subjects],
  ['cause', SENTENCES.causes],
  ['rule', SENTENCES.rules],
  ['verb', SENTENCES.verbs],
  ['ability', SENTENCES.abilities],
  // A test that stands alone is one for every noun.
  ['test', SENTENCES.tests],
];

/** The phrase for a node or for the value of a field. */
export function phrase(thing: unknown): string {
  if (typeof thing === 'boolean') return thing ? 'yes' : 'no';
  if (Array.isArray(thing)) return thing.map(phrase).join(' and ');
  if (!isBranch(thing)) return String(thing);
  if ('all' in thing)
    return [phrase(thing['all']), ...tests(thing['that'], testsFor(thing['all']))].join(' ');
  if ('plays' in thing) return ['plays', ...tests(thing['plays'], SENTENCES.playTests)].join(' ');
  for (const [key, phrases] of BY_KEY) {
    const word = thing[key];
    if (typeof word === 'string' && key in thing && Object.hasOwn(phrases, word))
      return filled(phrases[word] ?? '', thing);
  }
  return `${phrase(thing['kind'])}${grant(thing)}`;
}

/** The limits of an extra play. */
function grant(of: Branch): string {
  return filled(SENTENCES.grants.grant, of);
}

function tests(those: unknown, phrases: Phrases): string[] {
  if (!Array.isArray(those)) return [];
  return those.flatMap((test: unknown) =>
    isBranch(test) ? [filled(phrases[String(test['test'])] ?? '', test)] : [],
  );
}

/** The same word can mean another test for another kind of noun. */
function testsFor(noun: unknown): Phrases {
  if (!isBranch(noun)) return SENTENCES.tests;
  const word = String(noun['noun']);
  const { one } = noun;
  if (word === 'either' && isBranch(one)) return testsFor(one['all']);
  if (Object.hasOwn(SENTENCES.cardNouns, word)) return { ...SENTENCES.tests, ...SENTENCES.cardTests };
  if (Object.hasOwn(SENTENCES.baseNouns, word)) return { ...SENTENCES.tests, ...SENTENCES.baseTests };
  if (Object.hasOwn(SENTENCES.playerNouns, word)) return { ...SENTENCES.tests, ...SENTENCES.playerTests };
  return { ...SENTENCES.tests, ...SENTENCES.pileTests };
}

/** Square brackets drop out if their field is missing. */
function filled(sentence: string, node: Branch): string {
  return sentence
    .replaceAll(/\[([^\]]*)\]/gu, (_, part: string) =>
      /\{(\w+)\}/u
        .exec(part)
        ?.slice(1)
        .every((name) => name in node)
        ? part
        : '',
    )
    .replaceAll(/\{(\w+)\}/gu, (_, name: string) => field(name, node));
}

const LETTERS = 'xyzuvw';

function field(name: string, node: Branch): string {
  const value = node[name];
  if (name === 'grant' && value === undefined) return grant(node);
  if (name === 'that') {
    const found = tests(value, 'occasion' in node ? SENTENCES.eventTests : SENTENCES.subjectTests);
    return found.length === 0 ? '' : ` ${found.join(' ')}`;
  }
  if (name === 'what') return Object.entries(HAPPENINGS).find(([kind]) => kind === value)?.[1] ?? '';
  if (typeof value === 'number' && isReference(name, node)) {
    const isToVerb =
      node['word'] === 'result' ||
      node['word'] === 'results' ||
      'verb' in node ||
      node['word'] === 'named by';
    return isToVerb && name === 'of' ? String(value + 1) : (LETTERS[value] ?? String(value));
  }
  return phrase(value);
}

/** A number that stands for a verb or for one of several, and is not an amount. */
function isReference(name: string, node: Branch): boolean {
  if (name === 'each') return true;
  const words = ['result', 'results', 'named by', 'each', 'player of each', 'name of each'];
  return name === 'of' && (words.includes(String(node['word'])) || node['verb'] === 'put tops back');
}
