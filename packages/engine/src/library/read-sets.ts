import type { SetSpec } from './card-spec.ts';
import { clauses, listOf, oneOf, record, text, whole, type Check } from './nodes/check.ts';
import { isBranch } from './nodes/walk.ts';

/**
 * Sets of cards that were written as JSON (`JSON.stringify(library.sets)`), checked before they are used: nobody's code is
 * run. A set with custom functions gets these from elsewhere.
 */
export function readSets(json: unknown): SetSpec[] {
  if (isSets(json)) return json;
  throw new Error(`These are no sets of cards: ${sets(json, 'sets') ?? ''}.`);
}

function isSets(json: unknown): json is SetSpec[] {
  return sets(json, 'sets') === null;
}

const nullOr =
  (check: Check): Check =>
  (json, path) =>
    json === null ? null : check(json, path);

const play = oneOf(['standard', 'on-base', 'on-minion']);
const vp: Check = (json, path) =>
  Array.isArray(json) && json.length === 3 ? listOf(whole)(json, path) : `${path}: not three numbers`;

/** What is printed on a card of each kind. */
const FACTS = {
  minion: { copies: whole, power: whole, text },
  action: { copies: whole, play, text },
  titan: { text },
  base: { breakpoint: whole, vp, text },
} as const;

function card(kind: keyof typeof FACTS, more: Readonly<Record<string, Check>> = {}): Check {
  const facts = FACTS[kind];
  return record(
    {
      kind: oneOf([kind]),
      name: text,
      facts: record(facts, {}),
      clauses,
      current: nullOr(
        record(
          {
            clause: oneOf(['current']),
            facts: record({}, { ...facts, name: text }),
            clauses: nullOr(clauses),
          },
          {},
        ),
      ),
      ...more,
    },
    {},
  );
}

const minion = card('minion');
const action = card('action');
const minionOrAction: Check = (json, path) =>
  isBranch(json) && json['kind'] === 'minion' ? minion(json, path) : action(json, path);

const factions = listOf(
  record({ name: text, summary: text, cards: listOf(minionOrAction) }, { titan: card('titan') }),
);
const sharedDecks = listOf(
  record(
    {
      name: text,
      cards: listOf(minionOrAction),
      ending: nullOr(record({ cardsPerVp: whole, tieGoesTo: oneOf(['fewest cards']) }, {})),
    },
    { faceDown: (json, path) => (json === true ? null : `${path}: not true`) },
  ),
);
const sets = listOf(
  record(
    {
      name: text,
      year: whole,
      factions,
      bases: listOf(card('base', { faction: text })),
      reprints: listOf(text),
    },
    { sharedDecks },
  ),
);
