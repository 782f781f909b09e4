import type { Seat } from '@smashup/engine';
import { COLOURS, type Asking, type SeatSetUp } from '@smashup/referee/protocol';
import type { ChatLine, Part, Reply, RoomView, Since, Tell, Whole } from '@smashup/server/protocol';
import { readPart, readStory, readWhole, type Known, type ReadBeat } from '@smashup/server/reader';
import type { OpenGame, ScreenUpdate } from '../protocol/referee-api.ts';

/** The table that this page is at: what is known of it, and what is on its way. */
export interface AtTable {
  readonly id: string | null;
  readonly invitation: string | null;
  readonly known: Known | null;
  readonly chat: readonly ChatLine[];
  /** The number of the last line of chat that has been read. */
  readonly read: number;
  /** Why the person is not let in, or something was refused. */
  readonly problem: string | null;
  /** The person may not be here. */
  readonly isShut: boolean;
  /** By how many milliseconds the server's clock is ahead of the one here. */
  readonly ahead: number;
  /** When the person wants to be asked, in this browser. */
  readonly asking: Asking;
  /** The game as it was laid on the table last, as text. */
  readonly laid: string;
  /** The visit that is on its way; `isAgain`: meanwhile something came that it may not know of. Null: none is. */
  readonly visit: { readonly number: number; readonly isAgain: boolean } | null;
  /** How many visits there have been, here and at other tables. */
  readonly visits: number;
}

export const NOWHERE: AtTable = {
  id: null,
  invitation: null,
  known: null,
  chat: [],
  read: -1,
  problem: null,
  isShut: false,
  ahead: 0,
  asking: 'when possible',
  laid: '',
  visit: null,
  visits: 0,
};

type Done = Extract<Reply, { ok: true }>;
type Story = NonNullable<Done['story']>;

/** What happens to a page at a table. `now`: what time it is here. `isPlain`: there is no socket, only plain HTTP. */
export type TableEvent =
  | { readonly kind: 'came'; readonly id: string; readonly invitation: string | null; readonly read: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'line opened' }
  | {
      readonly kind: 'visited';
      readonly visit: number;
      readonly reply: Done;
      readonly now: number;
      readonly isPlain: boolean;
    }
  | { readonly kind: 'visit refused'; readonly visit: number; readonly problem: string }
  | { readonly kind: 'told'; readonly message: Tell; readonly now: number }
  | { readonly kind: 'story told'; readonly table: string; readonly story: Story | undefined }
  | { readonly kind: 'polled'; readonly reply: Reply | null; readonly now: number; readonly isPlain: boolean }
  | { readonly kind: 'asked about'; readonly asking: Asking }
  | { readonly kind: 'read'; readonly read: number }
  | { readonly kind: 'problem'; readonly problem: string | null };

/** What is to be done about it. */
export type TableEffect =
  /** Asks for what was missed since then, or for everything; from then on the page is told what happens. */
  | {
      readonly kind: 'visit';
      readonly visit: number;
      readonly table: string;
      readonly invitation: string | null;
      readonly since: Since | null;
    }
  /** Long poll, without a socket. */
  | {
      readonly kind: 'poll';
      readonly table: string;
      readonly invitation: string | null;
      readonly since: Since | null;
      readonly after: number;
    }
  | { readonly kind: 'stop polling' }
  /** The end of the story came with the table; the rest can wait until that is shown. */
  | { readonly kind: 'ask story'; readonly table: string; readonly after: number }
  /** Says that the person is here. */
  | { readonly kind: 'tell presence' }
  | { readonly kind: 'tell asking'; readonly table: string; readonly asking: Asking }
  | { readonly kind: 'lay'; readonly game: OpenGame }
  | { readonly kind: 'show'; readonly update: ScreenUpdate }
  | { readonly kind: 'go away'; readonly table: string; readonly hasGame: boolean };

export interface Step {
  readonly state: AtTable;
  readonly effects: readonly TableEffect[];
}

/** The game went on meanwhile: what did is on its way, too. */
const STORY_AGAIN = 300;
/** Between two long polls. */
const POLL_AGAIN = 1000;

