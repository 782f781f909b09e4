import { applyPatch, isFields, isList, type Json } from './patch.ts';
import type { Part, RoomView, Whole } from './told.ts';

/** A table as somebody knows it who has read everything so far. */
export interface Known {
  readonly at: { readonly epoch: string; readonly n: number };
  readonly room: RoomView;
  /** The referee's update without beats and log; null: no cards have been dealt. */
  readonly standing: Json | null;
  readonly log: Json;
}

/** What happened on the way to what is known now, to be shown one after another. */
export interface ReadBeat {
  readonly lines: Json;
  readonly view: Json;
}

export interface Read {
  readonly known: Known;
  readonly beats: readonly ReadBeat[];
}

export function readWhole({ at, room, game }: Whole): Known {
  return { at, room, standing: game?.standing ?? null, log: game?.log ?? [] };
}

/** Null: something is missing, and the whole has to be asked for. What one knows already changes nothing. */
export function readPart(known: Known, { at, room, game }: Part): Read | null {
  if (at.epoch !== known.at.epoch || at.n > known.at.n + 1) return null;
  if (at.n <= known.at.n) return { known, beats: [] };
  const beats: ReadBeat[] = [];
  let { standing, log } = known;
  for (const beat of game?.beats ?? []) {
    const view = applyPatch(viewIn(standing), beat.view);
    beats.push({ lines: beat.lines, view });
    standing = withView(standing, view);
    log = [...listOf(log), ...listOf(beat.lines)];
  }
  if (game !== null) standing = applyPatch(standing, game.standing);
  return { known: { at, room: room ?? known.room, standing, log: game?.log ?? log }, beats };
}

function viewIn(standing: Json): Json {
  return isFields(standing) ? (standing['view'] ?? null) : null;
}

function withView(standing: Json, view: Json): Json {
  return isFields(standing) ? { ...standing, view } : { view };
}

function listOf(value: Json): readonly Json[] {
  return isList(value) ? value : [];
}
