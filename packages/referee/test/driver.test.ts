import type { Level } from '@smashup/bots';
import { describe, expect, test } from 'vitest';
import { Driver, type DriverHost, type Entry, type Match, type Next, type BotTask } from '../src/index.ts';
import { begin, beginAnswering, PATIENTLY, playUntil, prepareNext, randomly } from './kit/table.ts';

/** What a bot was asked; the test decides when and what it answers. */
interface Asked {
  readonly question: BotTask;
  readonly level: Level;
  answer(picks?: readonly number[]): Promise<void>;
  fail(): Promise<void>;
}

/** A host whose bots, clock and storage are in the hands of the test. */
class Desk {
  readonly driver: Driver;
  match: Match | null;
  readonly asked: Asked[] = [];
  readonly log: Entry[] = [];
  readonly happened: string[] = [];
  wants = true;
  moved = 0;
  /** Everything given without a person waits until then. */
  private time = 0;
  private alarms: { readonly at: number; readonly ring: () => void }[] = [];
  private window = 0;

  constructor(match: Match, plugged: Partial<DriverHost> = {}) {
    this.match = match;
    this.driver = new Driver({
      match: () => this.match,
      wants: () => this.wants,
      moved: () => void this.moved++,
      think: (question, level) =>
        new Promise((resolve, reject) => {
          this.asked.push({
            question,
            level,
            answer: (picks = firstLegal(question)) => settled(() => resolve(picks)),
            fail: () => settled(() => reject(new Error('lost'))),
          });
        }),
      wait: (next) => this.untilWindowEnds(next),
      take: (prepare) => {
        const step = prepare();
        if (step === null) return;
        this.log.push(step.entry);
        this.happened.push(`${this.time} ${step.entry.kind === 'answer' ? step.entry.by : 'undo'}`);
        step.commit();
        this.openWindow(this.window);
      },
      call: () => void this.happened.push(`${this.time} called`),
      ...plugged,
    });
  }

  /** From now on, whatever is answered without a person waits that long after the answer before. */
  openWindow(duration: number): void {
    this.window = duration;
    this.opened = this.time;
  }

  private opened = 0;

  private untilWindowEnds(next: Next): Promise<void> | void {
    const at = this.opened + this.window;
    if (next.kind === 'person' || at <= this.time) return;
    return new Promise((resolve) => void this.alarms.push({ at, ring: resolve }));
  }

  passTime(to: number): Promise<void> {
    this.time = to;
    return settled(() => {
      for (const { ring } of this.alarms.filter(({ at }) => at <= to)) ring();
      this.alarms = this.alarms.filter(({ at }) => at > to);
    });
  }

  get last(): Asked {
    const last = this.asked.at(-1);
    if (last === undefined) throw new Error('No bot was asked.');
    return last;
  }
}

/** Promises that follow from it have been fulfilled. */
async function settled(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setImmediate(resolve));
}

function firstLegal({ decision }: BotTask): readonly number[] {
  return [...Array(Math.max(1, decision.min)).keys()];
}

/** A person and a bot, where it is that one's turn to decide. */
function waitingFor(kind: 'person' | 'bot', seed = 1): Match {
  const match = begin(seed, 'person', 'easy');
  playUntil(match, randomly(seed), () => match.number > 12 && match.next.kind === kind);
  return match;
}

function answerAny(match: Match): void {
  prepareNext(match, randomly(1))?.commit();
}

