import type { StoryLine, TableView } from '@smashup/referee/protocol';
import { applyPatch } from './patch.ts';
import { isStanding, isTableView, type Standing } from './standing.ts';
import type { Part, RoomView, Whole } from './told.ts';

/** A table as somebody knows it who has read everything so far. */
export interface Known {
  readonly at: { readonly epoch: string; readonly n: number };
  readonly room: RoomView;
  /** Null: no cards have been dealt. */
  readonly standing: Standing | null;
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

export function readWhole({ at, room, game }: Whole): Known {
  return { at, room, standing: game?.standing ?? null, log: game?.log ?? [] };
}

/** With the whole story; null: something else has been told meanwhile, and it has to be asked for again. */
export function readStory(
  known: Known,
  { at, lines }: { readonly at: Known['at']; readonly lines: readonly StoryLine[] },
): Known | null {
  return at.epoch === known.at.epoch && at.n === known.at.n ? { ...known, log: lines } : null;
}

/** Null: something is missing, and the whole has to be asked for. What one knows already changes nothing. */
export function readPart(known: Known, { at, room, game }: Part): Read | null {
  if (at.epoch !== known.at.epoch || at.n > known.at.n + 1) return null;
  if (at.n <= known.at.n) return { known, beats: [] };
  const next = { ...known, at, room: room ?? known.room };
  if (game === null) return { known: next, beats: [] };
  const beats: ReadBeat[] = [];
  let view: unknown = known.standing?.view ?? null;
  for (const beat of game.beats) {
    view = applyPatch(view, beat.view);
    if (!isTableView(view)) return null;
    beats.push({ lines: beat.lines, view });
  }
  const standing = applyPatch(known.standing === null ? null : { ...known.standing, view }, game.standing);
  if (!isStanding(standing)) return null;
  const log = game.log ?? [...known.log, ...game.beats.flatMap(({ lines }) => lines)];
  return { known: { ...next, standing, log }, beats };
}
