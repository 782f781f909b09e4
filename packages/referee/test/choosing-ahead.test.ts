import { describe, expect, test } from 'vitest';
import type { ChosenAhead, GameSetUp, GivenOrders, Match } from '../src/index.ts';
import { at, beginDraft, beginFreePick, beginWith, prepareNext, randomly, setUpFor } from './kit/table.ts';

const RANDOM = randomly(1);

function wish(...factions: string[]): ChosenAhead {
  return { until: 'chosen', factions, orAny: false };
}

const SURPRISE: ChosenAhead = { until: 'chosen', factions: [], orAny: true };

/** What these seats have said in advance. */
function say(match: Match, ...wishes: (readonly [number, ChosenAhead])[]): void {
  const given: GivenOrders = new Map(wishes.map(([seat, one]) => [seat, match.prepareOrder(seat, one)]));
  match.heed(given);
}

/** Whoever is asked takes that faction. */
function take(match: Match, faction: string): void {
  if (match.next.kind !== 'person') throw new Error('Nobody is asked.');
  const { seat, id, options } = match.questionFor(match.next.seat).decision;
  const pick = options.findIndex((option) => option.kind === 'faction' && option.faction === faction);
  match.prepare(seat, id, [pick]).commit();
}

/** Everything that nobody has to be asked about. */
function goOn(match: Match): void {
  while (match.next.kind === 'pass') prepareNext(match, RANDOM)?.commit();
}

function factions(match: Match): readonly (readonly string[])[] {
  return match.view(null).players.map((player) => player.factions);
}

const THREE = ['person', 'person', 'person'] as const;

function freePick(changes: Partial<GameSetUp> = {}): Match {
  return beginWith({ ...setUpFor(...THREE), choice: 'free', ...changes }, 1);
}

describe('choosing ahead', () => {
  test('when the first has chosen, so have all', () => {
    const match = freePick();
    say(match, [1, wish('Ninjas', 'Robots')], [2, wish('Ghosts', 'Zombies')]);
    take(match, 'Aliens');
    take(match, 'Pirates');
    goOn(match);
    expect(factions(match)).toEqual([
      ['Aliens', 'Pirates'],
      ['Ninjas', 'Robots'],
      ['Ghosts', 'Zombies'],
    ]);
    expect(match.standingOrder(2)).toBeNull();
  });

  test('of two who wish for the same, the first in order gets it, and the other the next wish', () => {
    const match = freePick();
    say(match, [1, wish('Ninjas', 'Robots')], [2, wish('Ninjas', 'Aliens', 'Robots', 'Ghosts', 'Zombies')]);
    take(match, 'Aliens');
    take(match, 'Pirates');
    goOn(match);
    expect(factions(match).slice(1)).toEqual([
      ['Ninjas', 'Robots'],
      ['Ghosts', 'Zombies'],
    ]);
  });

  test('with duplicates on offer both get it', () => {
    const match = freePick({ duplicates: true });
    say(match, [1, wish('Ninjas', 'Robots')], [2, wish('Ninjas', 'Robots')]);
    take(match, 'Ninjas');
    take(match, 'Robots');
    goOn(match);
    expect(new Set(factions(match).map((pair) => pair.join(' ')))).toEqual(new Set(['Ninjas Robots']));
  });

  test('with nothing left of what was wished for, one is asked', () => {
    const match = freePick();
    say(match, [1, wish('Aliens', 'Ninjas')]);
    take(match, 'Aliens');
    take(match, 'Pirates');
    goOn(match);
    expect(factions(match)[1]).toEqual(['Ninjas']);
    expect(match.next).toMatchObject({ kind: 'person', seat: 1 });
    expect(match.standingOrder(1)).toBeNull();
  });

  test('a surprise is whatever is left, the same wherever the game is played again', () => {
    const surprised = () => {
      const match = freePick();
      say(match, [1, SURPRISE], [2, { ...wish('Aliens', 'Ghosts'), orAny: true }]);
      take(match, 'Aliens');
      take(match, 'Pirates');
      goOn(match);
      return factions(match);
    };
    const chosen = surprised();
    expect(chosen[2][0]).toBe('Ghosts');
    expect(new Set(chosen.flat()).size).toBe(6);
    expect(surprised()).toEqual(chosen);
  });

  test('in a draft each pick comes in its turn', () => {
    const match = beginDraft(1, ...THREE);
    const pool = match.whole(at(0)).content.view.factionChoice?.pool ?? [];
    const order = match.whole(at(0)).content.view.factionChoice?.order ?? [];
    const [, second, third] = order;
    say(match, [second, wish(pool[0], pool[1], pool[2])], [third, wish(pool[3], pool[4])]);
    take(match, pool[0]);
    goOn(match);
    expect(factions(match)[second]).toEqual([pool[1], pool[2]]);
    expect(factions(match)[third]).toEqual([pool[3], pool[4]]);
    expect(match.next).toMatchObject({ kind: 'person', seat: order[0] });
  });

  test('in the league’s draft, bans and bases are not chosen so', () => {
    const match = beginWith({ ...setUpFor('person', 'person'), choice: 'league' }, 1);
    const { next } = match;
    if (next.kind !== 'person') throw new Error('Nobody has won the toss.');
    const pool = match.whole(at(0)).content.view.factionChoice?.pool ?? [];
    say(match, [0, wish(...pool)], [1, wish(...pool)]);
    expect(match.next.kind).toBe('person');
    match.prepare(next.seat, next.decision, [1]).commit();
    for (let bans = 0; bans < 4; bans++) {
      expect(match.next.kind).toBe('person');
      take(match, pool[bans]);
    }
    goOn(match);
    expect(factions(match).flat().toSorted()).toEqual(pool.slice(4, 8).toSorted());
    expect(match.next.kind).toBe('person');
  });

  test('is refused where nothing is left to choose', () => {
    const match = freePick();
    take(match, 'Aliens');
    take(match, 'Pirates');
    expect(() => match.prepareOrder(0, SURPRISE)).toThrow('That is happening just now');
    expect(() => match.prepareOrder(1, SURPRISE)).not.toThrow();
  });

  test('is known to nobody else', () => {
    const match = freePick();
    const others = () =>
      JSON.stringify([match.whole(at(0)), match.whole(at(2)), match.whole({ seat: null, language: 'en' })]);
    const before = others();
    say(match, [1, wish('Ninjas', 'Robots')]);
    expect(others()).toBe(before);
    expect(match.whole(at(1)).content.standingOrder).toEqual(wish('Ninjas', 'Robots'));
  });
});