describe('the driver', PATIENTLY, () => {
  test('lets bots answer until a person has to decide, and calls that person once', async () => {
    const match = waitingFor('bot');
    const desk = new Desk(match);
    const stopped = desk.driver.advance();
    while (match.next.kind === 'bot') await desk.last.answer();
    await stopped;
    expect(match.next.kind).toBe('person');
    expect(desk.log.length).toBe(desk.asked.length);
    expect(desk.happened.filter((one) => one.endsWith('called'))).toEqual(['0 called']);
    await desk.driver.advance();
    expect(desk.happened.filter((one) => one.endsWith('called'))).toEqual(['0 called']);
  });

  test('plays a game of bots to its end', async () => {
    const match = begin(3, 'random', 'random');
    const desk = new Desk(match, { think: (question) => Promise.resolve(firstLegal(question)) });
    await desk.driver.advance();
    expect(match.next.kind).toBe('over');
  });

  test('asks a bot once for a decision, however often it is told to advance', async () => {
    const desk = new Desk(waitingFor('bot'));
    for (let times = 0; times < 3; times++) void desk.driver.advance();
    expect(desk.asked).toHaveLength(1);
    expect(desk.moved).toBe(1);
    await desk.last.answer();
    expect(desk.log).toHaveLength(1);
  });

  test.each([true, false])(
    'drops what a bot thought about a decision that was answered meanwhile (told of it: %s)',
    async (isTold) => {
      const match = waitingFor('bot');
      const desk = new Desk(match);
      const stopped = desk.driver.advance();
      const late = desk.last;
      // A person has come back to the seat, and answers.
      match.sit(late.question.decision.seat, { kind: 'person' });
      answerAny(match);
      const { number } = match;
      if (isTold) await desk.driver.advance();
      await late.answer();
      await stopped;
      expect(desk.log).toEqual([]);
      expect(match.number).toBe(number);
    },
  );

  test('an undo during a bot’s turn ends its thinking and calls the person again', async () => {
    const { match, seat, to } = undoableInBotsTurn();
    const desk = new Desk(match);
    void desk.driver.advance();
    match.prepareReturn(seat, to).commit();
    await desk.driver.advance();
    expect(desk.moved).toBe(2);
    expect(desk.happened).toEqual(['0 called']);
    await desk.last.answer();
    expect(desk.log).toEqual([]);
    expect(match.next).toMatchObject({ kind: 'person', seat });
  });

  test('gives passes and bots’ answers in a window at the same moment, however long a bot thought', async () => {
    for (const thinks of [0, 3, 9]) {
      const match = waitingFor('bot');
      const desk = new Desk(match);
      desk.openWindow(10);
      void desk.driver.advance();
      await desk.passTime(thinks);
      await desk.last.answer();
      expect(desk.log).toEqual([]);
      await desk.passTime(10);
      expect(desk.happened[0]).toBe('10 bot');
    }
    const desk = new Desk(passingByOrder());
    desk.openWindow(10);
    void desk.driver.advance();
    await desk.passTime(9);
    expect(desk.log).toEqual([]);
    await desk.passTime(10);
    expect(desk.happened[0]).toBe('10 referee');
  });

  test('a person may answer what would otherwise be passed, until the window ends', async () => {
    const match = passingByOrder();
    const { next } = match;
    if (next.kind !== 'pass') throw new Error('Nobody passes.');
    const desk = new Desk(match);
    desk.openWindow(10);
    void desk.driver.advance();
    match.prepare(next.seat, next.decision, next.picks).commit();
    const { number } = match;
    await desk.passTime(10);
    expect(desk.log).toEqual([]);
    expect(match.number).toBe(number);
  });

  test('a standing order passes at once; without it the person is called', async () => {
    const match = passingByOrder();
    const desk = new Desk(match);
    match.heed(new Map());
    await desk.driver.advance();
    expect(desk.happened).toEqual(['0 called']);
    const ordered = passingByOrder();
    const other = new Desk(ordered);
    await other.driver.advance();
    expect(other.happened[0]).toBe('0 referee');
    expect(other.log[0]).toMatchObject({ kind: 'answer', by: 'referee' });
  });

  test('nothing happens after a concession', async () => {
    const desk = new Desk(waitingFor('bot'));
    void desk.driver.advance();
    desk.match = null;
    await desk.driver.advance();
    expect(desk.moved).toBe(2);
    await desk.last.answer();
    expect(desk.log).toEqual([]);
    expect(desk.happened).toEqual([]);
  });

  test('waits while bots are not wanted, and asks them anew afterwards', async () => {
    const desk = new Desk(waitingFor('bot'));
    void desk.driver.advance();
    desk.wants = false;
    await desk.driver.advance();
    await desk.last.answer();
    expect(desk.log).toEqual([]);
    desk.wants = true;
    void desk.driver.advance();
    expect(desk.asked).toHaveLength(2);
    await desk.last.answer();
    expect(desk.log).toHaveLength(1);
  });

  test('goes on with another match as soon as it is told', async () => {
    const desk = new Desk(waitingFor('bot', 1));
    void desk.driver.advance();
    const early = desk.last;
    const other = waitingFor('bot', 1);
    desk.match = other;
    void desk.driver.advance();
    expect(desk.asked).toHaveLength(2);
    await early.answer();
    expect(desk.log).toEqual([]);
    const { number } = other;
    await desk.last.answer();
    expect(other.number).toBe(number + 1);
  });

  test('asks a bot at random when one is lost, and fails when that is lost, too', async () => {
    const desk = new Desk(waitingFor('bot'));
    const stopped = desk.driver.advance();
    await desk.last.fail();
    expect(desk.asked.map(({ level }) => level)).toEqual(['easy', 'random']);
    const failing = stopped.catch((error: unknown) => error);
    await desk.last.fail();
    expect(await failing).toMatchObject({ message: 'lost' });
    // The next call tries again.
    void desk.driver.advance();
    expect(desk.asked.map(({ level }) => level)).toEqual(['easy', 'random', 'easy']);
  });

  test('a bot that is told to stop is not asked again', async () => {
    const match = waitingFor('bot');
    const desk = new Desk(match);
    const stopped = desk.driver.advance();
    desk.match = null;
    await desk.driver.advance();
    await desk.last.fail();
    await stopped;
    expect(desk.asked).toHaveLength(1);
  });

  test('what cannot be stored has not happened, and is tried again', async () => {
    const match = waitingFor('bot');
    let failures = 1;
    const desk = new Desk(match, {
      think: (question) => Promise.resolve(firstLegal(question)),
      async take(prepare) {
        const step = prepare();
        if (failures-- > 0) throw new Error('the disk is full');
        await Promise.resolve();
        step?.commit();
      },
    });
    const { number } = match;
    await expect(desk.driver.advance()).rejects.toThrow('the disk is full');
    expect(match.number).toBe(number);
    await desk.driver.advance();
    expect(match.number).toBeGreaterThan(number);
  });

  test('a host that advances while it takes a step goes on from there once', async () => {
    const match = begin(3, 'random', 'random');
    let asked = 0;
    const desk: Desk = new Desk(match, {
      think: (question) => {
        asked++;
        return Promise.resolve(firstLegal(question));
      },
      take(prepare) {
        prepare()?.commit();
        if (match.number < 40) void desk.driver.advance();
        else desk.match = null;
      },
    });
    await settled(() => void desk.driver.advance());
    expect(match.number).toBe(40);
    expect(asked).toBe(40);
  });

  test('stops when a step is not taken, and does not think again before it is told', async () => {
    let asked = 0;
    const desk = new Desk(waitingFor('bot'), {
      think: (question) => {
        asked++;
        return Promise.resolve(firstLegal(question));
      },
      take: () => {},
    });
    await desk.driver.advance();
    expect(asked).toBe(1);
  });

  test('stops when a bot has nothing to say: the game is decided without it', async () => {
    const desk = new Desk(waitingFor('bot'), { think: () => Promise.resolve(null) });
    await desk.driver.advance();
    expect(desk.log).toEqual([]);
    expect(desk.happened).toEqual([]);
  });
});

