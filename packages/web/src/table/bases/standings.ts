import type { Seat } from '@smashup/engine';
import type { BaseView, MinionView, StandingView } from '@smashup/referee/protocol';

export interface Present {
  readonly standing: StandingView;
  readonly minions: readonly MinionView[];
}

/** The players who have something at a base: the viewer first, then clockwise. */
export function present({ standings, minions }: BaseView, viewer: Seat | null): readonly Present[] {
  const first = viewer ?? 0;
  const inOrder = [...standings.slice(first), ...standings.slice(0, first)];
  return inOrder
    .map((standing) => ({
      standing,
      minions: minions.filter(({ controller }) => controller === standing.seat),
    }))
    .filter(({ standing, minions: own }) => own.length > 0 || standing.total > 0);
}
