import { noteWords, type Narrowing } from '../library/recording.ts';
import { defOf, playerOf } from '../game.ts';
import type { CardTest, PlayTest, Value } from '../library/definitions.ts';
import { KIND, NONE, type Seat } from '../model/ids.ts';
import { ownerOf } from '../rules/table.ts';

/**
 * Plays that a rule speaks of: "other players cannot play minions here" is `cannotPlay(plays.ofMinions.byOthers.here)`.
 */
class Plays {
  readonly matches: PlayTest;
  /** How it reads (see recording.ts). */
  narrowing: Narrowing | null = null;

  constructor(matches: PlayTest) {
    this.matches = matches;
  }
  private and(test: PlayTest): Plays {
    return new Plays((g, s, play) => this.matches(g, s, play) && test(g, s, play));
  }
  private ofCards(test: CardTest): Plays {
    return this.and((g, s, { card }) => test(g, s, card));
  }

  get ofMinions(): Plays {
    return this.and((g, _, { card, on }) => on === NONE && defOf(g, card).kind === 'minion');
  }
  /** Wherever they go. */
  get ofActions(): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).kind === 'action');
  }
  /** Of actions on bases themselves. */
  get ofActionsOnBases(): Plays {
    return this.ofActions.and((_, __, { on, base }) => on === NONE && base !== NONE);
  }
  /** Of minions with no more printed power than that. */
  powerAtMost(amount: number): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).power <= amount);
  }
  powerAtLeast(amount: number): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).power >= amount);
  }
  ofFaction(faction: Value<string>): Plays {
    return this.ofCards((g, s, card) => defOf(g, card).faction === faction(g, s));
  }
  /** Of cards of that name, as whatever (R10.23; see `kindOf`). */
  ofKind(kind: Value<number>): Plays {
    return this.ofCards((g, s, card) => defOf(g, card).name === g.lib.defs[kind(g, s) - KIND]?.name);
  }
  /** Of cards that belong to who plays them. */
  get ofOwnCards(): Plays {
    return this.and((g, _, { card, player }) => ownerOf(g, card) === player);
  }
  /** Beyond the free minion and action. */
  get asExtras(): Plays {
    return this.and((_, __, { extra }) => extra);
  }
  /** By players who have no other card in hand. */
  get byWhoHasNothingElse(): Plays {
    return this.and((g, _, { card, player }) => playerOf(g, player).hand.every((held) => held === card));
  }
  get here(): Plays {
    return this.and((_, s, { base }) => base === s.here);
  }
  get elsewhere(): Plays {
    return this.and((_, s, { base }) => base !== s.here);
  }
  /** Where this card is now. */
  get whereThisIs(): Plays {
    return this.and((g, s, { base }) => base === g.state.pieces[s.self]?.base);
  }
  /** By that player, or by one of these. */
  by(who: Value<Seat> | { readonly matches: CardTest }): Plays {
    return this.and((g, s, { player }) =>
      typeof who === 'function' ? player === who(g, s) : who.matches(g, s, player),
    );
  }
  get byYou(): Plays {
    return this.and((_, s, { player }) => player === s.you);
  }
  get byOthers(): Plays {
    return this.and((_, s, { player }) => player !== s.you);
  }
  /** In your Play Cards phase. */
  get inPlayCards(): Plays {
    return this.and(({ state: { turn } }, s) => turn.player === s.you && turn.phase === 'play');
  }
}

noteWords('plays', Plays);

export type { Plays };
export const plays = new Plays(() => true);
