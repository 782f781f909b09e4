import type { Seat } from '@smashup/engine';
import type { BaseView, MinionView, TitanView, StandingView } from '@smashup/referee/protocol';
import type { Lane } from './solve.ts';

/** A card in a lane. */
export type Stander =
  | { readonly kind: 'titan'; readonly titan: TitanView }
  | { readonly kind: 'minion'; readonly minion: MinionView };

/** What a player has at a base, those that look the same together. */
export interface LaneContents {
  readonly seat: Seat;
  readonly groups: readonly (readonly Stander[])[];
}

/** Everybody's lane in an order that never changes: the viewer first, then clockwise. */
export function lanesAt(base: BaseView, viewer: Seat | null): readonly LaneContents[] {
  const first = viewer ?? 0;
  const seats = base.standings.map(({ seat }) => seat);
  return [...seats.slice(first), ...seats.slice(0, first)].map((seat) => ({
    seat,
    groups: groupsOf(base, seat),
  }));
}

function groupsOf({ titans, minions }: BaseView, seat: Seat): readonly (readonly Stander[])[] {
  const groups = new Map<string, Stander[]>();
  for (const titan of titans)
    if (titan.controller === seat) groups.set(`titan ${titan.card}`, [{ kind: 'titan', titan }]);
  for (const minion of minions) {
    if (minion.controller !== seat) continue;
    const group = groups.get(lookOf(minion));
    if (group === undefined) groups.set(lookOf(minion), [{ kind: 'minion', minion }]);
    else group.push({ kind: 'minion', minion });
  }
  return [...groups.values()];
}

/** Equal for minions that nobody could tell apart. */
function lookOf({ card, face, power, counters, owner, actions }: MinionView): string {
  return actions.length > 0 ? `alone ${card}` : [face, power, counters, owner].join(' ');
}

export function roomNeeded(base: BaseView, viewer: Seat | null): readonly Lane[] {
  return lanesAt(base, viewer).map(({ seat, groups }) => ({
    groups: groups.map(({ length }) => length),
    buried: base.buried.some(({ controller }) => controller === seat),
  }));
}

/** How a player stands at a base. */
export function standingOf({ standings }: BaseView, seat: Seat): StandingView | undefined {
  return standings.find((standing) => standing.seat === seat);
}

export function placeKey(place: number): 'place_1' | 'place_2' | 'place_3' | 'place_4' {
  if (place <= 1) return 'place_1';
  if (place === 2) return 'place_2';
  return place === 3 ? 'place_3' : 'place_4';
}
