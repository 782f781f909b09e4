import type { Situation, StoryLine, TableView } from '@smashup/referee/protocol';
import { unpack, type Packed } from './pack.ts';
import { applyPatch, isFields } from './patch.ts';
import type { Reply } from './replies.ts';
import { isSituation, isTableView } from './situation.ts';
import type { GamePart, Part, RoomView, Tell, Whole } from './told.ts';

/** A table as known to a reader who has read everything so far. */
export interface Known {
  readonly at: { readonly epoch: string; readonly n: number };
  readonly room: RoomView;
  /** Null: no cards have been dealt. */
  readonly situation: Situation | null;
  readonly log: readonly StoryLine[];
}

/** What happened on the way to what is known now, to be shown one after another. */
export interface ReadBeat {
  readonly lines: readonly StoryLine[];
  readonly view: TableView;
}

export interface Read {
  readonly known: Known;
  readonly beats: readonly ReadBeat[];
}

/** What came over a socket. Throws if no server of this version has sent it. */
export function readTell(packed: Packed): Tell {
  const message = unpack(packed);
  if (!isTell(message)) throw new Error('The server says something that this page does not know.');
  return message;
}

export function readReply(packed: Packed): Reply {
  const message = unpack(packed);
  if (!isReply(message)) throw new Error('The server answers something that this page does not know.');
  return message;
}

function isTell(value: unknown): value is Tell {
  return isFields(value) && typeof value['tell'] === 'string';
}

function isReply(value: unknown): value is Reply {
  return isFields(value) && typeof value['ok'] === 'boolean';
}

export function readWhole({ at, room, game }: Whole): Known {
  return { at, room, situation: game?.standing ?? null, log: game?.log ?? [] };
}

/** With the whole story; null: something else has been told meanwhile, and it has to be asked for again. */
export function readStory(
  known: Known,
  { at, lines }: { readonly at: Known['at']; readonly lines: readonly StoryLine[] },
): Known | null {
  return at.epoch === known.at.epoch && at.n === known.at.n ? { ...known, log: lines } : null;
}

/** Null: something is missing, and the whole has to be requested. What is already known changes nothing. */
export function readPart(known: Known, { at, room, game }: Part): Read | null {
  if (at.epoch !== known.at.epoch || at.n > known.at.n + 1) return null;
  if (at.n <= known.at.n) return { known, beats: [] };
  const next = { ...known, at, room: room ?? known.room };
  if (game === null) return { known: next, beats: [] };
  const beats: ReadBeat[] = [];
  let view: unknown = known.situation?.view ?? null;
  for (const beat of game.beats) {
    view = applyPatch(view, beat.view);
    if (!isTableView(view)) return null;
    beats.push({ lines: beat.lines, view });
  }
  const situation = applyPatch(known.situation === null ? null : { ...known.situation, view }, game.standing);
  if (!isSituation(situation)) return null;
  return { known: { ...next, situation, log: storyAfter(known.log, game) }, beats };
}

/** Of which only the end may be known. */
export function storyAfter(
  story: readonly StoryLine[],
  { beats, log, undone }: GamePart,
): readonly StoryLine[] {
  const kept = story.slice(0, Math.max(0, story.length - undone));
  return log ?? [...kept, ...beats.flatMap(({ lines }) => lines)];
}
