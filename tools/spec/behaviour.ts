import { library } from '@smashup/cards';
import type { Clause, SetSpec } from '@smashup/engine';
import { readReasons } from './files.ts';

/**
 * Does the text of every card, in both printings, speak of what its tree does? Compared are numbers, the names of other
 * cards, zones, verbs and how long things last. What differs on purpose is listed with its reason in EXCEPTIONS.
 */

const EXCEPTIONS = 'packages/cards/test/said-otherwise.txt';

type Entry =
  | SetSpec['bases'][number]
  | SetSpec['factions'][number]['cards'][number]
  | NonNullable<SetSpec['factions'][number]['titan']>;

interface Printing {
  readonly name: string;
  readonly text: string;
  readonly clauses: readonly Clause[];
}

type Branch = Readonly<Record<string, unknown>>;

/** What is in the tree or in the text, of one kind: it has to be in both. */
interface Aspect {
  readonly inText: (text: string) => boolean;
  /** A text has to speak of it. */
  readonly inTree: (nodes: readonly Branch[]) => boolean;
  /** A text may speak of it, and need not. */
  readonly implied?: (nodes: readonly Branch[]) => boolean;
}

export function textsThatSayOtherwise(): string[] {
  const exceptions = readReasons(EXCEPTIONS);
  const found = library.sets.flatMap(printingsOf).flatMap(differencesOf);
  return [
    ...found.filter((line) => !exceptions.has(line)),
    ...[...exceptions.keys()]
      .filter((line) => !found.includes(line))
      .map((line) => `${EXCEPTIONS} lists what is not so: ${line}`),
  ];
}

function printingsOf({ factions, bases, sharedDecks = [] }: SetSpec): Printing[] {
  const entries: Entry[] = [
    ...factions.flatMap(({ cards, titan }): Entry[] =>
      titan === undefined ? [...cards] : [...cards, titan],
    ),
    ...bases,
    ...sharedDecks.flatMap(({ cards }) => cards),
  ];
  return entries.flatMap(({ name, facts, clauses, current }) => {
    const isOld = !('copies' in facts) || facts.copies > 0;
    const isGone = current === null || ('copies' in current.facts && current.facts.copies === 0);
    return [
      ...(isOld ? [{ name, text: facts.text, clauses }] : []),
      ...(isGone
        ? []
        : [
            {
              name: `${name} (current)`,
              text: current.facts.text ?? facts.text,
              clauses: current.clauses ?? clauses,
            },
          ]),
    ];
  });
}

function differencesOf({ name, text, clauses }: Printing): string[] {
  const nodes = [...nodesIn(clauses)];
  const found: string[] = [];
  for (const [what, { inText, inTree, implied }] of Object.entries(ASPECTS)) {
    const [said, done] = [inText(text), inTree(nodes)];
    if (done && !said) found.push(`${name}: ${what} is only in the tree`);
    if (said && !done && implied?.(nodes) !== true) found.push(`${name}: ${what} is only in the text`);
  }
  const [said, done] = [numbersInText(text), numbersInTree(nodes)];
  for (const number of said) if (!done.has(number)) found.push(`${name}: ${number} is only in the text`);
  for (const number of done) if (!said.has(number)) found.push(`${name}: ${number} is only in the tree`);
  return [...found, ...namesThatDiffer(name, text, clauses, nodes)];
}

function* nodesIn(tree: unknown): Generator<Branch> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesIn(each);
  else if (isBranch(tree)) {
    yield tree;
    for (const value of Object.values(tree)) yield* nodesIn(value);
  }
}

function isBranch(thing: unknown): thing is Branch {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const ORDINALS = ['second', 'third', 'fourth', 'fifth'];

/** 0 and 1 are said in many ways. */
function numbersInText(text: string): Set<number> {
  const bare = text.replaceAll(/\+1 power counter/gu, 'counter');
  const found = [...bare.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
  for (const [word] of bare.toLowerCase().matchAll(/\b[a-z]+\b/gu))
    if (NUMBERS.includes(word)) found.push(NUMBERS.indexOf(word));
  if (/\btwice\b/u.test(bare)) found.push(2);
  for (const [at, word] of ORDINALS.entries()) if (bare.includes(word)) found.push(at + 2);
  return new Set(found.filter((number) => number > 1));
}

/** Numbers that refer to a verb or to one of several are no amounts. */
function numbersInTree(nodes: readonly Branch[]): Set<number> {
  const found = nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) =>
      typeof value === 'number' && !['each', 'version', 'place'].includes(name) && !isReference(name, node)
        ? [Math.abs(value)]
        : [],
    ),
  );
  if (hasRule('talent twice')(nodes)) found.push(2);
  return new Set(found.filter((number) => number > 1));
}

