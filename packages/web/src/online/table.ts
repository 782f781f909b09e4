import type { Request, RoomView } from '@smashup/server/protocol';
import { create } from 'zustand';
import { now, pause } from '../clock.ts';
import type { GameHost } from '../session/game-host.ts';
import { layGame, leaveGame, receive } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { atTable, NOWHERE, type AtTable, type TableEffect, type TableEvent } from './at-table.ts';
import { keepRead, lastRead } from './chat-read.ts';
import { getUpdates, type Done } from './http.ts';
import { ask, askUntilAnswered } from './line.ts';
import { hear, useOnline } from './online.ts';
import { sentenceOf, Unreachable } from './refusal.ts';
import { Watch } from './watch.ts';

/** What screens show of the table that this page is at. */
interface ShownTable extends Pick<AtTable, 'id' | 'invitation' | 'chat' | 'read' | 'problem' | 'isShut'> {
  readonly room: RoomView | null;
  /** There is a game to be seen. */
  readonly isLaid: boolean;
}

function shown({ id, invitation, known, chat, read, problem, isShut }: AtTable): ShownTable {
  const isLaid = known !== null && known.situation !== null;
  return { id, invitation, room: known?.room ?? null, isLaid, chat, read, problem, isShut };
}

export const useTable = create<ShownTable>()(() => shown(NOWHERE));

/** Does what `atTable` says. Everything that is known of the table is in here. */
let state = NOWHERE;
let stopPresence = (): void => {};
let watch: Watch | null = null;
let polling = new AbortController();

function dispatch(event: TableEvent): void {
  const step = atTable(state, event);
  ({ state } = step);
  useTable.setState(shown(state));
  for (const effect of step.effects) perform(effect);
}

function perform(effect: TableEffect): void {
  switch (effect.kind) {
    case 'visit':
      return void visit(effect);
    case 'poll':
      return void poll(effect);
    case 'stop polling':
      return polling.abort();
    case 'ask story':
      return void askStory(effect.table, effect.after);
    case 'tell presence':
      return watch?.tell();
    case 'tell asking':
      return without(ask({ ask: 'asking', table: effect.table, asking: effect.asking }));
    case 'lay':
      return layGame(effect.game, host(effect.game.id));
    case 'show':
      return receive(effect.update);
    case 'go away':
      without(ask({ ask: 'go', table: effect.table }));
      if (effect.hasGame) void leaveGame();
  }
}

/** Nobody waits for an answer. */
function without(asked: Promise<unknown>): void {
  asked.catch(() => {});
}

function isPlain(): boolean {
  return useOnline.getState().line === 'http';
}

// Coming and going

/** Comes to a table; does nothing if the page is already there. */
export function comeTo(id: string, invitation: string | null): void {
  if (state.id === id) return;
  goAway();
  const stopHearing = hear({
    tell: (message) => dispatch({ kind: 'told', message, now: now() }),
    opened: () => dispatch({ kind: 'line opened' }),
  });
  const watching = new Watch((page, visible) => tellHere(id, page, visible));
  watch = watching;
  stopPresence = () => {
    stopHearing();
    watching.end();
  };
  dispatch({ kind: 'asked about', asking: useSettings.getState().asking });
  dispatch({ kind: 'came', id, invitation, read: lastRead(id) });
}

/** Nobody misses a person who does not sit at the table. */
function tellHere(table: string, page: string, visible: boolean): void {
  if (state.known !== null && state.known.room.mine !== null) {
    without(ask({ ask: 'here', table, page, visible }));
  }
}

/** Somebody says that they are here. */
export function sayHere(): void {
  watch?.tell();
}

export function goAway(): void {
  stopPresence();
  stopPresence = () => {};
  dispatch({ kind: 'left' });
}

async function visit({
  visit: number,
  table,
  invitation,
  since,
}: Extract<TableEffect, { kind: 'visit' }>): Promise<void> {
  try {
    const reply = await askUntilAnswered({
      ask: 'visit',
      table,
      ...(invitation === null ? {} : { invitation }),
      ...(since === null ? {} : { since }),
    });
    dispatch({ kind: 'visited', visit: number, reply, now: now(), isPlain: isPlain() });
  } catch (error) {
    dispatch({ kind: 'visit refused', visit: number, problem: sentenceOf(error) });
  }
}

/** One long poll; a new one replaces the one before. */
async function poll(effect: Extract<TableEffect, { kind: 'poll' }>): Promise<void> {
  polling.abort();
  const controller = new AbortController();
  polling = controller;
  const { signal } = controller;
  if (effect.after > 0) await pause(effect.after);
  if (signal.aborted) return;
  const reply = await getUpdates(effect.table, effect.since, effect.invitation, signal).catch(() => null);
  if (!signal.aborted) dispatch({ kind: 'polled', reply, now: now(), isPlain: isPlain() });
}

async function askStory(table: string, millis: number): Promise<void> {
  if (millis > 0) await pause(millis);
  // The end of it is there.
  const reply = await askUntilAnswered({ ask: 'story', table }).catch(() => null);
  if (reply !== null) dispatch({ kind: 'story told', table, story: reply.story });
}

/** The server's time, which clocks go by. */
export function serverNow(): number {
  return now() + state.ahead;
}

// Asking

function expected<T>(value: T | undefined): T {
  if (value === undefined) throw new Unreachable();
  return value;
}

/** The server as the referee of the game on the table. */
function host(table: string): GameHost {
  return {
    // An answer is carried out once however often it is sent: its decision has a ticket.
    answer: async (decision, picks) => {
      await askUntilAnswered({ ask: 'answer', table, decision, picks: [...picks] });
    },
    undo: async () => {
      await ask({ ask: 'undo', table });
    },
    hint: async () => {
      const decision = expected(state.known?.situation?.decision?.id);
      return expected((await ask({ ask: 'hint', table, decision })).hint);
    },
    inspect: async (card) => expected((await askUntilAnswered({ ask: 'inspect', table, card })).inspection),
    forecast: async (decision, option, target) =>
      (await ask({ ask: 'forecast', table, decision, option, target })).forecast ?? null,
    whyNot: async (card, target) =>
      (await askUntilAnswered({ ask: 'why not', table, card, target })).whyNot ?? null,
    ask: async (asking) => {
      dispatch({ kind: 'asked about', asking });
      await ask({ ask: 'asking', table, asking });
    },
    giveOrder: async (order) => {
      await askUntilAnswered({ ask: 'standing order', table, order });
    },
    // Whoever has conceded is told again that it is done.
    concede: async () => {
      await askUntilAnswered({ ask: 'concede', table });
    },
    passed: async () => expected((await askUntilAnswered({ ask: 'passed', table })).passed),
    leave: async () => {},
  };
}

/** Asks something of this table; what is refused is told there. */
export async function askTable(wish: (table: string) => Request): Promise<Done | null> {
  const { id } = state;
  if (id === null) return null;
  dispatch({ kind: 'problem', problem: null });
  try {
    return await ask(wish(id));
  } catch (error) {
    dispatch({ kind: 'problem', problem: sentenceOf(error) });
    return null;
  }
}

/** Everything up to this line has been read. */
export function readChat(read: number): void {
  if (state.id !== null) keepRead(state.id, read);
  dispatch({ kind: 'read', read });
}

export function dismissProblem(): void {
  dispatch({ kind: 'problem', problem: null });
}
