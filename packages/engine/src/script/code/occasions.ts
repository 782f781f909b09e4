import { defOf } from '../../game.ts';
import type { EventTest } from '../../library/definitions.ts';
import type { NodesOf, OccasionNode, SubjectTestNode } from '../../library/nodes/grammar.ts';
import type { EVENT_TESTS, OCCASIONS, SUBJECT_TESTS, SUBJECTS } from '../../library/nodes/occasions.ts';
import type { Happening, HappeningKind } from '../../model/happening.ts';
import { NONE } from '../../model/ids.ts';
import { hasName } from '../../rules/names.ts';
import { isTrueOf } from '../../rules/scope.ts';
import { countRemembered, isRemembered, memoriesOf, rememberedAt } from '../../rules/this-turn.ts';
import type { Code, Lowering } from './lowering.ts';

/** What an ability waits for. It is read as things were at that moment (R10.6). */
export interface Occasion {
  readonly kinds: readonly HappeningKind[];
  readonly test: EventTest;
}

export const and =
  (one: EventTest, other: EventTest): EventTest =>
  (g, s, e) =>
    one(g, s, e) && other(g, s, e);

const always: EventTest = () => true;

const OCCASION_CODE: Code<typeof OCCASIONS, 'occasion', Occasion> = {
  happens({ what, to, that }, l) {
    return narrowed({ kinds: [what], test: to === undefined ? always : subjectOf(to, l) }, that, l);
  },
  either(node, l) {
    const one = l.occasion(node.one);
    const other = l.occasion(node.other);
    const test: EventTest = (g, s, e) =>
      (one.kinds.includes(e.kind) && one.test(g, s, e)) ||
      (other.kinds.includes(e.kind) && other.test(g, s, e));
    return narrowed({ kinds: [...one.kinds, ...other.kinds], test }, node.that, l);
  },
  before({ of, that }, l) {
    const occasion = l.occasion(of);
    const kinds = new Map(occasion.kinds.map((kind) => [kindBefore(kind), kind]));
    const test: EventTest = (g, s, e) => occasion.test(g, s, { ...e, kind: kinds.get(e.kind) ?? e.kind });
    return narrowed({ kinds: [...kinds.keys()], test }, that, l);
  },
};

export function occasionOf<W extends keyof typeof OCCASIONS>(
  node: NodesOf<typeof OCCASIONS, 'occasion', W>,
  l: Lowering,
): Occasion {
  return OCCASION_CODE[node.occasion](node, l);
}

function narrowed({ kinds, test }: Occasion, tests: OccasionNode['that'], l: Lowering): Occasion {
  const narrow = (before: EventTest, node: OccasionNode['that'][number]): EventTest =>
    and(before, eventTestOf(node, { kinds, test: before }, l));
  return { kinds, test: tests.reduce(narrow, test) };
}

/** What is announced before something happens, while everything is still as it was. */
const BEFORE: Partial<Record<HappeningKind, HappeningKind>> = {
  'to discard': 'before discard',
  counters: 'before counters',
  played: 'playing',
};

function kindBefore(kind: HappeningKind): HappeningKind {
  const before = BEFORE[kind];
  if (before === undefined) throw new Error(`Nothing is said before this happens: ${kind}.`);
  return before;
}

/** They are given what has been asked before them. */
type EventTestCode = {
  readonly [Word in keyof typeof EVENT_TESTS]: (
    node: NodesOf<typeof EVENT_TESTS, 'test', Word>,
    before: Occasion,
    l: Lowering,
  ) => EventTest;
};

const EVENT_TEST_CODE: EventTestCode = {
  if: ({ condition }, _, l) => l.condition(condition),
  here: () => (_, s, e) => e.base === s.here,
  'from here': () => (_, s, e) => e.from === s.here,
  elsewhere: () => (_, s, e) => e.base !== s.here,
  'on base': () => (_, __, e) => e.base !== NONE && e.on === NONE,
  'by you': () => (_, s, e) => e.player === s.you,
  'by others': () => (_, s, e) => e.player !== s.you,
  'with its extra': () => (_, s, e) => e.using === s.self,
  'off the top': () => (_, __, e) => e.offTheTop === true,
  directly: () => (_, __, e) => e.copied !== true,
  'out of':
    ({ zones }) =>
    (_, __, e) =>
      zones.includes(e.zone),
  'first in turn'({ of }, { kinds, test }) {
    const lists = memoriesOf(kinds);
    const isMeant = (past: Happening, e: Happening): boolean => {
      if (of === undefined) return true;
      return of === 'card' ? isRemembered(past, e) : past[of] === e[of];
    };
    return (g, s, e) => {
      let isFound = false;
      for (const list of lists) {
        for (let at = 0; at < countRemembered(g, list); at++) {
          const past = rememberedAt(g, list, at);
          if (past === null || !kinds.includes(past.kind)) continue;
          if (!isMeant(past, e) || !isTrueOf(test, g, s, past)) continue;
          // Another one came first, or it is happening for a second time.
          if (isFound === isRemembered(past, e)) return false;
          isFound = true;
        }
      }
      return isFound;
    };
  },
};

function eventTestOf<W extends keyof typeof EVENT_TESTS>(
  node: NodesOf<typeof EVENT_TESTS, 'test', W>,
  before: Occasion,
  l: Lowering,
): EventTest {
  return EVENT_TEST_CODE[node.test](node, before, l);
}

const SUBJECT_CODE: Code<typeof SUBJECTS, 'subject', EventTest> = {
  // Acting as if an action had been played is no play of a card (R10.35).
  card: ({ that }, l) =>
    ofKind((_, __, e) => e.kind !== 'played' || e.card !== NONE || e.stamp !== NONE, that, l),
  minion: ({ that }, l) => ofKind((_, __, e) => e.as === 'minion', that, l),
  action: ({ that }, l) => ofKind((_, __, e) => e.as === 'action', that, l),
  the({ card }, l) {
    const which = l.number(card);
    return (g, s, e) => e.card === which(g, s) && (s.since === undefined || e.stamp < s.since);
  },
  'one of'({ cards }, l) {
    const { matches } = l.selection(cards);
    return (g, s, e) => matches(g, s, e.card);
  },
};

function subjectOf<W extends keyof typeof SUBJECTS>(
  node: NodesOf<typeof SUBJECTS, 'subject', W>,
  l: Lowering,
): EventTest {
  return SUBJECT_CODE[node.subject](node, l);
}

function ofKind(kind: EventTest, that: readonly SubjectTestNode[], l: Lowering): EventTest {
  return that.reduce((before, node) => and(before, subjectTestOf(node, l)), kind);
}

const SUBJECT_TEST_CODE: Code<typeof SUBJECT_TESTS, 'test', EventTest> = {
  yours: () => (_, s, e) => e.controller === s.you,
  'of others': () => (_, s, e) => e.controller !== s.you,
  other: () => (_, s, e) => e.card !== s.self,
  named:
    ({ name }) =>
    (g, _, e) =>
      e.card !== NONE && hasName(g, e.card, name),
  labelled:
    ({ label }) =>
    (g, _, e) =>
      e.card !== NONE && defOf(g, e.card).labels.includes(label),
};

function subjectTestOf<W extends keyof typeof SUBJECT_TESTS>(
  node: NodesOf<typeof SUBJECT_TESTS, 'test', W>,
  l: Lowering,
): EventTest {
  return SUBJECT_TEST_CODE[node.test](node, l);
}