function isReference(name: string, { word, verb }: Branch): boolean {
  const words = ['result', 'results', 'named by', 'each', 'player of each', 'name of each'];
  return name === 'of' && (words.includes(String(word)) || verb === 'put tops back');
}

const hasVerb =
  (...verbs: readonly string[]) =>
  (nodes: readonly Branch[]): boolean =>
    nodes.some(({ verb }) => typeof verb === 'string' && verbs.includes(verb));
const hasRule =
  (...rules: readonly string[]) =>
  (nodes: readonly Branch[]): boolean =>
    nodes.some(({ rule }) => typeof rule === 'string' && rules.includes(rule));
const has =
  (key: string, ...values: readonly string[]) =>
  (nodes: readonly Branch[]): boolean =>
    nodes.some((node) => values.includes(String(node[key])));
const any =
  (...those: readonly ((nodes: readonly Branch[]) => boolean)[]) =>
  (nodes: readonly Branch[]): boolean =>
    those.some((one) => one(nodes));
const says =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

const ASPECTS: Readonly<Record<string, Aspect>> = {
  destroying: {
    inText: says(/\bdestroy/iu),
    inTree: any(
      hasVerb('destroy', 'destroy base'),
      hasRule('destroys'),
      has('what', 'destroyed'),
      has('ability', 'instead of destroying'),
      has('word', 'was destroyed'),
      (nodes) =>
        nodes.some(
          ({ verbs, when }) => (Array.isArray(verbs) && verbs.includes('destroy')) || when === 'destroyed',
        ),
    ),
  },
  drawing: {
    inText: says(/\bdraw/iu),
    inTree: any(hasVerb('draw', 'draw from'), has('what', 'drawn shared')),
    implied: hasVerb('to hand'),
  },
  dueling: {
    inText: says(/\bduel/iu),
    inTree: any(
      hasVerb('duel'),
      has('what', 'duel', 'duel won', 'dueling'),
      has('word', 'duel is at', 'duel is on', 'is duelist'),
    ),
  },
  burying: {
    inText: says(/\bbur(?:y|ied|ies)/iu),
    inTree: any(hasVerb('bury'), has('noun', 'buried'), has('what', 'buried')),
    implied: has('noun', 'cards in play'),
  },
  storing: {
    inText: says(/\bstor(?:e|es|ed)\b/iu),
    inTree: any(hasVerb('store'), has('noun', 'stored under')),
  },
  uncovering: {
    inText: says(/\buncover/iu),
    inTree: any(hasVerb('uncover'), has('ability', 'on uncover'), has('what', 'uncovered')),
  },
  VP: { inText: says(/\bVP\b/u), inTree: any(hasVerb('gain VP'), hasVerb('lose VP'), hasRule('more award')) },
  searching: {
    inText: says(/\bsearch/iu),
    inTree: any(
      hasVerb(
        'search',
        'search and play',
        'search deck or discard pile',
        'search hand, deck or discard pile',
      ),
      has('what', 'searched'),
    ),
    implied: has('for', 'search'),
  },
  revealing: {
    inText: says(/\breveal/iu),
    inTree: any(
      hasVerb('reveal', 'reveal hands', 'reveal top of each', 'reveal at random'),
      has('what', 'revealed', 'seen'),
    ),
    implied: any(hasVerb('play minion off the top', 'reveal until', 'search'), has('clause', 'mentions')),
  },
  'control changing': {
    inText: says(/(?<!if you )\bcontrol\b/iu),
    inTree: any(hasVerb('give control'), hasRule('you control')),
  },
  stasis: {
    inText: says(/\bstasis\b/iu),
    inTree: any(
      hasVerb('into stasis', 'add stasis counters', 'remove stasis counters'),
      has('noun', 'in stasis'),
      has('word', 'stasis was over'),
    ),
  },
  counters: {
    inText: says(/(?<!\bstasis )\bcounters?\b/iu),
    inTree: any(
      hasVerb(
        'place counters',
        'share counters',
        'divert counter',
        'remove counters',
        'transfer counters',
        'choose counters',
      ),
      has('word', 'counters on', 'its counters', 'counters placed this turn'),
      has('test', 'with counters'),
      has('what', 'counters', 'before counters'),
    ),
  },
  'an extra play': {
    inText: says(/\bextra (?:minion|action|play)/iu),
    inTree: any(
      hasVerb('extra minion', 'extra action', 'extra minion and action'),
      hasRule('extra each turn'),
    ),
    implied: any(
      hasVerb(
        'extra minion now',
        'may play',
        'may play at',
        'play',
        'play each',
        'play minion off the top',
        'take or play',
        'search and play',
        'may play one at each',
        'play only one',
      ),
      has('ability', 'in answer to'),
      has('test', 'with its extra', 'as extras'),
    ),
  },
  'the end of the turn': {
    inText: says(/\bend of (?:the|your|each|every)[\w ’]*turn|\bon (?:their|your) next turn\b/iu),
    inTree: any(
      has('until', 'end of turn', 'end of your turn', 'end of your next turn'),
      has('what', 'turn end'),
    ),
  },
  'the start of a turn': {
    inText: says(/\bstart of (?:your|each|every|the|a)[\w ’]*turn/iu),
    inTree: any(has('until', 'start of your turn'), has('what', 'turn start')),
  },
  'the discard pile': {
    // The base discard pile is another one.
    inText: says(/(?<!\bbase )\bdiscard pile/iu),
    inTree: any(
      has('noun', 'discard pile', 'discard piles'),
      has('word', 'is in discard pile'),
      hasVerb('search deck or discard pile', 'search hand, deck or discard pile'),
      has('clause', 'from discard'),
      hasRule('may play from discard'),
    ),
    implied: any(
      has('what', 'to discard', 'before discard', 'discarded'),
      has('to', 'discard'),
      has('from', 'discard'),
      has('ability', 'instead of going to discard pile'),
      has('word', 'goes to the discard pile next', 'has no claimed destination'),
      has('what', 'to hand'),
      (nodes) => nodes.some(({ inDiscard }) => inDiscard === true),
      (nodes) => nodes.some(({ zones }) => Array.isArray(zones) && zones.includes('discard')),
      hasVerb('discard'),
    ),
  },
  'the box': { inText: says(/\bbox\b/iu), inTree: any(hasVerb('to box'), has('to', 'box')) },
  'a breakpoint': {
    inText: says(/\bbreakpoint/iu),
    inTree: any(
      hasRule('more breakpoint', 'starting breakpoint'),
      has('word', 'breakpoint', 'scored breakpoint'),
      has('test', 'breakpoint below'),
    ),
  },
  'a talent': {
    inText: says(/\btalent/iu),
    inTree: any(has('ability', 'talent'), has('verb', 'use talent'), hasRule('talent twice')),
  },
  cancelling: { inText: says(/\b(?:cancel|ignore)/iu), inTree: hasRule('cancels', 'ignores ability') },
  shuffling: {
    inText: says(/\bshuffle/iu),
    inTree: any(has('to', 'deck shuffled', 'shuffled'), hasVerb('shuffle into your deck')),
    // R9.12, R9.14: a deck that was searched, or whose cards were revealed, is shuffled.
    implied: any(
      hasVerb(
        'shuffle',
        'shuffle back',
        'search',
        'search and play',
        'search deck or discard pile',
        'search hand, deck or discard pile',
      ),
    ),
  },
};

