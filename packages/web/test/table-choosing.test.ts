import type { DecisionView, OptionView, TableView } from '@smashup/referee/protocol';
import { describe, expect, it } from 'vitest';
import { sortChoices } from '../src/table/choosing/choices.ts';
import { cardsAt } from '../src/table/find-cards.ts';
import { chosenFor, markAll, marksAmong, type Marks } from '../src/table/choosing/marks.ts';
import { isEnough, isPassing, mayPickNothing, toggle } from '../src/table/choosing/picks.ts';
import { pileOfTray } from '../src/table/cards/tray.tsx';

const TABLE: TableView = {
  viewer: 0,
  turn: { number: 3, phase: 'play', player: 0, minions: 1, actions: 1, extras: [] },
  players: [
    player(0, [
      { card: 1, face: 10 },
      { card: 2, face: 11 },
    ]),
    player(1, [{ card: 3, face: -1 }]),
  ],
  bases: [
    {
      card: 90,
      face: 50,
      breakpoint: 20,
      printedBreakpoint: 20,
      vp: [4, 2, 1],
      total: 3,
      counters: 0,
      scoring: false,
      standings: [],
      titans: [{ card: 9, face: 14, controller: 1, owner: 1, counters: 2, power: 2 }],
      minions: [
        {
          card: 7,
          face: 12,
          controller: 1,
          owner: 1,
          power: 3,
          printedPower: 3,
          counters: 0,
          actions: [{ card: 8, face: 13, controller: 0, power: 0 }],
        },
      ],
      actions: [],
      buried: [],
    },
  ],
  baseDeck: 5,
  baseDiscard: [],
  limbo: [],
  duel: null,
  winner: null,
  winners: [],
  reckonings: [],
  teams: [],
  vpToWin: 15,
  rounds: null,
  factionChoice: null,
  sharedDecks: [],
  box: [],
};

function player(seat: number, hand: TableView['players'][number]['hand']): TableView['players'][number] {
  return {
    seat,
    name: `Player ${seat}`,
    factions: [],
    vp: 0,
    hand,
    deck: 30,
    discard: [],
    mayBeInDeck: [],
    titans: [{ card: 60 + seat, face: 20, counters: 0 }],
  };
}

function option(changes: Partial<OptionView>): OptionView {
  const words = [{ kind: 'text', text: 'it' } as const];
  return { label: words, detail: words, target: null, kind: 'card', idle: null, shows: null, ...changes };
}

function decision(options: readonly OptionView[], changes: Partial<DecisionView> = {}): DecisionView {
  return {
    id: 1,
    seat: 0,
    kind: 'choose',
    prompt: [],
    source: null,
    options,
    min: 1,
    max: 1,
    confirmPass: false,
    ...changes,
  };
}

const onCard = (card: number) => option({ target: { kind: 'card', card }, shows: { card, face: 10 } });

describe('where the options of a decision are', () => {
  it('lights up cards of the hand, minions, actions on them, bases and players', () => {
    const { ofCard, ofPlayer } = sortChoices(
      decision([
        onCard(1),
        onCard(7),
        onCard(8),
        option({ kind: 'base', target: { kind: 'base', base: 90 } }),
        option({ kind: 'player', target: { kind: 'player', seat: 1 } }),
      ]),
      TABLE,
    );
    expect([...ofCard]).toEqual([
      [1, [0]],
      [7, [1]],
      [8, [2]],
      [90, [3]],
    ]);
    expect([...ofPlayer]).toEqual([[1, [4]]]);
  });

  it('keeps together what one card stands for', () => {
    expect(sortChoices(decision([onCard(7), onCard(7)]), TABLE).ofCard.get(7)).toEqual([0, 1]);
  });

  it('shows cards that lie nowhere in the tray, and words as buttons', () => {
    const { inTray, asButtons } = sortChoices(
      decision([
        option({ shows: { card: 33, face: 4 } }),
        option({ kind: 'mode' }),
        option({ kind: 'pass' }),
      ]),
      TABLE,
    );
    expect(inTray).toEqual([0]);
    expect(asButtons).toEqual([1, 2]);
  });

  it('does not light up a card in the hand of another player, which is not drawn', () => {
    expect(sortChoices(decision([onCard(3)]), TABLE).inTray).toEqual([0]);
  });

  it('lights up nothing while somebody else decides', () => {
    expect(sortChoices(null, TABLE).ofCard.size).toBe(0);
  });
});

