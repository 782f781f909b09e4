import { smashUp } from '@smashup/cards';
import { randomBelow, type ArrangedCard, type RandomState, type State, type View } from '@smashup/engine';
import { plain } from '@smashup/words';
import { describe, expect, test } from 'vitest';
import { createInstruments } from '../src/instruments.ts';
import type { Entry, GivenOrder, Match, StandingOrder } from '../src/index.ts';
import { giveOrder, holds } from '../src/standing-order.ts';
import { at, beginAnswering, PATIENTLY, prepareNext, randomly, referee, watcher } from './kit/table.ts';

const { reading } = createInstruments(smashUp);
const BOB = 1;
const SPIRIT = { card: 'Spirit', controller: BOB };

interface Table {
  readonly pits?: readonly ArrangedCard[];
  readonly dojo?: readonly ArrangedCard[];
  readonly turn?: 0 | 1 | 2;
  /** How often everybody who is asked passes. */
  readonly passed?: number;
}

/** Bob's Spirit at Tar Pits, in Ann's turn, unless it is said otherwise. */
function arranged({ pits = [SPIRIT], dojo = [], turn = 0, passed = 0 }: Table): State {
  const factions = [
    ['Ninjas', 'Aliens'],
    ['Ghosts', 'Dinosaurs'],
    ['Pirates', 'Robots'],
  ] as const;
  const players = factions.map((pair, seat) => ({
    name: ['Ann', 'Bob', 'Cho'][seat],
    factions: pair,
    askAlways: true,
  }));
  const deck = ['Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte'];
  const state = smashUp.arrange(smashUp.config({ players }), 1, {
    players: [{ deck, hand: ['Shinobi'] }, { deck }, { deck, hand: ['Full Sail'] }],
    bases: [
      { base: 'Tar Pits', cards: pits },
      { base: 'Ninja Dojo', cards: dojo },
    ],
    baseDeck: ['The Mothership', 'Jungle Oasis'],
    turn,
  });
  for (let times = 0; times < passed; times++) pass(state);
  return state;
}

function pass(state: State): void {
  const { pending } = state;
  if (pending === null) throw new Error('The game is over.');
  const pick = pending.options.findIndex(({ kind }) => kind === 'pass');
  smashUp.apply(state, { decision: pending.id, picks: [Math.max(0, pick)] });
}

function seen(table: Table): View {
  return smashUp.view(arranged(table), BOB);
}

/** The order of Bob's when everything is as arranged. */
function given(order: StandingOrder, table: Table = {}): GivenOrder {
  const one = giveOrder(order, 0, seen(table), reading);
  if (one === null) throw new Error('There is no such card.');
  return one;
}

function spiritIn(view: View): number {
  const spirit = view.table.find((card) => smashUp.library.defs[view.defs[card]].name === 'Spirit');
  if (spirit === undefined) throw new Error('There is no Spirit.');
  return spirit;
}

const STRONG: ArrangedCard = { card: 'Ninja Master', controller: 0, counters: 20 };

