import type { Thinker } from '@smashup/bots/browser';
import { smashUp } from '@smashup/cards';
import { HIDDEN, seedRandom } from '@smashup/engine';
import { createReferee, type DecisionView, type GameSetUp } from '@smashup/referee';
import { plain } from '@smashup/words';
import { describe, expect, test } from 'vitest';
import type { ScreenUpdate } from '../../src/protocol/referee-api.ts';
import { createBench, latest, PATIENTLY, playOn, setUpFor, type Bench } from './fixture.ts';

function asked({ decision }: ScreenUpdate): DecisionView {
  if (decision === null) throw new Error('Nobody is asked.');
  return decision;
}

/** Plays until the test holds for an update. */
async function playUntil(
  bench: Bench,
  seed: number,
  test: (update: ScreenUpdate) => boolean,
): Promise<ScreenUpdate> {
  const found = await findUntil(bench, seed, test);
  if (found === null) throw new Error('The game ended before that.');
  return found;
}

/** The same; null if the game ended before that. */
async function findUntil(
  bench: Bench,
  seed: number,
  test: (update: ScreenUpdate) => boolean,
): Promise<ScreenUpdate | null> {
  const random = seedRandom(seed);
  let update = await bench.settled();
  while (!test(update)) {
    if (update.waitingFor === null) return null;
    update = await playOn(bench, random, 1);
  }
  return update;
}

describe('undo', PATIENTLY, () => {
  test('takes back an answer, with what it told', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(3, 'person', 'easy'));
    const before = await playUntil(bench, 3, ({ decision }) => decision?.kind === 'play');
    const logBefore = await wholeLog(bench);
    const play = asked(before).options.findIndex(({ kind }) => kind === 'play');
    await bench.host.answer(asked(before).id, [play]);
    const after = await bench.settled();
    expect(asked(after).kind).toBe('where');
    expect(after.canUndo).toBe(true);
    await bench.host.undo('decision');
    const { view, decision, log, beats } = await bench.settled();
    expect({ view, decision }).toEqual({ view: before.view, decision: before.decision });
    expect(log).toEqual(logBefore);
    expect(beats).toEqual([]);
  });

  test('is refused when a card has been drawn since', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(3, 'person', 'easy'));
    const update = await playUntil(
      bench,
      3,
      ({ decision, canUndo }) => decision?.kind === 'play' && !canUndo,
    );
    expect(update.canUndo).toBe(false);
    await expect(bench.host.undo('decision')).rejects.toThrow('nothing to undo');
  });

  test('is refused while somebody else decides', async () => {
    const bench = createBench(new Map(), neverThinking().thinker);
    await bench.host.begin(setUpFor(3, 'easy', 'easy'));
    await expect(bench.host.undo('decision')).rejects.toThrow('Somebody else');
  });
});

describe('giving up and beginning anew', PATIENTLY, () => {
  test('whoever gives up is asked nothing more, also when the game is opened again, and the other has won', async () => {
    const bench = createBench();
    const { id } = await bench.host.begin(setUpFor(3, 'person', 'easy'));
    await playUntil(bench, 3, ({ decision }) => decision?.kind === 'play');
    await bench.host.concede();
    const { decision, conceded } = await bench.settled();
    expect({ decision, conceded }).toEqual({ decision: null, conceded: 0 });
    await expect(bench.host.answer(1, [0])).rejects.toThrow('Somebody else');
    await bench.host.resume(id);
    expect(await bench.settled()).toMatchObject({ decision: null, conceded: 0 });
    const [saved] = await bench.host.saved();
    expect(saved?.winners).toEqual([1]);
  });

  test('a restart deals the same cards, and the old game stays', async () => {
    const bench = createBench();
    const first = await bench.host.begin({ ...setUpFor(3, 'person', 'easy'), choice: 'draft' });
    const dealt = await playUntil(bench, 3, ({ view }) => view.bases.length > 0);
    await playOn(bench, seedRandom(3), 20);
    const again = await bench.host.restart();
    expect(again.id).not.toBe(first.id);
    const { view } = await bench.settled();
    expect(view.players.map(({ factions }) => factions)).toEqual(
      dealt.view.players.map(({ factions }) => factions),
    );
    expect(view.bases.map(({ face }) => face)).toEqual(dealt.view.bases.map(({ face }) => face));
    expect(view.players[0]?.hand).toEqual(dealt.view.players[0]?.hand);
    expect(await bench.host.saved()).toHaveLength(2);
  });
});

