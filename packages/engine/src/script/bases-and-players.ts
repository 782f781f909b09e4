import type { CardTest, Value } from '../library/definitions.ts';
import type { BaseId } from '../model/ids.ts';
import { breakpoint } from '../rules/power.ts';
import { clockwiseFrom, hasMinionAt } from '../rules/table.ts';
import type { InPlay } from './in-play.ts';
import { noteWords } from './recording.ts';
import { Selection, type Choosable } from './selection.ts';

class Bases extends Selection<Bases> {
  protected narrowed(tests: readonly CardTest[]): Bases {
    return new Bases(this.source, tests);
  }
  /** The base that the ability is about. */
  get here(): Bases {
    return this.where((_, s, base) => base === s.here);
  }
  get otherThanHere(): Bases {
    return this.where((_, s, base) => base !== s.here);
  }
  otherThan(base: Value<BaseId>): Bases {
    return this.where((g, s, other) => other !== base(g, s));
  }
  /** Where you have a minion. */
  get withYours(): Bases {
    return this.where((g, s, base) => hasMinionAt(g, base, s.you));
  }
  get withoutYours(): Bases {
    return this.where((g, s, base) => !hasMinionAt(g, base, s.you));
  }
  get withoutMinions(): Bases {
    return this.where((g, _, base) => g.state.players.every((_p, seat) => !hasMinionAt(g, base, seat)));
  }
  /** Where one of these is. */
  withAny<Self extends Choosable>(cards: InPlay<Self>): Bases {
    return this.where((g, s, base) => cards.at(() => base).exist(g, s));
  }
  breakpointAtLeast(amount: number): Bases {
    return this.where((g, _, base) => breakpoint(g, base) >= amount);
  }
}
noteWords('bases', Bases);
export const bases = new Bases((g) => g.state.bases.map(({ base }) => base), []);

export class Players extends Selection<Players> {
  protected narrowed(tests: readonly CardTest[]): Players {
    return new Players(this.source, tests);
  }
  get others(): Players {
    return this.where((_, s, seat) => seat !== s.you);
  }
  get withMinionHere(): Players {
    return this.where((g, s, seat) => hasMinionAt(g, s.here, seat));
  }
}
/** Clockwise from the current player. */
noteWords('players', Players);
export const players = new Players((g) => clockwiseFrom(g, g.state.turn.player), []);
/** Clockwise from you, without you. */
export const otherPlayers = new Players((g, s) => clockwiseFrom(g, s.you), []).others;