describe('a standing order ends', () => {
  const spirit = spiritIn(seen({}));
  const touched: StandingOrder = { until: 'touched', card: spirit };

  test.each<[happens: string, table: Table, stands: boolean]>([
    ['nothing', {}, true],
    ['somebody else’s minion comes', { pits: [SPIRIT, { card: 'Saucy Wench', controller: 2 }] }, true],
    ['it is somebody else’s turn', { turn: 2 }, true],
    ['it has a counter', { pits: [{ ...SPIRIT, counters: 1 }] }, false],
    ['it is elsewhere', { pits: [], dojo: [SPIRIT] }, false],
    ['it is gone', { pits: [] }, false],
    ['another controls it', { pits: [{ ...SPIRIT, controller: 2, owner: BOB }] }, false],
    ['an action is on it', { pits: [{ ...SPIRIT, with: [{ card: 'Upgrade', controller: 2 }] }] }, false],
    ['its own turn begins', { turn: 1 }, true],
    ['another base is about to score', { dojo: [STRONG], passed: 1 }, true],
  ])('unless its card is touched: %s', (_happens, table, stands) => {
    expect(holds(given(touched), BOB, seen(table), reading)).toBe(stands);
  });

  test('unless its card is touched: when what happens to it can be answered', () => {
    const view = seen({ pits: [SPIRIT, STRONG], passed: 1 });
    const { pending } = view;
    expect(pending?.kind).toBe('respond');
    if (pending?.kind !== 'respond') return;
    const about = (card: number): View => ({
      ...view,
      pending: { ...pending, prompt: { ...pending.prompt, card } },
    });
    const order = given(touched, { pits: [SPIRIT, STRONG] });
    expect(holds(order, BOB, about(spirit + 1), reading)).toBe(true);
    expect(holds(order, BOB, about(spirit), reading)).toBe(false);
  });

  test.each<[happens: string, table: Table, stands: boolean]>([
    ['nothing', {}, true],
    ['something happens to a card', { pits: [{ ...SPIRIT, counters: 1 }] }, true],
    ['its own turn begins', { turn: 1 }, true],
  ])('until a base scores: %s', (_happens, table, stands) => {
    expect(holds(given({ until: 'scoring' }), BOB, seen(table), reading)).toBe(stands);
  });

  test('until a base scores: in its windows and ever after', () => {
    const pits = [SPIRIT, STRONG];
    const order = given({ until: 'scoring' }, { pits });
    const kinds = new Set<string>();
    for (let passed = 1; passed < 10; passed++) {
      const view = seen({ pits, passed });
      kinds.add(view.pending?.prompt.key ?? '');
      expect(holds(order, BOB, view, reading)).toBe(false);
    }
    expect(kinds).toContain('before scoring');
    expect(kinds).toContain('play');
  });

  test.each([
    // Of three players Bob is the second: turns 2, 5 and 8 are his.
    [3, 3, true],
    [3, 4, true],
    [3, 5, false],
    [3, 6, false],
    [4, 5, false],
    [5, 5, true],
    [5, 7, true],
    [5, 8, false],
    [0, 1, true],
    [0, 2, false],
  ])('until one’s turn: said in turn %i, in turn %i', (said, number, stands) => {
    const view = seen({ turn: 0 });
    const inTurn = (turn: number): View => ({
      ...view,
      turn: { ...view.turn, number: turn, player: (turn + 2) % 3 },
    });
    const order: GivenOrder = { ...given({ until: 'my turn' }), turn: said };
    expect(holds(order, BOB, inTurn(number), reading)).toBe(stands);
  });

  test('before it begins where its card is not in play', () => {
    expect(giveOrder({ until: 'touched', card: 0 }, 0, seen({}), reading)).toBeNull();
  });
});

/** A match, as a host keeps it: the log, and what was said in advance. */
class Hosted {
  readonly match: Match;
  readonly log: Entry[] = [];
  readonly orders = new Map<number, GivenOrder>();
  private readonly first;

  constructor(seed: number) {
    this.match = beginAnswering(seed, 2 + (seed % 2));
    this.first = this.match.record;
  }

  give(seat: number, order: StandingOrder | null): void {
    if (order === null) this.orders.delete(seat);
    else this.orders.set(seat, this.match.prepareOrder(seat, order));
    this.match.heed(new Map(this.orders));
  }

  /** Another process, from what is stored. */
  again(): Match {
    const match = referee.resume(this.match.seats, this.first, this.log);
    match.heed(new Map(this.orders));
    return match;
  }
}

function someOrder(view: View, chance: (below: number) => number): StandingOrder {
  const kind = chance(3);
  if (kind === 0) return { until: 'my turn' };
  const card = view.table[chance(Math.max(1, view.table.length))];
  return kind === 1 || card === undefined ? { until: 'scoring' } : { until: 'touched', card };
}