async function wholeLog(bench: Bench): Promise<ScreenUpdate['log']> {
  const update = await bench.settled();
  const { updates } = bench;
  const opened = updates.findLastIndex(({ log }) => log !== null);
  return [
    ...(updates[opened].log ?? []),
    ...updates
      .slice(opened + 1, updates.indexOf(update) + 1)
      .flatMap(({ beats }) => beats.flatMap(({ lines }) => lines)),
  ];
}

describe('answers', PATIENTLY, () => {
  test('that are not legal, or come too late, are refused and change nothing', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(9, 'person', 'easy'));
    const update = await playUntil(bench, 9, ({ decision }) => decision?.kind === 'play');
    const { id, options } = asked(update);
    await expect(bench.host.answer(id, [options.length])).rejects.toThrow('there is no');
    await expect(bench.host.answer(id, [])).rejects.toThrow('takes 1 pick,');
    await expect(bench.host.answer(id - 1, [0])).rejects.toThrow('already been answered');
    expect(latest(bench.updates)).toEqual(update);
  });

  test('that give up plays in Play Cards are to be confirmed', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(9, 'person', 'easy'));
    const update = await playUntil(bench, 9, ({ decision }) => decision?.kind === 'play');
    expect(asked(update)).toMatchObject({ kind: 'play', confirmPass: true });
    const done = await playUntil(
      bench,
      9,
      ({ decision }) => decision?.kind === 'play' && decision.options.every(({ kind }) => kind !== 'play'),
    );
    expect(asked(done).confirmPass).toBe(false);
  });
});

describe('hot-seat', PATIENTLY, () => {
  test('hands are hidden until the person who decides has come', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(11, 'person', 'person', 'easy'));
    const first = await bench.settled();
    expect(first).toMatchObject({ handOver: true, decision: null });
    await expect(bench.host.answer(1, [0])).rejects.toThrow('Somebody else');
    let handOvers = 0;
    await playOn(bench, seedRandom(11), 150, (update) => {
      if (!update.handOver) return;
      handOvers++;
      expect(update.view.viewer).toBeNull();
      expect(update.decision).toBeNull();
      expect(update.canUndo).toBe(false);
    });
    expect(handOvers).toBeGreaterThan(5);
    for (const { view, decision, handOver } of bench.updates) {
      if (handOver || decision === null) continue;
      expect(view.viewer).toBe(decision.seat);
      expect(view.players[decision.seat].hand.every(({ face }) => face !== HIDDEN)).toBe(true);
    }
  });

  test('the one who comes gets the story in their own words', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(12, 'person', 'person'));
    const calling = await bench.settled();
    bench.host.handedOver();
    const { log, view, decision, handOver } = latest(bench.updates);
    expect({ viewer: view.viewer, handOver }).toEqual({ viewer: calling.waitingFor, handOver: false });
    expect(decision?.seat).toBe(calling.waitingFor);
    const own = (log ?? []).filter(({ key, player }) => key === 'draw' && player === view.viewer);
    const others = (log ?? []).filter(({ key, player }) => key === 'draw' && player !== view.viewer);
    expect(own.map(({ text }) => plain(text)).join()).toMatch(/^You draw (?!5 cards)/u);
    expect(others.map(({ text }) => plain(text)).join()).toMatch(/draws 5 cards/u);
  });

  test('choosing factions hides nothing, so the screen changes hands without ado', async () => {
    const bench = createBench();
    await bench.host.begin({ ...setUpFor(13, 'person', 'person'), choice: 'draft' });
    const update = await bench.settled();
    expect(asked(update).kind).toBe('faction');
    await bench.host.answer(asked(update).id, [0]);
    const next = await bench.settled();
    expect(next).toMatchObject({ handOver: false });
    expect(asked(next).seat).not.toBe(asked(update).seat);
    expect(next.view.viewer).toBe(asked(next).seat);
    // Whoever sits there now can take that pick back.
    expect(next.canUndo).toBe(true);
    await bench.host.undo('decision');
    const again = await bench.settled();
    expect(asked(again).seat).toBe(asked(update).seat);
    expect(again.canUndo).toBe(false);
  });
});

