import type { Seat } from '@smashup/engine';
import { COLOURS, type Asking, type SeatSetUp } from '@smashup/referee/protocol';
import type { ChatLine, Part, Request, RoomView, Tell, Whole } from '@smashup/server/protocol';
import { readPart, readStory, readWhole, type Known, type ReadBeat } from '@smashup/server/reader';
import { create } from 'zustand';
import type { OpenGame } from '../protocol/referee-api.ts';
import type { GameHost } from '../sitting/game-host.ts';
import { layGame, leaveGame, receive } from '../sitting/sitting.ts';
import { useSettings } from '../settings/settings.ts';
import { keepRead, lastRead } from './chat-read.ts';
import { getUpdates, type Done } from './http.ts';
import { ask, askUntilAnswered } from './line.ts';
import { hear, useOnline } from './online.ts';
import { sentenceOf, Unreachable } from './refusal.ts';
import { Watch } from './watch.ts';

/** The table that this page is at. */
interface AtTable {
  readonly id: string | null;
  readonly invitation: string | null;
  readonly room: RoomView | null;
  readonly chat: readonly ChatLine[];
  /** The number of the last line of chat that has been read. */
  readonly read: number;
  /** Why the person is not let in, or something was refused. */
  readonly problem: string | null;
  /** The person may not be here. */
  readonly isShut: boolean;
}

const NOWHERE: AtTable = {
  id: null,
  invitation: null,
  room: null,
  chat: [],
  read: -1,
  problem: null,
  isShut: false,
};

export const useTable = create<AtTable>()(() => NOWHERE);

const { getState, setState } = useTable;

let known: Known | null = null;
/** By how many milliseconds the server's clock is ahead of the one here. */
let ahead = 0;
let laid = '';
let isVisiting = false;
/** While one visit is on its way, something came that it may not know of. */
let isToVisitAgain = false;
let asking: Asking = 'when possible';
let watch: Watch | null = null;
let stopHearing = (): void => {};
let polling = new AbortController();

// Coming and going

/** Comes to a table; does nothing if the page is already there. */
export function comeTo(id: string, invitation: string | null): void {
  if (getState().id === id) return;
  goAway();
  ({ asking } = useSettings.getState());
  setState({ ...NOWHERE, id, invitation, read: lastRead(id) });
  stopHearing = hear({ tell, opened: () => void visit() });
  watch = new Watch((page, visible) => tellHere(id, page, visible));
  void visit();
}

/** Nobody misses a person who does not sit at the table. */
function tellHere(table: string, page: string, visible: boolean): void {
  if (known !== null && known.room.mine !== null) {
    ask({ ask: 'here', table, page, visible }).catch(() => {});
  }
}

export function goAway(): void {
  const { id, room } = getState();
  if (id === null) return;
  stopHearing();
  watch?.end();
  polling.abort();
  known = null;
  laid = '';
  setState(NOWHERE);
  ask({ ask: 'go', table: id }).catch(() => {});
  if (room !== null) void leaveGame();
}

/** Asks for what was missed, or everything; from then on it is told what happens. */
async function visit(isWhole = false): Promise<void> {
  const { id, invitation } = getState();
  if (id === null) return;
  if (isVisiting) {
    isToVisitAgain = true;
    return;
  }
  const since = isWhole || known === null ? null : known.at;
  isVisiting = true;
  try {
    const reply = await askUntilAnswered({
      ask: 'visit',
      table: id,
      ...(invitation === null ? {} : { invitation }),
      ...(since === null ? {} : { since }),
    });
    if (getState().id !== id) return;
    take(reply);
    watch?.tell();
    // As set in this browser, whatever another one has said.
    if (isPlaying()) ask({ ask: 'asking', table: id, asking }).catch(() => {});
    if (useOnline.getState().line === 'http') void poll(id);
  } catch (error) {
    if (getState().id === id) setState({ problem: sentenceOf(error), isShut: known === null });
  } finally {
    isVisiting = false;
    const isAgain = isToVisitAgain || getState().id !== id;
    isToVisitAgain = false;
    if (isAgain) void visit();
  }
}

function isPlaying(): boolean {
  return known !== null && known.room.mine !== null && known.room.status === 'playing';
}

function take({ whole, parts, chat }: Done): void {
  if (whole !== undefined) takeWhole(whole);
  for (const part of parts ?? []) takePart(part);
  if (chat !== undefined) setState({ chat });
}

