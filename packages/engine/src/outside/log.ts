import type { State } from '../model/state.ts';
import type { Tale, LogKey, Timing } from '../model/tale.ts';

/** A line of the story, with the moment it is told: that says which table shows it. */
export type LogEvent = Tale & { readonly told: Timing };

/** Hears an event while it happens, with the state as it is at that moment. */
export type Sink = (event: LogEvent, state: State) => void;

/** Lets the rules tell a sink what happens. */
export function tellerTo(sink: Sink, state: State): (tale: Tale) => void {
  return (tale) => sink(timed(tale), state);
}

function timed(tale: Tale): LogEvent {
  return 'told' in tale ? tale : { ...tale, told: timingOf(tale.key) };
}

function timingOf(key: LogKey): Timing {
  if (ANNOUNCEMENTS.has(key)) return 'announcing';
  return FAREWELLS.has(key) ? 'before' : 'after';
}

const ANNOUNCEMENTS: ReadonlySet<LogKey> = new Set<LogKey>([
  'turn',
  'play',
  'use',
  'trigger',
  'scoring',
  'place',
  'duel',
  'duel result',
  'name',
  'search',
]);

const FAREWELLS: ReadonlySet<LogKey> = new Set<LogKey>([
  'clear',
  'mulligan',
  'uncover',
  'destroy',
  'return',
  'clash',
]);
