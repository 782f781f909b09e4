import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { interruption } from './trials/interruption.ts';

/** A process with a clock that somebody else moves. */
function begin() {
  const signals = new EventEmitter();
  const process = { time: 5000, exits: 0 };
  const interrupted = interruption({
    signals,
    now: () => process.time,
    exit: () => process.exits++,
  });
  return { signals, process, interrupted };
}

describe('a trial that is ended from outside', () => {
  it.each(['SIGINT', 'SIGTERM'])('hears of it: %s', (signal) => {
    const { signals, process, interrupted } = begin();
    expect(interrupted.aborted).toBe(false);
    signals.emit(signal);
    expect(interrupted.aborted).toBe(true);
    expect(process.exits).toBe(0);
  });

  it('goes on with its verdict when the same Ctrl-C arrives once more, by way of npm', () => {
    const { signals, process } = begin();
    signals.emit('SIGINT');
    process.time += 20;
    signals.emit('SIGINT');
    expect(process.exits).toBe(0);
  });

  it('ends at once when it is asked again', () => {
    const { signals, process } = begin();
    signals.emit('SIGINT');
    process.time += 1500;
    signals.emit('SIGTERM');
    expect(process.exits).toBe(1);
  });
});
