import { expect, it } from 'vitest';
import { Activity } from '../src/activity.ts';
import { within } from '../src/clock.ts';
import { SteppedClock } from './kit/stepped-clock.ts';

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A clock, and what has happened at which time. */
function begin() {
  const activity = new Activity();
  const clock = new SteppedClock(0, () => activity.settled());
  const happened: string[] = [];
  const note = (what: string): void => void happened.push(`${clock.now()} ${what}`);
  /** As a database would: takes any number of turns of the event loop, and no time. */
  const store = (what: string): Promise<void> =>
    activity.run(async () => {
      for (let turns = 0; turns < 50; turns++) await turn();
      note(`${what} is stored`);
    });
  return { activity, clock, happened, note, store };
}

it('time goes from one due timer to the next, and not before what the last one led to is done', async () => {
  const { clock, happened, note, store } = begin();
  clock.after(10, () => {
    note('one');
    void store('one').then(() => clock.after(5, () => note('what follows from one')));
  });
  clock.after(12, () => note('two'));
  clock.after(12, () => note('three'));
  const cancel = clock.after(13, () => note('what was cancelled'));
  clock.after(14, () => cancel());
  cancel();
  clock.after(21, () => note('what is later'));
  await clock.pass(20);
  expect(happened).toEqual(['10 one', '10 one is stored', '12 two', '12 three', '15 what follows from one']);
  expect([clock.now(), clock.next]).toEqual([20, 21]);
});

it('what is in flight is waited for even if no time passes, and so is what follows from it', async () => {
  const { activity, clock, happened, store } = begin();
  void store('one').then(() => store('two'));
  await activity.settled();
  await clock.pass(0);
  expect(happened).toEqual(['0 one is stored', '0 two is stored']);
});

it('work that fails is over as well', async () => {
  const { activity } = begin();
  const failing = activity.run(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await activity.settled();
});

it('rounds come again and again, in long steps only once in each; one that is held up is not made up for', async () => {
  const { clock, happened, note } = begin();
  let finish = (): void => {};
  let held: Promise<void> = Promise.resolve();
  const end = clock.every(10, () => {
    note('round');
    return held;
  });
  await clock.pass(25);
  await clock.pass(65, 30);
  expect(happened.splice(0)).toEqual(['10 round', '20 round', '50 round', '80 round', '90 round']);
  held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await clock.pass(30);
  expect(happened.splice(0)).toEqual(['100 round']);
  const ended = end();
  finish();
  await ended;
  await clock.pass(100);
  expect(happened).toEqual([]);
});

it('a wait with a limit ends with the work, or with the time', async () => {
  const { clock, happened, note, store } = begin();
  void within(clock, 10, new Promise(() => {})).then(() => note('late'));
  void within(clock, 10, store('work')).then(() => note('in time'));
  await clock.pass(20);
  expect(happened).toEqual(['0 work is stored', '0 in time', '10 late']);
  expect(clock.next).toBeNull();
});
