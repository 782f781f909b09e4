import type { Seat } from '@smashup/engine';
import type { BaseView, MinionView, StandingView, TitanView } from '@smashup/referee/protocol';

export interface Present {
  readonly standing: StandingView;
  readonly titans: readonly TitanView[];
  readonly minions: readonly MinionView[];
}

/** The players who have something at a base: the viewer first, then clockwise. */
export function present({ standings, titans, minions }: BaseView, viewer: Seat | null): readonly Present[] {
  const first = viewer ?? 0;
  const inOrder = [...standings.slice(first), ...standings.slice(0, first)];
  return inOrder
    .map((standing) => ({
      standing,
      titans: titans.filter(({ controller }) => controller === standing.seat),
      minions: minions.filter(({ controller }) => controller === standing.seat),
    }))
    .filter(({ standing, ...own }) => own.titans.length + own.minions.length + standing.total > 0);
}