describe('windows in which cards can answer', PATIENTLY, () => {
  /** Laying a card down for a duel is asked in the same way, but always. */
  const isWindow = ({ decision }: ScreenUpdate): boolean =>
    decision?.kind === 'respond' && decision.options.every(({ kind }) => kind === 'use' || kind === 'pass');

  /** Somebody with many cards that answer. */
  const ninjas = (seed: number): GameSetUp => {
    const [person, ...bots] = setUpFor(seed, 'person', 'easy', 'easy').seats;
    return { ...setUpFor(seed), seats: [{ ...person, factions: ['Ninjas', 'Pirates'] }, ...bots] };
  };

  /** In some game a window opens again before it ends: the updates from one to the other. */
  async function passedForARound(): Promise<readonly [ScreenUpdate, ...ScreenUpdate[]]> {
    for (let seed = 1; seed < 20; seed++) {
      const bench = createBench();
      await bench.host.begin(ninjas(seed));
      const update = await findUntil(bench, seed, isWindow);
      if (update === null) continue;
      bench.host.giveOrder({ until: 'my turn' });
      const next = await findUntil(bench, seed, isWindow);
      if (next === null) continue;
      return [
        update,
        ...bench.updates.slice(bench.updates.indexOf(update) + 1, bench.updates.indexOf(next) + 1),
      ];
    }
    throw new Error('No game had two windows.');
  }

  test('are passed for a round when the person says so', async () => {
    const [update, ...between] = await passedForARound();
    const { turn } = update.view;
    const isOwnLaterTurn = ({ view }: ScreenUpdate): boolean =>
      view.turn.number > turn.number && view.turn.player === 0;
    expect(between.some(isOwnLaterTurn)).toBe(true);
  });

  test('are passed except at scoring when the person says so', async () => {
    const bench = createBench();
    bench.host.ask('only at scoring');
    await bench.host.begin(ninjas(1));
    await playOn(bench, seedRandom(1));
    const prompts = bench.updates.filter(isWindow).map((update) => plain(asked(update).prompt));
    expect(prompts.length).toBeGreaterThan(0);
    for (const prompt of prompts) expect(prompt).toMatch(/score/u);
  });
});

describe('bots', PATIENTLY, () => {
  test('stop thinking when the game is left', async () => {
    const { thinker, signals } = neverThinking();
    const bench = createBench(new Map(), thinker);
    await bench.host.begin(setUpFor(1, 'hard', 'hard'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    bench.host.leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(bench.troubles).toEqual([]);
  });

  test('wait until the page has shown what happened', async () => {
    const { host } = createBench();
    const updates: ScreenUpdate[] = [];
    let show = (): void => {};
    host.listen({
      update(update) {
        updates.push(update);
        return new Promise((resolve) => (show = resolve));
      },
      thinking: () => {},
      trouble: () => {},
    });
    await host.begin(setUpFor(1, 'easy', 'easy'));
    await nextRound();
    expect(updates).toHaveLength(1);
    show();
    await nextRound();
    expect(updates).toHaveLength(2);
  });

  test('do not wait for a page that another has replaced', async () => {
    const { host, updates } = createBench();
    const never = new Promise<void>(() => {});
    host.listen({ update: () => never, thinking: () => {}, trouble: () => {} });
    await host.begin(setUpFor(1, 'easy', 'easy'));
    await nextRound();
    host.listen({ update: (update) => void updates.push(update), thinking: () => {}, trouble: () => {} });
    await nextRound();
    expect(latest(updates).view.winner).not.toBeNull();
  });

  test('pause, and go on by steps', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(1, 'easy', 'easy'));
    bench.host.pause(true);
    await bench.settled();
    const { length } = bench.updates;
    bench.host.step();
    await bench.settled();
    expect(bench.updates).toHaveLength(length + 1);
    bench.host.pause(false);
    expect((await bench.settled()).view.winner).not.toBeNull();
  });

  test('can be watched through the eyes of one of them', async () => {
    const bench = createBench(new Map(), neverThinking().thinker);
    await bench.host.begin(setUpFor(1, 'easy', 'easy'));
    expect(latest(bench.updates).view.viewer).toBeNull();
    bench.host.watchAs(1);
    const { view, decision, log } = latest(bench.updates);
    expect(view.viewer).toBe(1);
    expect(view.players[1].hand.every(({ face }) => face !== HIDDEN)).toBe(true);
    expect(view.players[0].hand.every(({ face }) => face === HIDDEN)).toBe(true);
    expect(decision).toBeNull();
    expect(log?.length).toBeGreaterThan(0);
  });

  test('that have lost their way play on as well as they can', async () => {
    const kept = new Map<string, unknown>();
    const { thinker } = neverThinking();
    const lost: Thinker = {
      ...thinker,
      think: (level, _view, decision) =>
        level === 'random'
          ? Promise.resolve({
              answer: { decision: decision.id, picks: [0] },
              plan: [],
              iterations: 1,
            })
          : Promise.reject(new Error('lost')),
    };
    const bench = createBench(kept, lost);
    await bench.host.begin(setUpFor(1, 'person', 'hard'));
    const update = await playOn(bench, seedRandom(1), 10);
    expect(update.view.turn.number).toBeGreaterThan(1);
  });
});