/** Somebody has said in advance to pass, could respond, and is about to have it done for them. */
function passingByOrder(): Match {
  for (let seed = 1; seed < 20; seed++) {
    const match = beginAnswering(seed, 3);
    const random = randomly(seed);
    for (let steps = 0; steps < 200 && match.next.kind !== 'over'; steps++) {
      const before = kindOf(match);
      match.heed(new Map());
      const without = kindOf(match);
      heedAll(match);
      if (before === 'pass' && without === 'person') return match;
      prepareNext(match, random)?.commit();
    }
  }
  throw new Error('Nobody could have responded.');
}

function kindOf({ next }: Match): Next['kind'] {
  return next.kind;
}

/** Everybody passes until their own turn. */
function heedAll(match: Match): void {
  match.heed(
    new Map([...match.seats.keys()].map((seat) => [seat, match.prepareOrder(seat, { until: 'my turn' })])),
  );
}

/** A bot decides, and the person's last answer can be taken back if everybody agrees. */
function undoableInBotsTurn(): { readonly match: Match; readonly seat: number; readonly to: number } {
  for (let seed = 1; seed < 20; seed++) {
    const match = begin(seed, 'person', 'easy');
    const random = randomly(seed);
    for (let steps = 0; steps < 200 && match.next.kind !== 'over'; steps++) {
      const target = match.undoTarget(0);
      if (match.next.kind === 'bot' && target !== null) return { match, seat: 0, to: target.to };
      prepareNext(match, random)?.commit();
    }
  }
  throw new Error('Nothing can be taken back.');
}