/** Names of cards that a text speaks of have to be in the tree, and the other way round. */
function namesThatDiffer(
  name: string,
  text: string,
  clauses: readonly Clause[],
  nodes: readonly Branch[],
): string[] {
  const own = name.replace(' (current)', '');
  const inTree = new Set(
    nodes.flatMap((node) =>
      ['name', 'specific', 'deck'].flatMap((key) => (typeof node[key] === 'string' ? [node[key]] : [])),
    ),
  );
  const mentioned = clauses.flatMap((clause) => (clause.clause === 'mentions' ? clause.names : []));
  // A group of cards is spoken of by the name they share.
  const missing = [...inTree, ...mentioned].filter(
    (one) => one !== own && !text.includes(one) && !text.includes(one.split(' ')[0]),
  );
  const named = NAMES.filter((one) => one !== own && isNamed(one, text));
  // Part of a longer name is no name of its own: Snow White in The Other Snow White.
  const spoken = named.filter((one) => !named.some((longer) => longer !== one && longer.includes(one)));
  return [
    ...missing.map((one) => `${name}: ${one} is only in the tree`),
    ...spoken
      .filter((one) => !inTree.has(one) && !mentioned.includes(one))
      .map((one) => `${name}: ${one} is only in the text`),
  ];
}

/** A name of several words, or one that no sentence would begin with by chance. */
function isNamed(name: string, text: string): boolean {
  return name.includes(' ') && text.includes(name);
}

const NAMES = [...new Set(library.defs.map(({ name }) => name))];