describe('a hint', PATIENTLY, () => {
  test('is a legal answer, with a reason', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(4, 'person', 'easy'));
    const random = seedRandom(4);
    for (let update = await bench.settled(), asks = 0; asks < 20; asks++) {
      const { picks, why } = await bench.host.hint();
      expect(plain(why)).not.toBe('');
      await bench.host.answer(asked(update).id, picks);
      update = await playOn(bench, random, 1);
    }
  });

  test('is not for somebody who has nothing to decide', async () => {
    const bench = createBench(new Map(), neverThinking().thinker);
    await bench.host.begin(setUpFor(4, 'easy', 'easy'));
    await expect(bench.host.hint()).rejects.toThrow('Somebody else');
  });
});

describe('looking closely', PATIENTLY, () => {
  test('at a minion and a base: each number with its parts', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(21, 'person', 'easy', 'easy'));
    await playOn(bench, seedRandom(21), 40, ({ view }) => {
      if (view.viewer === null) return;
      for (const base of view.bases) {
        const { value, parts, totals } = bench.host.inspect(base.card);
        expect(value).toBe(base.breakpoint);
        expect(parts.length).toBeGreaterThan(0);
        expect(totals.map((total) => total.value)).toEqual(base.standings.map(({ total }) => total));
        for (const minion of base.minions) {
          const seen = bench.host.inspect(minion.card);
          const sum = seen.parts.reduce((total, { amount }) => total + amount, 0);
          expect({ value: seen.value, sum: Math.max(0, sum) }).toEqual({
            value: minion.power,
            sum: minion.power,
          });
        }
      }
    });
  });

  test('a card in hand says why it cannot be played', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(21, 'person', 'easy'));
    const update = await playUntil(
      bench,
      21,
      ({ decision, view }) =>
        decision?.kind === 'play' && view.turn.actions === 0 && view.turn.extras.length === 0,
    );
    const { hand } = update.view.players[0];
    const { faces } = createReferee(smashUp).catalogue();
    const offered = asked(update).options.flatMap(({ shows }) => shows?.card ?? []);
    const held = hand.filter(({ card, face }) => faces[face].kind === 'action' && !offered.includes(card));
    expect(held.length).toBeGreaterThan(0);
    for (const { card } of held) {
      const { whyNot } = bench.host.inspect(card);
      expect(plain(whyNot ?? [])).not.toBe('');
    }
    for (const card of offered) expect(bench.host.inspect(card).whyNot).toBeNull();
  });

  test('a face-down card says nothing', async () => {
    const bench = createBench();
    await bench.host.begin(setUpFor(21, 'person', 'easy'));
    const { view } = await bench.settled();
    const [{ card }] = view.players[1].hand;
    expect(bench.host.inspect(card)).toEqual({
      face: HIDDEN,
      value: null,
      parts: [],
      totals: [],
      whyNot: null,
      terms: [],
    });
    expect(bench.host.whyNot(card, view.bases[0].card)).toBeNull();
  });
});

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Bots that never come to an end. */
function neverThinking(): { readonly thinker: Thinker; readonly signals: readonly AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const thinker: Thinker = {
    think: (_level, _view, _decision, _budget, _seed, company) =>
      new Promise((_, reject) => {
        const signal = company?.signal;
        if (signal === undefined) return;
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    close: () => Promise.resolve(),
  };
  return { thinker, signals };
}