describe('a pick can be reconsidered', () => {
  test('until the next player has chosen', () => {
    const match = freePick();
    take(match, 'Aliens');
    take(match, 'Pirates');
    expect(match.whole(at(0)).content.canUndo).toBe(true);
    expect(match.whole(at(1)).content.canUndo).toBe(false);
    match.prepareUndo(0).commit();
    take(match, 'Robots');
    expect(factions(match)[0]).toEqual(['Aliens', 'Robots']);
    take(match, 'Ninjas');
    expect(match.whole(at(0)).content).toMatchObject({ canUndo: false, canAskToUndo: true });
    expect(() => match.prepareUndo(0)).toThrow('Somebody else has to decide now.');
  });

  test('also one that was made in advance, which is not made again', () => {
    const match = freePick();
    say(match, [1, wish('Ninjas', 'Robots')], [2, { ...SURPRISE, factions: ['Ghosts'] }]);
    take(match, 'Aliens');
    take(match, 'Pirates');
    for (let picks = 0; picks < 2; picks++) prepareNext(match, RANDOM)?.commit();
    expect(factions(match)[1]).toEqual(['Ninjas', 'Robots']);
    match.prepareUndo(1).commit();
    expect(match.next).toMatchObject({ kind: 'person', seat: 1 });
    // What the others wish for stays.
    expect(match.standingOrder(2)).not.toBeNull();
    take(match, 'Zombies');
    prepareNext(match, RANDOM)?.commit();
    expect(factions(match)[2]).toEqual(['Ghosts']);
  });

  test('and not once hands are dealt', () => {
    const match = beginFreePick(false, 1);
    for (const faction of ['Aliens', 'Pirates', 'Ninjas', 'Robots']) take(match, faction);
    for (const seat of [0, 1]) expect(match.whole(at(seat)).content.canUndo).toBe(false);
  });
});
