import { currentScoring } from '../rules/under-way.ts';
import type { CardTest, Value } from '../library/definitions.ts';
import type { BaseId } from '../model/ids.ts';
import { basesInPlay } from '../rules/layout.ts';
import { breakpoint } from '../rules/power.ts';
import { clockwiseFrom, hasMinionAt, hasMinionOfOthers } from '../rules/table.ts';
import type { InPlay } from './in-play.ts';
import { noteWords } from '../library/recording.ts';
import { Selection, type Choosable } from './selection.ts';
import { read, type Amount } from './amount.ts';

class Bases extends Selection<Bases> {
  protected narrowed(tests: readonly CardTest[], source = this.source): Bases {
    return new Bases(source, tests);
  }
  /** The base that the ability is about. */
  get here(): Bases {
    return this.where((_, s, base) => base === s.here);
  }
  /** All bases but the one that the ability is about. */
  get otherThanHere(): Bases {
    return this.where((_, s, base) => base !== s.here);
  }
  /** All bases but that one. */
  otherThan(base: Value<BaseId>): Bases {
    return this.where((g, s, other) => other !== base(g, s));
  }
  /** Bases where you have a minion. */
  get withYours(): Bases {
    return this.where((g, s, base) => hasMinionAt(g, base, s.you));
  }
  /** Bases where another player has a minion. */
  get withOthers(): Bases {
    return this.where((g, s, base) => hasMinionOfOthers(g, base, s.you));
  }
  /** Bases where you have no minion. */
  get withoutYours(): Bases {
    return this.where((g, s, base) => !hasMinionAt(g, base, s.you));
  }
  /** Bases where one of these cards is. */
  withAny<Self extends Choosable>(cards: InPlay<Self>): Bases {
    return this.suchThat((base) => cards.at(base).exist);
  }
  /** Bases whose current breakpoint is less than that. */
  breakpointBelow(amount: Amount): Bases {
    return this.where((g, s, base) => breakpoint(g, base) < read(g, s, amount));
  }
}
noteWords('bases', Bases);
/** Bases in play. */
export const bases = new Bases(basesInPlay, []);

export class Players extends Selection<Players> {
  protected narrowed(tests: readonly CardTest[], source = this.source): Players {
    return new Players(source, tests);
  }
  get others(): Players {
    return this.where((_, s, seat) => seat !== s.you);
  }
  /** Players who have a minion at the base that the ability is about. */
  get withMinionHere(): Players {
    return this.where((g, s, seat) => hasMinionAt(g, s.here, seat));
  }
}
noteWords('players', Players);
/** All players, clockwise from the current player. */
export const players = new Players((g) => clockwiseFrom(g, g.state.turn.player), []);
/** At the base that scores: tied players each (R5.6). */
const inPlace = (place: number): Players =>
  players.where((g, _, seat) => currentScoring(g)?.places[seat] === place);
/** The winner of the scoring base; several if they are tied (R5.6). */
export const winners = inPlace(1);
/** The runner-up at the scoring base; several if they are tied (R5.6). */
export const runnersUp = inPlace(2);
/** All players but you, clockwise from you. */
export const otherPlayers = new Players((g, s) => clockwiseFrom(g, s.you), []).others;