export function atTable(state: AtTable, event: TableEvent): Step {
  switch (event.kind) {
    case 'came':
      return come(state, event);
    case 'left':
      return leave(state);
    case 'line opened':
      return visit(state, state.known?.at ?? null);
    case 'visited':
      return event.visit === state.visit?.number ? visited(state, event) : step(state);
    case 'visit refused':
      return event.visit === state.visit?.number ? refused(state, event.problem) : step(state);
    case 'told':
      return hear(state, event.message, event.now);
    case 'story told':
      return event.table === state.id ? tellStory(state, event.story) : step(state);
    case 'polled':
      return polled(state, event);
    case 'asked about':
      return step({ ...state, asking: event.asking });
    case 'read':
      return step({ ...state, read: event.read });
    case 'problem':
      return step({ ...state, problem: event.problem });
  }
}

function step(state: AtTable, ...effects: readonly TableEffect[]): Step {
  return { state, effects };
}

/** Goes on from where another step has led. */
function then(before: Step, next: (state: AtTable) => Step): Step {
  const { state, effects } = next(before.state);
  return { state, effects: [...before.effects, ...effects] };
}

// Coming and going

function come(state: AtTable, { id, invitation, read }: Extract<TableEvent, { kind: 'came' }>): Step {
  const { visits, asking } = state;
  return visit({ ...NOWHERE, id, invitation, read, visits, asking }, null);
}

function leave({ id, known, visits }: AtTable): Step {
  const left = { ...NOWHERE, visits };
  if (id === null) return step(left);
  return step(left, { kind: 'stop polling' }, { kind: 'go away', table: id, hasGame: known !== null });
}

function visit(state: AtTable, since: Since | null): Step {
  const { id, invitation } = state;
  if (id === null) return step(state);
  if (state.visit !== null) return step({ ...state, visit: { ...state.visit, isAgain: true } });
  const number = state.visits + 1;
  return step(
    { ...state, visits: number, visit: { number, isAgain: false } },
    { kind: 'visit', visit: number, table: id, invitation, since },
  );
}

function visited(state: AtTable, { reply, now, isPlain }: Extract<TableEvent, { kind: 'visited' }>): Step {
  const isAgain = state.visit?.isAgain === true;
  const taken = then(step({ ...state, visit: null }), (before) => take(before, reply, now));
  return then(taken, (after) => {
    const { id, asking } = after;
    if (id === null) return step(after);
    const effects: TableEffect[] = [{ kind: 'tell presence' }];
    // As set in this browser, whatever another one has said.
    if (isPlaying(after)) effects.push({ kind: 'tell asking', table: id, asking });
    if (isPlain) effects.push(poll(after, id, 0));
    const told = step(after, ...effects);
    return isAgain ? then(told, (last) => visit(last, last.known?.at ?? null)) : told;
  });
}

function refused(state: AtTable, problem: string): Step {
  const after = { ...state, visit: null, problem, isShut: state.known === null };
  return state.visit?.isAgain === true ? visit(after, after.known?.at ?? null) : step(after);
}

function isPlaying({ known }: AtTable): boolean {
  return known !== null && known.room.mine !== null && known.room.status === 'playing';
}

function poll({ known, invitation }: AtTable, table: string, after: number): TableEffect {
  return { kind: 'poll', table, invitation, since: known?.at ?? null, after };
}

function polled(state: AtTable, { reply, now, isPlain }: Extract<TableEvent, { kind: 'polled' }>): Step {
  const { id } = state;
  if (id === null) return step(state);
  const isDone = reply?.ok === true;
  const problem = reply !== null && !reply.ok ? reply.message : state.problem;
  const heard = isDone ? take(state, reply, now) : step({ ...state, problem });
  return isPlain ? then(heard, (after) => step(after, poll(after, id, isDone ? 0 : POLL_AGAIN))) : heard;
}

// Being told

function take(state: AtTable, { whole, parts, chat }: Done, now: number): Step {
  let taken = whole === undefined ? step(state) : takeWhole(state, whole, now);
  for (const part of parts ?? []) taken = then(taken, (after) => takePart(after, part));
  return chat === undefined ? taken : then(taken, (after) => step({ ...after, chat }));
}

