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
    return new Plays((g, s, play) => this.matches(g, s, play) && test(g, s, play));
  }
  private ofCards(test: CardTest): Plays {
    return this.and((g, s, { card }) => test(g, s, card));
  }
  /** Only those of which this is true; the condition speaks of one of them at a time. */
  suchThat(isTrue: (one: SomePlay) => Condition): Plays {
    const spoken = new SpokenOf<PlannedPlay | null>(null);
    const condition = isTrue({
      card: () => spoken.now?.card ?? NONE,
      player: () => spoken.now?.player ?? NONE,
    });
    return this.and((g, s, play) => spoken.isTrue(play, condition, g, s));
  }

  /** Of minions, or of what is played as one (R10.23). */
  get ofMinions(): Plays {
    return this.and((g, _, { card, on }) => on === NONE && defOf(g, card).kind === 'minion');
  }
  /** Wherever they go. */
  get ofActions(): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).kind === 'action');
  }
  /** On a base itself, not on a minion there. */
  get onBase(): Plays {
    return this.and((_, __, { on, base }) => on === NONE && base !== NONE);
  }
  /** Of minions with no more printed power than that. */
  powerAtMost(amount: number): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).power <= amount);
  }
  /** Of minions with at least that much printed power. */
  powerAtLeast(amount: number): Plays {
    return this.ofCards((g, _, card) => defOf(g, card).power >= amount);
  }
  /** Of cards of that faction. */
  ofFaction(faction: Value<string>): Plays {
    return this.ofCards((g, s, card) => defOf(g, card).faction === faction(g, s));
  }
  /** Of cards of that name, as whatever (R10.23). */
  named(name: Value<string>): Plays {
    return this.ofCards((g, s, card) => defOf(g, card).name === name(g, s));
  }
  /** Beyond the free minion and action. */
  get asExtras(): Plays {
    return this.and((_, __, { extra }) => extra);
  }
  get here(): Plays {
    return this.and((_, s, { base }) => base === s.here);
  }
  /** At other bases than the one that the ability is about. */
  get elsewhere(): Plays {
    return this.and((_, s, { base }) => base !== s.here);
  }
  at(place: Value<BaseId>): Plays {
    return this.and((g, s, { base }) => base === place(g, s));
  }
  /** By that player, or by one of these. */
  by(who: Value<Seat> | { readonly matches: CardTest }): Plays {
    return this.and((g, s, { player }) =>
      typeof who === 'function' ? player === who(g, s) : who.matches(g, s, player),
    );
  }
  /** You make them; for what happens: you did it. */
  get byYou(): Plays {
    return this.and((_, s, { player }) => player === s.you);
  }
  /** Other players make them; for what happens: somebody else did it. */
  get byOthers(): Plays {
    return this.and((_, s, { player }) => player !== s.you);
  }
}

noteWords('plays', Plays);

export type { Plays };
/** Every play that could be made. */
export const plays = new Plays(() => true);
