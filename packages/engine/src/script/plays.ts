import { noteWords, type Narrowing } from '../library/recording.ts';
import { defOf } from '../game.ts';
import type { CardTest, Condition, PlannedPlay, PlayTest, Value } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { SpokenOf } from './spoken-of.ts';

/** A play, for a condition that speaks of one. */
interface SomePlay {
  readonly card: Value<CardId>;
  readonly player: Value<Seat>;
}

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
    const { matches } = this;
    return new Plays((g, s, play) => matches(g, s, play) && test(g, s, play));
  }
  private ofCards(test: CardTest): Plays {
    return this.and((g, s, { card }) => test(g, s, card));
  }
  /** Only those for which the condition holds; it is given one play at a time. */
  suchThat(isTrue: (one: SomePlay) => Condition): Plays {
    const spoken = new SpokenOf<PlannedPlay | null>(null);
    const condition = isTrue({
      card: () => spoken.now?.card ?? NONE,
      player: () => spoken.now?.player ?? NONE,
    });
    return this.and((g, s, play) => spoken.isTrue(play, condition, g, s));
  }

  /** Plays of minions, or of cards played as one (R10.23). */
  get ofMinions(): Plays {
    return this.and((g, _, { card, on }) => on === NONE && defOf(g, card).kind === 'minion');
  }
  /** Plays of actions, wherever they go. */
  get ofActions(): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).kind === 'action');
  }
  /** On a base itself, not on a minion there. */
  get onBase(): Plays {
    return this.and((_, __, { on, base }) => on === NONE && base !== NONE);
  }
  /** Plays of minions with at most that printed power. */
  powerAtMost(amount: number): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).power <= amount);
  }
  /** Plays of minions with at least that printed power. */
  powerAtLeast(amount: number): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).power >= amount);
  }
  /** Plays of cards of that faction. */
  ofFaction(faction: Value<string>): Plays {
    return this.ofCards((g, s, card) => defOf(g, card).faction === faction(g, s));
  }
  /** Plays of cards with that name, as minion or action (R10.23). */
  named(name: Value<string>): Plays {
    return this.ofCards((g, s, card) => defOf(g, card).name === name(g, s));
  }
  /** Extra plays: those beyond the free minion and action. */
  get asExtras(): Plays {
    return this.and((_, __, { extra }) => extra);
  }
  get here(): Plays {
    return this.and((_, s, { base }) => base === s.here);
  }
  /** Plays at bases other than the one that the ability is about. */
  get elsewhere(): Plays {
    return this.and((_, s, { base }) => base !== s.here);
  }
  at(place: Value<BaseId>): Plays {
    return this.and((g, s, { base }) => base === place(g, s));
  }
  /** By that player, or by one of these players. */
  by(who: Value<Seat> | { readonly matches: CardTest }): Plays {
    return this.and((g, s, { player }) =>
      typeof who === 'function' ? player === who(g, s) : who.matches(g, s, player),
    );
  }
  /** Made by you; for an occasion, done by you. */
  get byYou(): Plays {
    return this.and((_, s, { player }) => player === s.you);
  }
  /** Made by other players; for an occasion, done by another player. */
  get byOthers(): Plays {
    return this.and((_, s, { player }) => player !== s.you);
  }
}

noteWords('plays', Plays);

export type { Plays };
/** Every play that could be made. */
export const plays = new Plays(() => true);