function hear(state: AtTable, message: Tell, now: number): Step {
  if (!('table' in message) || message.table !== state.id) return step(state);
  if (message.tell === 'whole') return takeWhole(state, message, now);
  if (message.tell === 'part') return takePart(state, message);
  if (message.tell === 'chat') return step({ ...state, chat: [...state.chat, message.line] });
  return step(state);
}

function takeWhole(state: AtTable, whole: Whole, now: number): Step {
  const before = state.known;
  // What was on its way while something newer came.
  if (whole.at.epoch === before?.at.epoch && whole.at.n < before.at.n) return step(state);
  const known = readWhole(whole);
  const after = { ...state, known, chat: whole.chat, isShut: false, ahead: whole.now - now };
  const isSeated = before !== null && before.room.mine !== known.room.mine;
  const shown = then(step(after, ...(isSeated ? [{ kind: 'tell presence' } as const] : [])), (next) =>
    show(next, [], known.log),
  );
  return known.situation === null
    ? shown
    : then(shown, (next) => step(next, { kind: 'ask story', table: whole.table, after: 0 }));
}

function takePart(state: AtTable, part: Part): Step {
  const { known } = state;
  const read = known === null ? null : tryRead(known, part);
  if (known === null || read === null) {
    // A part that should fit and does not: what is known here cannot be built on.
    const isBroken = known?.at.epoch === part.at.epoch && part.at.n <= known.at.n + 1;
    return visit(state, isBroken ? null : (known?.at ?? null));
  }
  if (read.known === known) return step(state);
  const after = { ...state, known: read.known };
  if (part.game !== null) {
    const shown = show(after, read.beats, part.game.undone > 0 ? read.known.log : part.game.log);
    // A game to watch begins late, and its story with it.
    if (known.situation !== null) return shown;
    return then(shown, (next) => step(next, { kind: 'ask story', table: part.table, after: 0 }));
  }
  return concededBy(read.known.room) === concededBy(known.room) ? lay(after) : show(after, [], null);
}

/** Null: something is missing. */
function tryRead(from: Known, part: Part): ReturnType<typeof readPart> {
  try {
    return readPart(from, part);
  } catch {
    return null;
  }
}

function tellStory(state: AtTable, story: Story | undefined): Step {
  const { id, known } = state;
  if (id === null || known === null || story === undefined) return step(state);
  const read = readStory(known, story);
  if (read === null) return step(state, { kind: 'ask story', table: id, after: STORY_AGAIN });
  return show({ ...state, known: read }, [], read.log);
}

// Handing on to the table what is known now

function show(state: AtTable, beats: readonly ReadBeat[], log: Known['log'] | null): Step {
  const { known } = state;
  if (known === null || known.situation === null) return step(state);
  const { room, situation } = known;
  const update: ScreenUpdate = {
    ...situation,
    beats,
    log,
    // Going back after somebody else has decided needs their consent: the server asks them.
    canUndo: situation.canUndo || (situation.canAskToUndo && room.setUp.undo === 'ask'),
    handOver: false,
    isInOtherTab: false,
    conceded: concededBy(room),
  };
  return then(lay(state), (laid) => step(laid, { kind: 'show', update }));
}

/** Whoever has given up, which ended the game; null: nobody. */
function concededBy({ ending }: RoomView): Seat | null {
  return typeof ending === 'object' ? (ending?.conceded ?? null) : null;
}

/** Only if it is new, since it makes the table redraw. */
function lay(state: AtTable): Step {
  const { known } = state;
  if (known === null || known.situation === null) return step(state);
  const game = gameAt(known.room);
  const laid = JSON.stringify(game);
  return laid === state.laid ? step(state) : step({ ...state, laid }, { kind: 'lay', game });
}

function gameAt({ id, setUp, seats }: RoomView): OpenGame {
  const { choice, duplicates, edition, printing, titans, pool } = setUp;
  const { draftSize, extraBaseSets, firstPlayer } = setUp;
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
    draftSize,
    extraBaseSets,
    firstPlayer,
    seed: null,
    note: null,
  };
}
