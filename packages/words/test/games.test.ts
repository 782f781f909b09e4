import { library, smashUp } from '@smashup/cards';
import { cardsIn, HIDDEN, NONE, type Decision, type LogEvent, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createWords, plain, type Addressee, type Phrase, type Segment } from '../src/index.ts';
import { playRandomly } from './kit/games.ts';

/** All numbers of players, ways to choose factions, and printings. */
const SEEDS = [1, 2, 3, 4];
const MANY_SEEDS = Array.from({ length: 8 }, (_, i) => i + 1);
const words = createWords(smashUp);

/** What nobody should ever read: gaps, marks of templates, programmers' words, two stops, two spaces. */
const BROKEN = /undefined|null|NaN|\[object|\{\{|\}\}|<\/?you>|[.!?]\.$| {2}| \.|^$|^ /u;
/** A verb that does not fit its subject. */
const UNGRAMMATICAL = /\b[Yy]ou (?:plays|uses|moves|draws|puts|has|is|gets|wins|comes|goes)\b|\b[Yy]ou’s\b/u;

function addresseesTo(state: State): Addressee[] {
  return [NONE, ...state.players.keys()].map((you) => ({ state, you, seesAll: false }));
}

/** The addressees with what they may know. */
function viewersOf(state: State): Addressee[] {
  return addresseesTo(state).map(({ you }) => ({
    state: smashUp.view(state, you === NONE ? 'spectator' : you),
    you,
    seesAll: false,
  }));
}

function isBroken(phrase: Phrase): boolean {
  return BROKEN.test(sounded(phrase)) || UNGRAMMATICAL.test(sounded(phrase));
}

/** There are cards whose names trail off, or come out of nowhere, or end in a pronoun: that is not our grammar. */
function sounded(phrase: Phrase): string {
  return plain(
    phrase.map((segment) => ({
      ...segment,
      text: (segment.kind === 'card' ? segment.text.replace(/\bYou$/u, 'Them') : segment.text)
        .replace(/^\.{3} (?=\w)/u, '')
        .replace(/(?<=\w)\.{3}$/u, '!'),
    })),
  );
}

/** A key that has no words is shown as it is, without a stop. */
function isBrokenSentence(phrase: Phrase): boolean {
  return isBroken(phrase) || !/^[^a-z].*[.!?]$/u.test(sounded(phrase));
}

test.for(SEEDS)('in game %i every event can be told to everybody, and gives nothing away', (seed) => {
  const broken = new Set<string>();
  const leaks = new Set<string>();
  playRandomly(seed, {
    hear(event, state) {
      const all = { state, you: NONE, seesAll: true };
      for (const addressee of [...addresseesTo(state), all]) {
        const phrase = words.tellEvent(event, addressee);
        if (isBrokenSentence(phrase)) broken.add(plain(phrase));
        if (isSecretFrom(event, addressee) && namesCardOf(event, phrase)) leaks.add(plain(phrase));
      }
    },
    ask() {},
  });
  expect([...broken]).toEqual([]);
  expect([...leaks]).toEqual([]);
});

function isSecretFrom(event: LogEvent, { you, seesAll }: Addressee): boolean {
  if (seesAll || !('seenBy' in event) || event.seenBy === undefined) return false;
  return !event.seenBy.includes(you);
}

function namesCardOf(event: LogEvent, phrase: Phrase): boolean {
  const secret = cardsIn(event);
  return phrase.some(
    (segment) => segment.kind === 'card' && segment.def !== HIDDEN && secret.includes(segment.card),
  );
}

test.for(SEEDS)('in game %i every decision can be told to everybody, and gives nothing away', (seed) => {
  const broken = new Set<string>();
  const leaks = new Set<string>();
  const unlike: string[] = [];
  const repeated = new Set<string>();
  playRandomly(seed, {
    hear() {},
    ask(decision, state) {
      for (const viewer of viewersOf(state)) {
        const seen = viewer.state.pending ?? decision;
        const prompt = words.tellPrompt(seen, viewer);
        const choices = tellOptions(seen, viewer);
        const told = words.tellOptions(seen, viewer);
        const names = told.map(({ name }) => plain(name));
        const lines = told.map(({ description }) => plain(description));
        const both = told.flatMap(({ name, description }) => [name, description]);
        if (JSON.stringify(both) !== JSON.stringify(choices)) unlike.push(names.join(', '));
        for (const text of [...twiceIn(names), ...twiceIn(lines)]) repeated.add(text);
        if (isBrokenSentence(prompt)) broken.add(plain(prompt));
        for (const phrase of choices) if (isBroken(phrase)) broken.add(plain(phrase));
        for (const phrase of [prompt, ...choices])
          if (!phrase.every((segment) => isSoIn(viewer.state, segment))) leaks.add(plain(phrase));
      }
    },
  });
  expect([...broken]).toEqual([]);
  expect([...leaks]).toEqual([]);
  // Told together they read as each does alone.
  expect(unlike).toEqual([]);
  // Two options never read the same.
  expect([...repeated]).toEqual([]);
});

function twiceIn(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

function tellOptions(decision: Decision, addressee: Addressee): Phrase[] {
  return decision.options.flatMap((option) => [
    words.nameOption(option, decision, addressee),
    words.describeOption(option, decision, addressee),
  ]);
}

/** A card carries its own number and name, or says that it is hidden; a player carries their own name. */
function isSoIn({ defs, players }: State, segment: Segment): boolean {
  if (segment.kind === 'text') return true;
  const text = segment.text.toLowerCase();
  if (segment.kind === 'player') {
    return text.startsWith('you') || text === players[segment.seat]?.name.toLowerCase();
  }
  const { card, def } = segment;
  return defs[card] === def && text === (def === HIDDEN ? 'a card' : library.defs[def]?.name.toLowerCase());
}

test('the words that cards offer are all in the catalogue', () => {
  const offered = new Map<string, string>();
  for (const seed of MANY_SEEDS) {
    playRandomly(seed, {
      hear() {},
      ask(decision, state) {
        for (const option of decision.options) {
          if (option.kind !== 'mode') continue;
          const addressee = { state, you: decision.seat, seesAll: false };
          offered.set(option.mode, plain(words.nameOption(option, decision, addressee)));
        }
      },
    });
  }
  // What the catalogue does not know is said as the card says it, in small letters; a number speaks for itself.
  expect([...offered.values()].filter((name) => /^[^A-Z\d]/u.test(name))).toEqual([]);
  expect(offered.size).toBeGreaterThan(10);
});