/** Without a socket the page polls, and the server answers when there is something. */
async function poll(id: string): Promise<void> {
  polling.abort();
  polling = new AbortController();
  const { signal } = polling;
  while (!signal.aborted && getState().id === id && useOnline.getState().line === 'http') {
    try {
      const reply = await getUpdates(id, known?.at ?? null, getState().invitation, signal);
      if (signal.aborted || getState().id !== id) return;
      if (reply.ok) take(reply);
      else setState({ problem: reply.message });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

// Being told

function tell(message: Tell): void {
  if (!('table' in message) || message.table !== getState().id) return;
  if (message.tell === 'whole') takeWhole(message);
  if (message.tell === 'part') takePart(message);
  if (message.tell === 'chat') setState(({ chat }) => ({ chat: [...chat, message.line] }));
}

function takeWhole(whole: Whole): void {
  // What was on its way while something newer came.
  const isOld = whole.at.epoch === known?.at.epoch && whole.at.n < known.at.n;
  if (isOld) return;
  const before = known;
  known = readWhole(whole);
  ahead = whole.now - Date.now();
  if (before !== null && before.room.mine !== known.room.mine) watch?.tell();
  setState({ room: known.room, chat: whole.chat, isShut: false });
  show([], known.log);
  if (known.situation !== null) void askStory(whole.table);
}

/** The game went on meanwhile: what did is on its way, too. */
const STORY_AGAIN = 300;

/** The end of the story came with the table; the rest can wait until that is shown. */
async function askStory(table: string): Promise<void> {
  try {
    const { story } = await askUntilAnswered({ ask: 'story', table });
    if (story === undefined || known === null || getState().id !== table) return;
    const read = readStory(known, story);
    if (read === null) return void setTimeout(() => void askStory(table), STORY_AGAIN);
    known = read;
    show([], read.log);
  } catch {
    // The end of it is there.
  }
}

function takePart(part: Part): void {
  const read = known === null ? null : tryRead(known, part);
  if (read === null) {
    void visit(known?.at.epoch === part.at.epoch && part.at.n <= known.at.n + 1);
    return;
  }
  if (read.known === known) return;
  const before = known;
  known = read.known;
  setState({ room: known.room });
  if (part.game !== null) show(read.beats, part.game.undone > 0 ? known.log : part.game.log);
  else if (concededBy(known.room) !== concededBy(before?.room)) show([], null);
  else lay(known.room);
}

/** Null: something is missing. */
function tryRead(from: Known, part: Part): ReturnType<typeof readPart> {
  try {
    return readPart(from, part);
  } catch {
    return null;
  }
}

/** Hands on to the table what is known now. */
function show(beats: readonly ReadBeat[], log: Known['log'] | null): void {
  if (known === null || known.situation === null) return;
  const { room, situation } = known;
  lay(room);
  receive({
    ...situation,
    beats,
    log,
    // Going back after somebody else has decided needs their consent: the server asks them.
    canUndo: situation.canUndo || (situation.canAskToUndo && room.setUp.undo === 'ask'),
    handOver: false,
    isElsewhere: false,
    conceded: concededBy(room),
  });
}

/** Whoever has given up, which ended the game; null: nobody. */
function concededBy(room: RoomView | undefined): Seat | null {
  const ending = room?.ending ?? null;
  return typeof ending === 'object' ? (ending?.conceded ?? null) : null;
}

/** Only if it is new, since it makes the table redraw. */
function lay(room: RoomView): void {
  if (known?.situation === null) return;
  const game = gameAt(room);
  const text = JSON.stringify(game);
  if (text === laid) return;
  laid = text;
  layGame(game, host(room.id));
}

function gameAt({ id, setUp, seats }: RoomView): OpenGame {
  const { choice, duplicates, edition, printing, titans, pool } = setUp;
  return {
    id,
    seats: seats.map(({ seat, name, level, factions }): SeatSetUp => ({
      name,
      colour: COLOURS[seat] ?? 'red',
      sitter: level === null ? { kind: 'person' } : { kind: 'bot', level },
      factions,
    })),
    choice,
    duplicates,
    edition,
    printing,
    titans,
    pool,
    seed: null,
    note: null,
  };
}

/** The server's time, which clocks go by. */
export function serverNow(): number {
  return Date.now() + ahead;
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
      const decision = expected(known?.situation?.decision?.id);
      return expected((await ask({ ask: 'hint', table, decision })).hint);
    },
    inspect: async (card) => expected((await askUntilAnswered({ ask: 'inspect', table, card })).inspection),
    whyNot: async (card, target) =>
      (await askUntilAnswered({ ask: 'why not', table, card, target })).whyNot ?? null,
    ask: async (wish) => {
      asking = wish;
      await ask({ ask: 'asking', table, asking: wish });
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
  const { id } = getState();
  if (id === null) return null;
  setState({ problem: null });
  try {
    return await ask(wish(id));
  } catch (error) {
    setState({ problem: sentenceOf(error) });
    return null;
  }
}

/** Everything up to this line has been read. */
export function readChat(read: number): void {
  const { id } = getState();
  if (id !== null) keepRead(id, read);
  setState({ read });
}

export function dismissProblem(): void {
  setState({ problem: null });
}