describe('picking several', () => {
  const upToTwo = decision([onCard(1), onCard(2), onCard(7)], { min: 0, max: 2 });

  it('picks and takes back', () => {
    expect(toggle(upToTwo, [], 1)).toEqual([1]);
    expect(toggle(upToTwo, [1, 0], 1)).toEqual([0]);
  });

  it('refuses more than allowed', () => {
    expect(toggle(upToTwo, [0, 1], 2)).toBeNull();
  });

  it('adds the last one by itself when everything is put in order', () => {
    const order = decision([onCard(1), onCard(2), onCard(7)], { kind: 'order', min: 3, max: 3 });
    expect(toggle(order, [2], 0)).toEqual([2, 0, 1]);
  });

  it('is enough between the least and the most', () => {
    const two = decision([onCard(1), onCard(2), onCard(7)], { min: 2, max: 2 });
    expect(isEnough(two, [0])).toBe(false);
    expect(isEnough(two, [0, 2])).toBe(true);
  });

  it('offers "none" only where no option says so', () => {
    expect(mayPickNothing(upToTwo)).toBe(true);
    expect(mayPickNothing(decision([option({ kind: 'pass' })], { min: 0 }))).toBe(false);
    expect(isPassing(decision([onCard(1), option({ kind: 'pass' })]), [1])).toBe(true);
  });
});

describe('what glows', () => {
  it('tells what would have no effect, unless it is hinted at or picked', () => {
    const choices = sortChoices(decision([onCard(1), onCard(2), onCard(7)]), TABLE);
    const marks = (picking: Partial<Parameters<typeof markAll>[1]>): Record<string, string> =>
      Object.fromEntries(
        markAll(choices, { picks: [], ordered: false, hinted: [], idle: [1, 2], ...picking }).cards,
      );
    expect(marks({})).toEqual({ 1: 'choice', 2: 'idle', 7: 'idle' });
    expect(marks({ hinted: [1], picks: [2] })).toEqual({ 1: 'choice', 2: 'hinted', 7: 'picked' });
  });

  it('numbers the picks where their order counts, and marks the hint', () => {
    const choices = sortChoices(decision([onCard(1), onCard(2), onCard(7), onCard(8)]), TABLE);
    const { cards } = markAll(choices, { picks: [2, 0], ordered: true, hinted: [1], idle: [] });
    expect(Object.fromEntries(cards)).toEqual({ 1: 'picked 2', 2: 'hinted', 7: 'picked 1', 8: 'choice' });
  });
});

describe('what is drawn anew when something else can be chosen', () => {
  const [base] = TABLE.bases;
  const there = base === undefined ? [] : [base, ...cardsAt(base)];
  const marking = (card: number): Marks => ({
    cards: new Map([[card, 'choice']]),
    players: new Map(),
    columns: new Set(),
    chosen: null,
  });

  it.each([90, 9, 7, 8])('is a base where card %i stands out', (card) => {
    const marks = marking(card);
    expect(marksAmong(marks, there)).toBe(marks);
  });

  it('is a base whose column stands out', () => {
    const marks: Marks = { cards: new Map(), players: new Map(), columns: new Set([90]), chosen: null };
    expect(marksAmong(marks, there)).toBe(marks);
  });

  it('is no base where nothing does', () => {
    const [one, other] = [marksAmong(marking(1), there), marksAmong(marking(2), there)];
    expect(one).toBe(other);
    expect(one.cards.size).toBe(0);
  });
});

describe('what a question is about', () => {
  const base = option({ kind: 'base', target: { kind: 'base', base: 90 } });
  const naming = (...cards: readonly number[]): DecisionView['prompt'] =>
    cards.map((card) => ({ kind: 'card', text: 'a name', card, def: 0 }));

  it('is the card that is played, or the minion that moves', () => {
    const source = { card: 1, face: 10 };
    expect(chosenFor(decision([base], { kind: 'where', source }))).toBe(1);
    expect(chosenFor(decision([base], { source, prompt: naming(1, 7) }))).toBe(7);
    expect(chosenFor(decision([base], { source, prompt: naming(1) }))).toBeNull();
    expect(chosenFor(decision([base], { source, prompt: naming(1, 90) }))).toBeNull();
    expect(chosenFor(decision([option({})], { source, prompt: naming(1, 7) }))).toBeNull();
  });

  it('is chosen from a pile, which is named', () => {
    const shown = (card: number, face = 10): OptionView => option({ shows: { card, face } });
    const [you, rival] = TABLE.players;
    if (you === undefined || rival === undefined) throw new Error('Two play.');
    const view: TableView = {
      ...TABLE,
      players: [
        { ...you, discard: [{ card: 30, face: 10 }], mayBeInDeck: [44] },
        { ...rival, discard: [{ card: 31, face: 10 }] },
      ],
    };
    const from = (...options: readonly OptionView[]): string =>
      pileOfTray(view, decision(options), [...options.keys()]);
    expect(from(shown(30))).toBe('own discard pile');
    expect(from(shown(31))).toBe('discard pile');
    expect(from(shown(3))).toBe('hand');
    expect(from(shown(40, 44))).toBe('own deck');
    expect(from(shown(30), shown(31))).toBe('several');
    expect(from(shown(41, 45))).toBe('several');
  });
});
