import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { StoryLine, TableView } from '@smashup/referee/protocol';
import { startTranslation } from '../../src/i18n/index.ts';
import type { Change } from '../../src/table/motion/change.ts';
import { direct } from '../../src/table/motion/direct.ts';
import { Places, type Seen, type SeenCard, type Sight } from '../../src/table/motion/sight.ts';

startTranslation();

const CARD = 9;
const [HERE, THERE] = [1, 2];

const VIEW: TableView = {
  viewer: 0,
  turn: { number: 3, phase: 'play', player: 0, minions: 0, actions: 0, extras: [] },
  players: [],
  bases: [],
  baseDeck: 5,
  baseDiscard: [],
  sharedDecks: [],
  box: [],
  limbo: [],
  duel: null,
  factionChoice: null,
  winner: null,
  winners: [],
  reckonings: [],
  teams: [],
  vpToWin: 15,
  rounds: null,
};

const seen = (): Seen => ({ element: document.createElement('div'), rect: new DOMRect(10, 20, 60, 80) });
const cardAt = (zone: number): ReadonlyMap<number, SeenCard> =>
  new Map([[CARD, { ...seen(), zone, stands: true }]]);

/** A phone that shows one base. */
function sight(shown: number, found: Partial<Sight>): Sight {
  const nothing = new Map();
  return {
    cards: nothing,
    hidden: nothing,
    bases: new Map([[shown, seen()]]),
    scenes: nothing,
    shares: nothing,
    duel: nothing,
    ...found,
  };
}

function change(lines: readonly StoryLine[], before: Sight, now: Sight): Change {
  return {
    lines,
    before,
    now,
    viewBefore: VIEW,
    view: VIEW,
    places: new Places(document.body),
    still: false,
    t: i18next.getFixedT('en', 'table'),
    nameOf: () => '',
  };
}

it('a phone that turns to another base moves no card', () => {
  const turnedTo = change([], sight(HERE, { hidden: cardAt(THERE) }), sight(THERE, { cards: cardAt(THERE) }));
  expect(direct(turnedTo).tracks).toEqual([]);
  const turnedAway = change([], sight(HERE, { cards: cardAt(HERE) }), sight(THERE, { hidden: cardAt(HERE) }));
  expect(direct(turnedAway).tracks).toEqual([]);
});

it('what is destroyed at a base that a phone has only just turned to is seen to break', () => {
  const line: StoryLine = {
    key: 'destroy',
    count: 0,
    text: [],
    aside: false,
    turn: 3,
    player: null,
    cards: [CARD],
    base: null,
    from: null,
    source: null,
  };
  const before = sight(HERE, { hidden: cardAt(THERE) });
  expect(direct(change([line], before, sight(THERE, {}))).props.length).toBeGreaterThan(1);
  expect(direct(change([line], before, sight(HERE, {}))).props).toEqual([]);
});
