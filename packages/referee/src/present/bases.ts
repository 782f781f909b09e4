import {
  BIG_BASE_VP,
  isBigBase,
  NONE,
  type BaseId,
  type BaseInPlay,
  type Piece,
  type Rules,
  type View,
} from '@smashup/engine';
import type {
  ActionView,
  BaseView,
  BuriedView,
  MinionView,
  StandingView,
  TitanView,
} from '../protocol/table-view.ts';
import { faceOf, presentStored, printedOn } from './cards.ts';

export function presentBases(view: View, reading: Rules): BaseView[] {
  const pieces = view.table.flatMap((card) => view.pieces[card] ?? []);
  return view.bases.map((inPlay) => presentBase(view, inPlay, pieces, reading));
}

function presentBase(
  view: View,
  { base, counters }: BaseInPlay,
  all: readonly Piece[],
  reading: Rules,
): BaseView {
  const def = printedOn(view, base, reading);
  const pieces = all.filter((piece) => piece.base === base);
  const totals = reading.totals(view, base);
  const vp = isBigBase(view) ? BIG_BASE_VP : (def?.vp ?? ([0, 0, 0] as const));
  return {
    card: base,
    face: faceOf(view, base),
    breakpoint: isBigBase(view) ? null : reading.breakpoint(view, base),
    printedBreakpoint: def?.breakpoint ?? 0,
    vp,
    total: reading.totalOfAll(view, base),
    counters,
    scoring: isScoring(view, base),
    standings: presentStandings(view, base, totals, reading),
    titans: pieces.filter(({ as }) => as === 'titan').map((titan) => presentTitan(view, titan, reading)),
    minions: pieces
      .filter(({ as }) => as === 'minion')
      .map((minion) => presentMinion(view, minion, pieces, reading)),
    actions: actionsOn(view, NONE, pieces, reading),
    buried: pieces.filter(({ as }) => as === 'buried').map((buried) => presentBuried(view, buried)),
  };
}

/** Whether it is being scored. */
export function isScoring(view: View, base: BaseId): boolean {
  return view.stack.some(
    (frame) => frame.kind === 'scoring' && frame.base === base && frame.stage !== 'pick',
  );
}

function presentStandings(
  view: View,
  base: BaseId,
  totals: readonly number[],
  reading: Rules,
): StandingView[] {
  return reading.places(view, base).map((place, seat) => ({
    seat,
    total: totals[seat] ?? 0,
    place: place === 0 ? null : place,
    vp: reading.awards(view, base, seat)[place - 1] ?? 0,
  }));
}

function presentTitan(view: View, { card, controller, counters, base }: Piece, reading: Rules): TitanView {
  return {
    card,
    face: faceOf(view, card),
    controller,
    owner: view.owners[card] ?? controller,
    counters,
    power: reading
      .totalParts(view, base, controller)
      .filter(({ source }) => source === card)
      .reduce((sum, { amount }) => sum + amount, 0),
  };
}

function presentMinion(view: View, minion: Piece, pieces: readonly Piece[], reading: Rules): MinionView {
  const { card, controller, counters } = minion;
  return {
    card,
    face: faceOf(view, card),
    controller,
    owner: view.owners[card] ?? controller,
    power: reading.power(view, card),
    printedPower: printedOn(view, card, reading)?.power ?? 0,
    counters,
    actions: actionsOn(view, card, pieces, reading),
    ...presentStored(view, card, pieces),
  };
}

/** The actions on a minion, or those on the base itself. */
function actionsOn(view: View, host: number, pieces: readonly Piece[], reading: Rules): ActionView[] {
  return pieces
    .filter(({ as, on }) => as === 'action' && on === host)
    .map(({ card, controller }) => ({
      card,
      face: faceOf(view, card),
      controller,
      power: reading.power(view, card),
      ...presentStored(view, card, pieces),
    }));
}

function presentBuried(view: View, { card, controller }: Piece): BuriedView {
  return { card, face: faceOf(view, card), controller };
}