describe('in random games', PATIENTLY, () => {
  test('a standing order passes nothing but windows in others’ turns, and is the same after a restart', () => {
    let passed = 0;
    const ended = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const hosted = new Hosted(seed);
      const { match, log } = hosted;
      const random = randomly(seed);
      const chance = (below: number): number => randomBelow(random, below);
      for (let steps = 0; steps < 320 && match.next.kind !== 'over'; steps++) {
        passed += countRightPass(match);
        if (chance(4) === 0) {
          const seat = chance(match.seats.length);
          tryTo(() => hosted.give(seat, chance(9) === 0 ? null : someOrder(match.view(seat), chance)));
        }
        if (steps % 150 === 7) expectTheSame(hosted.again(), match);
        const standing = match.seats.map((_, seat) => match.standingOrder(seat));
        const step = prepareNext(match, random);
        if (step === null) break;
        step.commit();
        log.push(step.entry);
        const now = match.seats.map((_, seat) => match.standingOrder(seat));
        expect(now.filter((order, seat) => order !== null && standing[seat] === null)).toEqual([]);
        for (const [seat, order] of standing.entries())
          if (order !== null && now[seat] === null) ended.add(order.until);
      }
      expectTheSame(hosted.again(), match);
    }
    expect(passed).toBeGreaterThan(3);
    expect(ended).toEqual(new Set(['my turn', 'scoring', 'touched']));
  });

  test('taking back takes back what ended an order, and what was said after it', () => {
    let brought = 0;
    let dropped = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const hosted = new Hosted(seed);
      const { match, log, orders } = hosted;
      const random = randomly(seed);
      for (let steps = 0; steps < 90 && match.next.kind !== 'over'; steps++) {
        const before = match.seats.map((_, seat) => match.standingOrder(seat));
        const { length } = match.record.answers;
        const step = prepareNext(match, random);
        if (step === null) break;
        step.commit();
        log.push(step.entry);
        if (step.entry.kind !== 'answer') continue;
        const { seat } = step.entry;
        if (match.undoTarget(seat)?.to !== length || match.undoTarget(seat)?.isFree !== true) {
          for (const each of match.seats.keys())
            if (match.standingOrder(each) === null) tryTo(() => hosted.give(each, { until: 'scoring' }));
          continue;
        }
        const late = (seat + 1) % match.seats.length;
        tryTo(() => hosted.give(late, { until: 'my turn' }));
        const wasGiven = orders.get(late)?.answers === length + 1;
        const undo = match.prepareUndo(seat);
        undo.commit();
        log.push(undo.entry);
        // What was said later in place of another is gone, and the other is not there again.
        const expected = before.map((order, each) => (wasGiven && each === late ? null : order));
        expect(match.seats.map((_, each) => match.standingOrder(each))).toEqual(expected);
        if (wasGiven) orders.delete(late);
        dropped += Number(wasGiven);
        brought += expected.filter((order) => order !== null).length;
      }
      expectTheSame(hosted.again(), match);
    }
    expect(Math.min(brought, dropped)).toBeGreaterThan(5);
  });

  test('what was passed is told to whom it was passed for, and to nobody else', () => {
    let told = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const { match, orders } = new Hosted(seed);
      const random = randomly(seed);
      for (let steps = 0; steps < 150 && match.next.kind !== 'over'; steps++) {
        for (const seat of match.seats.keys())
          if (match.standingOrder(seat) === null) {
            orders.set(seat, match.prepareOrder(seat, { until: 'my turn' }));
            match.heed(new Map(orders));
          }
        told += passAndTell(match, random);
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

/** If the referee passes now for somebody who could answer: 1, and it has to be right. */
function countRightPass(match: Match): 0 | 1 {
  const { next } = match;
  if (next.kind !== 'pass') return 0;
  const { decision, view } = match.questionFor(next.seat);
  if (decision.options.length === 1) return 0;
  expect(match.standingOrder(next.seat)).not.toBeNull();
  expect(decision.kind).toBe('respond');
  expect(view.turn.player).not.toBe(next.seat);
  expect(decision.options[next.picks[0]]).toEqual({ kind: 'pass' });
  return 1;
}

/** Goes on; if the referee passes for somebody: 1, and that person alone is told of one more. */
function passAndTell(match: Match, random: RandomState): 0 | 1 {
  const { next, turn } = match;
  const window = match.present(at(0)).content.stakes.window?.about ?? [];
  const toldTo = () =>
    match.seats.map((_, seat) => match.passed(at(seat)).content.map((one) => plain(one.window)));
  const before = next.kind === 'pass' ? toldTo() : [];
  prepareNext(match, random)?.commit();
  if (next.kind !== 'pass') return 0;
  // With the next turn somebody looks back from elsewhere.
  if (match.turn !== turn) return 1;
  expect(toldTo()).toEqual(
    before.map((known, seat) => (seat === next.seat ? [...known, plain(window)] : known)),
  );
  expect(match.passed(watcher()).content).toEqual([]);
  return 1;
}

function tryTo(attempt: () => void): void {
  try {
    attempt();
  } catch {
    // A base scores just now.
  }
}

function expectTheSame(one: Match, other: Match): void {
  for (const seat of other.seats.keys()) {
    expect(one.standingOrder(seat)).toEqual(other.standingOrder(seat));
    expect(one.passed(at(seat)).content).toEqual(other.passed(at(seat)).content);
  }
  expect(one.next).toEqual(other.next);
}
